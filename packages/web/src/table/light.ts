import { Color, DirectionalLight, Group, HemisphereLight, PMREMGenerator, type Scene, type WebGLRenderer } from 'three'
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js'
import type { Quality, TableScene } from './scene.ts'

/** Without the light that comes back from the walls the sky has to be brighter. */
const skies: { readonly [quality in Quality]: number } = { full: 0.62, light: 2.6, plain: 1.35 }
/** Where nothing else does, it also lights the faces and walls that are turned to the viewer. */
const fills: { readonly [quality in Quality]: number } = { full: 0.5, light: 0.5, plain: 1.1 }

/** One warm lamp from the left, a little behind; a weak fill that turns with the viewer; sky. */
export class Lamps {
  readonly group = new Group()
  private readonly fill: DirectionalLight
  private readonly key: DirectionalLight

  constructor(scene: TableScene, quality: Quality) {
    const reach = Math.max(scene.width, scene.depth) / 200 + 80
    this.key = new DirectionalLight('#ffdcae', quality === 'full' ? 3.5 : 3.35)
    this.key.position.set(-0.86 * reach, reach, -0.22 * reach)
    if (quality !== 'plain') this.shadows(reach * 1.25, quality)
    this.fill = new DirectionalLight('#ffe9cf', fills[quality])
    this.turn(0)
    this.group.add(this.key, this.key.target, this.fill, new HemisphereLight('#cfdcf2', '#7a6040', skies[quality]))
  }

  turn(azimuth: number): void {
    this.fill.position.set(
      250 * Math.cos(azimuth) + 900 * Math.sin(azimuth),
      500,
      900 * Math.cos(azimuth) - 250 * Math.sin(azimuth),
    )
  }

  private shadows(reach: number, quality: Quality): void {
    const { shadow } = this.key
    this.key.castShadow = true
    const side = quality === 'full' ? 4096 : 2048
    shadow.mapSize.set(side, side)
    shadow.radius = 3.2
    shadow.bias = -0.0004
    shadow.normalBias = 0.8
    Object.assign(shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 10, far: reach * 3.2 })
    shadow.camera.updateProjectionMatrix()
  }
}

/** The dark room, and in it the light that comes back from the walls. */
export function furnish(scene: Scene, renderer: WebGLRenderer, quality: Quality): () => void {
  scene.background = new Color('#171412')
  if (quality !== 'full') return () => undefined
  const generator = new PMREMGenerator(renderer)
  const room = generator.fromScene(new RoomEnvironment(), 0.04)
  scene.environment = room.texture
  scene.environmentIntensity = 0.24
  return () => {
    scene.environment = null
    room.dispose()
    generator.dispose()
  }
}
