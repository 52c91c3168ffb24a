import { canonical, type Decision, type Host, type Id, type Seat, seeded } from '@sandtable/kernel'
import type { Bot, MakeBot, Weighed } from '../bot.ts'
import { nextDecision } from '../play.ts'
import type { Judge } from './judging.ts'
import { type Ledger, meanGain, surelyGains, withGain } from './ledger.ts'

/** A decision that is worth trying, who plays on from there, and what is known of him from earlier decisions. */
export interface Idea {
  readonly decision: Decision
  readonly plays: MakeBot
  /** What he gained over the first. */
  readonly past: Ledger
}

/** How ideas are tried: so many playouts in all, each for so many turns, with others at their seats and a judge. */
export interface Trials {
  readonly playouts: number
  readonly turns: number
  readonly others: MakeBot
  readonly judge: Judge
}

/** An idea with what came of it: its gains over the first, with earlier ones and in these worlds alone. */
export interface Tried extends Idea {
  /** Is it the one to beat? */
  readonly isFirst: boolean
  gains: Ledger
  /** What it was worth, and what it gained over the first, in all worlds in which it was tried. */
  sum: number
  gained: number
  playouts: number
}

/**
 * Tries every idea in the same possible worlds with the same dice, drops the worse half, and goes on with the rest. The
 * first idea is the one to beat, and stays to the end. At every step it gives what is known so far, the best first.
 */
export function* weigh(
  seat: Seat,
  ideas: readonly Idea[],
  name: string,
  trials: Trials,
): Generator<readonly Tried[], readonly Tried[]> {
  const all: readonly Tried[] = ideas.map((idea, i) => ({
    ...idea,
    isFirst: i === 0,
    gains: idea.past,
    sum: 0,
    gained: 0,
    playouts: 0,
  }))
  const rounds = Math.max(1, Math.ceil(Math.log2(ideas.length)))
  let alive = all
  let world = 0
  for (let round = 0; round < rounds; round++) {
    const last = world + Math.max(1, Math.floor(trials.playouts / rounds / alive.length))
    for (; world < last; world++) {
      const playing = playedOut(seat, alive, `${name} ${world}`, trials)
      for (let step = playing.next(); !step.done; step = playing.next()) yield ranked(all)
    }
    alive = betterHalf(alive)
  }
  return ranked(all)
}

/** The first, and the better half of the others. */
function betterHalf([first, ...others]: readonly Tried[]): readonly Tried[] {
  const sorted = [...others].sort((a, b) => meanGain(b.gains) - meanGain(a.gains))
  return first ? [first, ...sorted.slice(0, Math.max(1, Math.ceil(others.length / 2)))] : []
}

/** Tries the ideas in one world, a decision at a time. A world that cannot be imagined or breaks counts for none of them. */
function* playedOut(seat: Seat, ideas: readonly Tried[], name: string, trials: Trials): Generator<void> {
  const values: number[] = []
  try {
    const world = seat.imagine(seeded(name))
    for (const { decision, plays } of ideas) {
      const fork = world.fork(seeded(name))
      fork.decide(seat.side, decision)
      yield* playedOn(fork, seat.side, plays(name), name, trials)
      values.push(trials.judge(fork, seat.side))
    }
  } catch {
    return // an error in an imagined world must not stop the game
  }
  const first = values[0] as number
  ideas.forEach((idea, i) => {
    const value = values[i] as number
    idea.gains = withGain(idea.gains, value - first)
    idea.sum += value
    idea.gained += value - first
    idea.playouts += 1
  })
}

/** Plays on for some turns: this side as the idea has it, the others in their own way. */
function* playedOn(host: Host, side: Id, own: Bot, name: string, { turns, others }: Trials): Generator<void> {
  const until = host.game.state.turn + turns
  const bots = new Map<Id, Bot>([[side, own]])
  const botOf = (id: Id): Bot => {
    const bot = bots.get(id) ?? others(`${name} ${id}`)
    bots.set(id, bot)
    return bot
  }
  for (let made = 0; !host.over && host.game.state.turn < until && made < MOST; made++) {
    const { side: id, decision } = nextDecision(host, botOf)
    host.decide(id, decision)
    yield
  }
}
/** A playout that takes more decisions than this is judged as it stands. */
const MOST = 600

/** The first idea keeps its place unless another is surely better. */
function ranked(tried: readonly Tried[]): readonly Tried[] {
  const worth = (one: Tried): number => (one === tried[0] ? 0 : surelyGains(one.gains))
  return [...tried].sort((a, b) => worth(b) - worth(a))
}

/**
 * What is told of it: each decision once. An idea that was dropped early was tried in few worlds, which may have been
 * lucky ones. So its value is that of the first idea in all worlds, plus what it gained over the first in its own.
 */
export function told(tried: readonly Tried[]): readonly Weighed[] {
  const first = tried.find(({ isFirst }) => isFirst)
  if (!first || first.playouts === 0) return []
  const usual = first.sum / first.playouts
  const weighed = new Map<string, Weighed>()
  for (const { decision, gained, playouts } of tried) {
    const key = canonical(decision)
    const value = Math.min(1, Math.max(0, usual + gained / playouts))
    if (playouts > 0 && !weighed.has(key)) weighed.set(key, { decision, value, playouts })
  }
  return [...weighed.values()]
}
