import { Host, type Point, rolesOf } from '@sandtable/kernel'
import { muzzleflash, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { wayTowards } from './towards.ts'

const inches = (x: number, y: number): Point => [x * 2540, y * 2540]

test('a truck goes as far as it can, and a step too small to see is no move', () => {
  const position = `ruleset: muzzleflash
table: { width: 30, depth: 24 }
sides: [ { id: british, army: allied, quality: veteran }, { id: german, army: axis, quality: green } ]
units: [ { id: section, side: british, kind: platoon }, { id: gruppe, side: german, kind: platoon } ]
pieces:
  - { id: truck, side: british, unit: section, kind: truck, at: [12, 9], facing: 90 }
  - { id: g1, side: german, unit: gruppe, kind: rifleman, at: [28, 23] }
start: { turn: 1, side: british, phase: action }`
  const host = new Host(muzzleflash as never, readYaml(position, 'truck.yaml')).start()
  const way = (to: Point) =>
    wayTowards(host.seat('british'), rolesOf(host.rules), { action: 'move', piece: 'truck' }, to)
  expect(way(inches(26, 9))?.at(-1)?.[0]).toBeGreaterThan(inches(17, 9)[0])
  expect(way(inches(11, 2))?.at(-1)?.[0]).toBeLessThan(inches(12, 9)[0]) // it backs: it cannot turn so far
  expect(way(inches(11.97, 3))).toBeNull()
})
