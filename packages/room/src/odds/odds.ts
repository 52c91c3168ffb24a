import { type Decision, type DiceSource, type Host, type Seat, seeded } from '@sandtable/kernel'
import type { Chance, Work } from './chance.ts'
import { Tally } from './tally.ts'
import { type Trial, Trials } from './trials.ts'

/** What may come of a decision, and how likely each outcome is. */
export interface Odds {
  /** Every possible roll was played; otherwise a sample. */
  readonly exact: boolean
  /** How often it was tried, where it is not exact. */
  readonly tries?: number
  readonly chances: readonly Chance[]
  /** The rolls that it brings about, with what each needs. */
  readonly trials: readonly Trial[]
}

/** Up to this many possible rolls, each is played and the chances are exact. */
const MOST_WAYS = 1500
/** How many samples are played otherwise. */
const TRIES = 300

/** Dice that have fallen already, by purpose: they are no matter of chance any more. */
export type Fallen = { readonly [purpose: string]: readonly number[] }

/** Works out the odds of a decision. */
export function* oddsOf(seat: Seat, decision: Decision, fallen: Fallen = {}): Work<Odds> {
  return (yield* everyFall(seat, decision, fallen)) ?? (yield* sampled(seat, decision, fallen))
}

/** Plays every possible roll; null if there are too many. */
function* everyFall(seat: Seat, decision: Decision, fallen: Fallen): Work<Odds | null> {
  const tally = new Tally(seat)
  const trials = new Trials()
  const ways: { readonly dice: readonly (readonly number[])[]; readonly chance: number }[] = [{ dice: [], chance: 1 }]
  let done = 0
  for (let way = ways.pop(); way; way = ways.pop()) {
    yield
    const { dice, chance } = way
    const { world, begun, isThrough } = carriedOut(seat, decision, after(fallen, script(dice)))
    const { run } = world
    if (!run.wanted || isThrough) {
      tally.count(world, chance)
      trials.count(world, begun, chance)
      done += 1
      continue
    }
    const { count, spec } = run.wanted
    const falls = fallsOf(count, spec.names?.length ?? spec.faces ?? 6, MOST_WAYS - done - ways.length)
    if (!falls) return null
    for (const fall of falls) ways.push({ dice: [...dice, fall], chance: chance / falls.length })
  }
  return { exact: true, chances: tally.chances(), trials: trials.all() }
}

function* sampled(seat: Seat, decision: Decision, fallen: Fallen): Work<Odds> {
  const tally = new Tally(seat)
  const trials = new Trials()
  for (let i = 0; i < TRIES; i++) {
    yield
    const { world, begun } = carriedOut(seat, decision, after(fallen, seeded(`odds ${i}`)))
    tally.count(world, 1 / TRIES)
    trials.count(world, begun, 1 / TRIES)
  }
  return { exact: false, tries: TRIES, chances: tally.chances(), trials: trials.all() }
}

/** These dice once those that have fallen are used up. */
function after(fallen: Fallen, source: DiceSource): DiceSource {
  const left = new Map(Object.entries(fallen).map(([purpose, dice]) => [purpose, [...dice]]))
  return {
    roll(request, at) {
      const known = left.get(request.purpose)
      return known && known.length >= request.count ? known.splice(0, request.count) : source.roll(request, at)
    },
  }
}

/** These dice, and then none: the run stops where more are wanted. */
function script(dice: readonly (readonly number[])[]): DiceSource {
  let next = 0
  return { roll: () => dice[next++] ?? null }
}

/** Every roll of `count` dice; null if there are more than `most`. */
function fallsOf(count: number, faces: number, most: number): readonly (readonly number[])[] | null {
  if (faces ** count > most) return null
  let falls: readonly (readonly number[])[] = [[]]
  for (let die = 0; die < count; die++)
    falls = falls.flatMap(fall => Array.from({ length: faces }, (_, face) => [...fall, face + 1]))
  return falls
}

/** Plays the decision and whatever it sets off; reactions that may be passed are passed. */
export function carriedOut(
  seat: Seat,
  decision: Decision,
  dice: DiceSource,
): { readonly world: Host; readonly begun: number; readonly isThrough: boolean } {
  const world = seat.imagine(dice)
  const { run } = world
  const begun = run.game.journal.length
  /** Is everything done that the decision set off? What is asked or rolled later belongs to something else. */
  const isThrough = (): boolean => run.game.journal.settledBefore(run.game.journal.length) > begun
  run.answer(seat.side, decision)
  while (!run.over && !isThrough()) {
    const passed = run.prompts.find(prompt => prompt.default)
    if (!passed?.default) break
    run.answer(passed.side, passed.default)
  }
  return { world, begun, isThrough: isThrough() }
}
