import { Group } from 'three'
import type { Relief } from './relief.ts'
import type { Quality, TableScene } from './scene.ts'

export class Markers {
  readonly group = new Group()
  constructor(scene: TableScene, relief: Relief, quality: Quality) {
    void [scene, relief, quality]
  }
  dispose(): void {}
}
