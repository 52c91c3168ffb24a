import { because, inside, type Length, outlineHits, type Point, passages, type Reason } from '@sandtable/kernel'
import { enemiesOf } from './figures.ts'
import { groundOf, type Land } from './ground.ts'
import { atOpening } from './line-of-fire.ts'
import { touches } from './measure.ts'
import type { Figure, Plastic } from './records.ts'
import { movementCosts } from './tables.ts'

/** What one straight leg costs on top of its length, and why it may not be walked. The path of the centre decides: PF-RUL-67. */
export interface LegCosts {
  readonly cost: Length
  readonly cites: readonly string[]
  readonly reasons: readonly Reason[]
}

const FREE: LegCosts = { cost: 0, cites: [], reasons: [] }

export function legCosts(game: Plastic, figure: Figure, a: Point, b: Point): LegCosts {
  const ground = groundOf(game)
  let cost = 0
  const cites: string[] = []
  const reasons: Reason[] = []
  for (const feature of game.grid.along(a, b)) {
    const land = ground.get(feature.id)
    if (!land) continue
    const way = transit(land, a, b)
    if (way.entered + way.left === 0) continue
    const price = priceOf(game, figure, land, way, a, b)
    cost += price.cost
    cites.push(...price.cites)
    reasons.push(...price.reasons)
  }
  return { cost, cites: cost > 0 ? [...cites, 'PF-RUL-67'] : cites, reasons }
}

/** How often a leg goes into something and out of it; going over a thin line counts as going in. */
interface Transit {
  readonly entered: number
  readonly left: number
}

function transit(land: Land, a: Point, b: Point): Transit {
  const { shape } = land
  const within = passages(shape, a, b)
  const startsIn = inside(shape, a)
  const endsIn = inside(shape, b)
  if (land.line) return { entered: within.length + (endsIn && !startsIn ? 1 : 0), left: 0 }
  if (within.length === 0) return { entered: !startsIn && endsIn ? 1 : 0, left: startsIn && !endsIn ? 1 : 0 }
  const first = within[0] as readonly [number, number]
  const last = within[within.length - 1] as readonly [number, number]
  return {
    entered: within.filter(([enter]) => enter > 0).length + (endsIn && last[1] < 1 ? 1 : 0),
    left: within.filter(([, leave]) => leave < 1).length + (startsIn && first[0] > 0 ? 1 : 0),
  }
}

function priceOf(game: Plastic, figure: Figure, land: Land, way: Transit, a: Point, b: Point): LegCosts {
  const costs = game.rows(movementCosts)
  const price = (row: string, times: number): Length => (costs[row] as Length) * times
  if (land.hill || land.kind === 'high-grass') return FREE
  if (land.tree) return no('tree', land, 'trees must be gone around', 'PF-MOV-6')
  if (land.kind === 'building') {
    const through = outlineHits(land.shape, a, b).every(hit => atOpening(land, hit.at))
    const reasons = through
      ? []
      : [because('building', `${land.id} is entered and left at its openings only`, 'PF-MOV-7', 'PF-RUL-15')]
    const cites = [
      'PF-MOV-7',
      'PF-MOV-8',
      ...(way.left > 0 ? ['PF-MOV-9'] : []),
      ...(way.entered > 0 ? ['PF-MOV-10'] : []),
    ]
    return { cost: price('leave-building', way.left) + price('enter-building', way.entered), cites, reasons }
  }
  if (land.kind === 'bunker') {
    const cites = [...(way.entered > 0 ? ['PF-MOV-14', 'PF-MOV-15'] : []), ...(way.left > 0 ? ['PF-MOV-17'] : [])]
    return {
      cost: price('leave-bunker', way.left),
      cites,
      reasons: way.entered > 0 ? whyNotEnterBunker(game, figure, land) : [],
    }
  }
  if (land.class === 'sunken') {
    const cites = [...(way.entered > 0 ? ['PF-MOV-12'] : []), ...(way.left > 0 ? ['PF-MOV-13'] : [])]
    const cost = price('leave-foxhole-trench-ditch', way.left) + price('enter-foxhole-trench-ditch', way.entered)
    return { cost, cites, reasons: [] }
  }
  if (land.class === 'tall') return no('obstacle', land, 'it is too tall to cross', 'PF-MOV-5', 'PF-RUL-6')
  return {
    cost: price(land.class, way.entered),
    cites: [land.class === 'leg-high' ? 'PF-MOV-4' : 'PF-MOV-5'],
    reasons: [],
  }
}

function whyNotEnterBunker(game: Plastic, figure: Figure, land: Land): readonly Reason[] {
  const reasons: Reason[] = []
  if (!touches(figure, land))
    reasons.push(
      because('bunker', `it must touch ${land.id} when its move begins`, 'PF-MOV-14', 'PF-MOV-15', 'PF-RUL-68'),
    )
  if (enemiesOf(game, figure.side).some(enemy => inside(land.shape, enemy.at as Point)))
    reasons.push(because('bunker', `enemies are inside ${land.id}`, 'PF-MOV-16'))
  return reasons
}

const no = (word: string, land: Land, says: string, ...cites: string[]): LegCosts => ({
  cost: 0,
  cites,
  reasons: [because(word, `the ${land.kind} ${land.id} is in the way: ${says}`, ...cites)],
})
