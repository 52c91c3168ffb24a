import { canonical, fileOf, type Sketch, type Value } from '@sandtable/kernel'
import { isMap, isScalar, isSeq, type Node, parseDocument, stringify } from 'yaml'
import { readYaml } from './yaml.ts'

/**
 * A scenario as a file that people read and compare. What has not changed since the file was read is written as it was,
 * letter by letter, with its comments; what is new is written as the ready battles are.
 */
export function writeScenario(sketch: Sketch, before = ''): string {
  const value = fileOf(sketch) as { readonly [key: string]: Value }
  if (before) {
    const kept = keeping(value, before)
    if (kept !== null) return kept
  }
  return `${Object.entries(value)
    .map(([key, part]) => pair(key, part, 0))
    .join('\n')}\n`
}

/** Null if the old text cannot be taken up: then all of it is written anew, and nothing is lost but comments. */
function keeping(value: { readonly [key: string]: Value }, before: string): string | null {
  try {
    const root = parseDocument(before, { keepSourceTokens: false }).contents as Node | null
    if (!isMap(root)) return null
    const text = mapped(value, root, before, 0, before.length)
    return canonical(normal(readYaml(text, '').value as Value)) === canonical(normal(value)) ? text : null
  } catch {
    return null
  }
}

interface Slice {
  readonly key: string
  readonly value: Node | null
  /** With the comments before it, and its end of line. */
  readonly from: number
  readonly to: number
}

/** The parts of a map or list, each from the first line that belongs to it to the last. */
function slices(
  nodes: readonly (readonly [key: string, start: Node, value: Node | null])[],
  text: string,
  end: number,
): Slice[] {
  const begins = nodes.map(([, start]) => commentsBefore(text, text.lastIndexOf('\n', (start.range?.[0] ?? 1) - 1) + 1))
  return nodes.map(([key, , value], i) => ({ key, value, from: begins[i] as number, to: begins[i + 1] ?? end }))
}

