import {
  askInTurn,
  askWho,
  choice,
  type Resolution,
  type Scene,
  type SceneSpot,
  shelter,
  text,
  the,
  type Value,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { kindOf, onTable } from '../stands/stand.ts'
import { terrains } from '../tables.ts'
import { fuelCarriers } from '../turn/combat-tasks.ts'
import { type Ground, halfOf, type Laid, mms, together } from './ground.ts'
import { aStep, goOf, movers, moving, wayOn } from './moves.ts'

/** Mines, wire, and the tasks on Action cards: people see what a stand touches. */

/** What tasks are done on. */
export const workedOn = ['mine', 'wire', 'building', 'bridge'] as const
type Work = (typeof workedOn)[number]

/** Ground of a kind before a stand, across its front. */
function before(
  game: Blaze,
  kind: Work,
  at: SceneSpot,
  [near, wide]: readonly [number, number],
  { nth = 0, way = [0, 1] }: { readonly nth?: number; readonly way?: SceneSpot } = {},
): Ground {
  const { square, strip } = game.rows(terrains)[kind] ?? {}
  const thick = mms(strip?.[1] ?? 0)
  const ground = { kind, from: at, way, wide, nth }
  return kind === 'wire'
    ? [{ ...shelter({ ...ground, near: near + thick / 2, deep: 0 }), thick }]
    : [shelter({ ...ground, near, deep: mms(square ?? 0) || 50 })]
}

/** How many stands already work on something: each has a piece of ground of its own. */
const workings = (game: Blaze): number => game.pieces.filter(({ taskTarget }) => taskTarget !== null).length

/** What lies before stands that are being given a card: everything that a task could be done on. */
export function workBefore(game: Blaze, stands: readonly Stand[], wide: number): Laid {
  const [first] = stands
  if (!first) return { pieces: {}, terrain: [] }
  const deep = Math.max(...stands.map(stand => halfOf(game, stand)[1]))
  const nth = workings(game)
  const helpers = first.limbered ? [] : helpersOf(game, first).filter(({ id }) => !stands.some(one => one.id === id))
  return {
    pieces: Object.fromEntries(helpers.map(({ id }) => [id, behind(game, game.piece(id), first, [0, 0])])),
    terrain: workedOn.flatMap(kind => before(game, kind, [wide / 2, 0], [deep, wide], { nth })),
  }
}

/** Friends that tow, or that bring fuel. */
const helpersOf = (game: Blaze, { side }: Stand): readonly Stand[] =>
  game.pieces.filter(
    other =>
      other.side === side &&
      onTable(other) &&
      !other.aboard &&
      (kindOf(game, other).tows || fuelCarriers.includes(other.kind)),
  )

const behind = (game: Blaze, helper: Stand, stand: Stand, [x, y]: SceneSpot): { at: Value; facing: number } => ({
  at: [x, y - halfOf(game, stand)[1] - halfOf(game, helper)[1]],
  facing: 0,
})

/** Those on Action cards who have something to do when the fall backs are over. */
const working = (game: Blaze): readonly Stand[] =>
  game.pieces.filter(stand => stand.card === 'action' && stand.task !== null && onTable(stand))

const isFallingBack = ({ pieces, state }: Blaze): boolean =>
  pieces.some(
    stand => stand.card === 'fall-back' && onTable(stand) && !stand.hasMoved && !state.ended.includes(stand.side),
  )

export const tasksWait = (game: Blaze): boolean =>
  game.state.phase === 'fall-back' && working(game).length > 0 && !isFallingBack(game)

/** The tasks on Action cards are carried out, each with what it is done on. */
export const tasks: Resolution<BlazeTables> = {
  id: 'tasks',
  says: text`Carry out the Actions`,
  kind: 'step',
  cites: ['BA-ACTN-1', 'BA-ACTN-2'],
  fits: tasksWait,
  scene: game => ({
    ...together(working(game).map((stand, n) => atWork(game, stand, [n * 300, 0]))),
    state: { begun: 'fall-back', go: null, passed: [], ended: game.sides.map(({ id }) => id) },
  }),
}

function atWork(game: Blaze, stand: Stand, at: SceneSpot): Laid {
  const named = [stand.taskTarget].flat().filter(one => typeof one === 'string')
  const [wide, deep] = halfOf(game, stand)
  const friends = named.flatMap(id => game.find('piece', id) ?? [])
  return {
    pieces: {
      [stand.id]: { at, facing: 0 },
      ...Object.fromEntries(friends.map(friend => [friend.id, behind(game, friend, stand, at)])),
    },
    terrain: named.flatMap(id => {
      const kind = workedOn.find(one => id === one || id.startsWith(`${one}-`))
      return kind ? before(game, kind, at, [deep, wide]).map(ground => ({ ...ground, id })) : []
    }),
  }
}

const flails = (game: Blaze): readonly Stand[] =>
  game.pieces.filter(stand => onTable(stand) && kindOf(game, stand).mineClearing === true)

/** A tank with flails clears a square that it touches. */
export const clear: Resolution<BlazeTables> = {
  id: 'clear',
  says: text`Clear a mine square`,
  kind: 'act',
  cites: ['BA-MINE-5'],
  fits: game => game.state.phase === 'move' && flails(game).length > 0,
  ask: (game, answers) =>
    askInTurn(answers, () => askWho(text`Which tank? It touches the square.`, flails(game), ['BA-MINE-5'])),
  scene(game, { piece }): Scene {
    const stand = game.piece(String(piece))
    const [wide, deep] = halfOf(game, stand)
    return {
      pieces: { [stand.id]: { at: [0, 0], facing: 0 } },
      terrain: before(game, 'mine', [0, 0], [deep, wide]),
      state: goOf(game, stand.side),
    }
  },
  decides: (game, { piece }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'clear', piece: String(piece), target: 'mine' },
  }),
}

