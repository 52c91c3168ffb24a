import type { Id, Source } from '@sandtable/kernel'
import type { Handicap } from './handicap.ts'
import { chanceWithin, FAIR, type Share, shareOf } from './interval.ts'
import type { Played } from './played.ts'
import { pointsFor } from './summary.ts'

/** How even a battle is: what its weaker side takes of the points, and how sure it is that this is fair. */
export interface Evenness {
  readonly games: number
  readonly points: Share
  /** The chance that the weaker side's true share is fair, 45 to 55 of a hundred, as far as these games tell. */
  readonly sure: number
}

export interface Balance {
  /** Who takes less of the points in the battle as it is. */
  readonly weaker: Id
  readonly stronger: Id
  readonly asItIs: Evenness
  /** It needs none: its weaker side's share is fair. */
  readonly isEven: boolean
  /** What would make it even, the surest first, each weighed by games that had no part in finding it. */
  readonly offers: readonly Offer[]
}

export interface Offer extends Evenness {
  readonly handicap: Handicap
}

/** Plays these games of a battle: in workers, in a page, or at once. */
export type Plays = (source: Source, from: number, until: number) => Promise<readonly Played[]>

/** How many different handicaps are weighed to the end. */
const OFFERS = 3

/**
 * Finds what makes a battle of two sides even. Each handicap is halved down to the least that is enough, on the dice of
 * the battle as it is; what comes nearest is then weighed with fresh dice, since it would look better than it is on
 * those by which it was chosen. Null where there are not two sides.
 */
export async function balanceOf(
  source: Source,
  games: number,
  plays: Plays,
  handicaps: (weaker: Id, stronger: Id) => Promise<readonly (readonly Handicap[])[]>,
): Promise<Balance | null> {
  const base = await plays(source, 0, games)
  const sides = Object.keys(base[0]?.bots ?? {})
  const [a = '', b = ''] = sides
  if (sides.length !== 2) return null
  const isAWeaker = evenness(base, a).points.share <= 0.5
  const [weaker, stronger] = isAWeaker ? [a, b] : [b, a]
  const asItIs = evenness(base, weaker)
  const isEven = 0.5 - asItIs.points.share <= FAIR
  if (isEven) return { weaker, stronger, asItIs, isEven, offers: [] }
  const trial = Math.max(20, Math.ceil(games / 4))
  const tried: { readonly handicap: Handicap; readonly share: number }[] = []
  for (const steps of await handicaps(weaker, stronger)) {
    const found = await leastEnough(steps, asItIs.points.share, async handicap => {
      const played = await plays(handicap.source, 0, trial)
      return evenness(played, weaker).points.share
    })
    if (found) tried.push(found)
  }
  const nearest = tried.sort((x, y) => Math.abs(x.share - 0.5) - Math.abs(y.share - 0.5)).slice(0, OFFERS)
  const offers: Offer[] = []
  for (const { handicap } of nearest)
    offers.push({ handicap, ...evenness(await plays(handicap.source, games, games * 2), weaker) })
  // what fresh dice show to be no nearer to even than the battle as it is helps nobody
  const better = offers.filter(({ points }) => Math.abs(points.share - 0.5) < 0.5 - asItIs.points.share)
  return { weaker, stronger, asItIs, isEven, offers: better.sort((x, y) => y.sure - x.sure) }
}

/** More of a handicap helps more, or not at all: then the most that there is of it does not. */
async function leastEnough(
  steps: readonly Handicap[],
  asItIs: number,
  shareWith: (handicap: Handicap) => Promise<number>,
): Promise<{ readonly handicap: Handicap; readonly share: number } | null> {
  const shares = new Map<number, number>([[-1, asItIs]])
  const look = async (at: number): Promise<number> => {
    const known = shares.get(at) ?? (await shareWith(steps[at] as Handicap))
    shares.set(at, known)
    return known
  }
  let [low, high] = [-1, steps.length - 1]
  if ((await look(high)) <= asItIs) return null
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if ((await look(middle)) < 0.5) low = middle
    else high = middle
  }
  const ends = [low, high].filter(at => at >= 0).map(at => ({ at, share: shares.get(at) as number }))
  const [best] = ends.sort((x, y) => Math.abs(x.share - 0.5) - Math.abs(y.share - 0.5))
  return best ? { handicap: steps[best.at] as Handicap, share: best.share } : null
}

function evenness(played: readonly Played[], side: Id): Evenness {
  const won = played.reduce((sum, game) => sum + pointsFor(game, side), 0)
  return {
    games: played.length,
    points: shareOf(won, played.length),
    sure: chanceWithin(won, played.length, 0.5, FAIR),
  }
}
