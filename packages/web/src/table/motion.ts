import {
  AdditiveBlending,
  Color,
  Group,
  IcosahedronGeometry,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  Vector3,
} from 'three'
import { miniOf } from './minis/mini.ts'
import { material } from './paint/material.ts'
import { turnTowards, walk } from './path.ts'
import { footing, type Pieces } from './pieces.ts'
import { clamp } from './random.ts'
import type { Relief } from './relief.ts'
import type { Motion, TableScene } from './scene.ts'
import { distance, toSpot } from './world.ts'

/** Milliseconds at speed 1. A figure walks some 300 mm in a second. */
const pace = 0.3
const longest = 1600
const durations = { shot: 320, burst: 700, fall: 520 } as const
/** However long its line is, an aircraft is over it in this time. */
const FLOWN = 2200
/** How far before and behind its line an aircraft can be seen, in millimetres. */
const BEYOND = 500
const flight = { bullet: 1, shell: 1.3, grenade: 2.2 } as const

/** How long a motion takes at speed 1. */
export function duration(motion: Motion, table: Pick<TableScene, 'width' | 'depth'>): number {
  if (motion.type === 'move')
    return Math.min(longest, Math.max(220, walk(motion.path.map(p => toSpot(table, p))).length / pace))
  if (motion.type === 'shot') return durations.shot * flight[motion.look]
  if (motion.type === 'flight') return FLOWN
  if (motion.type === 'pause') return motion.lasts
  return durations[motion.type]
}

interface Running {
  readonly motion: Motion
  readonly from: number
  readonly to: number
}

/**
 * Plays what happened, one after another, and then says that it is done. The scene already is as it ends, so stopping at any
 * time loses nothing: a speed of Infinity, or a wish for no motion, is over with the first frame.
 */
export class Playback {
  readonly group = new Group()
  private readonly queue: readonly Motion[]
  private readonly speed: number
  private schedule: readonly Running[] | null = null
  private started: number | null = null
  private over: boolean

  private told: boolean

  /** `before`: what was being played until now. Where more has been added to it, it goes on instead of beginning again. */
  constructor(motion: readonly Motion[], speed: number, calm: boolean, before: Playback | null = null) {
    this.queue = motion
    if (before && !before.over && before.speed === speed && before.isBeginOf(motion)) this.started = before.started
    this.speed = calm ? Number.POSITIVE_INFINITY : Math.max(0.05, speed)
    this.over = this.told = motion.length === 0
  }

  /** Has this only been added to? */
  private isBeginOf(motion: readonly Motion[]): boolean {
    const last = this.queue.length - 1
    return [0, last].every(i => JSON.stringify(this.queue[i]) === JSON.stringify(motion[i]))
  }

  /** Puts everything where it is now; true while there is more to come. */
  step(scene: TableScene, pieces: Pieces, relief: Relief, now: number): boolean {
    if (this.over) return false
    this.started ??= now
    this.schedule ??= this.plan(scene)
    const time = now - this.started
    const last = this.schedule[this.schedule.length - 1]
    this.group.clear()
    if (!last || time >= last.to) {
      this.settle(scene, pieces, relief)
      this.over = true
      return false
    }
    for (const running of this.schedule) {
      const t = clamp((time - running.from) / (running.to - running.from))
      if (running.motion.type === 'move') this.move(running.motion, t, scene, pieces, relief)
      else if (t > 0 && t < 1) this.show(running.motion, t, scene, pieces, relief)
    }
    return true
  }

  /** True once, after the last of them. */
  justDone(): boolean {
    if (!this.over || this.told) return false
    this.told = true
    return true
  }

  private plan(scene: TableScene): Running[] {
    let at = 0
    return this.queue.map(motion => {
      const from = at
      at += duration(motion, scene) / this.speed
      return { motion, from, to: at }
    })
  }

  private settle(scene: TableScene, pieces: Pieces, relief: Relief): void {
    for (const piece of scene.pieces) pieces.place(piece.id, footing(scene, piece, relief))
  }

  /** Before its turn a piece still stands where it started. */
  private move(
    { piece, path }: Extract<Motion, { type: 'move' }>,
    t: number,
    scene: TableScene,
    pieces: Pieces,
    relief: Relief,
  ): void {
    const mover = scene.pieces.find(({ id }) => id === piece)
    if (!mover || path.length === 0) return
    const route = walk(path.map(p => toSpot(scene, p)))
    const { x, z, turn } = route.at(route.length * (t * t * (3 - 2 * t)))
    const end = footing(scene, mover, relief)
    const hop = mover.look.model === 'figure' ? Math.abs(Math.sin((t * route.length) / 9)) * 0.8 : 0
    pieces.place(piece, {
      x,
      z,
      y: relief.at(x, z) + (mover.raised ?? 0) / 100 + (t > 0 && t < 1 ? hop : 0),
      turn: turnTowards(turn, end.turn, clamp((t - 0.85) / 0.15)),
    })
  }

