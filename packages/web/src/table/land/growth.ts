import { rowTurn } from '../ground/stroke.ts'
import { edgeDistance, extent, lengthOf, stepLength, stepsAlong, thickness } from '../plan.ts'
import { clamp, random } from '../random.ts'
import type { TerrainLook } from '../scene.ts'
import { distance, type Spot } from '../world.ts'
import { tuft } from './heap.ts'
import { hedgeGeometry } from './hedge.ts'
import type { Builder, Site } from './site.ts'
import { type TreeKind, treeGeometry, treeSizes } from './tree.ts'

/** Which trees grow where. */
const woods: { readonly [theme in Site['scene']['theme']]: readonly TreeKind[] } = {
  summer: ['oak', 'ash', 'oak', 'ash', 'pine'],
  mud: ['shattered'],
  snow: ['pine', 'pine', 'ash'],
  desert: ['poplar', 'bush'],
}

function plant(
  { lot, relief }: Site,
  kind: TreeKind,
  [x, z]: Spot,
  variant: number,
  turn: number,
  scale: number,
): void {
  const key = `${kind} ${variant}`
  const crown = kind === 'shattered' || kind === 'bush' ? 0 : treeSizes[kind][0] * scale
  lot.put(key, 'leaf', lod => treeGeometry(kind, variant, lod), [x, relief.at(x, z) - 0.6, z], [0, turn, 0], scale, {
    crown,
  })
}

/** A single tree fills its circle, a clump has several; the floor's edge is painted, and is the rule. */
const trees: Builder = site => {
  const { plan, scene, terrain, seed } = site
  const radius = plan.kind === 'circle' || terrain.look === 'tree' ? plan.radius : 90
  if (radius > 75) {
    wood(site)
    return
  }
  const chance = random(seed)
  const kinds = woods[scene.theme]
  const lonely = terrain.look === 'tree' || radius < 28
  const count = lonely ? 1 : Math.max(3, Math.round((radius / 22) ** 2))
  const first = chance() * 6.283
  for (let i = 0; i < count; i++) {
    const kind = kinds[lonely ? seed % Math.min(2, kinds.length) : i % kinds.length] as TreeKind
    const away = lonely ? 0 : i === 0 && count > 5 ? 0 : radius * 0.5
    const fit =
      ((lonely ? radius * 1.06 : radius * 0.56) / treeSizes[kind][0]) * (lonely ? 1 : chance.between(0.92, 1.08))
    const turn = first + (i * 6.283) / count
    const spot: Spot = [plan.middle[0] + Math.cos(turn) * away, plan.middle[1] + Math.sin(turn) * away]
    plant(
      site,
      kind,
      spot,
      (seed + i) % 3,
      chance() * 6.283,
      kind === 'shattered' ? 1 : Math.max(0.55, Math.min(1.2, fit)),
    )
  }
}

/** Trees no nearer than 37 mm to each other, none beyond the edge; bushes where the wood ends. */
const wood: Builder = site => {
  const { plan, scene } = site
  const chance = random(site.seed)
  const { x0, z0, x1, z1 } = extent(plan.outline)
  const planted: Spot[] = []
  const tries = ((x1 - x0) * (z1 - z0)) / 60
  for (let i = 0; i < tries; i++) {
    const spot: Spot = [chance.between(x0, x1), chance.between(z0, z1)]
    if (edgeDistance(plan, spot[0], spot[1]) > -11 || planted.some(other => distance(other, spot) < 37)) continue
    if (!site.canGrow(spot, 12)) continue
    planted.push(spot)
    plant(
      site,
      chance.pick(woods[scene.theme]),
      spot,
      Math.floor(chance() * 3),
      chance() * 6.283,
      chance.between(0.78, 1.1),
    )
  }
  if (scene.theme === 'mud') return
  for (const { x, z } of stepsAlong(plan.spine, 26)) {
    const spot: Spot = [x + chance.between(-5, 5), z + chance.between(-5, 5)]
    if (chance() < 0.7 && site.canGrow(spot, 9))
      plant(site, 'bush', spot, Math.floor(chance() * 3), chance() * 6, chance.between(0.7, 1.15))
  }
}

const scrub: Builder = site => {
  const chance = random(site.seed)
  const { x0, z0, x1, z1 } = extent(site.plan.outline)
  for (let i = 0; i < ((x1 - x0) * (z1 - z0)) / 420; i++) {
    const spot: Spot = [chance.between(x0, x1), chance.between(z0, z1)]
    if (edgeDistance(site.plan, spot[0], spot[1]) < -7 && site.canGrow(spot, 8))
      plant(site, 'bush', spot, Math.floor(chance() * 3), chance() * 6, chance.between(0.5, 1.1))
  }
}

/** Pieces along the line, stretched a little so that they end where it ends. */
function hedgeAlong({ scene, plan, lot, relief, seed, terrain }: Site, tall: boolean): void {
  const usual = tall ? 46 : 42
  const width = tall ? Math.max(10, Math.min(20, thickness(plan, 36) * 0.55)) : Math.max(8, thickness(plan, 12))
  // one that runs off the table ends before the frame
  const [most, deepest] = [scene.width / 200 - width / 2, scene.depth / 200 - width / 2]
  const spine = plan.spine.map(([x, z]): Spot => [clamp(x, -most, most), clamp(z, -deepest, deepest)])
  const height = Math.max(tall ? 19 : 11, Math.min(30, terrain.height / 100 || 15))
  const chance = random(seed)
  const dead = scene.theme === 'mud'
  let corner = 0
  let passed = lengthOf(spine.slice(0, 2))
  for (const { x, z, turn, along } of stepsAlong(spine, usual * 0.86)) {
    while (along > passed && corner < spine.length - 2) passed += lengthOf(spine.slice(++corner, corner + 2))
    const stretch = (stepLength(spine, corner, usual * 0.86) * 1.06) / usual
    const variant = Math.floor(chance() * 3)
    const key = `hedge ${tall} ${Math.round(width)} ${Math.round(height)} ${variant}`
    lot.put(
      key,
      'leaf',
      lod => hedgeGeometry(usual, Math.round(width), Math.round(height), variant, lod, { tall, dead }),
      [x, relief.at(x, z) - 0.8, z],
      [0, turn + (chance() < 0.5 ? Math.PI : 0), 0],
      [stretch, 1, 1],
    )
  }
}

