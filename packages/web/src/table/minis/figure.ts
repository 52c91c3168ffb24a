import { TorusGeometry } from 'three'
import { type Model, placement } from '../paint/model.ts'
import type { Triple } from '../paint/solid.ts'
import { lerp } from '../random.ts'
import { addCap, addHelmet } from './helmet.ts'
import { type Nation, type NationName, nations, skin } from './nation.ts'
import { type Pose, type PoseName, poses } from './pose.ts'
import { addRadio, addWeapon, pistol, type WeaponName } from './weapon.ts'

export interface Figure {
  readonly nation: NationName
  readonly pose: PoseName
  readonly weapon: WeaponName
  readonly bayonet?: boolean
  readonly cap?: boolean
}

const between = (a: Triple, b: Triple, t: number): Triple => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
]

/** A soldier of 28 mm: joints from the pose, cloth and kit from the nation. Heads, hands and weapons are a fifth too large. */
export function addFigure(m: Model, figure: Figure): void {
  const nation = nations[figure.nation]
  const pose = poses[figure.pose]
  legs(m, nation, pose)
  torso(m, nation, pose)
  if (m.lod < 2) kit(m, figure, nation, pose)
  arms(m, nation, pose)
  head(m, figure, nation, pose)
  addWeapon(m, figure.weapon, pose, figure.bayonet ?? false)
  if (figure.pose === 'officer' && m.lod < 2) leader(m, figure, pose)
}

function legs(m: Model, nation: Nation, pose: Pose): void {
  for (const i of [0, 1] as const) {
    const side = i ? 1 : -1
    const [knee, foot] = [pose.knees[i], pose.feet[i]]
    const hip: Triple = [pose.pelvis[0], pose.pelvis[1] - 0.3, pose.pelvis[2] + side * 1.7]
    const ankle: Triple = [foot[0] - 0.3, foot[1] + 1.7, foot[2]]
    if (m.lod === 2) {
      m.limb(hip, knee, 2.3, 1.8, nation.legs, { segments: 7, rings: 1 })
      m.limb(knee, foot, 1.7, 1.5, nation.puttees ?? nation.boots, { segments: 7, rings: 1 })
      continue
    }
    m.limb(hip, knee, 2.35, 1.75, nation.legs)
    m.limb(knee, ankle, 1.7, nation.puttees ? 1.25 : 1.45, nation.puttees ?? nation.boots)
    if (!nation.puttees && m.lod === 0) m.limb(between(knee, ankle, 0.1), knee, 1.74, 1.74, nation.legs)
    const toe = pose.lies === 'front' ? -0.6 : pose.lies === 'back' ? 0.5 : 0.9
    m.ball(1.45, nation.boots, [foot[0] + toe, foot[1] + 1.05, foot[2] + side * 0.25], {
      segments: 8,
      turn: [0, side * (pose.lies ? -0.5 : -0.18), 0],
      scale: pose.lies === 'back' ? [0.9, 1.5, 1] : [1.65, 0.8, 1],
    })
  }
}

function torso(m: Model, nation: Nation, pose: Pose): void {
  const flat: readonly [number, number] = pose.lies ? [1.12, 0.86] : [0.84, 1.14]
  m.limb(pose.pelvis, pose.chest, 3.05, 3.65, nation.coat, { segments: m.lod === 2 ? 10 : 11, squash: flat })
  if (pose.lies || m.lod === 2) return
  const [x, y] = pose.pelvis
  m.limb([x, y + 0.6, 0], [x - 0.2, y - nation.skirt + 1, 0], 2.9, 3.35, nation.coat, {
    segments: 10,
    squash: [0.92, 1.16],
  })
  // Creases: thin dark lines of paint where cloth folds.
  if (m.lod === 0) {
    const waist = between(pose.pelvis, pose.chest, 0.34)
    for (const side of [-1, 1])
      m.limb(
        [waist[0] + 2.5, waist[1] + 0.9, side * 1.2],
        [waist[0] + 1.2, waist[1] + 1.8, side * 3],
        0.16,
        0.1,
        '#2d2820',
        { segments: 4, wash: false },
      )
  }
}

