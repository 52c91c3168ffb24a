import {
  capital,
  type DecisionEntry,
  type Entry,
  type LogLine,
  purposeOf,
  type RollEntry,
  resultOf,
  sumUp,
  tellDraft,
  tell as tellGame,
  tellNeed,
  tellTask,
  tellWanted,
  titleOf,
  until,
} from '@sandtable/kernel'
import type { Wanted } from '../wanted.ts'
import type { Speech } from './speech.ts'

/** A line of the log, in the words of a seat. */
export type Line = LogLine & { readonly text: string }

/** Tells what has happened, oldest first. */
export const tell = (entries: readonly Entry[], { teller, names }: Speech): readonly Line[] =>
  tellGame(entries, teller).map(line => ({ ...line, text: names.say(line.says) }))

/** 'Rifleman 2 moves 5.8″ north to C3. Via one waypoint.' */
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

/** What a roll for several came to: 'Status check: 4 ready, 1 halted.' Null: it is the roll of one. */
export const tallyText = (at: number, entries: readonly Entry[], { teller, names }: Speech): string | null => {
  const roll = entries[at]
  const told = roll?.type === 'roll' ? sumUp(roll, until(entries, at), teller) : null
  return told && names.say(told)
}

/** 'needs 5+'. */
export const needText = (roll: RollEntry, { names }: Speech): string => names.label(tellNeed(roll), true)

/** 'needs 5+', 'cover −3'. */
export const taskText = (roll: RollEntry, { names }: Speech): readonly string[] => {
  const { needs, changes } = tellTask(roll)
  return [...needs, ...changes].map(says => names.label(says, true))
}

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

/** With a real minus: the typeface's hyphen is too short for a number. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
/** 'To hit, Rifleman 2 at Rifleman 5: 2D6, needs 5+, cover −3'. What is given as `first` stands before the dice. */
export function rollSum(roll: RollEntry, speech: Speech, first: readonly string[] = []): string {
  const dice = roll.dice.length > 1 ? [`${roll.dice.length}D${roll.faces}`] : []
  const parts = [...first, ...dice, ...taskText(roll, speech)]
  return `${capital(rollTitle(roll, speech))}: ${parts.join(', ')}`
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
