import type { Point } from '@sandtable/kernel'
import { OrthographicCamera, PerspectiveCamera, type Ray, Raycaster, Vector2, Vector3 } from 'three'
import { clamp, lerp } from '../random.ts'
import type { Relief } from '../relief.ts'
import type { TableScene } from '../scene.ts'
import { type Spot, toSpot } from '../world.ts'
import {
  behind,
  crowdOf,
  degree,
  distanceOf,
  type Extent,
  extentOf,
  filling,
  nearTo,
  type Stand,
  slantOn,
  UPRIGHT,
} from './framing.ts'

const straight = 90 * degree
/** A lens this long is nearly parallel: the switch to straight down shows no jump. */
const longLens = 3
const freeFov = 28
const limits = { zoom: [0.25, 12], pitch: [12 * degree, 88 * degree] } as const
/** Higher than any tree or roof, in millimetres: at a slant the camera never comes lower, so it never enters a model. */
const CLEAR = 150
/** At a slant figures need not be larger than this: pixels per millimetre. */
const nearest = 4.5
/** A battle opens so near that one's own men can be told from each other. */
const LEAST = 0.95
/** Or so near, where that shows all of them instead of most. */
const TIGHT = 0.8
/** Of the view's width, for those in the middle of a crowd. */
const FOREMOST = 0.9
const travel = 350
/** So much of the table is seen round one's own men, in millimetres. */
const ROUND = 40
/** And so much round all who stand on it, where there is room for them. */
const NARROW = 20
/** So many times nearer than the whole table, one looks at a place on it. */
const NEAR = 1.9
/** A zone that takes up more than this share of the table's width goes from side to side. */
const BROAD = 0.7
/** The frame that is seen round the table. */
const RIM = 42
const fromAbove: Stand = { x: 0, y: 0, z: 0, zoom: 0.7, pitch: straight, azimuth: 0, fov: longLens }
const atSlant: Stand = { ...fromAbove, pitch: 42 * degree, fov: freeFov }

/** Where one's own are to be set up, as far as it is drawn. */
const zoneOf = ({ laying, overlays }: TableScene): readonly Point[] =>
  laying ? overlays.flatMap(one => (one.type === 'area' && one.look === 'zone' ? one.outlines.flat() : [])) : []

/**
 * The table's camera: straight down and to scale, or free through a long lens, and the way between the two. It is told where
 * to go and gets there in a third of a second; `moving` says whether it needs another frame.
 */
export class Rig {
  view: 'straight' | 'free' | 'eye'
  moving = false
  /** Nobody has moved the camera since the battle opened. */
  private untouched = true
  /** Straight to the goal: for those who want no motion. */
  still = false
  private goal: Stand
  private now: Stand
  private from: Stand
  private started = 0
  private size: { width: number; height: number } | null = null
  private readonly flat = new OrthographicCamera()
  private readonly lens = new PerspectiveCamera()
  private readonly caster = new Raycaster()
  private readonly table: { width: number; depth: number }
  relief: Relief

  constructor(scene: TableScene, relief: Relief, view: 'straight' | 'free' | 'eye') {
    this.table = { width: scene.width / 100, depth: scene.depth / 100 }
    this.relief = relief
    this.view = view
    this.flat.up.set(0, 0, -1)
    this.goal = this.now = this.from = fromAbove
  }

  get camera(): OrthographicCamera | PerspectiveCamera {
    return this.now.pitch > straight - 1e-4 ? this.flat : this.lens
  }

  get zoom(): number {
    return this.now.zoom
  }

  /** In words of numbers: where it looks, how near, how far it is turned, and how steep. */
  get stand(): string {
    const { x, z, zoom, azimuth, pitch } = this.now
    return [x, z, zoom, azimuth / degree, pitch / degree].map(value => value.toFixed(2)).join(' ')
  }

  get azimuth(): number {
    return this.now.azimuth
  }

  get pitch(): number {
    return this.now.pitch
  }

  private get screen(): { readonly width: number; readonly height: number } {
    return this.size ?? { width: 800, height: 600 }
  }

