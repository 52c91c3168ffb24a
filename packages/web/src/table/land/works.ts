import { planOfTerrain } from '../ground/laid.ts'
import {
  BELT,
  beside,
  edgeDistance,
  extent,
  halfWidth,
  longAxis,
  ring,
  rowsOf,
  stepLength,
  stepsAlong,
  stripOf,
  thickness,
  wander,
} from '../plan.ts'
import { random } from '../random.ts'
import { trenchDepth } from '../relief.ts'
import type { TerrainLook } from '../scene.ts'
import { distance, type Spot, toSpot } from '../world.ts'
import { bridge } from './bridge.ts'
import { bunker, bunkerWalls } from './bunker.ts'
import { flames, rubbleHeap, smokePuff, stone } from './heap.ts'
import { type House, houseWalls } from './house.ts'
import type { Shape } from './lot.ts'
import { aidStation, minefield } from './post.ts'
import { houseRoof } from './roof.ts'
import { ruin } from './ruin.ts'
import { shoreMesh } from './shore.ts'
import type { Builder, Site } from './site.ts'
import { duckboard, post, revetment } from './trench.ts'
import { bagColours, fence, log, sandbag, stoneWall, wetBags, wire } from './wall.ts'

function houseOf({ scene, terrain, plan, seed }: Site): House {
  return {
    plan,
    height: Math.max(34, Math.min(90, terrain.height / 100 || 46)),
    openings: (terrain.openings ?? []).map(p => toSpot(scene, p)),
    doors: (terrain.doors ?? []).map(p => toSpot(scene, p)),
    holes: (terrain.holes ?? []).map(({ at, width }) => ({ at: toSpot(scene, at), width: width / 100 })),
    seed: seed % 1000,
  }
}

const building: Builder = site => {
  const { terrain, lot, relief, plan } = site
  const house = houseOf(site)
  const [x, z] = plan.middle
  const at = [x, relief.at(x, z) - 0.3, z] as const
  if (terrain.ruined || terrain.look === 'ruin') {
    lot.fix(lod => ruin(house, lod), 'stone', at)
    return
  }
  lot.fix(lod => houseWalls(house, lod), 'stone', at)
  lot.roofs.set(
    terrain.id,
    lot.single(lod => houseRoof(house, lod), 'stone', at),
  )
}

/** A thing repeated along a line, each stretched to close the line from corner to corner. */
function along(
  site: Site,
  key: string,
  usual: number,
  material: 'stone' | 'paint' | 'leaf',
  make: Shape,
  spine: readonly Spot[] = site.plan.spine,
): void {
  const { lot, relief, seed } = site
  const chance = random(seed)
  for (let i = 0; i < spine.length - 1; i++) {
    const stretch = [spine[i], spine[i + 1]] as [Spot, Spot]
    const scale = stepLength(stretch, 0, usual) / usual
    for (const { x, z, turn } of stepsAlong(stretch, usual))
      lot.put(
        key,
        material,
        make,
        [x, relief.at(x, z) - 0.5, z],
        [0, turn + (chance() < 0.5 ? Math.PI : 0), 0],
        [scale, 1, 1],
      )
  }
}

const wall =
  (usual: number): Builder =>
  site => {
    const height = Math.round(Math.max(usual, Math.min(48, site.terrain.height / 100)))
    const width = Math.max(5.4, thickness(site.plan, 6.4))
    const variant = site.seed % 2
    along(site, `wall ${height} ${width.toFixed(1)} ${variant}`, 49, 'stone', lod =>
      stoneWall(49, height, width, variant, lod),
    )
  }

function bags({ scene, lot, relief }: Site, spots: readonly Spot[], courses: number, seed: number, lift = 0): void {
  const chance = random(seed)
  const colours = scene.theme === 'mud' ? wetBags : bagColours
  for (let course = 0; course < courses; course++)
    for (const { x, z, turn } of stepsAlong(spots, 10)) {
      // each lies over the joint of the two below it, and none quite straight
      const along = (course % 2) * 5 + chance.between(-0.9, 0.9)
      const [px, pz] = [x + Math.cos(turn) * along, z - Math.sin(turn) * along]
      lot.put(
        'bag',
        'paint',
        sandbag,
        [px, relief.at(x, z) + lift + 1.4 + course * 3.5, pz + chance.between(-0.8, 0.8)],
        [0, turn + chance.between(-0.22, 0.22), 0],
        chance.between(0.92, 1.08),
        { colour: chance.pick(colours) },
      )
    }
}

