import { planOfTerrain } from '../ground/laid.ts'
import { palettes } from '../ground/palette.ts'
import { edgeDistance } from '../plan.ts'
import { fbm, random } from '../random.ts'
import type { Relief } from '../relief.ts'
import type { Quality, TableScene, TerrainLook } from '../scene.ts'
import { stone, tuft } from './heap.ts'
import type { Lot } from './lot.ts'

const bare: readonly TerrainLook[] = [
  'road',
  'field',
  'wheat',
  'plough',
  'cabbages',
  'yard',
  'puddle',
  'river',
  'stream',
  'water',
  'building',
  'ruin',
  'bunker',
  'trench',
  'ditch',
  'crater',
  'foxhole',
  'rubble',
  'bridge',
  'dugout',
  'beach',
]

/** Grass tufts and stones where the ground is bare of anything else. */
export function addTufts(scene: TableScene, relief: Relief, lot: Lot, quality: Quality): void {
  const chance = random(77)
  const [width, depth] = [scene.width / 100, scene.depth / 100]
  const plans = scene.terrain.filter(({ look }) => bare.includes(look)).map(terrain => planOfTerrain(scene, terrain))
  const colours = palettes[scene.theme].tufts
  const metres = (width * depth) / 1e6
  const count = metres * (quality === 'full' ? 15_000 : 4_000) * (scene.theme === 'summer' ? 1 : 0.3)
  for (let i = 0; i < count; i++) {
    const [x, z] = [chance.between(-width / 2 + 3, width / 2 - 3), chance.between(-depth / 2 + 3, depth / 2 - 3)]
    if (fbm(x / 40 + 3, z / 40 + 3, 2) < 0.36 || plans.some(plan => edgeDistance(plan, x, z) < 2)) continue
    const large = i % 4 === 0
    lot.put(
      large ? 'tuft' : `small tuft ${i % 2}`,
      'leaf',
      lod => (large ? tuft(0, 9, 4.2, lod) : tuft(1 + (i % 2), 7, 2.8, lod)),
      [x, relief.at(x, z) - 0.2, z],
      [0, chance() * 6.283, 0],
      chance.between(0.6, 1.15),
      { colour: chance.pick(colours), casts: large && quality === 'full' },
    )
  }
  for (let i = 0; i < metres * 200; i++) {
    const [x, z] = [chance.between(-width / 2, width / 2), chance.between(-depth / 2, depth / 2)]
    lot.put(
      'pebble',
      'stone',
      () => stone(0, 1),
      [x, relief.at(x, z), z],
      [0, chance() * 6, 0],
      chance.between(0.6, 2),
      { colour: chance.pick(['#9a8f7c', '#857a68', '#b0a58f', '#766b5a']) },
    )
  }
}
