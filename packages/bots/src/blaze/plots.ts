import { type Decision, isOffTable, middleOfShape, mm, type Point, type Stream } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { type Scene, squared } from './scene.ts'

const { featuresAt, zoneOf } = blazeRules

const towards = { south: [0, 1], north: [0, -1], west: [1, 0], east: [-1, 0] } as const

/**
 * What is plotted before the game: mines, dummy mines and wire across the enemy's way; a barrage where he is likely
 * to be.
 */
export function* plots(scene: Scene, what: 'works' | 'barrage', stream: Stream): Generator<Decision> {
  const { game, side } = scene
  const own = game.side(side)
  if (what === 'barrage') {
    if (own.barrageTemplates > 0)
      for (const at of hideouts(scene)) {
        if (own.barrage.some(plotted => squared(plotted.at, at) < mm(100) ** 2)) continue
        yield { action: 'plot', kind: 'barrage', at, turn: 0 }
      }
    return
  }
  const left = own.mineSquares + own.dummyMines
  if (left > 0) {
    // the order of laying must not reveal which squares are real
    const real = own.mineSquares > 0 && stream.next(left) < own.mineSquares
    for (const at of belt(scene, mm(300), mm(75))) yield { action: 'plot', kind: real ? 'mine' : 'dummy-mine', at }
  }
  if (own.wireStrips > 0) {
    const along = own.edge === 'east' || own.edge === 'west' ? 0 : 90
    for (const at of belt(scene, mm(230), mm(60))) yield { action: 'plot', kind: 'wire', at, facing: along }
  }
}

/** Free places in a belt before what must be defended, from its middle outwards. */
function* belt(scene: Scene, before: number, apart: number): Generator<Point> {
  const { game, side, objectives } = scene
  const { edge } = game.side(side)
  const heart = [...objectives].sort((a, b) => b.points - a.points)[0]
  if (!edge || !heart) return
  const [fx, fy] = towards[edge]
  const [x, y] = foremost(scene, middleOfShape(heart.feature.shape), edge)
  for (let i = 0; i < 60; i++) {
    const aside = Math.ceil((i % 30) / 2) * apart * (i % 2 === 0 ? 1 : -1)
    // if it would lie in the sea or in the enemy's zone, nearer to what is defended
    const deep = i < 30 ? before : Math.round(before / 2)
    const at: Point = [Math.round(x + fx * deep + fy * aside), Math.round(y + fy * deep + fx * aside)]
    if (isOffTable(game, at)) continue
    if (featuresAt(game, at).some(({ kind }) => kind !== 'road' && kind !== 'field' && kind !== 'hill')) continue
    yield at
  }
}

/** The trench before it if there is one, otherwise the place itself. */
function foremost({ game }: Scene, heart: Point, edge: keyof typeof towards): Point {
  const [fx, fy] = towards[edge]
  let best = heart
  for (const { kind, shape } of game.terrain) {
    if (kind !== 'trench') continue
    const at = middleOfShape(shape)
    if (at[0] * fx + at[1] * fy > best[0] * fx + best[1] * fy && squared(at, heart) < mm(500) ** 2)
      best = [at[0], at[1]]
  }
  // two thirds of the way back, so that those in front can cover it
  return [best[0] - Math.round(fx * mm(100)), best[1] - Math.round(fy * mm(100))]
}

/** Where the enemy is seen or may hide: cover in his part of the table, nearest the objectives first. */
function hideouts(scene: Scene): readonly Point[] {
  const { game, side, foes, objectives } = scene
  const mine = zoneOf(game, game.side(side))
  const places: Point[] = foes.flatMap(({ at }) => (at ? [at] : []))
  for (const { kind, shape } of game.terrain) {
    if (kind === 'trench' && 'polygon' in shape) places.push(...along(shape.polygon))
    else if (['building', 'bunker', 'foxhole', 'woods'].includes(kind)) places.push(middleOfShape(shape))
  }
  const far = (at: Point): number =>
    objectives.reduce((least, { feature }) => Math.min(least, squared(at, middleOfShape(feature.shape))), Infinity)
  return places
    .filter(at => !mine || squared(at, mine.at) > (Math.min(mine.width, mine.depth) / 2) ** 2)
    .sort((a, b) => far(a) - far(b))
}

/** A few points along the middle of a long shape. */
function along(polygon: readonly Point[]): readonly Point[] {
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  const west = Math.min(...xs)
  const east = Math.max(...xs)
  const south = Math.min(...ys)
  const north = Math.max(...ys)
  return [0.2, 0.4, 0.6, 0.8].map(share =>
    east - west > north - south
      ? [Math.round(west + (east - west) * share), Math.round((south + north) / 2)]
      : [Math.round((west + east) / 2), Math.round(south + (north - south) * share)],
  )
}
