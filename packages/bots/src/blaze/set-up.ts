import {
  bounds,
  type Decision,
  isOffTable,
  kept,
  memo,
  middleOfShape,
  mm,
  type Point,
  type Seat,
  type Stream,
  withinOf,
} from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { best } from '../chart/best.ts'
import { firstAllowed } from './answering.ts'
import { toCentre } from './arrivals.ts'
import { plots } from './plots.ts'
import { type Role, roleOf } from './roles.ts'
import { type Scene, squared } from './scene.ts'
import { moverOf, STEP, type Table } from './table.ts'

const { cardsOf, classOf, houseAt, isAircraft, isInfantry, kindOf, sharesCards, zoneOf } = blazeRules
type Stand = blazeRules.Stand

/** Sets up one item: mines and wire first, then stands, then the barrage. */
export function setUp(seat: Seat, scene: Scene, stream: Stream): Decision {
  const works = firstAllowed(seat, plots(scene, 'works', stream))
  if (works) return works
  const stand = nextToPlace(scene)
  if (stand) {
    const decision = placed(seat, scene, stand)
    if (decision) return decision
  }
  return firstAllowed(seat, plots(scene, 'barrage', stream)) ?? { action: 'end' }
}

const order: readonly Role[] = ['rifles', 'gun', 'support', 'tank', 'mortar', 'cart', 'craft', 'leader', 'decoy']

/** Unit by unit, ground holders first. */
function nextToPlace({ game, side }: Scene): Stand | null {
  let first: Stand | null = null
  let least = Infinity
  for (const stand of game.pieces) {
    if (stand.side !== side || stand.at !== null || stand.gone || stand.aboard || isAircraft(game, stand)) continue
    if (stand.arrives !== null || kindOf(game, stand).airborne || classOf(game, stand) === 'glider') continue
    const rank = order.indexOf(roleOf(game, stand))
    if (rank < least) [first, least] = [stand, rank]
  }
  return first
}

/** Does the side set up around something to defend? */
export function defends({ game, side, objectives }: Scene): boolean {
  const zone = zoneOf(game, game.side(side))
  return zone !== null && objectives.some(({ feature }) => withinOf({ box: zone }, middleOfShape(feature.shape), 0))
}

const TRIED = 16

/** The posts in the side's own part of the table. */
function zonePosts({ game, side, table }: Scene): readonly number[] {
  const box = zoneOf(game, game.side(side))
  const { west, south, east, north } = box ? bounds({ box }) : EVERYWHERE
  return kept(zones(table), `${west} ${south} ${east} ${north}`, () => {
    const posts: number[] = []
    for (let i = 0; i < table.size; i++) {
      const [x, y] = table.post(i)
      if (x >= west && x <= east && y >= south && y <= north) posts.push(i)
    }
    return posts
  })
}

const EVERYWHERE = { west: -Infinity, south: -Infinity, east: Infinity, north: Infinity }
const zones = memo((_: Table) => new Map<string, readonly number[]>())

function placed(seat: Seat, scene: Scene, stand: Stand): Decision | null {
  const { side, table, game } = scene
  const posts = zonePosts(scene)
  const hold = defends(scene)
  const value = hold ? defence(scene, stand) : attack(scene, stand)
  const together = company(scene, stand, matesOf(scene, stand))
  const full = new Set(
    game.pieces.flatMap(other =>
      other.side === side && other.at && !houseAt(game, other.at) ? [table.at(other.at)] : [],
    ),
  )
  const top = best(posts.length, TRIED, nth => {
    const post = posts[nth] as number
    return full.has(post) ? -Infinity : value(post) + together(table.post(post))
  })
  const facing = toCentre(scene)
  const decisions = top.flatMap(nth => {
    const post = posts[nth] as number
    const plain = { action: 'deploy', piece: stand.id, to: table.post(post), facing }
    const house = houseAt(game, table.post(post))
    // guns do not go upstairs
    const floors = house && house.floors > 1 && isInfantry(game, stand) ? [plain, { ...plain, floor: 1 }] : [plain]
    return hold && table.hidesAt(post) ? floors.map(one => ({ ...one, hidden: true })) : floors
  })
  return firstAllowed(seat, stand.kind.startsWith('atg') ? decisions.flatMap(loaded) : decisions)
}

/** A gun with a hollow charge loads it at once. */
const loaded = (decision: Decision): readonly Decision[] => [{ ...decision, load: 'steilgranate' }, decision]

const matesOf = ({ game, side }: Scene, { unit, id }: Stand): readonly Stand[] =>
  game.pieces.filter(
    other => other.side === side && other.unit === unit && unit !== null && other.id !== id && other.at,
  )

