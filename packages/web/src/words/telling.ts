import {
  actorsIn,
  type ChangeEntry,
  type Entry,
  type Id,
  isPoint,
  type Modifier,
  type Point,
  type RollEntry,
  type SaidEntry,
  targetsIn,
} from '@sandtable/kernel'
import type { Wanted } from '@sandtable/room'
import type { SetWords } from '../sets/words.ts'
import { capital, deedText, listed, type Speech } from './deed.ts'
import type { Names } from './names.ts'

export { capital } from './deed.ts'

/** A line of the log. What only changes a record is not told: a sentence beside it says what it means. */
export interface Line {
  /** Which of the entries it tells. */
  readonly at: number
  readonly text: string
  readonly cites: readonly string[]
  /** Whose deed it is. */
  readonly side: Id | null
  /** The pieces it is about, and the places: a line shows on the table what it tells. */
  readonly about: readonly Id[]
  readonly shows: readonly Point[]
  readonly kind: 'turn' | 'step' | 'deed' | 'roll' | 'said'
}

/** Tells what has happened, oldest first. */
export function tell(entries: readonly Entry[], speech: Speech): readonly Line[] {
  const lines: Line[] = []
  for (const [i, entry] of entries.entries()) {
    if (entry.type === 'decision') {
      const after = until(entries, i)
      const text = deedText(entry, after, speech)
      const actors = actorsIn(entry.decision, speech.roles)
      const [piece] = actors
      if (text === '') continue
      lines.push({
        at: i,
        text,
        cites: [entry, ...after].flatMap(one => ('cites' in one ? one.cites : [])).slice(0, 1),
        side: entry.side,
        about: actors,
        shows: placesOf(after, piece, targetsIn(entry.decision, speech.roles)),
        kind: 'deed',
      })
    } else if (entry.type === 'roll') lines.push({ ...rollLine(entry, until(entries, i), speech), at: i })
    else if (entry.type === 'said') {
      const line = saidLine(entry, speech)
      if (line.text === '') continue
      lines.push({ ...line, at: i })
    } else {
      const told = speech.words.change?.(entries, i, speech) ?? null
      for (const line of [...turnLine(entry), ...(told ? [{ ...plain, cites: [], ...told }] : [])])
        lines.push({ ...line, at: i })
    }
  }
  // a step in which nothing happened is no heading
  return lines.filter(({ kind }, i) => kind !== 'step' || !['step', 'turn', undefined].includes(lines[i + 1]?.kind))
}

/** What came of an entry, up to the next decision or roll. */
function until(entries: readonly Entry[], i: number): readonly Entry[] {
  const end = entries.findIndex((one, j) => j > i && (one.type === 'decision' || one.type === 'roll'))
  return entries.slice(i + 1, end === -1 ? entries.length : end)
}

export type Told = Omit<Line, 'at'>

const plain = { side: null, about: [], shows: [] } as const

function saidLine({ says, cites, about = [], at, by }: SaidEntry, { names, squares }: Speech): Told {
  const said = names.say(says)
  const where = at && said !== '' ? said.replace(/\.$/, `, at ${squares.name(at)}.`) : said
  return { ...plain, text: by ? `The umpire: ${said}` : where, cites, about, shows: at ? [at] : [], kind: 'said' }
}

function turnLine({ table, before, after, cites }: ChangeEntry): readonly Told[] {
  if (table !== 'game') return []
  const [was, is] = [before, after] as readonly ({ readonly turn?: number; readonly over?: boolean } | null)[]
  return is?.turn === undefined || is.turn === was?.turn || is.over
    ? []
    : [{ ...plain, text: `Turn ${is.turn}`, cites: cites.slice(0, 1), kind: 'turn' }]
}

function rollLine(roll: RollEntry, after: readonly Entry[], speech: Speech): Told {
  const about = roll.about ?? []
  const apiece = speech.words.apiece?.(roll) ?? true
  const each = apiece && about.length > 1 && about.length === roll.dice.length
  const text = each ? eachText(roll, after, speech) : rollText(roll, speech)
  return { ...plain, text, cites: roll.cites, about, kind: 'roll' }
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
  const on = words.whose?.(roll, who) ?? (who.length > 0 ? `${joins && ` ${joins}`} ${listed(who)}` : '')
  return `${purpose(roll, words)}${on}`
}

function rollText(roll: RollEntry, speech: Speech): string {
  const { names, words } = speech
  const need = roll.need === undefined ? '' : `${needText(roll)}, `
  return `${rollTitle(roll, speech)}: ${need}rolls ${listed(shown(roll))}${modifierText(roll.modifiers ?? [], names)}${verdict(roll, words)}.`
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

function verdict(roll: RollEntry, words: SetWords): string {
  const own = words.result?.(roll) ?? null
  if (own !== null) return `: ${own}`
  if (roll.need === undefined) return ''
  const made = madeBy(roll).filter(Boolean).length
  const sum = sumOf(roll)
  if (sum === null) return `: ${made === 0 ? 'none' : made} of ${roll.dice.length}`
  return `: ${sum === roll.dice[0] ? '' : `${minus(sum)}, `}${made > 0 ? 'enough' : 'not enough'}`
}

/** The places that a deed is about: its way, or from the piece to what it is aimed at. */
function placesOf(after: readonly Entry[], piece: Id | undefined, targets: readonly unknown[]): readonly Point[] {
  const change = after.find((one): one is ChangeEntry => one.type === 'change' && one.id === piece)
  const at = (record: unknown): readonly Point[] => {
    const place = (record as { at?: Point | null } | null)?.at
    return place ? [place] : []
  }
  const ends = [...at(change?.before), ...at(change?.after)]
  const spots = targets.filter(isPoint)
  return spots.length > 0 ? [...ends.slice(-1), ...spots] : ends
}

export const purpose = (roll: RollEntry, words: SetWords = {}): string =>
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