/** Belt, pouches and what hangs on the back, in a frame that leans with the body. */
function kit(m: Model, figure: Figure, nation: Nation, pose: Pose): void {
  const waist = between(pose.pelvis, pose.chest, 0.28)
  const lean = Math.atan2(pose.chest[1] - pose.pelvis[1], pose.chest[0] - pose.pelvis[0]) - Math.PI / 2
  const spine = pose.lies === 'back' ? Math.PI : 0
  m.within([waist[0], waist[1], waist[2]], [0, spine, pose.lies === 'back' ? -lean : lean], 1, () => {
    if (m.lod === 0) {
      m.add(
        new TorusGeometry(3.1, 0.42, 4, 12),
        nation.webbing,
        placement([0, 0, 0], [Math.PI / 2, 0, 0], [0.86, 1.16, 1]),
        { wash: false },
      )
      for (const side of [-1, 1]) {
        m.box(1.3, 1.7, 1.9, nation.webbing, [2.5, 0.3, side * 1.9], { bevel: 0.2 })
        m.limb([2.35, 0.4, side * 1.7], [2.2, 6.4, side * 2.3], 0.3, 0.3, nation.webbing, {
          segments: 4,
          rings: 1,
          wash: false,
        })
        m.limb([-2.5, 0.4, side * 0.8], [-2.1, 6.4, side * 2.2], 0.3, 0.3, nation.webbing, {
          segments: 4,
          rings: 1,
          wash: false,
        })
      }
    } else m.box(5.6, 0.9, 7, nation.webbing, [0, 0, 0], { wash: false })
    if (figure.weapon === 'radio') addRadio(m)
    else if (figure.pose !== 'officer' && pose.lies !== 'back') pack(m, nation)
    if (figure.weapon === 'flamethrower')
      for (const side of [-1.6, 1.6]) m.limb([-4.4, 0, side], [-4.4, 6, side], 1.5, 1.5, '#5a5c44', { segments: 8 })
  })
}

function pack(m: Model, nation: Nation): void {
  switch (nation.helmet) {
    case 'brodie':
      m.box(2.2, 4.2, 4.6, nation.pack, [-3.7, 4.2, 0], { bevel: 0.5 })
      m.limb([-3.4, -1.6, -1], [-3.4, 1.4, -1], 0.9, 0.9, '#6b5a3a', { segments: 6 })
      break
    case 'm1':
      m.box(2, 5.4, 3.6, nation.pack, [-3.5, 3.4, 0], { bevel: 0.6 })
      m.limb([-2.2, -1.2, 3], [-2.2, 0.8, 3], 1.25, 1.25, '#6f6b45', { segments: 7 })
      break
    case 'stahlhelm':
      m.limb([-3.4, -0.9, -2.4], [-3.4, -0.3, 2.6], 1.15, 1.15, '#59604f', { segments: 8 })
      m.box(1.7, 2.6, 2.8, '#4a5046', [-3.4, 2.6, 0.4], { bevel: 0.5 })
      m.box(1.3, 2.4, 2.8, '#7b7257', [-2.8, -0.9, 3], { bevel: 0.4 })
      break
    case 'adrian':
      m.box(2.6, 4.8, 5, nation.pack, [-3.9, 4, 0], { bevel: 0.5 })
      m.limb([-4, 7.2, -2.9], [-4, 7.2, 2.9], 1.2, 1.2, '#6d7c68', { segments: 8 })
      break
    case 'ssh40':
      m.limb([-2, 6.2, 3.4], [-2.6, 0.4, -2.6], 1.25, 1.25, '#8a8360', { segments: 7 })
      m.limb([1.8, 6, 3.2], [2.2, 0.6, -2.4], 1.2, 1.2, '#8a8360', { segments: 7 })
      m.limb([-2, 6.2, 3.4], [1.8, 6, 3.2], 1.2, 1.2, '#8a8360', { segments: 7 })
      break
  }
}

