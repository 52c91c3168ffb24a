import { Color, Group, InstancedMesh } from 'three'
import { stocked } from './land/lot.ts'
import { tokenGeometry } from './minis/token.ts'
import { material } from './paint/material.ts'
import { placement } from './paint/model.ts'
import type { Relief } from './relief.ts'
import type { Quality, SceneMarker, TableScene } from './scene.ts'
import { sides } from './style.ts'
import { toSpot } from './world.ts'

/** Tokens on the table, one instanced mesh for each look. */
export class Markers {
  readonly group = new Group()

  constructor(scene: TableScene, relief: Relief, quality: Quality) {
    const lod = quality === 'full' ? 0 : 1
    for (const look of new Set(scene.markers.map(marker => marker.look))) {
      const members = scene.markers.filter(marker => marker.look === look)
      const geometry = stocked(`token ${look} ${lod}`, () => tokenGeometry(look, lod))
      const mesh = new InstancedMesh(geometry, material('paint', quality, false), members.length)
      for (const [i, marker] of members.entries()) {
        const [x, z] = toSpot(scene, marker.at)
        mesh.setMatrixAt(i, placement([x, relief.at(x, z) + 0.3, z]))
        mesh.setColorAt(i, colourOf(marker))
      }
      mesh.castShadow = mesh.receiveShadow = true
      mesh.frustumCulled = false
      this.group.add(mesh)
    }
  }

  dispose(): void {
    for (const child of this.group.children) (child as InstancedMesh).dispose()
  }
}

const colourOf = ({ side }: SceneMarker): Color => new Color(side === undefined ? '#cfc4a6' : sides[side].rim)