/** Lines of comments just above a line belong to it. */
function commentsBefore(text: string, at: number): number {
  let from = at
  while (from > 0) {
    const above = text.lastIndexOf('\n', from - 2) + 1
    if (!/^\s*(#.*)?$/.test(text.slice(above, from - 1))) return from
    from = above
  }
  return from
}

const plainOf = (node: Node | null): Value => (node ? (node.toJSON() as Value) : null)
/** Prose is the same whatever its margin. */
const isSame = (a: Value, b: Value): boolean => canonical(normal(a)) === canonical(normal(b))

/** Keys as they stood, then new ones. */
function mapped(value: { readonly [key: string]: Value }, node: Node, text: string, deep: number, end: number): string {
  if (!isMap(node)) return ''
  const parts = slices(
    node.items.map(
      ({ key, value: of }) => [String(isScalar(key) ? key.value : ''), key as Node, of as Node | null] as const,
    ),
    text,
    end,
  )
  const kept = parts.flatMap(part =>
    value[part.key] === undefined ? [] : [again(part, value[part.key] as Value, text, deep)],
  )
  const added = Object.keys(value)
    .filter(key => !parts.some(part => part.key === key))
    .map(key => `${pair(key, value[key] as Value, deep)}\n`)
  return [...kept, ...added].join('')
}

/** A named part as it was, if it still is; otherwise what is left of it and what is new. */
function again({ key, value: node, from, to }: Slice, value: Value, text: string, deep: number): string {
  const slice = withEnd(text.slice(from, to))
  if (node && isSame(plainOf(node), value)) return slice
  if (node && isMap(node) && !node.flow && isRecord(value) && Object.keys(value).length > 0)
    return `${headOf(text, from, key)}\n${mapped(value, node, text, deep + 1, to)}`
  if (node && isSeq(node) && !node.flow && Array.isArray(value) && value.length > 0)
    return `${headOf(text, from, key)}\n${listed(value, node as never, text, deep + 1, to)}`
  return `${commentsIn(text, from, to)}${pair(key, value, deep)}\n`
}

/** The comments above a key, and the key itself. */
function headOf(text: string, from: number, key: string): string {
  const line = new RegExp(`^[ ]*${key}:[^\\n]*`, 'm').exec(text.slice(from)) as RegExpExecArray
  return text.slice(from, from + line.index) + line[0]
}

const commentsIn = (text: string, from: number, to: number): string =>
  /^(?:[ \t]*(?:#[^\n]*)?\n)*/.exec(text.slice(from, to))?.[0] ?? ''

/** Records by their ids, others by what they are: those that stayed keep their lines, wherever they now stand. */
function listed(
  value: readonly Value[],
  node: { readonly items: readonly Node[] },
  text: string,
  deep: number,
  end: number,
): string {
  const parts = slices(
    node.items.map(item => [String((plainOf(item) as { id?: string } | null)?.id ?? ''), item, item] as const),
    text,
    end,
  )
  const left = [...parts]
  return value
    .map(item => {
      const id = isRecord(item) ? String(item.id ?? '') : ''
      const found = left.findIndex(part => (id ? part.key === id : isSame(plainOf(part.value), item)))
      const [part] = found < 0 ? [] : left.splice(found, 1)
      if (part && isSame(plainOf(part.value), item)) return withEnd(text.slice(part.from, part.to))
      const comments = part ? commentsIn(text, part.from, part.to) : ''
      return `${comments}${'  '.repeat(deep)}- ${flow(item)}\n`
    })
    .join('')
}

const withEnd = (slice: string): string => (slice.endsWith('\n') ? slice : `${slice}\n`)

/** As `sketchOf` has it: prose without its margins. */
function normal(value: Value): Value {
  if (typeof value === 'string') return value.trim()
  if (Array.isArray(value)) return value.map(normal)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, normal(one)]))
}

const isRecord = (value: Value): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists of records are a line a record, and what is prose is folded; everything else is short. */
const blocks = ['table', 'briefing', 'tables']
const lists = ['sides', 'units', 'pieces', 'terrain', 'scenery', 'groups']

function pair(key: string, value: Value, deep: number): string {
  const margin = '  '.repeat(deep)
  const head = `${margin}${flow(key)}:`
  if (Array.isArray(value) && lists.includes(key) && value.length > 0)
    return [head, ...value.map(item => `${margin}  - ${flow(item)}`)].join('\n')
  if (isRecord(value) && blocks.includes(key) && deep < 2 && Object.keys(value).length > 0)
    return [head, ...Object.entries(value).map(([name, part]) => pair(name, part, deep + 1))].join('\n')
  if (typeof value === 'string' && isProse(value)) return [`${head} >-`, ...wrapped(value, `${margin}  `)].join('\n')
  return `${head} ${flow(value)}`
}

const WIDE = 140

/** Long texts in lines. One that begins with a space, or has lines of its own, is quoted instead. */
const isProse = (text: string): boolean =>
  text.length > 80 && !/[\n\t]|^\s|\s$| {2}/.test(text) && !text.startsWith('data:')

function wrapped(text: string, margin: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > WIDE) lines.push(margin + word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** `{ id: farm, polygon: [[20, 22], [28, 22]] }` */
function flow(value: Value): string {
  if (Array.isArray(value)) {
    const items = value.map(flow)
    return value.some(isRecord) ? `[ ${items.join(', ')} ]` : `[${items.join(', ')}]`
  }
  if (isRecord(value)) {
    const fields = Object.entries(value).map(([key, one]) => `${flow(key)}: ${flow(one)}`)
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
  }
  if (typeof value === 'string') return word(value)
  return value === null ? 'null' : String(value)
}

/** A word as it is, if YAML reads it as the same within braces. */
function word(text: string): string {
  if (/^[A-Za-z][\w .'’-]*[\w.’]$|^[A-Za-z]$/.test(text) && !reserved.test(text)) return text
  return /[\n\t\\\u007f-\u009f]/.test(text)
    ? JSON.stringify(text)
    : stringify(text, { defaultStringType: 'QUOTE_SINGLE', lineWidth: 0 }).trim()
}

const reserved = /^(?:true|false|null|yes|no|on|off|y|n|nan|inf)$/i