  /** The first size opens the battle; later ones keep the middle, and all of the table where all of it was seen. */
  resize(width: number, height: number, scene: TableScene): void {
    const first = this.size === null
    const whole = this.view === 'straight' && this.isWhole
    this.size = { width, height }
    if (first) this.jump(this.opening(scene))
    else if (whole) this.jump(this.wholeTable())
    else this.apply()
  }

  /** Does the map show the whole table, and no more? */
  private get isWhole(): boolean {
    const { x, z, zoom } = this.goal
    return Math.abs(x) < 1 && Math.abs(z) < 1 && Math.abs(zoom / this.mapZoom - 1) < 0.01
  }

  private get mapZoom(): number {
    const { width, height } = this.screen
    return Math.min(width / (this.table.width + 2 * RIM), height / (this.table.depth + 2 * RIM))
  }

  /** All are set up: whoever has not looked elsewhere sees them, from the side of the table at which he has set them up. */
  settle(scene: TableScene): void {
    if (this.untouched && this.view === 'free') this.to(this.opening(scene, this.goal.azimuth))
  }

  /** With the rim, whose letters and numbers name the squares. */
  wholeTable(): Stand {
    if (this.view !== 'free') return { ...fromAbove, zoom: this.mapZoom }
    return slantOn({ ...atSlant, azimuth: this.goal.azimuth }, this.screen, this.framed)
  }

  private get framed(): Extent {
    const [w, d] = [this.table.width / 2 + RIM, this.table.depth / 2 + RIM]
    return { x0: -w, z0: -d, x1: w, z1: d }
  }

  /**
   * At a slant, from behind one's own: all who stand on the table, and one's own, or where they are to be put, so near that they can
   * be seen as figures.
   */
  private opening(scene: TableScene, azimuth?: number): Stand {
    if (this.view !== 'free') return this.wholeTable()
    const own = scene.pieces.filter(({ side, own = side === 0 }) => own).map(({ at }) => at)
    const from = azimuth === undefined ? this.homeSide(scene) : { ...atSlant, azimuth }
    const whole = slantOn(from, this.screen, this.framed, UPRIGHT)
    if (own.length === 0) {
      const zone = zoneOf(scene)
      const kept = zone.length > 0 ? this.middleOf(this.around(scene, zone, 20)) : { x0: 0, z0: 0, x1: 0, z1: 0 }
      return filling(whole, this.screen, this.framed, kept)
    }
    const everybody = scene.pieces.map(({ at }) => at)
    const alone = own.length === everybody.length
    const all = alone ? whole : slantOn(from, this.screen, this.around(scene, everybody, 110), UPRIGHT)
    // a narrow view that cannot hold all of them opens on most of them, not between them
    const crowd = (least: number) => crowdOf(own, (this.screen.width / least - 2 * ROUND) * 100)
    const isTight = crowd(TIGHT).length === own.length
    const least = isTight ? clamp(this.nearFor(scene, own), TIGHT, LEAST) : LEAST
    const mine = this.around(scene, isTight ? own : crowd(LEAST), ROUND)
    return filling(
      nearTo(all, this.screen, mine, least),
      this.screen,
      this.framed,
      this.around(scene, everybody, NARROW),
      mine,
    )
  }

  /** How near all of these are in view from side to side, in pixels a millimetre; the foremost are nearer than their middle. */
  private nearFor(scene: TableScene, places: readonly Point[]): number {
    const { x0, x1 } = this.around(scene, places, ROUND)
    return (FOREMOST * this.screen.width) / (x1 - x0 + 1)
  }

  /** At a slant from behind one's own, or where they are to be put. */
  private homeSide(scene: TableScene): Stand {
    const own = scene.pieces.filter(({ side, own = side === 0 }) => own).map(({ at }) => at)
    const home = own.length > 0 ? own : zoneOf(scene)
    const enemies = scene.pieces.filter(({ side, own = side === 0 }) => !own).map(({ at }) => at)
    const azimuth = behind(
      home.map(at => toSpot(scene, at)),
      this.table.depth,
      enemies.map(at => toSpot(scene, at)),
    )
    return { ...atSlant, azimuth }
  }

