import { type Bot, scripted } from '@sandtable/bots'
import {
  actorIn,
  allowed,
  type Decision,
  type DiceSource,
  type Game,
  goalIn,
  type Host,
  type Id,
  isPoint,
  type Point,
  type Run,
  rolesOf,
  routed,
  type Seat,
  seeded,
  withoutRoles,
} from '@sandtable/kernel'
import type { Chance, Odds, Refuge } from './calls.ts'

/**
 * What may come of a decision, found out by playing worlds that the seat imagines; the game itself and its dice are never touched.
 * These are generators, so that whoever runs them can let other work in between two steps.
 */
type Work<T> = Generator<void, T>

/** Where the dice can fall in no more ways than this, every way is played and the chances are exact. */
const MOST_WAYS = 1500
const TRIES = 300

export function* oddsOf(seat: Seat, decision: Decision): Work<Odds> {
  return (yield* everyFall(seat, decision)) ?? (yield* sampled(seat, decision))
}

/** Plays every way in which the dice can fall; null if there are too many. */
function* everyFall(seat: Seat, decision: Decision): Work<Odds | null> {
  const tally = new Tally(seat)
  const ways: { readonly dice: readonly (readonly number[])[]; readonly chance: number }[] = [{ dice: [], chance: 1 }]
  let done = 0
  for (let way = ways.pop(); way; way = ways.pop()) {
    yield
    const { dice, chance } = way
    const { run, isThrough } = carriedOut(seat, decision, script(dice))
    if (!run.wanted || isThrough) {
      tally.count(run.game, chance)
      done += 1
      continue
    }
    const { count, spec } = run.wanted
    const falls = fallsOf(count, spec.names?.length ?? spec.faces ?? 6, MOST_WAYS - done - ways.length)
    if (!falls) return null
    for (const fall of falls) ways.push({ dice: [...dice, fall], chance: chance / falls.length })
  }
  return { exact: true, chances: tally.chances() }
}

function* sampled(seat: Seat, decision: Decision): Work<Odds> {
  const tally = new Tally(seat)
  for (let i = 0; i < TRIES; i++) {
    yield
    tally.count(carriedOut(seat, decision, seeded(`odds ${i}`)).run.game, 1 / TRIES)
  }
  return { exact: false, chances: tally.chances() }
}

/** These dice, and then none: the run stops where more are wanted. */
function script(dice: readonly (readonly number[])[]): DiceSource {
  let next = 0
  return { roll: () => dice[next++] ?? null }
}

/** Every fall of so many dice; null if there are more than `most`. */
function fallsOf(count: number, faces: number, most: number): readonly (readonly number[])[] | null {
  if (faces ** count > most) return null
  let falls: readonly (readonly number[])[] = [[]]
  for (let die = 0; die < count; die++)
    falls = falls.flatMap(fall => Array.from({ length: faces }, (_, face) => [...fall, face + 1]))
  return falls
}

/** The decision, and whatever it sets off; reactions that may be passed are. */
function carriedOut(
  seat: Seat,
  decision: Decision,
  dice: DiceSource,
): { readonly run: Run; readonly isThrough: boolean } {
  const { run } = seat.imagine(dice)
  const { journal } = run.game
  const begun = journal.length
  /** Has all been done that came of it? What is asked or rolled after that belongs to something else. */
  const isThrough = (): boolean => journal.settledBefore(journal.length) > begun
  run.answer(seat.side, decision)
  while (!run.over && !isThrough()) {
    const passed = run.prompts.find(prompt => prompt.default)
    if (!passed?.default) break
    run.answer(passed.side, passed.default)
  }
  return { run, isThrough: isThrough() }
}

/** No more decisions than this in one reply: a bot that goes round in circles must not keep the table busy. */
const LONGEST = 80

/** How likely each of a side's pieces is lost in the next go of the others, if it decides this, or nothing, and then no more. */
export function* replyTo(seat: Seat, decision: Decision | null, tries: number): Work<readonly Chance[]> {
  const { side } = seat
  const tally = new Tally(seat)
  const roles = rolesOf(seat.rules)
  for (let i = 0; i < tries; i++) {
    const trial = seat.imagine(seeded(`reply ${i}`))
    const bot = scripted(`reply ${i}`)
    if (decision) trial.decide(side, decision)
    let answered = false
    for (let n = 0; n < LONGEST && !trial.over; n++) {
      yield
      const asked = trial.waitingFor[0]
      if (asked === undefined || (answered && asked === side)) break
      if (asked === side) trial.decide(side, leaveIt(trial, side, bot))
      else {
        const next = bot.decide(trial.seat(asked))
        answered ||= actorIn(next, roles) !== null
        tally.blame(next)
        trial.decide(asked, next)
      }
    }
    tally.count(trial.game, 1 / tries)
  }
  return tally.chances().filter(({ side: whose }) => whose === side)
}