/** A platoon with fewer cards than stands must keep in contact; others keep together, but not on top of each other. */
function company({ game }: Scene, stand: Stand, mates: readonly Stand[]): (at: Point) => number {
  const shares = stand.unit !== null && sharesCards(game, stand)
  const cards = new Set(mates.filter(mate => sharesCards(game, mate)))
  const short = shares && cards.size + 1 > cardsOf(game, stand.unit as string).count
  return at => {
    let value = 0
    let touched = false
    for (const mate of mates) {
      const far = squared(at, mate.at as Point)
      if (far <= (STEP * 1.01) ** 2) touched ||= cards.has(mate)
      if (far > mm(350) ** 2) value -= 0.3
    }
    return value + (short && touched ? 3 : 0)
  }
}

/** Nearest to what must be taken. */
function attack(scene: Scene, stand: Stand): (post: number) => number {
  const { game, table, objectives } = scene
  const mover = moverOf(game, stand)
  const fields = objectives.map(({ feature }) => table.toShape(mover, feature.id, feature.shape))
  const back = {
    tank: 0,
    rifles: 0,
    support: 0,
    leader: mm(50),
    mortar: mm(100),
    gun: 0,
    cart: mm(100),
    craft: 0,
    decoy: 0,
  }
  const role = roleOf(game, stand)
  return post => {
    const far = fields.reduce((least, { cost }) => Math.min(least, cost[post] as number), Infinity)
    if (far === Infinity && fields.length > 0) return -1000
    return -(far + back[role]) / mm(50) - (role === 'tank' ? crowd(scene, post) : 0)
  }
}

/** Vehicles leave room between them. */
const crowd = ({ game, side, table }: Scene, post: number): number =>
  game.pieces.filter(other => other.side === side && other.at && squared(other.at, table.post(post)) < mm(110) ** 2)
    .length * 5

const looks = memo((_: Table) => new Map<string, Float64Array>())

/** In cover, near what is defended, with a view of the enemy's approach. */
function defence(scene: Scene, stand: Stand): (post: number) => number {
  const { game, table, objectives, side } = scene
  const role = roleOf(game, stand)
  const outlook = outlookOf(scene)
  const view = {
    rifles: 0.5,
    gun: 2,
    support: 1.5,
    tank: 1.5,
    mortar: -0.5,
    leader: 0.2,
    cart: -1,
    craft: 0,
    decoy: 0.5,
  }[role]
  const wants = role === 'rifles' || role === 'support'
  const scale = mm(role === 'mortar' ? 300 : 150)
  const places = objectives.map(({ feature }) => {
    const taken = game.pieces.some(other => other.side === side && other.at && withinOf(feature.shape, other.at, 0))
    return { ways: waysTo(table, feature), inside: wants ? (taken ? 1 : 4) : 0 }
  })
  return post => {
    let near = -10
    for (const { ways, inside } of places)
      near = Math.max(near, (ways.inside[post] === 1 ? inside : 0) - (ways.far[post] as number) / scale)
    const cover = role === 'tank' ? 0 : table.shelter(post) * 0.8 + (table.hidesAt(post) ? 0.8 : 0)
    return near + cover + view * (outlook[post] as number)
  }
}

/** The straight-line distance of every post from a feature, and whether it lies in it. */
interface Nearness {
  readonly far: Float64Array
  readonly inside: Uint8Array
}
const nearness = memo((_: Table) => new Map<string, Nearness>())

const waysTo = (table: Table, { id, shape }: blazeRules.Feature): Nearness =>
  kept(nearness(table), id, () => {
    const heart = middleOfShape(shape)
    const ways = { far: new Float64Array(table.size), inside: new Uint8Array(table.size) }
    for (let post = 0; post < table.size; post++) {
      ways.far[post] = Math.sqrt(squared(table.post(post), heart))
      ways.inside[post] = withinOf(shape, table.post(post), 0) ? 1 : 0
    }
    return ways
  })

/** How much of the ground towards the enemy each post overlooks, from 0 to 1; computed once per table and edge. */
function outlookOf({ game, side, table }: Scene): Float64Array {
  const edge = game.side(side).edge ?? 'south'
  return kept(looks(table), edge, () => {
    const [fx, fy] = { south: [0, 1], north: [0, -1], west: [1, 0], east: [-1, 0] }[edge] as [number, number]
    const outlook = new Float64Array(table.size)
    for (let post = 0; post < table.size; post++) {
      const [x, y] = table.post(post)
      let seen = 0
      for (const deep of [150, 300, 450])
        for (const aside of [-0.6, 0, 0.6]) {
          const at: Point = [x + (fx + fy * aside) * mm(deep), y + (fy + fx * aside) * mm(deep)]
          if (isOffTable(game, at)) continue
          if (table.clear(post, table.at(at))) seen += 1 / 9
        }
      outlook[post] = seen
    }
    return outlook
  })
}
