import {
  type DecisionEntry,
  type Entry,
  type LogLine,
  type Message,
  purposeOf,
  type RollEntry,
  resultOf,
  tellDraft,
  tell as tellGame,
  tellNeed,
  tellWanted,
  titleOf,
} from '@sandtable/kernel'
import type { Wanted } from '../wanted.ts'
import type { Speech } from './speech.ts'

/** A line of the log, in the words of a seat. */
export type Line = LogLine & { readonly text: string }

/** Tells what has happened, oldest first. */
export const tell = (entries: readonly Entry[], { teller, names }: Speech): readonly Line[] =>
  tellGame(entries, teller).map(line => ({ ...line, text: names.say(line.says) }))

/** 'Rifleman 2 moves 5.8″ north to C3. By one waypoint.' */
export const draftText = (
  { side, decision }: Pick<DecisionEntry, 'side' | 'decision'>,
  from: Parameters<typeof tellDraft>[2],
  { teller, names }: Speech,
): string =>
  tellDraft(decision, side, from, teller)
    .map(says => names.say(says))
    .join(' ')

/** What a roll is for, in a word or two. */
export const purposeText = (roll: RollEntry, { teller, names }: Speech): string =>
  names.say(purposeOf(roll, teller.telling))

/** What a roll is for, and whose it is: 'To hit, Rifleman 2 at Rifleman 5'. */
export const rollTitle = (roll: RollEntry, { teller, names }: Speech): string =>
  names.say(titleOf(roll, teller.telling))

/** What a roll came to: 'succeeds', '2 of 3'. Null: the dice say it. */
export const resultText = (roll: RollEntry, { teller, names }: Speech): string | null => {
  const came = resultOf(roll, teller.telling)
  return came && names.label(came, true)
}

/** 'needs 5+'. */
export const needText = (roll: RollEntry, { names }: Speech): string => names.label(tellNeed(roll), true)

/** Dice that are still to be rolled: 'Melee, Rifleman 4', and what they need. */
export function wantedText({ purpose, faces, cites, about, need, reads }: Wanted, { teller, names }: Speech): string {
  const roll: RollEntry = {
    type: 'roll',
    purpose,
    faces,
    dice: [],
    at: 0,
    cites,
    about,
    ...(need !== undefined && { need }),
    ...(reads && { reads }),
  }
  return names.say(tellWanted(roll, teller.telling))
}

/** What is said of pieces that can still act before a phase is ended. */
export const idleText = (count: number, { teller, names }: Speech): string | null => {
  const says: Message | undefined = teller.telling.idle?.(count)
  return says ? names.say(says) : null
}

/** With a real minus: the typeface's hyphen is too short for a number. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
