import {
  type BufferGeometry,
  Color,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
  RingGeometry,
} from 'three'
import { stocked } from './land/lot.ts'
import { baseGeometry, frameGeometry, sizeKey } from './minis/base.ts'
import { halfSize, miniKey, miniOf } from './minis/mini.ts'
import { material } from './paint/material.ts'
import { type Lod, placement } from './paint/model.ts'
import type { Relief } from './relief.ts'
import type { Quality, ScenePiece, TableScene } from './scene.ts'
import { colours, sides } from './style.ts'
import { toSpot, yaw } from './world.ts'

/** Where a piece stands just now; while it moves this is not where the scene says. */
export interface Footing {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly turn: number
  /** Tipped over: 0 upright, 1 on its side. */
  readonly fallen?: number
}

interface Part {
  readonly mesh: InstancedMesh
  readonly index: number
  readonly local: Matrix4
  /** Its colour in full light; null for what is never dimmed. */
  readonly colour: Color | null
}

/** How much light falls on those who cannot be attacked, while somebody aims. */
const DIM = 0.38

const based = (piece: ScenePiece): boolean => !['tank', 'truck', 'car', 'halftrack', 'boat'].includes(piece.look.model)

/** As it is painted, as the ghost of a move, or burnt out. */
type Finish = 'paint' | 'ghost' | 'wreck'

interface Kind {
  readonly geometry: BufferGeometry
  readonly finish: Finish
  readonly members: { readonly piece: ScenePiece; readonly local: Matrix4; readonly colour: Color | null }[]
}

/** The parts of all pieces, those that look alike together. */
function muster(scene: TableScene, lod: Lod): Iterable<Kind> {
  const kinds = new Map<string, Kind>()
  const enlist = (
    key: string,
    geometry: BufferGeometry,
    piece: ScenePiece,
    local: Matrix4,
    colour: Color | null,
  ): void => {
    const finish = finishOf(piece, colour !== null)
    const kind = kinds.get(`${key} ${finish}`) ?? { geometry, finish, members: [] }
    kinds.set(`${key} ${finish}`, kind)
    kind.members.push({ piece, local, colour })
  }
  for (const piece of scene.pieces) {
    const look = { ...piece.look, ...shownPose(piece) }
    const size = halfSize(piece)
    const rim = new Color(sides[piece.side].rim).multiplyScalar(piece.states.includes('done') ? 0.55 : 1)
    const foot = `base ${based(piece)} ${sizeKey(piece.base)} ${piece.side} ${scene.theme} ${lod}`
    const footing = stocked(foot, () => footGeometry(piece, scene, lod))
    enlist(foot, footing, piece, new Matrix4(), rim)
    if (piece.states.includes('hidden')) continue
    const mini = miniOf(look, size, lod)
    const key = `${miniKey(look, size)} ${lod}`
    enlist(key, mini.body, piece, new Matrix4(), null)
    if (!mini.turret) continue
    const [x, y] = mini.turret.seat
    const seat = placement([x, y, 0], [0, (-(look.turret ?? 0) * Math.PI) / 180, 0])
    enlist(`${key} turret`, mini.turret.geometry, piece, seat, null)
  }
  return kinds.values()
}

/** A wreck keeps its side's rim. */
function finishOf({ states }: ScenePiece, rim: boolean): Finish {
  if (states.includes('ghost')) return 'ghost'
  return states.includes('wreck') && !rim ? 'wreck' : 'paint'
}

/** All pieces as a few instanced meshes: one for each look, one for each kind of base. */
export class Pieces {
  readonly group = new Group()
  readonly footings = new Map<string, Footing>()
  private readonly shadows: InstancedMesh
  private readonly order: readonly ScenePiece[]
  private readonly parts = new Map<string, Part[]>()
  private readonly dimmed = new Set<string>()

  constructor(scene: TableScene, relief: Relief, quality: Quality, lod: Lod) {
    this.order = scene.pieces
    for (const { geometry, finish, members } of muster(scene, lod)) {
      const ghost = finish === 'ghost'
      const paint = ghost ? ghostMaterial : finish === 'wreck' ? wreckMaterial : material('paint', quality, false)
      const mesh = new InstancedMesh(geometry, paint, members.length)
      for (const [index, { piece, local, colour }] of members.entries()) {
        const full = ghost || !colour ? new Color('#ffffff') : colour
        const part = { mesh, index, local, colour: ghost ? null : full }
        this.parts.set(piece.id, [...(this.parts.get(piece.id) ?? []), part])
        mesh.setColorAt(index, full)
      }
      mesh.castShadow = !ghost
      mesh.receiveShadow = !ghost
      mesh.frustumCulled = false
      this.group.add(mesh)
    }
    this.shadows = shadowRings(scene)
    this.group.add(this.shadows)
    for (const piece of scene.pieces) this.place(piece.id, footing(scene, piece, relief))
  }

