import {
  along,
  because,
  inside,
  type Length,
  type Message,
  type Point,
  passages,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import { enemiesOf } from './figures.ts'
import { atOpening, groundOf, type Land } from './ground.ts'
import { touches } from './measure.ts'
import type { Figure, Plastic } from './records.ts'
import { movementCosts } from './tables.ts'

/** The extra cost of one straight leg, and why it may not be walked. The path of the centre decides: PF-RUL-67. */
export interface LegCosts {
  readonly cost: Length
  readonly cites: readonly string[]
  readonly reasons: readonly Reason[]
  readonly entered: readonly Entry[]
}

/** A building a leg enters, and at which doorway, window or hole. */
export interface Entry {
  readonly land: Land
  readonly at: Point
}

const FREE: LegCosts = { cost: 0, cites: [], reasons: [], entered: [] }

export function legCosts(game: Plastic, figure: Figure, a: Point, b: Point): LegCosts {
  const lands = groundOf(game).along(a, b)
  if (lands.length === 0) return FREE
  let cost = 0
  const cites: string[] = []
  const reasons: Reason[] = []
  const entered: Entry[] = []
  for (const land of lands) {
    const way = transit(land, a, b)
    if (way.entered.length + way.left.length === 0) continue
    const price = priceOf(game, figure, land, way)
    cost += price.cost
    cites.push(...price.cites)
    reasons.push(...price.reasons)
    if (land.kind === 'building') entered.push(...way.entered.map(at => ({ land, at })))
  }
  return { cost, cites, reasons, entered }
}

/** Where a leg enters and leaves a piece; crossing a thin line counts as entering. */
export interface Transit {
  readonly entered: readonly Point[]
  readonly left: readonly Point[]
}

/** The outline counts as inside. So a leg that ends there has entered, and one that starts there leaves. */
export function transit({ shape, line }: Land, a: Point, b: Point): Transit {
  const within = passages(shape, a, b)
  const startsIn = inside(shape, a)
  const endsIn = inside(shape, b)
  const first = within[0]?.[0]
  const last = within[within.length - 1]?.[1]
  const entered: Point[] = []
  const left: Point[] = []
  if (!line && startsIn && (first === undefined ? !endsIn : first > 0)) left.push(a)
  for (const [enter, leave] of within) {
    if (enter > 0) entered.push(along(a, b, enter))
    if (leave < 1 && !line) left.push(along(a, b, leave))
  }
  if (endsIn && (first === undefined || line ? !startsIn : (last as number) < 1)) entered.push(b)
  return { entered, left }
}

/** A wall, fence, hedge or mound that cannot be crossed: PF-RUL-6. Trees, hills and buildings have their own rules. */
export const isTooTall = (land: Land): boolean => land.class === 'tall' && !land.tree && !land.hill && !land.shut

/** The cost of passing through a piece in this way, for each time it is entered or left. */
function priceOf(game: Plastic, figure: Figure, land: Land, { entered, left }: Transit): Omit<LegCosts, 'entered'> {
  const costs = game.rows(movementCosts)
  const goesIn = entered.length > 0
  const comesOut = left.length > 0
  const price = (enter: string | null, leave: string | null): Length =>
    (enter ? (costs[enter] as Length) * entered.length : 0) + (leave ? (costs[leave] as Length) * left.length : 0)
  if (land.hill || land.kind === 'high-grass') return FREE
  if (land.kind === 'building') {
    const cites = [...(comesOut ? ['PF-MOV-9'] : []), ...(goesIn ? ['PF-MOV-10'] : []), 'PF-MOV-7']
    const byDoor = [...entered, ...left].every(point => atOpening(land, point))
    const says = text`the ${the.ground(land)} is entered and left only by its doors and windows`
    const reasons = byDoor ? [] : [because('building', says, 'PF-MOV-7', 'PF-RUL-15')]
    return { cost: price('enter-building', 'leave-building'), cites, reasons }
  }
  if (land.kind === 'bunker') {
    const cites = [...(goesIn ? ['PF-MOV-14', 'PF-MOV-15'] : []), ...(comesOut ? ['PF-MOV-17'] : [])]
    const reasons = goesIn ? whyNotEnterBunker(game, figure, land) : []
    return { cost: price(null, 'leave-bunker'), cites, reasons }
  }
  if (land.class === 'sunken') {
    const cites = [...(comesOut ? ['PF-MOV-13'] : []), ...(goesIn ? ['PF-MOV-12'] : [])]
    return { cost: price('enter-foxhole-trench-ditch', 'leave-foxhole-trench-ditch'), cites, reasons: [] }
  }
  if (!goesIn) return FREE // already paid for on entry
  if (land.tree) return no('tree', text`trees are in the way: go around them`, 'PF-MOV-6', 'PF-RUL-21')
  if (isTooTall(land)) {
    const says = text`the ${the.ground(land)} is in the way: it is too tall to cross`
    return no('obstacle', says, 'PF-MOV-5', 'PF-RUL-6')
  }
  const rule = land.class === 'leg-high' ? 'PF-MOV-4' : 'PF-MOV-5'
  return { cost: price(land.class, null), cites: [rule], reasons: [] }
}

function whyNotEnterBunker(game: Plastic, figure: Figure, land: Land): readonly Reason[] {
  const reasons: Reason[] = []
  const first = text`the figure must touch the ${the.ground(land)} when its move begins`
  if (!touches(game, figure, land)) reasons.push(because('bunker', first, 'PF-MOV-14', 'PF-MOV-15'))
  if (enemiesOf(game, figure.side).some(enemy => inside(land.shape, enemy.at as Point)))
    reasons.push(because('bunker', text`enemies are inside the ${the.ground(land)}`, 'PF-MOV-16'))
  return reasons
}

const no = (word: string, says: Message, ...cites: string[]): Omit<LegCosts, 'entered'> => ({
  cost: 0,
  cites,
  reasons: [because(word, says, ...cites)],
})
