import {
  BufferAttribute,
  BufferGeometry,
  Color,
  CylinderGeometry,
  Euler,
  LatheGeometry,
  Matrix3,
  Matrix4,
  Quaternion,
  SphereGeometry,
  Vector2,
  Vector3,
} from 'three'
import { clamp, lerp, noise, type Random, random } from '../random.ts'
import { CAMOUFLAGED } from './camouflage.ts'
import { bevelledBox, limb, prism, sideProfile, type Triple } from './solid.ts'
import { type Ball, wash } from './wash.ts'

/** How fine a model is: 0 close up, 1 at play, 2 from afar and on machines without graphics. */
export type Lod = 0 | 1 | 2

/** How one part is painted. */
export interface Coat {
  /** Chance of value, ± this share. */
  readonly jitter?: number
  /** Takes the colour of its side. */
  readonly tint?: boolean
  /** No light from above: signs, glass. */
  readonly flat?: boolean
  /** Darkens its neighbours. */
  readonly wash?: boolean
  readonly shade?: (p: Vector3, n: Vector3) => number
  /** The material paints patches over it. */
  readonly camouflage?: boolean
}

export interface Place extends Coat {
  readonly turn?: Triple
  readonly scale?: number | Triple
  readonly bevel?: number
  readonly segments?: number
  readonly rings?: number
}

export interface Weather {
  /** Strength of the dark wash where parts meet. */
  readonly wash?: number
  /** Height of the ground that darkens feet and sills. */
  readonly ground?: number
  readonly dust?: { readonly colour: string; readonly height: number; readonly strength: number }
}

const below = [0.46, 0.47, 0.55] as const
const above = [1.24, 1.19, 1.08] as const

/**
 * A model is a list of simple parts, painted like a miniature: light from above and cool dark from below, each part a little
 * off its colour, a dark wash where parts meet, dust at the feet. All of it ends up in vertex colours of one geometry.
 */
export class Model {
  readonly lod: Lod
  readonly chance: Random
  private readonly positions: number[] = []
  private readonly normals: number[] = []
  private readonly colours: number[] = []
  private readonly tints: number[] = []
  private readonly parts: number[] = []
  private readonly index: number[] = []
  private readonly balls: Ball[] = []
  private part = 0
  private readonly stack: Matrix4[] = [new Matrix4()]

  constructor(seed: number, lod: Lod) {
    this.chance = random(seed)
    this.lod = lod
  }

  /** Everything that `build` adds is moved and turned. */
  within(at: Triple, turn: Triple, scale: number | Triple, build: () => void): void {
    this.stack.push(
      this.top()
        .clone()
        .multiply(placement(at, turn, scale)),
    )
    build()
    this.stack.pop()
  }

  add(geometry: BufferGeometry, colour: string, matrix: Matrix4 | null, coat: Coat = {}): void {
    const whole = this.top().clone()
    if (matrix) whole.multiply(matrix)
    const turn = new Matrix3().getNormalMatrix(whole)
    const { position, normal, color } = geometry.attributes as { [name: string]: BufferAttribute }
    const first = this.positions.length / 3
    const paint = new Color(colour)
    const value = 1 + (this.chance() - 0.5) * 2 * (coat.jitter ?? 0.05)
    const [p, n] = [new Vector3(), new Vector3()]
    for (let i = 0; i < (position?.count ?? 0); i++) {
      p.fromBufferAttribute(position as BufferAttribute, i).applyMatrix4(whole)
      n.fromBufferAttribute(normal as BufferAttribute, i)
        .applyMatrix3(turn)
        .normalize()
      this.positions.push(p.x, p.y, p.z)
      this.normals.push(n.x, n.y, n.z)
      const zenith = coat.flat ? 0.75 : 0.5 + 0.5 * n.y
      const k = value * (coat.shade?.(p, n) ?? 1)
      this.colours.push(
        paint.r * k * lerp(below[0], above[0], zenith) * (color?.getX(i) ?? 1),
        paint.g * k * lerp(below[1], above[1], zenith) * (color?.getY(i) ?? 1),
        paint.b * k * lerp(below[2], above[2], zenith) * (color?.getZ(i) ?? 1),
      )
      this.tints.push(coat.tint ? 1 : coat.camouflage ? CAMOUFLAGED : 0)
      this.parts.push(this.part)
    }
    this.addIndex(geometry, first, whole.determinant() < 0)
    if (coat.wash !== false) this.addBalls(geometry, whole)
    this.part++
    geometry.dispose()
  }