/** Boards on both sides with a post at every bend, duckboards on the floor, bags on the edge. */
const trench: Builder = site => {
  const { plan, lot, relief, seed } = site
  const { axis, sides } = stripOf(plan)
  const half = Math.max(8, halfWidth(plan))
  const tall = trenchDepth + 4
  for (const [i, edge] of sides.entries()) {
    const out = i ? 1 : -1
    // farther in than the ground between two posts of its grid can bulge
    const foot = beside(edge, out * -3.2)
    const floor = (x: number, z: number, turn: number): number =>
      relief.at(x + Math.sin(turn) * out * -5, z + Math.cos(turn) * out * -5) - 0.6
    for (const { x, z, turn, stretch } of pacesAlong(foot, 20))
      lot.put(
        'revetment',
        'paint',
        lod => revetment(20, tall, lod),
        [x, floor(x, z, turn), z],
        [0, turn + (out > 0 ? Math.PI : 0), 0],
        [stretch, 1, 1],
      )
    const rim = beside(edge, out * 4)
    for (const [k, [x, z]] of foot.entries())
      lot.put('corner post', 'paint', lod => post(tall + 4, lod), [x, relief.at(...(rim[k] as Spot)) - tall - 2, z])
    // a parapet three high and two deep, and on the other side one that keeps the earth from falling in
    bags(site, beside(edge, out * 3.6), out > 0 ? 2 : 3, seed + out, -0.6)
    if (out < 0) bags(site, beside(edge, out * 8.6), 2, seed + 7, -0.6)
  }
  boardedEnds(site, tall)
  duckboards(site, axis, half)
}

/** The boards that keep the earth out at the ends of a trench. */
function boardedEnds(site: Site, tall: number): void {
  const { lot, relief } = site
  for (const arc of endsOf(site))
    for (const { x, z, turn, stretch } of pacesAlong(arc, 20))
      lot.put(
        'revetment',
        'paint',
        lod => revetment(20, tall, lod),
        [x, relief.at(x + Math.sin(turn) * 5, z + Math.cos(turn) * 5) - 0.6, z],
        [0, turn, 0],
        [stretch, 1, 1],
      )
}

/** Along the floor; where it bends, one more lies in the corner that the boards of both ways leave open. */
function duckboards({ lot, relief }: Site, axis: readonly Spot[], half: number): void {
  const lay = (x: number, z: number, sunk: number, turn: number, stretch: number): void =>
    lot.put(
      `duckboard ${Math.round(half)}`,
      'paint',
      lod => duckboard(40, Math.min(24, half * 0.95), lod),
      [x, relief.at(x, z) - sunk, z],
      [0, turn, 0],
      [stretch, 1, 1],
    )
  for (const { x, z, turn, stretch } of pacesAlong(axis, 40)) lay(x, z, -0.1, turn, stretch)
  for (const [i, [x, z]] of axis.entries()) {
    const before = axis[i - 1]
    if (before && i < axis.length - 1) lay(x, z, 0.5, Math.atan2(before[1] - z, x - before[0]), (half * 1.5) / 40)
  }
}

/** The line of the boards at each end of a trench that does not open into something else: round for one along a line. */
function endsOf({ plan, scene }: Site): readonly (readonly Spot[])[] {
  if (plan.kind === 'circle') return []
  const others = scene.terrain.filter(({ look }) => look === 'bunker' || look === 'building' || look === 'trench')
  const plans = others.map(one => planOfTerrain(scene, one)).filter(other => distance(other.middle, plan.middle) > 1)
  const { axis } = stripOf(plan)
  const reach = Math.max(2, halfWidth(plan) - 3.2)
  return [axis, [...axis].reverse()].flatMap(way => {
    const [before, end] = way.slice(-2) as [Spot, Spot]
    const long = distance(before, end) || 1
    const [ox, oz] = [((end[0] - before[0]) / long) * reach, ((end[1] - before[1]) / long) * reach]
    if (plans.some(other => edgeDistance(other, end[0] + ox, end[1] + oz) < 0)) return []
    // from the left of the way round to its right, or straight across, a little within the end
    const round = plan.kind === 'line' ? 1 : 0
    const within = round ? 0 : 3.2 / reach
    const at = (t: number): Spot => {
      const [side, ahead] = [Math.cos(t), round * Math.sin(t) - within]
      return [end[0] + oz * side + ox * ahead, end[1] - ox * side + oz * ahead]
    }
    const bends = round ? 5 : 1
    return [Array.from({ length: bends + 1 }, (_, i) => at((i / bends) * Math.PI))]
  })
}

