import { Group } from 'three'
import type { Pieces } from './pieces.ts'
import type { Relief } from './relief.ts'
import type { Motion, TableScene } from './scene.ts'

export class Playback {
  readonly group = new Group()
  constructor(scene: TableScene, relief: Relief, motion: readonly Motion[], speed: number, calm: boolean) {
    void [scene, relief, motion, speed, calm]
  }
  step(pieces: Pieces, now: number): boolean {
    void [pieces, now]
    return false
  }
  justDone(): boolean {
    return false
  }
}
