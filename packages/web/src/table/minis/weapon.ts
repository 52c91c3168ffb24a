import { Vector3 } from 'three'
import type { Model } from '../paint/model.ts'
import type { Triple } from '../paint/solid.ts'
import type { PieceLook } from '../scene.ts'
import { steel, timber } from './nation.ts'
import type { Pose } from './pose.ts'

export type WeaponName = NonNullable<PieceLook['weapon']>

const on = (from: Triple, to: Triple, t: number): Triple => new Vector3(...from).lerp(new Vector3(...to), t).toArray()
const ahead = ([x, y, z]: Triple, dx: number, dy: number, dz: number): Triple => [x + dx, y + dy, z + dz]

/** The weapon in a figure's hands. The outline from above is what tells them apart, so it survives into the coarsest model. */
export function addWeapon(m: Model, weapon: WeaponName, pose: Pose, bayonet: boolean): void {
  const [butt, muzzle] = pose.weapon
  switch (weapon) {
    case 'rifle':
      rifle(m, butt, muzzle, bayonet)
      break
    case 'sniper':
      rifle(m, butt, on(butt, muzzle, 1.08), false)
      m.limb(ahead(on(butt, muzzle, 0.28), 0, 1.4, 0), ahead(on(butt, muzzle, 0.52), 0, 1.4, 0), 0.6, 0.7, '#1c1c1e', {
        segments: 6,
      })
      break
    case 'smg':
      smg(m, butt, on(butt, muzzle, 0.68))
      break
    case 'lmg':
      lmg(m, butt, on(butt, muzzle, 1.06), pose.lies === 'front')
      break
    case 'mg':
      lmg(m, butt, on(butt, muzzle, 1.2), true)
      break
    case 'launcher':
      launcher(m, pose)
      break
    case 'flamethrower':
      m.limb(on(butt, muzzle, 0.2), on(butt, muzzle, 1), 0.55, 0.7, steel, { segments: 6 })
      break
    case 'grenade':
      grenade(m, pose.hands[1])
      break
    case 'pistol':
      pistol(m, pose.hands[0])
      break
    case 'binoculars':
      binoculars(m, pose)
      break
    case 'mortar':
      m.limb(on(butt, muzzle, 0.05), on(butt, muzzle, 0.85), 1.35, 1.25, '#4c5140', { segments: 8 })
      break
    case 'radio':
      m.limb(ahead(pose.hands[1], -0.6, -0.6, 0), ahead(pose.hands[1], 0.6, 1.4, 0), 0.5, 0.5, '#2a2926', {
        segments: 5,
      })
      break
    case 'none':
      break
  }
}

function rifle(m: Model, butt: Triple, muzzle: Triple, bayonet: boolean): void {
  const at = (t: number): Triple => on(butt, muzzle, t)
  if (m.lod === 2) {
    m.limb(butt, at(0.62), 0.95, 0.7, timber, { segments: 3 })
    m.limb(at(0.6), at(bayonet ? 1.2 : 1), 0.5, 0.4, steel, { segments: 3 })
    return
  }
  m.limb(at(0), at(0.24), 1, 0.62, timber, { segments: 6, squash: [1, 0.7] })
  m.limb(at(0.22), at(0.72), 0.62, 0.52, timber, { segments: 6 })
  m.limb(at(0.6), at(1), 0.4, 0.34, steel, { segments: 6 })
  if (m.lod === 0) m.ball(0.45, steel, ahead(at(0.3), 0, 0.3, 0.35), { segments: 5, rings: 4 })
  if (bayonet) m.limb(at(1), at(1.26), 0.26, 0.08, '#b9bcc0', { segments: 5 })
}

function smg(m: Model, butt: Triple, muzzle: Triple): void {
  m.limb(butt, on(butt, muzzle, 0.38), 0.8, 0.65, timber, { segments: 6 })
  m.limb(on(butt, muzzle, 0.34), muzzle, 0.66, 0.5, steel, { segments: 6 })
  m.box(0.8, 3.2, 0.7, steel, ahead(on(butt, muzzle, 0.6), 0, -1.8, 0), { bevel: 0 })
}

function lmg(m: Model, butt: Triple, muzzle: Triple, bipod: boolean): void {
  const at = (t: number): Triple => on(butt, muzzle, t)
  m.limb(butt, at(0.22), 1.15, 0.8, timber, { segments: 6 })
  m.limb(at(0.2), at(0.5), 1, 0.9, steel, { segments: 6 })
  m.limb(at(0.46), at(0.95), 0.62, 0.62, '#46474a', { segments: 6 })
  m.limb(at(0.94), at(1), 0.5, 0.85, steel, { segments: 6 })
  m.box(1.8, 1.6, 2.8, '#3a3b34', ahead(at(0.36), 0, 0.6, -1.4), { bevel: 0.1 })
  if (!bipod) return
  for (const side of [-1, 1]) {
    const [x, , z] = at(0.86)
    m.limb(at(0.82), [x + 1, 0.2, z + side * 3], 0.32, 0.28, steel, { segments: 4 })
  }
}

/** Bazooka, Panzerschreck, PIAT: a long tube on the shoulder. */
function launcher(m: Model, pose: Pose): void {
  const [butt, muzzle] = pose.weapon
  const up = pose.lies ? 1 : 2
  const at = (t: number): Triple => ahead(on(butt, muzzle, t), 0, up, 0.4)
  m.limb(at(-0.5), at(0.95), 1.25, 1.25, '#5d6142', { segments: 8 })
  m.limb(at(-0.52), at(-0.46), 1.7, 1.6, '#4a4d36', { segments: 8 })
  m.limb(at(0.95), at(1), 1.5, 1.6, '#4a4d36', { segments: 8 })
}

function grenade(m: Model, [x, y, z]: Triple): void {
  m.limb([x - 0.6, y + 0.4, z], [x + 0.8, y + 2.6, z], 0.42, 0.4, timber, { segments: 5 })
  m.limb([x + 0.8, y + 2.6, z], [x + 1.4, y + 3.6, z], 0.95, 0.95, '#4c4e42', { segments: 6 })
}

export function pistol(m: Model, [x, y, z]: Triple): void {
  m.box(2.8, 0.8, 0.7, steel, [x + 1.7, y - 0.1, z], { turn: [0, 0, -0.3], bevel: 0 })
}

function binoculars(m: Model, { head: [x, y, z] }: Pose): void {
  for (const side of [-0.75, 0.75])
    m.limb([x + 2, y + 0.2, z + side], [x + 4, y + 0.1, z + side * 1.2], 0.6, 0.75, '#26221f', { segments: 6 })
}

/** A set on the back with its aerial. */
export function addRadio(m: Model): void {
  m.box(3, 6.4, 5.6, '#5b6040', [-4.4, 3.6, 0], { bevel: 0.5 })
  m.limb([-4.6, 6.4, 2], [-5.2, 19, 2.6], 0.26, 0.16, '#22211e', { segments: 4 })
}
