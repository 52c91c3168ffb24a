import {
  BoxGeometry,
  BufferGeometry,
  CanvasTexture,
  Color,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshStandardMaterial,
  MirroredRepeatWrapping,
  PlaneGeometry,
  Shape,
  SRGBColorSpace,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { fbm, smooth } from '../random.ts'
import type { Quality, TableScene } from '../scene.ts'

const [bar, height, top] = [46, 34, 7]

/** The wooden frame of the table, its lip, and the floor around it. Its marks are turned to whoever looks. */
export class Rim {
  readonly group: Group
  private readonly fromSouth: Mesh
  private readonly fromNorth: Mesh

  constructor(scene: TableScene, quality: Quality) {
    this.fromSouth = rimMarks(scene, 1)
    this.fromNorth = rimMarks(scene, -1)
    this.group = frameOf(scene, quality).add(this.fromSouth, this.fromNorth)
    this.turn(0)
  }

  turn(azimuth: number): void {
    this.fromSouth.visible = Math.cos(azimuth) >= 0
    this.fromNorth.visible = !this.fromSouth.visible
  }
}

function frameOf(scene: TableScene, quality: Quality): Group {
  const group = new Group()
  const [width, depth] = [scene.width / 100, scene.depth / 100]
  const map = new CanvasTexture(woodGrain())
  map.colorSpace = SRGBColorSpace
  map.wrapS = map.wrapT = MirroredRepeatWrapping
  const full = quality === 'full'
  const wood = full
    ? new MeshStandardMaterial({ map, roughness: 0.55, color: '#b99a78' })
    : new MeshLambertMaterial({ map, color: '#b99a78' })
  const sides = [
    [width, 0, depth / 2, 0],
    [width, 0, -depth / 2, Math.PI],
    [depth, width / 2, 0, Math.PI / 2],
    [depth, -width / 2, 0, -Math.PI / 2],
  ] as const
  const lip = new MeshLambertMaterial({ color: '#2a1d12' })
  const placed = <T extends BufferGeometry>(make: (length: number) => T): BufferGeometry =>
    mergeGeometries(sides.map(([length, x, z, turn]) => make(length).rotateY(turn).translate(x, 0, z)))
  const frame = new Mesh(placed(mitred), wood)
  frame.castShadow = frame.receiveShadow = true
  group.add(
    frame,
    new Mesh(
      placed(length => new BoxGeometry(length, 10, 3).translate(0, 1, 0)),
      lip,
    ),
  )
  const floor = new Mesh(
    lampPool(new PlaneGeometry(9000, 9000, 24, 24), Math.max(width, depth)),
    full
      ? new MeshStandardMaterial({ color: '#232120', roughness: 0.95 })
      : new MeshBasicMaterial({ vertexColors: true }),
  )
  floor.rotation.x = -Math.PI / 2
  floor.position.y = -height - 2
  floor.receiveShadow = true
  return group.add(floor)
}

/** Where no lamp is worked out for it, the floor keeps the light in its colours: a pool round the table. */
function lampPool(floor: PlaneGeometry, wide: number): PlaneGeometry {
  const { position } = floor.attributes
  const [lit, dark, colour] = [new Color('#463b31'), new Color('#181310'), new Color()]
  const colours = Array.from({ length: position?.count ?? 0 }, (_, i) => {
    const away = Math.hypot(position?.getX(i) ?? 0, position?.getY(i) ?? 0)
    return colour.lerpColors(lit, dark, smooth(wide * 0.4, wide * 1.9, away)).toArray()
  }).flat()
  floor.setAttribute('color', new Float32BufferAttribute(colours, 3))
  return floor
}

/** Letters from west to east and numbers from south to north, one each half foot, burnt into the wood; −1: to be read from the north. */
function rimMarks(scene: TableScene, way: 1 | -1): Mesh {
  const square = 152.4
  const [width, depth] = [scene.width / 100, scene.depth / 100]
  const [positions, uv, index]: [number[], number[], number[]] = [[], [], []]
  const mark = (cell: number, x: number, z: number): void => {
    const first = positions.length / 3
    const [u, v] = [(cell % 8) / 8, 1 - Math.floor(cell / 8) / 8]
    for (const [dx, dz] of [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ] as const) {
      positions.push(x + (dx - 0.5) * 26 * way, top + 0.3, z + (dz - 0.5) * 26 * way)
      uv.push(u + dx / 8, v - dz / 8)
    }
    index.push(first, first + 2, first + 1, first, first + 3, first + 2)
  }
  for (let i = 0; i * square < width - 20; i++)
    for (const z of [depth / 2 + bar / 2, -depth / 2 - bar / 2])
      mark(i % 26, Math.min(width / 2 - 13, (i + 0.5) * square - width / 2), z)
  for (let i = 0; i * square < depth - 20; i++)
    for (const x of [width / 2 + bar / 2, -width / 2 - bar / 2])
      mark(26 + (i % 24), x, Math.max(13 - depth / 2, depth / 2 - (i + 0.5) * square))
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  geometry.setIndex(index)
  return new Mesh(
    geometry,
    new MeshBasicMaterial({ map: letters(), transparent: true, opacity: 0.62, depthWrite: false }),
  )
}

/** The letters A to Z and the numbers from 1, in eight rows of eight. */
function letters(): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 512
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  brush.font = '600 44px Georgia, serif'
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillStyle = '#e6cfa4'
  for (let i = 0; i < 50; i++) {
    const text = i < 26 ? String.fromCharCode(65 + i) : String(i - 25)
    brush.fillText(text, (i % 8) * 64 + 32, Math.floor(i / 8) * 64 + 35)
  }
  return new CanvasTexture(canvas)
}

/** One bar with its ends cut at 45 degrees. */
function mitred(length: number): ExtrudeGeometry {
  const shape = new Shape()
  shape
    .moveTo(-length / 2, 0)
    .lineTo(length / 2, 0)
    .lineTo(length / 2 + bar, -bar)
    .lineTo(-length / 2 - bar, -bar)
    .closePath()
  const geometry = new ExtrudeGeometry(shape, {
    depth: height - 6,
    bevelThickness: 3,
    bevelSize: 2.6,
    bevelOffset: -2.6,
    bevelSegments: 3,
  })
  geometry.rotateX(-Math.PI / 2).translate(0, top - height + 3, 0)
  const { position } = geometry.attributes
  const uv = Array.from({ length: position?.count ?? 0 }, (_, i) => [
    (position?.getX(i) ?? 0) / 620,
    ((position?.getZ(i) ?? 0) + (position?.getY(i) ?? 0)) / 78,
  ]).flat()
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2))
  return geometry
}

function woodGrain(): HTMLCanvasElement {
  const [width, depth] = [1024, 128]
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = depth
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  const image = brush.createImageData(width, depth)
  for (let y = 0; y < depth; y++)
    for (let x = 0; x < width; x++) {
      const ring = 0.5 + 0.5 * Math.sin((y / 9 + fbm(x / 260, y / 40 + 4) * 9) * 2.2 + fbm(x / 90, y / 6, 2) * 3)
      const value = 0.62 + 0.156 * ring + 0.34 * (fbm(x / 60, y * 1.2 + 28) - 0.5)
      image.data.set([136 * value, 104 * value, 68 * value, 255], (y * width + x) * 4)
    }
  brush.putImageData(image, 0, 0)
  return canvas
}
