import { play, scripted } from '@sandtable/bots'
import { cutEntry, type Entry, type Host, type Id, SandtableError, save } from '@sandtable/kernel'
import type { Branched, BranchWish } from './tale.ts'

/** A settled point: its number of entries in the journal, and in what the viewer was told. */
interface Settled {
  readonly played: number
  readonly told: number
}

/**
 * Where this viewer may branch off. A branch holds the whole truth of the game, so while the game runs only a viewer
 * from whom nothing is or was hidden gets one; once it is over, all do. It gets other dice: the same dice would
 * reveal future rolls.
 */
export function settledFor(host: Host, viewer: Id): readonly Settled[] {
  const { rules, game, over } = host
  const { entries, settled } = game.journal
  const told = entries.map(entry => cutEntry(rules, entry, viewer))
  if (!over && !(host.knowsAll(viewer) && entries.every((entry, i) => isWhole(entry, told[i] ?? null)))) return []
  const counts = [0]
  for (const entry of told) counts.push((counts.at(-1) as number) + (entry ? 1 : 0))
  const points = settled.map(played => ({ played, told: counts[played] as number }))
  // of several that look the same to the viewer, the last
  return points.filter((point, i) => points[i + 1]?.told !== point.told)
}

/** Was the viewer told the whole entry? The position in the stream of dice is never told. */
const isWhole = (entry: Entry, told: Entry | null): boolean =>
  told === entry || (told !== null && entry.type === 'roll')

/** Branches off; on request the computer plays the new game to its end. */
export function branchOff(host: Host, viewer: Id, { at, seed, played }: BranchWish): Branched {
  const point = settledFor(host, viewer).find(({ told }) => told === at)
  if (!point)
    throw new SandtableError(
      'PLAY-4',
      '',
      `entry ${at} is in the middle of something: choose the beginning of a decision`,
    )
  const branch = host.branch(point.played, { from: 'seed', seed })
  if (played === 'by the computer')
    play(branch, Object.fromEntries(branch.game.sides.map(({ id }) => [id, scripted(`${seed} ${id}`)])))
  const { turn, last = null } = branch.game.state as { readonly turn: number; readonly last?: number | null }
  return { save: save(branch), turn, last, outcome: branch.outcome }
}
