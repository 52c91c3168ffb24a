import type { Source } from '../book/source.ts'
import { Stream } from '../dice/dice.ts'
import type { Tables } from '../game/store.ts'
import type { RuleSet } from '../ruleset.ts'

type Raw = { readonly [field: string]: unknown }

/**
 * A scenario with what lies face down dealt anew: the file is public, and so is where each of these pieces stands and
 * its id. Each takes the place of another of its side; the same seed deals alike. Pieces that others name keep theirs.
 * What is no list of pieces is left to whoever reads the scenario.
 */
export function dealt<T extends Tables>({ faceDown }: RuleSet<T>, source: Source, seed: number | string): Source {
  const { pieces, ...rest } = (source.value ?? {}) as { readonly pieces?: unknown }
  if (!faceDown || !Array.isArray(pieces) || !pieces.every(isRaw)) return source
  const list: readonly Raw[] = pieces
  const named = namesIn([rest, list.map(({ id: _, ...others }) => others)])
  const stream = new Stream(`deal ${seed}`)
  const dealtOut = [...list]
  for (const side of new Set(list.map(piece => piece.side))) {
    const slots = list.flatMap((piece, i) =>
      piece.side === side && faceDown(piece) && !named.has(piece.id) ? [i] : [],
    )
    const left = [...slots]
    for (const slot of slots) {
      const [from] = left.splice(stream.next(left.length), 1) as [number]
      dealtOut[slot] = { ...without(list[from] as Raw), ...onlySeen(list[slot] as Raw) }
    }
  }
  return { ...source, value: { ...rest, pieces: dealtOut } }
}

const isRaw = (piece: unknown): piece is Raw => typeof piece === 'object' && piece !== null

/** What everybody sees of a face-down piece, and what stays where it is. */
const seen = ['id', 'side', 'at', 'facing']
const onlySeen = (piece: Raw): Raw =>
  Object.fromEntries(Object.entries(piece).filter(([field]) => seen.includes(field)))
const without = (piece: Raw): Raw =>
  Object.fromEntries(Object.entries(piece).filter(([field]) => !seen.includes(field)))

/** Every text in a value. */
function namesIn(value: unknown, names = new Set<unknown>()): ReadonlySet<unknown> {
  if (typeof value === 'string') names.add(value)
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) namesIn(part, names)
  return names
}
