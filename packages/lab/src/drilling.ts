import { botAt, drillFor, type Hand, type Numbers, type Parts, play } from '@sandtable/bots'
import { dealt, Host, type Id, type RuleSet, type Source, Stream } from '@sandtable/kernel'
import { type Surface, summitOf, surfacesOf, type Trial } from './surface.ts'

/** What is drilled: a set in these battles, against players of the level below. */
export interface Drilling {
  readonly rules: RuleSet
  readonly sources: readonly Source[]
  readonly seed: string
  readonly hand: Hand
  /** How many games each part plays in a round, and how many rounds there are. */
  readonly games: number
  readonly rounds: number
}

/** Whom each of them learns to beat. */
const below = { veteran: 'regular', general: 'veteran' } as const

/** A side of a battle that has this part. */
interface Post {
  readonly source: Source
  readonly side: Id
}

/** How far a number is moved by one: its logarithm. */
const STEP = 0.6
/** How far off what is thought best the first round tries, and the others. */
const WIDE = 1
const NARROW = 0.8
/** How far from the regular's numbers they may lead in all: what is known of them is only known nearby. */
const FAR = 2

/**
 * Finds numbers that win more often: every game is played with all numbers a little off, each by chance, and a smooth
 * surface through the results tells which way is up. Each round tries around what seems best by then. Tells after every
 * game how many are played.
 */
export function* drilling(how: Drilling): Generator<number, Parts> {
  const { rules, games, rounds, seed } = how
  const drill = drillFor(rules.id)
  if (!drill) return {}
  const names = Object.keys(drill.begin)
  const posts = postsOf(how)
  const parts = [...posts.keys()]
  const chance = new Stream(`${seed} drill`)
  const trials: Trial[] = []
  let best: readonly Surface[] = []
  for (let round = 0; round < rounds; round++) {
    const spread = round === 0 ? WIDE : NARROW
    const middles = best.map(surface => summitOf(surface, FAR))
    for (let game = 0; game < games; game++)
      for (const [n, part] of parts.entries()) {
        const all = posts.get(part) as readonly Post[]
        const at = names.map((_, j) => (middles[n]?.[j] ?? 0) + spread * normal(chance))
        trials.push(played(how, all[game % all.length] as Post, part, at, numbersAt(drill.begin, at), trials.length))
        yield trials.length
      }
    best = surfacesOf(trials, parts, names.length)
  }
  return Object.fromEntries(parts.map((part, n) => [part, numbersAt(drill.begin, summitOf(best[n] as Surface, FAR))]))
}

/** The sides of all battles, by their part. */
function postsOf({ rules, sources, seed }: Drilling): ReadonlyMap<string, readonly Post[]> {
  const posts = new Map<string, Post[]>()
  for (const source of sources) {
    const { game } = new Host(rules, dealt(rules, source, seed), { dice: { from: 'seed', seed } })
    for (const { id } of game.sides) {
      for (const part of drillFor(rules.id)?.partsOf(game, id) ?? [])
        posts.set(part, [...(posts.get(part) ?? []), { source, side: id }])
    }
  }
  return posts
}

function played(
  how: Drilling,
  { source, side }: Post,
  part: string,
  at: readonly number[],
  other: Numbers,
  n: number,
): Trial {
  const { rules, hand } = how
  const seed = `${how.seed} drill ${n}`
  const host = new Host(rules, dealt(rules, source, seed), { dice: { from: 'seed', seed } }).start()
  const bots = host.game.sides.map(({ id }) => {
    const name = `${id} ${seed}`
    return [id, id === side ? drillFor(rules.id)?.plays(name, { [part]: other }) : botAt(below[hand], name)] as const
  })
  const { winners } = play(host, Object.fromEntries(bots.flatMap(([id, bot]) => (bot ? [[id, bot]] : []))))
  const points = winners.length === 0 ? 1 / host.game.sides.length : winners.includes(side) ? 1 / winners.length : 0
  return { part, seat: `${source.file} ${side}`, at, points }
}

/** To three digits, so that every machine comes to the same. */
function numbersAt(begin: Numbers, at: readonly number[]): Numbers {
  return Object.fromEntries(
    Object.entries(begin).map(([name, usual], j) => [
      name,
      Number((usual * Math.exp(STEP * (at[j] as number))).toPrecision(3)),
    ]),
  )
}

/** About normally spread: the sum of twelve even ones. */
function normal(chance: Stream): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += chance.next(100_000) / 100_000
  return sum
}
