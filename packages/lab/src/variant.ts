import { jsonSource, type Source } from '@sandtable/kernel'

/** One thing that is otherwise: a path into the scenario file, and the value there. */
export interface Change {
  readonly path: readonly string[]
  readonly value: unknown
}

const RULING = /^[A-Z]{2,4}-RUL-\d+$/

/**
 * A change in words: 'MF-RUL-9=any-pins' is a ruling; 'tables.small-arms.rifle.shots=2' a house rule; 'start.last=8' or
 * 'pieces.g1.kind=german-officer' anything else in the file. Whatever has an id is found by it. Null if it is none.
 */
export function changeIn(words: string): Change | null {
  const [, where, text] = /^([^=\s]+)=(.*)$/s.exec(words) ?? []
  if (where === undefined || text === undefined) return null
  return { path: RULING.test(where) ? ['options', where] : where.split('.'), value: read(text) }
}

/** The scenario with these changes; null where a path leads nowhere. */
export function varied(source: Source, changes: readonly Change[]): Source | null {
  let value: unknown = source.value
  for (const { path, value: to } of changes) {
    const next = put(value, path, to)
    if (next === undefined) return null
    value = next
  }
  return changes.length === 0 ? source : jsonSource(source.file, value)
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Only the first two steps of a path may be new: `options`, `tables` and what they hold need not be in the file. */
const MAY_BE_NEW: readonly string[] = ['options', 'tables']

function put(value: unknown, [step, ...rest]: readonly string[], to: unknown, isNew = false): unknown {
  if (step === undefined) return to
  if (Array.isArray(value)) {
    const at = value.findIndex(
      (item, i) => String(i) === step || (item as { readonly id?: unknown } | null)?.id === step,
    )
    const next = at < 0 ? undefined : put(value[at], rest, to)
    return next === undefined ? undefined : value.with(at, next)
  }
  const record = (value ?? {}) as { readonly [key: string]: unknown }
  const mayBeNew = isNew || MAY_BE_NEW.includes(step)
  if (typeof record !== 'object' || !(Object.hasOwn(record, step) || mayBeNew || rest.length === 0)) return undefined
  const next = put(record[step], rest, to, mayBeNew)
  return next === undefined ? undefined : { ...record, [step]: next }
}