/** So many places are tried, each so often, until one is better by so much. */
const PLACES = 10
const TRIED = 10
const BETTER = 0.4

/** A place for the same move where what is feared is much less likely; those near its goal are tried first. */
export function* refugeFrom(seat: Seat, decision: Decision, feared: Chance): Work<Refuge | null> {
  const roles = rolesOf(seat.rules)
  const draft = withoutRoles(decision, roles, 'place', 'path')
  const goal = goalIn(decision, roles)
  const question = seat.question(draft)
  if (!goal || !question?.open) return null
  const far = ([x, y]: Point): number => Math.hypot(x - goal[0], y - goal[1])
  const places = question.choices
    .filter(allowed)
    .map(({ value }) => value)
    .filter(isPoint)
    .sort((a, b) => far(a) - far(b))
  for (const at of spread(places, PLACES)) {
    const other = routed(draft, [at], roles)
    if (!seat.allows(other)) continue
    const chances = yield* replyTo(seat, other, TRIED)
    const chance = chances.find(({ piece, what }) => piece === feared.piece && what === feared.what)?.chance ?? 0
    if (feared.chance - chance >= BETTER) return { at, chance }
  }
  return null
}

/** So many of a list, from its beginning to its end. */
const spread = <T>(list: readonly T[], count: number): readonly T[] =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)] as T)

/** A side that does nothing more: it passes or ends; what it must decide is decided for it. */
function leaveIt(trial: Host, side: Id, bot: Bot): Decision {
  const prompt = trial.prompt(side)
  if (prompt?.default) return prompt.default
  const ends = { action: 'end' }
  return prompt?.actions.includes('end') && !trial.refusal(side, ends) ? ends : bot.decide(trial.seat(side))
}

/** What befell whom, and how likely that was. */
class Tally {
  private readonly seat: Seat
  /** The game before anything is tried. */
  private readonly before: Game
  private readonly sums = new Map<string, { readonly piece: Id; readonly what: Chance['what']; chance: number }>()

  /** How often each of the others went for each piece. */
  private readonly blamed = new Map<Id, Map<Id, number>>()

  constructor(seat: Seat) {
    this.seat = seat
    this.before = seat.imagine(seeded('before')).game
  }

  /** One of the others does this: if it is aimed at somebody, that is remembered. */
  blame({ piece, target, targets }: Decision): void {
    const aims = [target, ...(Array.isArray(targets) ? (targets as readonly unknown[]) : [])]
    for (const aim of aims) {
      if (typeof aim !== 'string' || typeof piece !== 'string') continue
      const by = this.blamed.get(aim) ?? new Map<Id, number>()
      this.blamed.set(aim, by.set(piece, (by.get(piece) ?? 0) + 1))
    }
  }

  count(after: Game, chance: number): void {
    for (const piece of after.pieces) {
      const before = this.before.find('piece', piece.id)
      if (!before || before === piece || before.gone) continue
      for (const what of this.befell(after, piece)) {
        const key = `${piece.id} ${what}`
        const sum = this.sums.get(key) ?? { piece: piece.id, what, chance: 0 }
        sum.chance += chance
        this.sums.set(key, sum)
      }
    }
  }

  /** Likeliest first. */
  chances(): readonly Chance[] {
    return [...this.sums.values()]
      .map(sum => ({ ...sum, side: this.before.piece(sum.piece).side, ...this.culprit(sum.piece) }))
      .sort((a, b) => b.chance - a.chance)
  }

  private culprit(piece: Id): { readonly by?: Id } {
    const [most] = [...(this.blamed.get(piece) ?? [])].sort(([, a], [, b]) => b - a)
    return most ? { by: most[0] } : {}
  }

  private befell(after: Game, piece: { readonly id: Id; readonly gone: boolean }): readonly Chance['what'][] {
    if (piece.gone) return [hasLeft(after, piece.id) ? 'away' : 'gone']
    const { side, rules } = this.seat
    const was = rules.showing?.glance(this.before, side, piece.id) ?? []
    const is = rules.showing?.glance(after, side, piece.id) ?? []
    return (['pinned', 'wounded'] as const).filter(glance => is.includes(glance) && !was.includes(glance))
  }
}

/** Did it leave in good order? */
const hasLeft = ({ journal }: Game, piece: Id): boolean =>
  journal.entries.some(entry => entry.type === 'change' && entry.id === piece && entry.event?.is === 'left')
