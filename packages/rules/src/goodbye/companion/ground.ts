import {
  type Answers,
  askCoverOf,
  askInTurn,
  askLeaderNear,
  bearingOf,
  fromLength,
  type Id,
  type SceneFields,
  type SceneSpot,
  shelter,
  spotAlong,
  type TableQuestion,
  type Value,
} from '@sandtable/kernel'
import { courageReach } from '../courage.ts'
import { isLeader, onTable } from '../figures.ts'
import type { Figure, Goodbye } from '../records.ts'

/** What is asked about a man under fire, and where he then stands: behind what, and whose courage counts. */

export const cms = (length: number): number => fromLength(length, 'cm')

/** What a man may be behind or in. */
export const covers = [
  'sandbags',
  'wall',
  'hedge',
  'woods',
  'rubble',
  'shell-hole',
  'trench',
  'building',
  'bunker',
] as const
const lines: readonly string[] = ['sandbags', 'wall', 'hedge']

export const askCover = (who: Id, field?: string, kinds: readonly string[] = covers): TableQuestion =>
  askCoverOf(who, kinds, ['GB-FIRE-4', 'GB-RUL-28'], field)

/** A steady leader near a man lends him his courage. */
export function askLeader(game: Goodbye, who: Id, field?: string): TableQuestion | null {
  const { side } = game.piece(who)
  const leaders = game.pieces.filter(f => f.side === side && f.id !== who && isLeader(f) && onTable(f))
  return askLeaderNear(leaders, courageReach(game), { id: who }, ['GB-PIN-7', 'GB-RUL-33'], field)
}

/** Everything about each of several men: cover, and a leader near him. */
export const askAboutEach = (
  game: Goodbye,
  men: readonly Id[],
  answers: Answers,
  kinds?: readonly string[],
): TableQuestion | null =>
  askInTurn(
    answers,
    ...men.flatMap(id => [() => askCover(id, `cover ${id}`, kinds), () => askLeader(game, id, `leader ${id}`)]),
  )

export interface Laid {
  readonly pieces: { readonly [piece: Id]: SceneFields }
  readonly terrain: readonly { readonly [field: string]: Value }[]
}

export const together = (all: readonly Laid[]): Laid => ({
  pieces: Object.assign({}, ...all.map(({ pieces }) => pieces)),
  terrain: all.flatMap(({ terrain }) => terrain),
})

interface Lie {
  readonly from?: SceneSpot
  readonly way?: SceneSpot
  readonly nth?: number
  readonly wide?: number
}

/** The cover of a man so far from where the shot or the burst is, in cm. */
export function coverAt(
  figure: Figure,
  cover: unknown,
  far: number,
  { from = [0, 0], way = [0, 1], nth = 0, wide = 2 }: Lie = {},
): Laid['terrain'] {
  if (typeof cover !== 'string' || cover === 'open') return []
  const half = cms(figure.radius)
  const deep = lines.includes(cover) ? 0 : 2 * half + 2.5
  return [shelter({ kind: cover, from, way, near: far - half - 0.5, deep, wide, nth })]
}

/** Men about a point, each in a way of his own: cover between them, and each one's leader beyond him, out of the others' reach. */
export function about(
  game: Goodbye,
  men: readonly Id[],
  answers: Answers,
  centre: SceneSpot,
  reach: number,
  first = 0,
): Laid {
  const leaders = new Map<Id, number>()
  return together(
    men.map((id, i) => {
      const figure = game.piece(id)
      const leader = leaderIn(answers, id)
      // men of one leader stand beside each other
      const turn = leader === null ? i : (leaders.get(leader) ?? i)
      const aside = turn === i ? 0 : 2.5 * (i - turn)
      if (leader !== null && turn === i) leaders.set(leader, i)
      const way = bearingOf(turn + first)
      // who is named first is nearer, if only by a hair
      const far = reach - (men.length - 1 - i) * 0.02
      const beyond = far + cms(courageReach(game)) - 1
      return {
        pieces: {
          ...(leader !== null && !men.includes(leader) && { [leader]: { at: spotAlong(centre, way, beyond) } }),
          [id]: { at: spotAlong(centre, way, far, aside) },
        },
        terrain: coverAt(figure, answers[`cover ${id}`], far, { from: spotAlong(centre, way, 0, aside), way, nth: i }),
      }
    }),
  )
}

export const leaderIn = (answers: Answers, id: Id): Id | null => {
  const leader = answers[`leader ${id}`]
  return typeof leader === 'string' && leader !== 'none' ? leader : null
}

/** A figure so far to the north, with its crew or the gun that it serves beside it. */
export const withCrew = (game: Goodbye, figure: Figure, north = 0): { [piece: Id]: SceneFields } => ({
  ...Object.fromEntries(
    game.pieces
      .filter(f => f.id !== figure.id && onTable(f) && (f.crewOf === figure.id || f.id === figure.crewOf))
      .map(({ id }, i) => [id, { at: [(i + 1) * 2.2, north] }]),
  ),
  [figure.id]: { at: [0, north], facing: north > 0 ? 180 : 0 },
})