  box(width: number, height: number, depth: number, colour: string, at: Triple, place: Place = {}): void {
    const bevel = this.lod > 0 ? 0 : (place.bevel ?? Math.min(width, height, depth) * 0.14)
    this.add(bevelledBox(width, height, depth, bevel), colour, placement(at, place.turn, place.scale), place)
  }

  limb(
    from: Triple,
    to: Triple,
    r1: number,
    r2: number,
    colour: string,
    place: Place & { squash?: readonly [number, number] } = {},
  ): void {
    const segments = Math.max(3, (place.segments ?? 8) - this.lod * 2)
    const rings = place.rings ?? (this.lod === 0 ? 2 : 1)
    this.add(limb(from, to, r1, r2, segments, rings, place.squash), colour, null, place)
  }

  ball(radius: number, colour: string, at: Triple, place: Place = {}): void {
    const segments = Math.max(4, Math.round((place.segments ?? 9) / (this.lod + 1)) + this.lod)
    const rings = Math.max(3, Math.round((place.rings ?? 6) / (this.lod + 1)) + this.lod)
    this.add(new SphereGeometry(radius, segments, rings), colour, placement(at, place.turn, place.scale), place)
  }

  cylinder(top: number, bottom: number, height: number, colour: string, at: Triple, place: Place = {}): void {
    const segments = Math.max(5, Math.round((place.segments ?? 12) / (1 + this.lod * 0.7)))
    this.add(new CylinderGeometry(top, bottom, height, segments), colour, placement(at, place.turn, place.scale), place)
  }

  /** A profile of radius and height turned about y. */
  lathe(
    profile: readonly (readonly [number, number])[],
    colour: string,
    at: Triple,
    place: Place & { deform?: (p: Vector3) => void } = {},
  ): void {
    const segments = Math.max(6, Math.round((place.segments ?? 16) / (1 + this.lod * 0.6)))
    const geometry = new LatheGeometry(
      profile.map(([r, y]) => new Vector2(r, y)),
      segments,
    )
    if (place.deform) {
      const { position } = geometry.attributes as { position: BufferAttribute }
      const p = new Vector3()
      for (let i = 0; i < position.count; i++) {
        place.deform(p.fromBufferAttribute(position, i))
        position.setXYZ(i, p.x, p.y, p.z)
      }
      geometry.computeVertexNormals()
    }
    this.add(geometry, colour, placement(at, place.turn, place.scale), place)
  }

  /** An outline seen from the side (x forward, y up), `width` across. */
  profile(
    outline: readonly (readonly [number, number])[],
    width: number,
    colour: string,
    at: Triple,
    place: Place = {},
  ): void {
    const bevel = this.lod > 1 ? 0 : (place.bevel ?? 0.8)
    this.add(sideProfile(outline, width, bevel), colour, placement(at, place.turn, place.scale), place)
  }

  /** An outline seen from above (x, z), `height` tall. */
  plan(
    outline: readonly (readonly [number, number])[],
    height: number,
    colour: string,
    at: Triple,
    place: Place & { taper?: number } = {},
  ): void {
    const bevel = this.lod > 1 ? 0 : (place.bevel ?? 0.8)
    this.add(prism(outline, 0, height, bevel, place.taper), colour, placement(at, place.turn, place.scale), place)
  }

