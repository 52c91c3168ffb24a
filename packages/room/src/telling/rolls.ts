import {
  type ChangeEntry,
  capital,
  type Entry,
  listed,
  type Modifier,
  type Names,
  type RollEntry,
} from '@sandtable/kernel'
import type { Wanted } from '../calls.ts'
import type { Speech, TellingWords } from './speech.ts'

/** A roll as a sentence; what came of it says what has become of each piece that it was for. */
export function rollText(roll: RollEntry, after: readonly Entry[], speech: Speech): string {
  const about = roll.about ?? []
  const apiece = speech.words.apiece?.(roll) ?? true
  const each = apiece && about.length > 1 && about.length === roll.dice.length
  return each ? eachText(roll, after, speech) : togetherText(roll, speech)
}

/** One die for each of several: 'Status: Leader 3, ready; Rifleman 1 6, halted.' */
function eachText(roll: RollEntry, after: readonly Entry[], { names, words }: Speech): string {
  const told = (roll.about ?? []).map((id, i) => {
    const change = after.find((one): one is ChangeEntry => one.type === 'change' && one.id === id)
    const became =
      change?.before && change.after ? (words.became?.(change.before as never, change.after as never) ?? null) : null
    return `${names.piece(id)} rolls ${shown(roll)[i]}${became ? `: ${became}` : ''}`
  })
  return `${purpose(roll, words)}: ${told.join('; ')}.`
}

/** What a roll is for, and whose it is: 'To hit, Rifleman 2 at Rifleman 5'. */
export function rollTitle(roll: RollEntry, { names, words }: Speech): string {
  const who = (roll.about ?? []).map(id => (names.isSide(id) ? names.theSide(id) : names.piece(id)))
  const joins = words.joins?.(roll) ?? 'on'
  const on = words.whose?.(roll, who) ?? (who.length > 0 ? `${joins && ` ${joins}`} ${listed(who, 'and')}` : '')
  return `${purpose(roll, words)}${on}`
}

function togetherText(roll: RollEntry, speech: Speech): string {
  const { names, words } = speech
  const need = roll.need === undefined ? '' : `${needText(roll)}, `
  return `${rollTitle(roll, speech)}: ${need}rolls ${listed(shown(roll), 'and')}${modifierText(roll.modifiers ?? [], names)}${verdict(roll, words)}.`
}

/** Dice that are still to be rolled: 'Melee, Rifleman 4', and what they need. */
export function wantedText({ purpose, faces, cites, about, need, reads }: Wanted, speech: Speech): string {
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
  return `${rollTitle(roll, speech)}${need === undefined ? '' : `, ${needText(roll)}`}`
}

/** 'needs 5+', or, where dice must stay low, 'needs 8 or less'. */
export const needText = (roll: RollEntry): string =>
  readsOf(roll) === 'at most' ? `needs ${roll.need} or less` : `needs ${roll.need}+`

type Reads = 'each' | 'shown' | 'sum' | 'at most'

/** Are the dice read each for itself, with or without the modifiers, or all together? */
function readsOf({ reads }: RollEntry): Reads {
  const { good } = reads ?? {}
  if (good === 'shown' || good === 'sum') return good
  return good === 'at most' || good === 'low' ? 'at most' : 'each'
}

const isTogether = (reads: Reads): boolean => reads === 'sum' || reads === 'at most'

/** The dice that do what was needed; all or none where they are read together. What they need then counts every modifier already. */
export function madeBy(roll: RollEntry): readonly boolean[] {
  const { dice, need = 0 } = roll
  const reads = readsOf(roll)
  const sum = (roll.modifiers ?? []).reduce((all, { by }) => all + by, 0)
  if (!isTogether(reads)) return dice.map(die => (reads === 'shown' ? die : die + sum) >= need)
  const all = together(roll)
  return dice.map(() => (reads === 'sum' ? all >= need : all <= need))
}

const together = ({ dice }: RollEntry): number => dice.reduce((all, die) => all + die, 0)

/** What a roll comes to as one number; null where each die stands for itself. */
export function sumOf(roll: RollEntry): number | null {
  if (roll.need === undefined) return null
  if (isTogether(readsOf(roll))) return together(roll)
  return roll.dice.length === 1 ? total(roll) : null
}

const shown = ({ drawn, dice }: RollEntry): readonly string[] => drawn ?? dice.map(String)

function verdict(roll: RollEntry, words: TellingWords): string {
  const own = words.result?.(roll) ?? null
  if (own !== null) return `: ${own}`
  if (roll.need === undefined) return ''
  const made = madeBy(roll).filter(Boolean).length
  const sum = sumOf(roll)
  if (sum === null) return `: ${made === 0 ? 'none' : made} of ${roll.dice.length}`
  return `: ${sum === roll.dice[0] ? '' : `${minus(sum)}, `}${made > 0 ? 'enough' : 'not enough'}`
}

export const purpose = (roll: RollEntry, words: TellingWords = {}): string =>
  capital(words.purpose?.(roll) ?? roll.purpose.replaceAll('-', ' '))

export const total = ({ dice, modifiers }: RollEntry): number =>
  (modifiers ?? []).reduce((sum, m) => sum + m.by, dice[0] ?? 0)

const modifierText = (modifiers: readonly Modifier[], { label }: Names): string => {
  const told = modifiers.filter(m => m.by !== 0).map(m => `${label(m.says, true)} ${signed(m.by)}`)
  return told.length > 0 ? `, ${told.join(', ')}` : ''
}

/** With a real minus: the typeface's hyphen is too short for a number. */
export const minus = (n: number): string => (n < 0 ? `−${-n}` : String(n))
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