/** Standing corn; a field of the rules may be ploughed instead. */
const wheat: Builder = site => {
  const { plan, lot, relief, scene, quality, seed } = site
  if (quality === 'plain' || scene.theme === 'snow') return
  const turn = rowTurn(plan)
  const reach = Math.max(...plan.outline.map(spot => distance(spot, plan.middle)))
  const chance = random(seed)
  const gap = quality === 'full' ? 6 : 9
  for (let v = -reach; v < reach; v += 6)
    for (let u = -reach; u < reach; u += gap * 0.8) {
      const [a, b] = [u + chance.between(-1.5, 1.5), v + chance.between(-0.8, 0.8)]
      const [x, z] = [
        plan.middle[0] + a * Math.cos(turn) - b * Math.sin(turn),
        plan.middle[1] + a * Math.sin(turn) + b * Math.cos(turn),
      ]
      if (edgeDistance(plan, x, z) > -2 || !site.canGrow([x, z], 3)) continue
      lot.put(
        'wheat',
        'leaf',
        lod => tuft(4, 7, 9, lod),
        [x, relief.at(x, z), z],
        [0, chance() * 6, 0],
        chance.between(0.8, 1.15),
        { colour: chance.pick(['#cfae5e', '#dcbf74', '#b99848']), casts: false },
      )
    }
}

/** Heads in rows, each a small bush. */
const cabbages: Builder = site => {
  const { plan, lot, relief, seed, quality } = site
  if (quality === 'plain') return
  const turn = rowTurn(plan)
  const reach = Math.max(...plan.outline.map(spot => distance(spot, plan.middle)))
  const chance = random(seed)
  for (let v = -reach; v < reach; v += 18)
    for (let u = -reach; u < reach; u += 12) {
      const [a, b] = [u + chance.between(-2, 2), v + chance.between(-1.5, 1.5)]
      const spot: Spot = [
        plan.middle[0] + a * Math.cos(turn) - b * Math.sin(turn),
        plan.middle[1] + a * Math.sin(turn) + b * Math.cos(turn),
      ]
      if (edgeDistance(plan, ...spot) < -4 && site.canGrow(spot, 4) && chance() < 0.9)
        lot.put(
          'cabbage',
          'leaf',
          () => treeGeometry('bush', 0, 2),
          [spot[0], relief.at(...spot) - 0.4, spot[1]],
          [0, chance() * 6, 0],
          chance.between(0.26, 0.38),
        )
    }
}

/** Rough grass where the plough turns: plots are told apart by it, and nobody takes it for a hedge. */
const verge: Builder = ({ plan, lot, relief, scene, quality, seed, canGrow }) => {
  if (quality === 'plain' || scene.theme === 'snow') return
  const chance = random(seed + 5)
  for (const { x, z } of stepsAlong(plan.spine, quality === 'full' ? 2.4 : 6)) {
    const [px, pz] = [x + chance.between(-3, 3), z + chance.between(-3, 3)]
    if (!canGrow([px, pz], 2)) continue
    lot.put(
      'verge',
      'leaf',
      lod => tuft(2, 9, 5.4, lod),
      [px, relief.at(px, pz) - 0.2, pz],
      [0, chance() * 6, 0],
      chance.between(0.7, 1.25),
      { colour: chance.pick(scene.theme === 'mud' ? deadGrass : roughGrass), casts: false },
    )
  }
}
const roughGrass = ['#5f6d2c', '#6f7a36', '#54632a', '#8b8a48']
const deadGrass = ['#554c36', '#61563c', '#4a4230']

const tallGrass: Builder = ({ plan, lot, relief, quality, seed }) => {
  const chance = random(seed)
  const { x0, z0, x1, z1 } = extent(plan.outline)
  const each = quality === 'full' ? 14 : quality === 'light' ? 40 : 90
  for (let i = 0; i < ((x1 - x0) * (z1 - z0)) / each; i++) {
    const [x, z] = [chance.between(x0, x1), chance.between(z0, z1)]
    if (edgeDistance(plan, x, z) > -1.5) continue
    lot.put(
      `reed ${quality}`,
      'leaf',
      lod => tuft(7, quality === 'plain' ? 7 : 9, 9, lod),
      [x, relief.at(x, z), z],
      [0, chance() * 6, 0],
      chance.between(0.8, 1.3),
      { colour: chance.pick(['#a89f62', '#94944f', '#b9aa70', '#828a42']), casts: false },
    )
  }
}

export const growths: { readonly [look in TerrainLook]?: Builder } = {
  tree: trees,
  trees,
  woods: wood,
  scrub,
  field: site => (site.seed % 2 ? undefined : wheat(site)),
  wheat: site => {
    wheat(site)
    verge(site)
  },
  plough: verge,
  cabbages: site => {
    cabbages(site)
    verge(site)
  },
  grass: tallGrass,
  hedge: site => hedgeAlong(site, false),
  hedgerow: site => hedgeAlong(site, true),
}
