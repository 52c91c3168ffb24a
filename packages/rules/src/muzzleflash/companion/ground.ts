import {
  type Answers,
  askCoverOf,
  askInTurn,
  askWhom,
  bandChoices,
  bearingOf,
  choice,
  type Entry,
  fromLength,
  type Id,
  landedIn,
  pieceChoice,
  type SceneFields,
  type SceneSpot,
  shelter,
  spotAlong,
  type TableQuestion,
  text,
  the,
  ticked,
  type Value,
} from '@sandtable/kernel'
import { onTable, reachOf, sizeOf } from '../basics/figures.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { type Blast, blastTable } from '../tables.ts'

/** What people say about the ground: what a figure is behind, who is near it, and whom a blast has reached. */

export const inches = (length: number): number => fromLength(length, 'in')

/** What a figure may be behind or in, for cover against fire. */
export const covers = [
  'hedge',
  'fence',
  'wall',
  'low-wall',
  'sandbags',
  'woods',
  'scrub',
  'rubble',
  'crater',
  'trench',
  'foxhole',
  'building',
  'bunker',
] as const
const areas: readonly string[] = ['woods', 'scrub', 'rubble', 'crater', 'trench', 'foxhole', 'building', 'bunker']
/** Against a blast outside: what is shut keeps it out. */
const burstCovers = covers.filter(kind => kind !== 'building' && kind !== 'bunker')

export const askCover = (who: Id, field?: string, kinds: readonly string[] = covers): TableQuestion =>
  askCoverOf(who, kinds, ['MF-SHT-19', 'MF-SHT-20', 'MF-SHT-21'], field)

type Ground = readonly { readonly [field: string]: Value }[]

export interface Laid {
  readonly pieces: { readonly [piece: Id]: SceneFields }
  readonly terrain: Ground
}

interface Lie {
  readonly from?: SceneSpot
  readonly way?: SceneSpot
  readonly nth?: number
  readonly wide?: number
}

/** The cover of a piece at this distance: a line in front of it, or an area that it is in. */
export function coverAt(
  game: Muzzleflash,
  piece: Piece,
  cover: unknown,
  far: number,
  { from = [0, 0], way = [0, 1], nth = 0, wide = 3 }: Lie = {},
): Ground {
  if (typeof cover !== 'string' || cover === 'open') return []
  const { base } = sizeOf(game, piece.kind)
  const half = (typeof base === 'number' ? inches(base) : Math.max(...(base as readonly number[]).map(inches))) / 2
  const deep = areas.includes(cover) ? 2 * half + 1.2 : 0
  return [shelter({ kind: cover, from, way, near: far - half - 0.2, deep, wide: half + wide, nth })]
}

/** Those near the target share its pins: they stand beside it, and nobody answers the shot here. */
export const NEVER = { policy: 'never' } as const
export const beside = (ids: readonly Id[], [x, y]: SceneSpot): { [piece: Id]: SceneFields } =>
  Object.fromEntries(
    ids.map((id, i) => [
      id,
      { at: [x + (i % 2 === 0 ? 1 : -1) * (1.1 + Math.floor(i / 2) * 0.4), y + Math.floor(i / 2) * 1.1], ...NEVER },
    ]),
  )

export const askNear = (game: Muzzleflash, target: Id, without: readonly Id[]): TableQuestion =>
  askWhom(
    'near',
    text`Who else is within ${the.length(reachOf(game, 'pin'))} of ${the.piece(target)}?`,
    game.pieces.filter(p => onTable(p) && p.id !== target && p.sort === 'figure' && !without.includes(p.id)),
    ['MF-PIN-2', 'MF-PIN-3'],
    4,
  )

/** How people are asked about a burst: who stands where it went off, and whether it lies in a room, which holds it. */
interface Burst {
  readonly struck?: readonly Id[]
  readonly inRoom?: boolean
}

/** Whom each burst has reached, in which zone, and what is between. */
export function askCaught(
  game: Muzzleflash,
  answers: Answers,
  happened: readonly Entry[],
  kind: string,
  { struck = [], inRoom = false }: Burst = {},
): TableQuestion | null {
  const { centre, edge } = game.rows(blastTable)[kind] as Blast
  for (const [i] of landedIn(happened, 'in').entries()) {
    const field = `caught ${i + 1}`
    const says = inRoom
      ? text`Who is in the same room, within ${the.length(centre)} of it? Friends too, the nearest first.`
      : text`Who is within ${the.length(edge)} of where it has come down? Friends too, the nearest first.`
    const asked = askInTurn(
      answers,
      () => ({
        ...askWhom(field, says, [], inRoom ? ['MF-AEW-7', 'MF-GRE-10'] : ['MF-AEW-6', 'MF-GRE-10']),
        choices: game.pieces.filter(p => onTable(p) && !struck.includes(p.id)).map(p => pieceChoice(p)),
        many: 8,
      }),
      ...ticked(answers[field]).flatMap(id => [
        () => !inRoom && askZone(game, id, `zone ${i + 1} ${id}`, { centre, edge }),
        () => askCover(id, `cover ${id}`, burstCovers),
      ]),
    )
    if (asked) return asked
  }
  return null
}

const askZone = (
  game: Muzzleflash,
  id: Id,
  field: string,
  { centre, edge }: Pick<Blast, 'centre' | 'edge'>,
): TableQuestion => ({
  field,
  says: text`How far is ${the.piece(id)} from where it lies?`,
  choices: [
    ...(game.piece(id).dugIn ? [choice('hole', text`in its foxhole`)] : []),
    ...bandChoices([
      { value: 'centre', far: centre },
      { value: 'edge', far: edge },
    ]),
  ],
  cites: ['MF-AEW-6'],
})

/** Who is named first is nearer, if only by this, in inches. */
const HAIR = 0.02

/** Those whom the bursts have reached, each in a way of its own from where it went off. */
export function caughtIn(
  game: Muzzleflash,
  answers: Answers,
  happened: readonly Entry[],
  kind: string,
  wayOf: (n: number) => SceneSpot = bearingOf,
): Laid {
  const { centre, edge } = game.rows(blastTable)[kind] as Blast
  const laid = landedIn(happened, 'in').flatMap((spot, i) =>
    ticked(answers[`caught ${i + 1}`]).map((id, n, all) => {
      const zone = inches({ hole: 0, centre, edge }[String(answers[`zone ${i + 1} ${id}`] ?? 'centre')] ?? edge)
      const far = Math.max(0, zone - (all.length - 1 - n) * HAIR)
      const way = wayOf(n)
      const cover = coverAt(game, game.piece(id), answers[`cover ${id}`], far, { from: spot, way, nth: n, wide: 0.3 })
      return { pieces: { [id]: { at: spotAlong(spot, way, far) } }, terrain: cover }
    }),
  )
  return {
    pieces: Object.assign({}, ...laid.map(({ pieces }) => pieces)),
    terrain: laid.flatMap(({ terrain }) => terrain),
  }
}
