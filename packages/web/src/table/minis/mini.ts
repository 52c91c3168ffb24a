import { type BufferGeometry, Matrix4 } from 'three'
import type { Theme } from '../ground/palette.ts'
import { type Lod, Model } from '../paint/model.ts'
import type { PieceLook, ScenePiece } from '../scene.ts'
import { aircraft, flightRod } from './aircraft.ts'
import { rimHeight } from './base.ts'
import { addBlock } from './block.ts'
import { addFigure, type Figure } from './figure.ts'
import { addGun } from './gun.ts'
import { addBoat, addHorse } from './mount.ts'
import { hull, turret, turretSeat } from './tank.ts'
import { addTeam, standPlaces } from './team.ts'
import { car, halftrack, truck } from './wheels.ts'

/** A piece without its base: one geometry or two, the second (a turret) turning by itself. */
export interface Mini {
  readonly body: BufferGeometry
  readonly turret?: { readonly geometry: BufferGeometry; readonly seat: readonly [x: number, y: number] }
}

const cache = new Map<string, Mini>()

/** Pieces that look alike share one geometry for the whole session. */
export function miniKey(look: PieceLook, size: number): string {
  const { model, nation, pose, weapon, bayonet, weight, count, turretless, scale } = look
  return [
    model,
    nation,
    pose,
    weapon,
    bayonet,
    weight,
    count,
    turretless,
    scale,
    model === 'figure' ? figureScale(size) : Math.round(size),
  ].join(' ')
}

/** `size` is the base's radius or half its length, in millimetres. */
export function miniOf(look: PieceLook, size: number, lod: Lod): Mini {
  const key = `${miniKey(look, size)} ${lod}`
  const known = cache.get(key)
  if (known) return known
  const made = make(look, size, lod)
  cache.set(key, made)
  return made
}

/** Small bases carry smaller men: 28 mm figures on 25 mm bases, 20 mm ones on those of 15. */
const figureScale = (radius: number): number => (radius < 8.5 ? 0.66 : radius < 10.5 ? 0.8 : 1)

const footDust = { colour: '#6a5436', height: 9, strength: 0.45 }

function make(look: PieceLook, size: number, lod: Lod): Mini {
  const m = new Model(7, lod)
  switch (look.model) {
    case 'tank': {
      const whole = hull(look, lod)
      const top = turret(look, lod)
      const scale = whole.length / 2 > size * 1.15 ? size / (whole.length / 2) : 1
      const { body } = { body: whole.geometry.clone().applyMatrix4(new Matrix4().makeScale(scale, scale, scale)) }
      const [x, y] = turretSeat(look)
      if (!top) return { body }
      if (look.turretless) {
        top.applyMatrix4(new Matrix4().makeScale(scale * 1.1, scale * 0.74, scale * 1.45))
        return { body, turret: { geometry: top, seat: [x * scale + 4, (y - 5) * scale] } }
      }
      top.applyMatrix4(new Matrix4().makeScale(scale, scale, scale))
      return { body, turret: { geometry: top, seat: [x * scale, y * scale] } }
    }
    case 'truck':
      return { body: fitted(truck(look, lod), size) }
    case 'car':
      return { body: fitted(car(look, lod), size) }
    case 'halftrack':
      return { body: fitted(halftrack(look, lod), size) }
    case 'aircraft':
      return { body: aircraft(look, lod), turret: { geometry: flightRod(lod), seat: [0, 0] } }
    case 'boat':
      addBoat(m, look)
      break
    case 'block':
      m.within([0, rimHeight, 0], [0, 0, 0], 1, () => addBlock(m, size))
      break
    case 'horse':
      m.within([0, rimHeight, 0], [0, 0, 0], look.scale ?? 1, () => addHorse(m, look))
      break
    case 'gun':
      m.within([0, rimHeight, 0], [0, 0, 0], look.scale ?? 1, () => addGun(m, look))
      break
    case 'team':
      m.within([0, rimHeight, 0], [0, 0, 0], look.scale ?? 1, () => addTeam(m, look))
      break
    case 'stand':
      for (const { figure, x, z, turn } of standPlaces(look, size))
        m.within([x, rimHeight, z], [0, turn, 0], 0.66, () => addFigure(m, figure))
      break
    case 'figure': {
      const shift = look.pose === 'prone' ? 3 : 0
      m.within([shift, rimHeight + 0.2, 0], [0, 0, 0], figureScale(size), () => addFigure(m, figureOf(look)))
    }
  }
  return { body: m.geometry({ wash: lod === 0 ? 0.8 : 0.5, ground: rimHeight, dust: footDust }) }
}

/** Made smaller where it would reach beyond its base. */
function fitted(geometry: BufferGeometry, size: number): BufferGeometry {
  geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox ?? { min: { x: -size }, max: { x: size } }
  const scale = Math.min(1, (size * 2.1) / (max.x - min.x))
  return scale === 1 ? geometry : geometry.clone().applyMatrix4(new Matrix4().makeScale(scale, scale, scale))
}

const capped = ['german', 'british', 'soviet', 'british-1916', 'german-1916']

export function figureOf(look: PieceLook): Figure {
  const pose = look.pose ?? 'standing'
  return {
    nation: look.nation,
    pose,
    weapon: look.weapon ?? (pose === 'officer' ? 'none' : 'rifle'),
    bayonet: look.bayonet ?? false,
    cap: pose === 'officer' && capped.includes(look.nation),
  }
}

/** The half of a piece that counts for its size. */
export const halfSize = ({ base }: Pick<ScenePiece, 'base'>): number =>
  ('radius' in base ? base.radius : base.depth / 2) / 100

export type { Theme }