/** A stand is this far from what it comes to, in millimetres: less than the shortest way. */
const NEAR = 5

/** A stand comes to mines or wire on its way. */
export const obstacle: Resolution<BlazeTables> = {
  id: 'obstacle',
  says: text`A stand comes to mines or wire`,
  kind: 'act',
  cites: ['BA-MINE-10', 'BA-WIRE-9'],
  fits: game => moving.includes(game.state.phase) && movers(game).length > 0,
  ask: (game, answers) =>
    askInTurn(
      answers,
      () => askWho(text`Which stand?`, movers(game), ['BA-MOVE-1']),
      () => ({
        field: 'what',
        says: text`To what? Whoever laid a mine square says whether it is real.`,
        choices: [
          choice('mine', text`a mine square`),
          choice('false', text`a false mine square`),
          choice('wire', text`wire`),
        ],
        cites: ['BA-MINE-4', 'BA-WIRE-1'],
      }),
    ),
  scene(game, answers): Scene {
    const stand = game.piece(String(answers.piece))
    const kind = answers.what === 'wire' ? 'wire' : 'mine'
    const [wide, deep] = halfOf(game, stand)
    // wire is met by the base, mines by its middle
    const near = kind === 'wire' ? deep + NEAR : NEAR
    const { way, facing } = wayOn(game, stand)
    const ground = before(game, kind, [0, 0], [near, wide], { way })
    return {
      pieces: { [stand.id]: { at: [0, 0], facing, arrow: facing } },
      terrain: kind === 'wire' ? ground : ground.map(one => ({ ...one, real: answers.what === 'mine' })),
      state: goOf(game, stand.side),
    }
  },
  decides(game, { piece }) {
    const stand = game.piece(String(piece))
    return aStep(game, stand, wayOn(game, stand).way)
  },
  tells: ({ piece, what }) =>
    what === 'wire'
      ? text`${the.piece(String(piece))} comes to wire.`
      : text`${the.piece(String(piece))} enters a mine square.`,
}