  private show(motion: Motion, t: number, scene: TableScene, pieces: Pieces, relief: Relief): void {
    if (motion.type === 'shot') this.shot(motion, t, scene, relief)
    if (motion.type === 'burst') this.burst(motion, t, scene, relief)
    if (motion.type === 'flight') this.fly(motion, t, scene)
    if (motion.type === 'fall') {
      const fallen = scene.pieces.find(({ id }) => id === motion.piece)
      if (fallen)
        pieces.place(motion.piece, {
          ...footing(scene, fallen, relief),
          fallen: fallen.states.includes('wounded') ? 0 : t * t,
        })
      else this.burst({ type: 'burst', at: motion.at, radius: 900 }, t, scene, relief)
    }
  }

  /** In over the first end of its line, along it, and away over the other. */
  private fly({ look, path }: Extract<Motion, { type: 'flight' }>, t: number, scene: TableScene): void {
    const [a, b] = [path[0], path.at(-1)].map(p => toSpot(scene, p ?? [0, 0])) as [[number, number], [number, number]]
    const far = Math.max(1, distance(a, b))
    const [dx, dz] = [(b[0] - a[0]) / far, (b[1] - a[1]) / far]
    const along = -BEYOND + (far + 2 * BEYOND) * t
    const [x, z] = [a[0] + dx * along, a[1] + dz * along]
    const turn = Math.atan2(-dz, dx)
    const { body } = miniOf(look, 0, 1)
    const plane = new Mesh(body, material('paint', 'plain', false))
    plane.position.set(x, 0, z)
    plane.rotation.y = turn
    const shade = new Mesh(body, shadow)
    shade.position.set(x + 40, 2, z + 25)
    shade.rotation.y = turn
    shade.scale.set(1, 0.01, 1)
    this.group.add(shade, plane)
  }

  /** A tracer that flies, or a bomb in a high curve; a flash at the muzzle. */
  private shot(
    { from, to, look }: Extract<Motion, { type: 'shot' }>,
    t: number,
    scene: TableScene,
    relief: Relief,
  ): void {
    const [a, b] = [toSpot(scene, from), toSpot(scene, to)]
    const far = distance(a, b)
    const height = (s: number): number =>
      relief.at(a[0], a[1]) * (1 - s) +
      relief.at(b[0], b[1]) * s +
      20 +
      (look === 'grenade' ? Math.sin(Math.PI * s) * far * 0.3 : 0)
    const at = (s: number): Vector3 => new Vector3(a[0] + (b[0] - a[0]) * s, height(s), a[1] + (b[1] - a[1]) * s)
    if (look === 'grenade') {
      const bomb = new Mesh(round, dark)
      bomb.position.copy(at(t))
      bomb.scale.setScalar(4)
      this.group.add(bomb)
      return
    }
    const streak = new Mesh(round, glow('#ffe9a0', 1))
    const [tail, head] = [at(clamp(t - 0.2)), at(t)]
    streak.position.copy(tail).lerp(head, 0.5)
    const thick = look === 'shell' ? 3.4 : 2.1
    streak.scale.set(thick, thick, Math.max(6, tail.distanceTo(head) / 2))
    streak.lookAt(head)
    this.group.add(streak)
    if (t > 0.3) return
    const flash = new Mesh(round, glow('#ffc85a', 1 - t * 3))
    flash.position.copy(at(0.02))
    flash.scale.setScalar((look === 'shell' ? 16 : 9) * (1 - t))
    this.group.add(flash)
  }

  /** A ball of light that becomes a ring of dust. */
  private burst(
    { at, radius }: Extract<Motion, { type: 'burst' }>,
    t: number,
    scene: TableScene,
    relief: Relief,
  ): void {
    const [x, z] = toSpot(scene, at)
    const y = relief.at(x, z)
    const size = radius / 100
    const ball = new Mesh(lumpy, glow(t < 0.4 ? '#ffd070' : '#8a7a66', (1 - t) * 0.9))
    ball.position.set(x, y + size * 0.25 * (0.5 + t), z)
    ball.scale.setScalar(size * (0.25 + 0.65 * Math.sqrt(t)))
    this.group.add(ball)
    for (let i = 0; i < 10; i++) {
      const turn = i * 0.628 + 0.3
      const bit = new Mesh(lumpy, dark)
      const away = size * (0.3 + t * 0.9) * (0.7 + ((i * 37) % 10) / 25)
      bit.position.set(
        x + Math.cos(turn) * away,
        y + Math.max(0.5, size * 1.6 * t * (1 - t) * (0.6 + ((i * 53) % 10) / 14)),
        z + Math.sin(turn) * away,
      )
      bit.scale.setScalar(1.4 + ((i * 29) % 10) / 8)
      this.group.add(bit)
    }
  }
}

const round = new SphereGeometry(1, 10, 8)
const lumpy = new IcosahedronGeometry(1, 1)
const dark = new MeshBasicMaterial({ color: '#3a3026' })
const shadow = new MeshBasicMaterial({ color: '#000000', transparent: true, opacity: 0.35, depthWrite: false })
const lights = new Map<string, MeshBasicMaterial>()

/** A few steps of brightness are enough, and their materials are kept. */
function glow(colour: string, opacity: number): MeshBasicMaterial {
  const step = Math.max(1, Math.round(clamp(opacity) * 10))
  const key = `${colour} ${step}`
  const known = lights.get(key)
  if (known) return known
  const made = new MeshBasicMaterial({
    color: new Color(colour),
    transparent: true,
    opacity: step / 10,
    blending: AdditiveBlending,
    depthWrite: false,
    toneMapped: false,
  })
  lights.set(key, made)
  return made
}
