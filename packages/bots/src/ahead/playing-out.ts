import { type Decision, type Seat, seeded } from '@sandtable/kernel'
import type { Advice, MakeBot } from '../bot.ts'
import { nextDecision } from '../play.ts'
import { resultFor } from './judging.ts'

/** How decisions are tried: so many battles in all, and who plays all sides from there. */
export interface Battles {
  readonly battles: number
  readonly plays: MakeBot
}

interface Tried {
  readonly decision: Decision
  won: number
  battles: number
}

/** As if every decision had been tried this often before and done as well as all of them together: one win proves little. */
const DOUBT = 30
/** About how far the result of one battle is from the mean. */
const SPREAD = 0.5

/**
 * Plays whole battles out to find the best of several decisions. Each time the one is tried that may still turn out
 * best: so the good ones are tried often, and the bad ones soon no more. All meet the same worlds and dice in the same
 * order.
 */
export function* playingOut(
  seat: Seat,
  decisions: readonly Decision[],
  name: string,
  { battles, plays }: Battles,
): Generator<Advice, Advice> {
  const all: readonly Tried[] = decisions.map(decision => ({ decision, won: 0, battles: 0 }))
  for (let made = 0; made < battles; made++) {
    const next = ranked(all, ({ battles: n }) => SPREAD / Math.sqrt(n + DOUBT))[0] as Tried
    const playing = playedOut(seat, next.decision, `${name} ${next.battles}`, plays)
    let step = playing.next()
    for (; !step.done; step = playing.next()) yield adviceOf(all)
    if (step.value === null) break
    next.won += step.value
    next.battles += 1
  }
  return adviceOf(all)
}

/** The best first: by what is known, and by what may be hoped besides. */
function ranked(all: readonly Tried[], hope: (one: Tried) => number = () => 0): readonly Tried[] {
  const [won, battles] = all.reduce(([sum, n], one) => [sum + one.won, n + one.battles], [0, 0])
  const mean = battles === 0 ? 0 : won / battles
  const worth = (one: Tried): number => (one.won + DOUBT * mean) / (one.battles + DOUBT) + hope(one)
  return [...all].sort((a, b) => worth(b) - worth(a))
}

const adviceOf = (all: readonly Tried[]): Advice => {
  const sorted = ranked(all)
  return {
    decision: (sorted[0] as Tried).decision,
    weighed: sorted
      .filter(({ battles }) => battles > 0)
      .map(({ decision, won, battles }) => ({ decision, value: won / battles, playouts: battles })),
  }
}

/** More decisions than a battle takes. */
const MOST = 5000

/** The result of one battle; null if the world cannot be imagined or breaks. */
function* playedOut(seat: Seat, decision: Decision, name: string, plays: MakeBot): Generator<void, number | null> {
  try {
    const world = seat.imagine(seeded(name))
    world.decide(seat.side, decision)
    const bots = new Map(world.game.sides.map(({ id }) => [id, plays(`${name} ${id}`)]))
    for (let made = 0; !world.over && made < MOST; made++) {
      const next = nextDecision(world, id => bots.get(id))
      world.decide(next.side, next.decision)
      yield
    }
    return resultFor(world, seat.side)
  } catch {
    return null // an error in an imagined world must not stop the game
  }
}
