import { Group } from 'three'
import type { Label } from './glass.ts'
import type { Relief } from './relief.ts'
import type { TableScene } from './scene.ts'

export function buildOverlays(scene: TableScene, relief: Relief): { group: Group; labels: Label[] } {
  void [scene, relief]
  return { group: new Group(), labels: [] }
}