  /** Where one may set up from side to side, one need not see both ends at once. */
  private middleOf(zone: Extent): Extent {
    const wide = zone.x1 - zone.x0
    return wide < this.table.width * BROAD ? zone : { ...zone, x0: zone.x0 + wide / 6, x1: zone.x1 - wide / 6 }
  }

  /** What these places take up, with so much round them: never more than the table with its rim. */
  private around(scene: TableScene, places: readonly Point[], round: number): Extent {
    const { x0, z0, x1, z1 } = extentOf(
      places.map(at => toSpot(scene, at)),
      round,
    )
    const table = this.framed
    return {
      x0: Math.max(x0, table.x0),
      z0: Math.max(z0, table.z0),
      x1: Math.min(x1, table.x1),
      z1: Math.min(z1, table.z1),
    }
  }

  to(wish: Partial<Stand>): void {
    this.from = this.now
    this.goal = this.within({ ...this.goal, ...wish })
    if (this.still) this.jump({})
    else {
      this.started = performance.now()
      this.moving = true
    }
  }

  /** At once, as a hand on the mouse expects. */
  jump(wish: Partial<Stand>): void {
    this.goal = this.now = this.from = this.within({ ...this.goal, ...wish })
    this.moving = false
    this.apply()
  }

  /** Whoever saw the whole table, or has not looked elsewhere, sees it again; whoever was near a place stays there. */
  look(view: 'straight' | 'free' | 'eye', scene: TableScene, eye?: { spot: Spot; height: number; turn: number }): void {
    const whole = this.untouched || this.goal.zoom < this.mapZoom * NEAR
    this.view = view
    if (view === 'straight') this.to(whole ? this.wholeTable() : { ...fromAbove, ...this.place })
    if (view === 'free') this.to(whole ? this.opening(scene) : { ...this.homeSide(scene), ...this.place })
    if (view === 'eye' && eye) this.fromEye(eye.spot, eye.height, eye.turn)
  }

  private get place(): Pick<Stand, 'x' | 'z' | 'zoom'> {
    const { x, z, zoom } = this.goal
    return { x, z, zoom: Math.min(zoom, nearest) }
  }

  private fromEye([x, z]: Spot, height: number, turn: number): void {
    // The camera orbits a point ahead of the eyes, so that the eyes are where it stands.
    const ahead = 172
    const y = this.relief.at(x, z) + height + 2
    const zoom = this.screen.height / (2 * Math.tan(25 * degree) * 160)
    this.to({
      x: x + Math.cos(turn) * ahead,
      z: z - Math.sin(turn) * ahead,
      y,
      zoom,
      pitch: 2 * degree,
      azimuth: turn - straight,
      fov: 50,
    })
  }

  /** One frame on the way; false when it has arrived. */
  step(): boolean {
    if (!this.moving) return false
    const t = clamp((performance.now() - this.started) / travel)
    const ease = t * t * (3 - 2 * t)
    const { from, goal } = this
    const mix = (key: keyof Stand): number => lerp(from[key], goal[key], ease)
    this.now = {
      x: mix('x'),
      y: mix('y'),
      z: mix('z'),
      zoom: from.zoom * (goal.zoom / from.zoom) ** ease,
      pitch: mix('pitch'),
      azimuth: mix('azimuth'),
      fov: mix('fov'),
    }
    if (t === 1) {
      this.moving = false
      this.now = this.goal
    }
    this.apply()
    return this.moving
  }

  panBy(dx: number, dy: number): void {
    this.untouched = false
    const { azimuth, pitch, zoom } = this.goal
    const [right, up] = [dx / zoom, dy / zoom / Math.max(0.35, Math.sin(pitch))]
    const [c, s] = [Math.cos(azimuth), Math.sin(azimuth)]
    this.jump({ x: this.goal.x + right * c + up * s, z: this.goal.z - right * s + up * c })
  }

  rotateBy(degrees: number, tilt = 0): void {
    if (this.view !== 'free') return
    this.untouched = false
    const lowest = Math.asin(Math.min(1, CLEAR / distanceOf(this.goal, this.screen.height)))
    this.jump({
      azimuth: this.goal.azimuth - degrees * degree,
      pitch: clamp(this.goal.pitch + tilt * degree, Math.max(lowest, limits.pitch[0]), limits.pitch[1]),
    })
  }

