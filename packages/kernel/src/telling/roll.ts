import type { ChangeEntry, Entry, RollEntry } from '../game/journal.ts'
import type { Id, Known } from '../game/store.ts'
import { type Arg, type Message, plainly, text, the } from '../text/message.ts'
import { capital } from '../text/sentence.ts'
import type { Teller } from './deed.ts'
import type { Telling } from './telling.ts'

/** A roll as a sentence: 'To hit, Rifleman 2 at Rifleman 5: needs 5+, rolls 4, led +1: 5, succeeds.' */
export function tellRoll(
  roll: RollEntry,
  after: readonly Entry[],
  telling: Telling,
  sides: readonly Id[] = [],
): Message {
  if (isOfSides(roll, sides)) return tellSides(roll, telling, sides)
  if (isEach(roll, telling)) return tellEach(roll, after, telling)
  const shown = the.all(shownBy(roll, telling))
  const rolls = roll.drawn ? text`draws ${shown}` : text`rolls ${shown}`
  const { needs, changes } = tellTask(roll)
  const parts = [...needs, rolls, ...changes]
  const [title, came] = [titleOf(roll, telling), resultOf(roll, telling)]
  return came ? text`${title}: ${the.series(parts)}: ${came}.` : text`${title}: ${the.series(parts)}.`
}

const isOfSides = ({ reads, dice }: RollEntry, sides: readonly Id[]): boolean =>
  reads?.whose === 'sides' && dice.length === sides.length

const isEach = (roll: RollEntry, telling: Telling): boolean => {
  const { about = [], dice } = roll
  return (telling.apiece?.(roll) ?? true) && about.length > 1 && about.length === dice.length
}

/** One die for each side: 'Initiative: the American side rolls 5; the German side rolls 4.' */
function tellSides(roll: RollEntry, telling: Telling, sides: readonly Id[]): Message {
  const shown = shownBy(roll, telling)
  const told = sides.map((side, i): Arg => text`${the.side(side)} rolls ${shown[i] as Arg}`)
  return text`${purposeOf(roll, telling)}: ${the.series(told, '; ')}.`
}

/**
 * What dice for several came to, in one short sentence: 'Status check: 4 ready, 1 halted.' Null: they are the roll of
 * one, or nothing is said of what became of them.
 */
export function sumUp(roll: RollEntry, after: readonly Entry[], { telling, sides = [] }: Teller): Message | null {
  if (isOfSides(roll, sides)) return tellSides(roll, telling, sides)
  if (!isEach(roll, telling)) return null
  const counts = new Map<string, { readonly became: Message; count: number }>()
  for (const id of roll.about ?? []) {
    const became = becameOf(id, after, telling)
    if (!became) return null
    const key = plainly(became)
    const found = counts.get(key) ?? { became, count: 0 }
    counts.set(key, { became, count: found.count + 1 })
  }
  const told = [...counts.values()].map(({ became, count }): Arg => text`${the.count(count)} ${became}`)
  return text`${purposeOf(roll, telling)}: ${the.series(told)}.`
}

function becameOf(id: Id, after: readonly Entry[], telling: Telling): Message | null {
  const change = after.find((one): one is ChangeEntry => one.type === 'change' && one.id === id)
  if (!change?.before || !change.after) return null
  return telling.became?.(change.before as Known, change.after as Known) ?? null
}

/** One die for each of several: 'Status: Leader rolls 3: ready, Rifleman 1 rolls 6: halted.' */
function tellEach(roll: RollEntry, after: readonly Entry[], telling: Telling): Message {
  const told = (roll.about ?? []).map((id, i): Arg => {
    const became = becameOf(id, after, telling)
    const die = shownBy(roll, telling)[i] as Arg
    return became ? text`${the.piece(id)} rolls ${die}: ${became}` : text`${the.piece(id)} rolls ${die}`
  })
  return text`${purposeOf(roll, telling)}: ${the.series(told, '; ')}.`
}

/** What a roll is for, in a word or two. */
export const purposeOf = (roll: RollEntry, telling: Telling): Message =>
  telling.purpose?.(roll) ?? text`${the.name(capital(roll.purpose.replaceAll('-', ' ')))}`

