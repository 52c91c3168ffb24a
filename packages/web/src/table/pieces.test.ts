import { type InstancedMesh, Matrix4, Vector3 } from 'three'
import { expect, test } from 'vitest'
import { land, man } from './demo/making.ts'
import { Pieces } from './pieces.ts'
import { reliefOf } from './relief.ts'
import type { TableScene } from './scene.ts'

const piece = man(0, 10, 10, 0, {}, { base: { radius: 1270 } })
const scene: TableScene = {
  width: 60_000,
  depth: 60_000,
  theme: 'summer',
  terrain: [land('ground', 'open', { circle: [0, 0, 100] })],
  pieces: [piece],
  markers: [],
  overlays: [],
}

test('the shadow at a foot leaves the colour of the rim free, from however far it is seen', () => {
  const { group, footings } = new Pieces(scene, reliefOf(scene), 'plain', 2)
  const foot = footings.get(piece.id)
  const ring = group.children.at(-1) as InstancedMesh
  const [place, corner] = [new Matrix4(), new Vector3()]
  ring.getMatrixAt(0, place)
  const position = ring.geometry.getAttribute('position')
  const away = Array.from({ length: position.count }, (_, i) => {
    corner.fromBufferAttribute(position, i).applyMatrix4(place)
    return Math.hypot(corner.x - (foot?.x ?? 0), corner.z - (foot?.z ?? 0))
  })
  expect(Math.min(...away)).toBeGreaterThan(12.7 * 0.65)
  expect(Math.max(...away)).toBeGreaterThan(12.7 * 1.2)
})
