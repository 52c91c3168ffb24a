import type { Id } from '../store.ts'
import { spoken } from './kind-name.ts'
import type { Nameable } from './names.ts'

// Sentences that are still texts have ids in them, and these are found here. When every rule set speaks in messages, this file goes.

interface Known {
  readonly pieces: readonly Nameable[]
  readonly lands: readonly Nameable[]
  readonly called: ReadonlyMap<Id, string>
  readonly places: ReadonlyMap<Id, string>
  readonly units: ReadonlyMap<Id, string>
  readonly terms: { readonly [weapon: string]: string }
  readonly sides: readonly Id[]
  theSide(id: Id): string
}

interface Searching {
  sentence(text: string): string
  /** 'german smg' is not the German side's: here sides stay as they are. */
  label(text: string): string
}

/** The patterns are only made when there is a text to be searched. */
export function searching(known: Known): Searching {
  let sentence: ((text: string) => string) | null = null
  let label: ((text: string) => string) | null = null
  return {
    sentence(text) {
      sentence ??= sayer(known, known.sides)
      return sentence(text)
    },
    label(text) {
      label ??= sayer(known, [])
      return label(text)
    },
  }
}

/** The rules say 'american rifleman a1', 'the hedge hedge-2' and 'german has won'; people do not. */
function sayer(
  { pieces, lands, called, places, units, terms, theSide }: Known,
  sides: readonly Id[],
): (text: string) => string {
  const words = new Map<string, string>()
  for (const [id, name] of Object.entries(terms)) for (const word of distinct(id)) words.set(word, name)
  for (const [id, name] of units) for (const word of distinct(id)) words.set(word, name)
  for (const { id, kind = '' } of lands)
    for (const word of [`${kind} ${id}`, `${spoken(kind)} ${id}`, ...distinct(id)])
      words.set(word, places.get(id) ?? id)
  for (const { id, kind = '' } of pieces)
    for (const word of [`${kind} ${id}`, `${spoken(kind)} ${id}`, ...distinct(id)])
      words.set(word, called.get(id) ?? id)
  // 'german' is a side, but the german rifleman is not the side's
  const kinds = new Set(pieces.flatMap(({ kind = '' }) => kind.split('-').slice(1)))
  const after = kinds.size > 0 ? `(?! (?:${[...kinds].map(escaped).join('|')}))` : ''
  const things = [...words.keys()].sort((a, b) => b.length - a.length).map(escaped)
  const both = [
    ...(things.length > 0 ? [`(?<thing>${things.join('|')})`] : []),
    ...(sides.length > 0 ? [`(?:the )?(?<side>${sides.map(escaped).join('|')})${after}`] : []),
  ]
  if (both.length === 0) return text => text
  const pattern = new RegExp(`(?<![\\w-])(?:${both.join('|')})(?![\\w-])`, 'g')
  return text =>
    text.replace(/ -(?=\d)/g, ' −').replace(pattern, (met, ...rest) => {
      const { thing, side } = rest.at(-1) as { readonly thing?: string; readonly side?: string }
      if (thing !== undefined) return words.get(thing) ?? met
      return side === undefined ? met : theSide(side)
    })
}

/** An id that is also a word of the language is only replaced where its kind stands before it. */
const distinct = (id: Id): readonly string[] => (/[-\d]/.test(id) ? [id] : [])

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