  /** Keeps what is under the cursor where it is. */
  zoomBy(factor: number, px = this.screen.width / 2, py = this.screen.height / 2): void {
    this.untouched = false
    const before = this.ground(px, py)
    this.jump({ zoom: clamp(this.goal.zoom * factor, limits.zoom[0], this.nearestZoom()) })
    const after = this.ground(px, py)
    if (before && after) this.jump({ x: this.goal.x + before[0] - after[0], z: this.goal.z + before[1] - after[1] })
  }

  /** At a slant the camera keeps above everything that stands on the table. */
  private nearestZoom(): number {
    if (this.view !== 'free') return limits.zoom[1]
    const { height } = this.screen
    const away = CLEAR / Math.sin(this.goal.pitch)
    return Math.min(nearest, height / 2 / Math.tan((this.goal.fov * degree) / 2) / away)
  }

  ray(px: number, py: number): Ray {
    this.caster.setFromCamera(
      new Vector2((px / this.screen.width) * 2 - 1, 1 - (py / this.screen.height) * 2),
      this.camera,
    )
    return this.caster.ray
  }

  /** The ground under a pixel; null above the horizon. */
  ground(px: number, py: number): Spot | null {
    const { origin, direction } = this.ray(px, py)
    if (direction.y > -1e-3) return null
    let y = 0
    let spot: Spot = [origin.x, origin.z]
    // A few steps are enough: the ground is gentle, and straight down it makes no difference.
    for (let i = 0; i < 4; i++) {
      const t = (y - origin.y) / direction.y
      spot = [origin.x + direction.x * t, origin.z + direction.z * t]
      if (this.camera === this.flat) break
      y = this.relief.at(spot[0], spot[1])
    }
    return spot
  }

  /** Where on the screen something is, and how large a millimetre is there; null behind the camera. */
  project(x: number, y: number, z: number): { px: number; py: number; scale: number } | null {
    const p = new Vector3(x, y, z)
    const scale = this.camera === this.flat ? this.now.zoom : this.scaleAt(p)
    p.project(this.camera)
    if (p.z > 1 || scale <= 0) return null
    return { px: ((p.x + 1) / 2) * this.screen.width, py: ((1 - p.y) / 2) * this.screen.height, scale }
  }

  private scaleAt(p: Vector3): number {
    const depth = p.clone().applyMatrix4(this.lens.matrixWorldInverse).z
    return this.screen.height / (2 * Math.tan((this.now.fov * degree) / 2) * -depth)
  }

  private within(stand: Stand): Stand {
    const [w, d] = [this.table.width / 2, this.table.depth / 2]
    return { ...stand, x: clamp(stand.x, -w, w), z: clamp(stand.z, -d, d), zoom: clamp(stand.zoom, ...limits.zoom) }
  }

  private apply(): void {
    const { x, y, z, zoom, pitch, azimuth, fov } = this.now
    const { width, height } = this.screen
    const [w, h] = [width / zoom / 2, height / zoom / 2]
    Object.assign(this.flat, { left: -w, right: w, top: h, bottom: -h, near: 10, far: 3000 })
    this.flat.position.set(x, 1400, z)
    this.flat.lookAt(x, 0, z)
    this.flat.updateProjectionMatrix()
    this.flat.updateMatrixWorld()
    const away = distanceOf(this.now, height)
    Object.assign(this.lens, { fov, aspect: width / height, near: Math.max(4, away - 2600), far: away + 9000 })
    const flatDown = Math.min(pitch, 89.9 * degree)
    this.lens.position.set(
      x + Math.sin(azimuth) * Math.cos(flatDown) * away,
      y + Math.sin(flatDown) * away,
      z + Math.cos(azimuth) * Math.cos(flatDown) * away,
    )
    this.lens.up.set(0, 1, 0)
    this.lens.lookAt(x, y, z)
    this.lens.updateProjectionMatrix()
    this.lens.updateMatrixWorld()
  }
}
