import { play, scripted } from '@sandtable/bots'
import { type Host, type Id, SandtableError } from '@sandtable/kernel'
import { settledFor } from './branch.ts'
import type { Ends, EstimateWish } from './tale.ts'

/**
 * Plays a game on from one of its settled points, several times with other dice and the computer on all sides, and
 * counts the wins. The same wish always gives the same count.
 */
export function playedOn(host: Host, viewer: Id, { at, first, games }: EstimateWish): Ends {
  const point = settledFor(host, viewer).find(({ told }) => told === at)
  if (!point)
    throw new SandtableError(
      'PLAY-4',
      '',
      `entry ${at} is in the middle of something: choose the beginning of a decision`,
    )
  const wins: { [side: Id]: number } = Object.fromEntries(host.game.sides.map(({ id }) => [id, 0]))
  for (let nth = first; nth < first + games; nth++) {
    const seed = `estimate ${at} ${nth}`
    const branch = host.branch(point.played, { from: 'seed', seed })
    play(branch, Object.fromEntries(branch.game.sides.map(({ id }) => [id, scripted(`${seed} ${id}`)])))
    for (const side of branch.outcome?.winners ?? []) wins[side] = (wins[side] ?? 0) + 1
  }
  return { games, wins }
}