/** Steps along a line, each with how much longer than the gap it is. */
function* pacesAlong(spots: readonly Spot[], gap: number) {
  for (let i = 0; i < spots.length - 1; i++) {
    const stretch = stepLength(spots, i, gap) / gap
    for (const step of stepsAlong(spots.slice(i, i + 2), gap)) yield { ...step, stretch }
  }
}

const foxhole: Builder = site => {
  const { plan, seed } = site
  const radius = Math.max(12, plan.radius) + 3.4
  const arc = Array.from({ length: 10 }, (_, i): Spot => {
    const turn = (i / 9) * 4.4 + (seed % 6)
    return [plan.middle[0] + Math.cos(turn) * radius, plan.middle[1] + Math.sin(turn) * radius]
  })
  bags(site, arc, 1, seed)
}

const rubble: Builder = ({ plan, lot, relief, seed }) => {
  const chance = random(seed)
  const { x0, z0, x1, z1 } = extent(plan.outline)
  const count = ((x1 - x0) * (z1 - z0)) / 420
  for (let i = 0; i < count; i++) {
    const [x, z] = [chance.between(x0, x1), chance.between(z0, z1)]
    const d = edgeDistance(plan, x, z)
    if (d > -6) continue
    const variant = Math.floor(chance() * 3)
    lot.put(
      `heap ${variant}`,
      'stone',
      lod => rubbleHeap(variant, lod),
      [x, relief.at(x, z) - 4.2, z],
      [0, chance() * 6, 0],
      Math.min(1, (4 - d) / 20) * chance.between(0.8, 1.15),
    )
  }
}

/** Boulders on a heap of earth, the largest in the middle, none over its edge. */
const stones: Builder = ({ plan, lot, relief, seed }) => {
  const chance = random(seed)
  const { x0, z0, x1, z1 } = extent(plan.outline)
  for (let i = 0; i < ((x1 - x0) * (z1 - z0)) / 24; i++) {
    const [x, z] = [chance.between(x0, x1), chance.between(z0, z1)]
    const inside = -edgeDistance(plan, x, z)
    const size = chance.between(0.6, 1) * Math.min(7, 2 + inside * 0.3)
    if (inside < size) continue
    lot.put(
      `boulder ${i % 3}`,
      'stone',
      lod => stone(i % 3, lod),
      [x, relief.at(x, z) + size * 0.15, z],
      [0, chance() * 6.283, 0],
      size,
      { colour: chance.pick(['#9a8f7c', '#857a68', '#b0a58f', '#766b5a']) },
    )
  }
}

/** Cotton wool, white for smoke and yellow for gas; more of it on more ground. */
const clouds =
  (name: string, colours: readonly [string, string]): Builder =>
  ({ plan, lot, relief, seed }) => {
    const chance = random(seed)
    const { radius } = plan
    const puffs = Math.max(1, Math.round((radius / 26) ** 2))
    for (let i = 0; i < puffs; i++) {
      const [turn, away] = [i * 2.4, puffs === 1 ? 0 : radius * 0.8 * Math.sqrt(i / puffs)]
      const [x, z] = [plan.middle[0] + Math.cos(turn) * away, plan.middle[1] + Math.sin(turn) * away]
      lot.put(
        `${name} ${i % 3}`,
        'cloth',
        lod => smokePuff(i % 3, lod, colours),
        [x, relief.at(x, z), z],
        [0, chance() * 6, 0],
        Math.max(0.7, radius / 26 / Math.sqrt(puffs)) * chance.between(0.9, 1.15),
      )
    }
  }

const fire: Builder = ({ plan, lot, relief }) => {
  const [x, z] = plan.middle
  const y = relief.at(x, z)
  lot.put('flames', 'flame', flames, [x, y, z], [0, 0, 0], 1.1, { casts: false })
  for (const [i, size] of [0.5, 0.7, 0.95].entries())
    lot.put(
      `soot ${i}`,
      'cloth',
      lod => smokePuff(i, lod, ['#3a3531', '#2f2b28']),
      [x + i * 7, y + 12 + i * 22, z - i * 6],
      [0, i * 2, 0],
      size,
    )
}

/** Water that is wider has shallows and surf, and a river has not, in millimetres. */
const SEA = 240

const water =
  (depth: number): Builder =>
  ({ plan, lot, relief, scene }) => {
    const [x, z] = plan.kind === 'line' ? (plan.spine[Math.floor(plan.spine.length / 2)] as Spot) : plan.middle
    lot.pools.push({ plan, y: relief.at(x, z) + depth })
    if (plan.kind === 'area' && halfWidth(plan) * 2 > SEA)
      lot.add(shoreMesh(plan, relief.at(x, z) + depth + 0.15, scene))
  }