  place(id: string, footing: Footing): void {
    this.footings.set(id, footing)
    const { x, y, z, turn, fallen = 0 } = footing
    const whole = placement([x, y, z], [0, turn, 0])
    if (fallen > 0) whole.multiply(placement([0, fallen * 3, 0], [(fallen * Math.PI) / 2, 0, 0]))
    const number = this.order.findIndex(piece => piece.id === id)
    const piece = this.order[number]
    if (piece) {
      const [long, wide] = shadowSize(piece)
      this.shadows.setMatrixAt(number, placement([x + 1.6, y + 0.5, z + 0.6], [0, turn, 0], [long, 1, wide]))
      this.shadows.instanceMatrix.needsUpdate = true
    }
    for (const { mesh, index, local } of this.parts.get(id) ?? []) {
      mesh.setMatrixAt(index, whole.clone().multiply(local))
      mesh.instanceMatrix.needsUpdate = true
    }
  }

  /** Those who stand aside are in the shade, and all others in full light. */
  dim({ pieces }: TableScene): void {
    for (const { id, states } of pieces) {
      const aside = states.includes('aside')
      if (this.dimmed.has(id) === aside) continue
      if (aside) this.dimmed.add(id)
      else this.dimmed.delete(id)
      for (const { mesh, index, colour } of this.parts.get(id) ?? []) {
        if (!colour) continue
        mesh.setColorAt(index, aside ? colour.clone().multiplyScalar(DIM) : colour)
        if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true
      }
    }
  }

  dispose(): void {
    for (const child of this.group.children) (child as InstancedMesh).dispose()
  }
}

function footGeometry(piece: ScenePiece, scene: TableScene, lod: Lod): BufferGeometry {
  const { base, side } = piece
  if (!based(piece) && !('radius' in base)) return frameGeometry(base, side)
  return baseGeometry(base, side, scene.theme, lod)
}

/** State is shown by pose first. */
function shownPose(piece: ScenePiece): { pose?: NonNullable<ScenePiece['look']['pose']> } {
  if (piece.look.model !== 'figure') return {}
  if (piece.states.includes('wounded')) return { pose: 'lying' }
  if (piece.states.includes('pinned') && piece.look.pose !== 'kneeling') return { pose: 'prone' }
  return {}
}

export function footing(scene: TableScene, piece: ScenePiece, relief: Relief): Footing {
  const [x, z] = toSpot(scene, piece.at)
  return { x, y: relief.at(x, z) + (piece.raised ?? 0) / 100, z, turn: yaw(piece.facing) }
}

const ghostMaterial = new MeshLambertMaterial({
  color: colours.ghost,
  transparent: true,
  opacity: 0.8,
  emissive: '#2f6db0',
  emissiveIntensity: 0.35,
})

const wreckMaterial = new MeshLambertMaterial({ color: '#857d72', vertexColors: true })

/**
 * A soft ring round the foot of each piece: without it they would float, and without graphics it is the only shadow. It is open
 * where the base is: it is drawn a little nearer than it lies, which from afar is more than a base is high.
 */
function shadowRings(scene: TableScene): InstancedMesh {
  const mesh = new InstancedMesh(stocked('shadow', softRing), shadowMaterial, scene.pieces.length)
  mesh.frustumCulled = false
  mesh.renderOrder = 1
  return mesh
}

const shadowSize = ({ base, look, states }: ScenePiece): readonly [number, number] => {
  if (states.includes('ghost') || look.model === 'boat') return [0.01, 0.01]
  return 'radius' in base ? [base.radius / 68, base.radius / 68] : [base.depth / 124, base.width / 116]
}

function softRing(): BufferGeometry {
  const geometry = new RingGeometry(0.56, 1, 28, 2).rotateX(-Math.PI / 2)
  const { position } = geometry.attributes
  const alphas = Array.from({ length: position?.count ?? 0 }, (_, i) => {
    const away = Math.hypot(position?.getX(i) ?? 0, position?.getZ(i) ?? 0)
    return [0, 0, 0, away > 0.99 ? 0 : away > 0.7 ? 0.32 : 0.62]
  }).flat()
  geometry.setAttribute('color', new Float32BufferAttribute(alphas, 4))
  return geometry
}

const shadowMaterial = new MeshBasicMaterial({
  vertexColors: true,
  transparent: true,
  depthWrite: false,
  polygonOffset: true,
  polygonOffsetFactor: -1,
  polygonOffsetUnits: -4,
})