  /** Single triangles with given normals and colours, such as leaves; they are neither washed nor shaded. */
  loose(positions: readonly number[], normals: readonly number[], colours: readonly number[]): void {
    const matrix = this.top()
    const [p, n] = [new Vector3(), new Vector3()]
    for (let i = 0; i < positions.length; i += 3) {
      p.set(positions[i] as number, positions[i + 1] as number, positions[i + 2] as number).applyMatrix4(matrix)
      n.set(normals[i] as number, normals[i + 1] as number, normals[i + 2] as number).transformDirection(matrix)
      this.index.push(this.positions.length / 3)
      this.positions.push(p.x, p.y, p.z)
      this.normals.push(n.x, n.y, n.z)
      this.colours.push(colours[i] as number, colours[i + 1] as number, colours[i + 2] as number)
      this.tints.push(0)
      this.parts.push(-1)
    }
  }

  get triangles(): number {
    return this.index.length / 3
  }

  geometry(weather: Weather = {}): BufferGeometry {
    const colours = new Float32Array(this.colours)
    const { positions, normals, parts } = this
    const { wash: strength = 0.75, ground } = weather
    if (strength > 0) wash({ positions, normals, parts, colours }, this.balls, strength, ground)
    if (weather.dust) this.dust(colours, weather.dust)
    const geometry = new BufferGeometry()
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3))
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3))
    geometry.setAttribute('color', new BufferAttribute(colours, 3))
    geometry.setAttribute('aTint', new BufferAttribute(new Float32Array(this.tints), 1))
    geometry.setIndex(this.index)
    geometry.computeBoundingSphere()
    return geometry
  }

  private top(): Matrix4 {
    return this.stack[this.stack.length - 1] as Matrix4
  }

  private addIndex(geometry: BufferGeometry, first: number, mirrored: boolean): void {
    const count = geometry.index?.count ?? geometry.attributes.position?.count ?? 0
    const at = (i: number): number => first + (geometry.index ? geometry.index.getX(i) : i)
    for (let i = 0; i < count; i += 3) {
      if (mirrored) this.index.push(at(i), at(i + 2), at(i + 1))
      else this.index.push(at(i), at(i + 1), at(i + 2))
    }
  }

  /** What throws the wash: one to eight balls along the part's longest axis. */
  private addBalls(geometry: BufferGeometry, matrix: Matrix4): void {
    geometry.computeBoundingBox()
    const half = geometry.boundingBox?.getSize(new Vector3()).multiplyScalar(0.5) ?? new Vector3()
    const centre = geometry.boundingBox?.getCenter(new Vector3()) ?? new Vector3()
    const sizes = half.toArray()
    const long = sizes.indexOf(Math.max(...sizes))
    const r = Math.max(0.05, Math.min(...sizes.filter((_, i) => i !== long)))
    const count = clamp(Math.ceil((sizes[long] as number) / r), 1, 8)
    const scale = matrix.getMaxScaleOnAxis()
    for (let i = 0; i < count; i++) {
      const at = centre.clone()
      const off = count === 1 ? 0 : lerp(r - (sizes[long] as number), (sizes[long] as number) - r, i / (count - 1))
      at.setComponent(long, at.getComponent(long) + off).applyMatrix4(matrix)
      this.balls.push({ x: at.x, y: at.y, z: at.z, r: r * scale, part: this.part })
    }
  }

  private dust(colours: Float32Array, { colour, height, strength }: NonNullable<Weather['dust']>): void {
    const dust = new Color(colour).toArray()
    for (let i = 0; i < this.parts.length; i++) {
      if (this.tints[i] === 1) continue
      const [x, y, z] = [
        this.positions[i * 3] as number,
        this.positions[i * 3 + 1] as number,
        this.positions[i * 3 + 2] as number,
      ]
      const amount = clamp(1 - y / height) * (0.35 + 0.65 * noise(x * 0.35 + 9, z * 0.35 + y * 0.4)) * strength
      for (let c = 0; c < 3; c++) colours[i * 3 + c] = lerp(colours[i * 3 + c] as number, dust[c] as number, amount)
    }
  }
}

export function placement(at: Triple, turn: Triple = [0, 0, 0], scale: number | Triple = 1): Matrix4 {
  const size = typeof scale === 'number' ? new Vector3(scale, scale, scale) : new Vector3(...scale)
  return new Matrix4().compose(
    new Vector3(...at),
    new Quaternion().setFromEuler(new Euler(turn[0], turn[1], turn[2], 'YXZ')),
    size,
  )
}