function arms(m: Model, nation: Nation, pose: Pose): void {
  for (const i of [0, 1] as const) {
    const [shoulder, elbow, hand] = [pose.shoulders[i], pose.elbows[i], pose.hands[i]]
    if (m.lod === 2) {
      m.limb(shoulder, elbow, 1.8, 1.4, nation.coat, { segments: 7, rings: 1 })
      m.limb(elbow, hand, 1.35, 1.1, nation.coat, { segments: 7, rings: 1 })
      m.ball(1.2, skin, hand, { segments: 4, rings: 2 })
      continue
    }
    m.limb(shoulder, elbow, 1.75, 1.3, nation.coat, { segments: 7 })
    m.limb(elbow, between(elbow, hand, 0.86), 1.3, 1.05, nation.coat, { segments: 7 })
    m.ball(1.12, skin, hand, { segments: 7, rings: 5 })
  }
}

function head(m: Model, figure: Figure, nation: Nation, pose: Pose): void {
  const [x, y, z] = pose.head
  if (m.lod < 2) {
    const [cx, cy] = pose.chest
    const lies = pose.lies === 'front' ? 1.2 : pose.lies === 'back' ? -1.6 : 0.2
    m.limb(
      [cx + lies, cy + (pose.lies ? 0.6 : 1.6), 0],
      [x - 0.4, y - (pose.lies === 'back' ? 0 : 1.4), z * 0.8],
      1.5,
      1.2,
      skin,
      { segments: 7 },
    )
    m.ball(2.12, skin, [x, y, z], { segments: 10, rings: 7, scale: [1, 1.14, 0.9] })
  }
  if (m.lod === 0) face(m, pose)
  if (figure.cap) addCap(m, nation, pose.head)
  else if (pose.lies === 'back') m.within([x - 1.2, y, z], [0, 0, 1.35], 1, () => addHelmet(m, nation, [0, 0.4, 0], 0))
  else addHelmet(m, nation, [x - 0.1, y + (nation.helmet === 'brodie' ? 0.75 : 0.5), z], pose.nod)
}

function face(m: Model, { head: [x, y, z], lies }: Pose): void {
  if (lies === 'back') return
  m.ball(0.5, '#c98a66', [x + 2.1, y - 0.25, z], { segments: 5, rings: 4, wash: false, scale: [0.8, 1.1, 0.7] })
  for (const side of [-1, 1]) {
    m.ball(0.34, '#2a1d18', [x + 1.84, y + 0.25, z + side * 0.85], { segments: 4, rings: 3, wash: false })
    m.limb([x + 0.5, y + 0.4, z + side * 1.95], [x + 0.9, y - 2.2, z], 0.16, 0.16, '#4a3524', {
      segments: 4,
      rings: 1,
      wash: false,
    })
  }
  m.box(0.25, 0.22, 1, '#8d4f3e', [x + 1.85, y - 1.05, z], { bevel: 0, wash: false })
}

/** Holster, field glasses on the chest, a pointing finger. */
function leader(m: Model, figure: Figure, pose: Pose): void {
  const [x, y, z] = pose.hands[1]
  m.limb([x, y, z], [x + 2.2, y + 0.2, z], 0.42, 0.36, skin, { segments: 5 })
  m.box(2.6, 2.2, 1.2, '#6a4a2c', [-1, 12.4, 3.9], { bevel: 0.3 })
  if (figure.weapon !== 'binoculars') m.box(1.2, 1.6, 2.6, '#26221f', [3.3, 18.8, 0], { bevel: 0.3 })
  if (figure.weapon === 'none') pistol(m, pose.hands[0])
}
