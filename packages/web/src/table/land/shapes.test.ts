import type { Shape } from '@sandtable/kernel'
import type { BufferAttribute, InstancedMesh } from 'three'
import { expect, test } from 'vitest'
import { planOfTerrain } from '../ground/laid.ts'
import { reliefOf } from '../relief.ts'
import type { SceneTerrain, TableScene, TerrainLook } from '../scene.ts'
import { growths } from './growth.ts'
import { Lot } from './lot.ts'
import { works } from './works.ts'

/** Water needs a canvas for its ripples, which there is none of here. */
const dry = (look: string): boolean => !['river', 'stream', 'water', 'mud'].includes(look)
const looks = [...new Set([...Object.keys(growths), ...Object.keys(works)])].filter(dry) as TerrainLook[]

const shapes: { readonly [name: string]: Shape } = {
  'thick line': {
    line: [
      [20000, 30000],
      [50000, 32000],
      [60000, 50000],
    ],
    thick: 3000,
  },
  'line without thickness': {
    line: [
      [20000, 30000],
      [50000, 32000],
    ],
  },
  polygon: {
    polygon: [
      [20000, 20000],
      [50000, 22000],
      [48000, 44000],
      [30000, 50000],
      [18000, 40000],
    ],
  },
  circle: { circle: [40000, 40000, 4000] },
  box: { box: { at: [40000, 40000], width: 12000, depth: 8000, facing: 30 } },
}

const rows = looks.flatMap(look => Object.keys(shapes).map(shape => [look, shape] as const))

test.each(rows)('%s as a %s is built, every part of it in a finite place', (look, name) => {
  const terrain: SceneTerrain = {
    id: look,
    look,
    shape: shapes[name] as Shape,
    height: 2000,
    openings: [[40000, 36000]],
  }
  const scene: TableScene = {
    width: 80000,
    depth: 80000,
    theme: 'summer',
    terrain: [terrain],
    pieces: [],
    markers: [],
    overlays: [],
  }
  const lot = new Lot('plain', false)
  const relief = reliefOf(scene)
  const site = {
    scene,
    terrain,
    plan: planOfTerrain(scene, terrain),
    relief,
    lot,
    quality: 'plain',
    seed: 12345,
    canGrow: () => true,
  } as const
  growths[look]?.(site)
  works[look]?.(site)
  expect(Number.isFinite(relief.at(0, 0))).toBe(true)
  const objects = lot.objects() as InstancedMesh[]
  lot.show(2)
  for (const object of objects) {
    const places = [object.geometry.attributes.position as BufferAttribute, object.instanceMatrix]
    for (const place of places) if (place) expect(Array.from(place.array).every(Number.isFinite)).toBe(true)
  }
})