/** What it is for, and whose it is. */
export function titleOf(roll: RollEntry, telling: Telling): Message {
  const own = telling.title?.(roll)
  if (own) return own
  const who = (roll.about ?? []).map(the.thing)
  const purpose = purposeOf(roll, telling)
  return who.length === 0 ? purpose : text`${purpose} on ${the.all(who)}`
}

/** 'needs 5+', or, where dice must stay low, 'needs 8 or less'. */
export function tellNeed(roll: RollEntry): Message {
  const need = the.count(roll.need ?? 0)
  return readsOf(roll) === 'at most' ? text`needs ${need} or less` : text`needs ${need}+`
}

interface Task {
  /** 'needs 5+', if anything is needed. */
  readonly needs: readonly Message[]
  /** What changes the dice: 'cover −3'. */
  readonly changes: readonly Message[]
}

/** What a roll needs, and what changes it. */
export function tellTask(roll: RollEntry): Task {
  const modifiers = (roll.modifiers ?? []).filter(({ by }) => by !== 0)
  const changes = modifiers.map(({ says, by }) => text`${says} ${the.signed(by)}`)
  const { need } = roll
  if (need === undefined || changes.length === 0 || readsOf(roll) !== 'at most')
    return { needs: need === undefined ? [] : [tellNeed(roll)], changes }
  // the number not to be exceeded includes every modifier: they stand with it, not with the dice
  const before = modifiers.reduce((left, { by }) => left - by, need)
  const sum = the.series([the.count(before), ...changes])
  return { needs: [text`needs ${the.count(need)} or less (${sum})`], changes: [] }
}

/** Dice that are still to be rolled: 'Melee, Rifleman 4', and what they need. */
export const tellWanted = (roll: RollEntry, telling: Telling): Message => {
  const title = titleOf(roll, telling)
  return roll.need === undefined ? title : text`${title}, ${tellNeed(roll)}`
}

type Reads = 'each' | 'shown' | 'sum' | 'at most'

/** Are the dice read one by one, with or without the modifiers, or all together? */
function readsOf({ reads }: RollEntry): Reads {
  const { good } = reads ?? {}
  if (good === 'shown' || good === 'sum') return good
  return good === 'at most' || good === 'low' ? 'at most' : 'each'
}

const isTogether = (reads: Reads): boolean => reads === 'sum' || reads === 'at most'

/**
 * The successful dice; all or none if they are read together. The number needed then already includes every modifier.
 */
export function madeBy(roll: RollEntry): readonly boolean[] {
  const { dice, need = 0 } = roll
  const reads = readsOf(roll)
  const sum = (roll.modifiers ?? []).reduce((all, { by }) => all + by, 0)
  if (!isTogether(reads)) return dice.map(die => (reads === 'shown' ? die : die + sum) >= need)
  const all = together(roll)
  return dice.map(() => (reads === 'sum' ? all >= need : all <= need))
}

const together = ({ dice }: RollEntry): number => dice.reduce((all, die) => all + die, 0)

/** The result of a roll as one number; null if the dice are read one by one. */
export function sumOf(roll: RollEntry): number | null {
  if (roll.need === undefined) return null
  if (isTogether(readsOf(roll))) return together(roll)
  return roll.dice.length === 1 ? totalOf(roll) : null
}

/** The first die with every modifier. */
export const totalOf = ({ dice, modifiers }: RollEntry): number =>
  (modifiers ?? []).reduce((sum, m) => sum + m.by, dice[0] ?? 0)

const shownBy = ({ drawn, dice }: RollEntry, telling: Telling): readonly Arg[] =>
  drawn?.map(card => telling.drawn?.(card) ?? the.name(card)) ?? dice.map(the.count)

/** What a roll came to, in a word or two: 'succeeds', '2 of 3'. Null: the dice say it. */
export function resultOf(roll: RollEntry, telling: Telling): Message | null {
  const own = telling.result?.(roll)
  if (own) return own
  if (roll.need === undefined) return null
  const made = madeBy(roll).filter(Boolean).length
  const sum = sumOf(roll)
  const of = the.count(roll.dice.length)
  if (sum === null) return made === 0 ? text`none of ${of}` : text`${the.count(made)} of ${of}`
  const isEnough = made > 0
  if (sum === roll.dice[0]) return isEnough ? text`succeeds` : text`fails`
  return isEnough ? text`${the.count(sum)}, succeeds` : text`${the.count(sum)}, fails`
}
