import type { Parts } from './door.ts'
import { doors } from './doors.gen.ts'
import type { SetLook } from './look.ts'
import type { SetMaker } from './maker.ts'
import { neutralLook } from './neutral.ts'
import type { SetPanels } from './panels.ts'
import type { SetText } from './text.ts'

type Part = keyof Parts

/** What a game on the table needs of its set, and what a game that is read needs. */
export const atTable = ['look', 'panels'] as const
export const inText = ['look', 'text'] as const

const asked = new Map<string, Promise<unknown>>()
const fetched = new Map<string, unknown>()

/** One part of a set; undefined if it has none. It is fetched once. */
export function fetchPart<P extends Part>(set: string, part: P): Promise<Parts[P] | undefined> {
  const key = `${set} ${part}`
  const found = asked.get(key) ?? fetchNow(set, part, key)
  asked.set(key, found)
  return found as Promise<Parts[P] | undefined>
}

async function fetchNow(set: string, part: Part, key: string): Promise<unknown> {
  try {
    const found = await doors[set]?.[part]?.()
    fetched.set(key, found)
    return found
  } catch (error) {
    asked.delete(key) // the network may be back the next time
    throw error
  }
}

const entered = new Map<string, Promise<unknown>>()

/** Fetches these parts of a set. From then on they can be had at once. The same wish is the same promise, so that React can use it. */
export function enter(set: string, parts: readonly Part[]): Promise<unknown> {
  const key = [set, ...parts].join(' ')
  const known = entered.get(key) ?? Promise.all(parts.map(part => fetchPart(set, part)))
  entered.set(key, known)
  known.catch(() => entered.delete(key))
  return known
}

/** A part that has been fetched. Using one without entering first is an error; a set without this part has the usual instead. */
function partOf<P extends Part>(set: string, part: P): Parts[P] | undefined {
  const key = `${set} ${part}`
  if (doors[set]?.[part] && !fetched.has(key)) throw new Error(`The ${part} of ${set} was not fetched.`)
  return fetched.get(key) as Parts[P] | undefined
}

export const lookOf = (set: string): SetLook => partOf(set, 'look') ?? neutralLook
export const panelsOf = (set: string): SetPanels => partOf(set, 'panels') ?? {}
export const textOf = (set: string): SetText => partOf(set, 'text') ?? {}
export const makerOf = (set: string): SetMaker => partOf(set, 'maker') ?? { en: {}, de: {} }