/** In mud, every second large crater holds water. */
const crater: Builder = site => {
  if (site.scene.theme === 'mud' && site.plan.radius > 14 && site.seed % 2) {
    const { plan, lot, relief } = site
    const pool = plan.outline.map(
      ([x, z]): Spot => [plan.middle[0] + (x - plan.middle[0]) * 0.62, plan.middle[1] + (z - plan.middle[1]) * 0.58],
    )
    lot.pools.push({
      plan: { ...plan, outline: pool, kind: 'area' },
      y: relief.at(...plan.middle) + plan.radius * 0.16,
    })
  }
}

/** Puddles here and there, none of them over its edge. */
const puddles: Builder = ({ plan, lot, relief, seed }) => {
  const chance = random(seed)
  const { x0, z0, x1, z1 } = extent(plan.outline)
  const count = Math.min(12, Math.ceil(((x1 - x0) * (z1 - z0)) / 4200))
  for (let i = 0; i < count; i++) {
    const [x, z, radius] = [chance.between(x0, x1), chance.between(z0, z1), chance.between(5, 13)]
    if (edgeDistance(plan, x, z) > -radius - 3) continue
    const outline = ring([x, z], radius, 16).map(
      ([px, pz]): Spot => [x + (px - x) * chance.between(0.75, 1.3), z + (pz - z) * chance.between(0.6, 1)],
    )
    const puddle = { ...plan, kind: 'area', outline, spine: outline, middle: [x, z], radius, half: 0 } as const
    lot.pools.push({ plan: puddle, y: relief.at(x, z) + 0.5 })
  }
}

const crossing: Builder = ({ plan, lot, relief }) => {
  const spine = longAxis(plan)
  const [a, b] = [spine[0] as Spot, spine[spine.length - 1] as Spot]
  const { x0, z0, x1, z1 } = extent(plan.outline)
  const width = plan.kind === 'line' ? plan.half * 2 : Math.min(x1 - x0, z1 - z0)
  const middle: Spot = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  lot.fix(
    lod => bridge(distance(a, b), width, lod),
    'stone',
    [middle[0], Math.max(relief.at(...a), relief.at(...b)) + 1, middle[1]],
    Math.atan2(-(b[1] - a[1]), b[0] - a[0]),
  )
}

/** Rows of wire as men lay them at night: no row begins where the next one does, and no length of it is quite in line. */
const belt: Builder = ({ plan, lot, relief, seed }) => {
  const chance = random(seed)
  for (const row of rowsOf(plan, BELT))
    for (const { x, z, turn, stretch } of pacesAlong(wander(row, 48, 9), chance.between(42, 56)))
      lot.put(
        'wire',
        'paint',
        wire,
        [x + chance.between(-2, 2), relief.at(x, z) - 0.5, z + chance.between(-2, 2)],
        [0, turn + chance.between(-0.07, 0.07) + (chance() < 0.5 ? Math.PI : 0), 0],
        [stretch, chance.between(0.85, 1.12), 1],
      )
}

export const works: { readonly [look in TerrainLook]?: Builder } = {
  building,
  ruin: building,
  bunker: site => {
    const [x, z] = site.plan.middle
    const at = [x, site.relief.at(x, z) - 0.3, z] as const
    const house = houseOf(site)
    site.lot.fix(lod => bunkerWalls(house, lod), 'stone', at)
    site.lot.roofs.set(
      site.terrain.id,
      site.lot.single(lod => bunker(house, lod), 'stone', at),
    )
  },
  'stone-wall': wall(13),
  'high-wall': wall(34),
  fence: site => along(site, 'fence', 48, 'paint', lod => fence(48, lod)),
  log: site =>
    along(site, `log ${thickness(site.plan, 9).toFixed(1)}`, 60, 'paint', lod =>
      log(56, Math.max(3.4, thickness(site.plan, 9) / 2), lod),
    ),
  sandbags: site => {
    const width = Math.max(1, Math.round(thickness(site.plan, 12) / 7))
    for (let i = 0; i < width; i++)
      bags(
        site,
        beside(site.plan.kind === 'line' ? site.plan.spine : site.plan.spine, (i - (width - 1) / 2) * 5.4),
        3 - (i % 2),
        site.seed + i,
      )
  },
  wire: belt,
  trench,
  dugout: trench,
  foxhole,
  rubble,
  stones,
  smoke: clouds('smoke', ['#e9e5dc', '#d8d3c8']),
  gas: clouds('gas', ['#cfcd92', '#b9b878']),
  fire,
  crater,
  river: water(5.4),
  stream: water(3),
  water: water(4),
  bridge: crossing,
  mud: puddles,
  mines: minefield,
  'aid-station': aidStation,
}
