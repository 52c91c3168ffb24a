import {
  type BufferGeometry,
  Color,
  InstancedBufferAttribute,
  InstancedMesh,
  type Matrix4,
  Mesh,
  type Object3D,
} from 'three'
import { type MaterialName, material } from '../paint/material.ts'
import { placement } from '../paint/model.ts'
import type { Triple } from '../paint/solid.ts'
import type { Quality } from '../scene.ts'

interface Kind {
  readonly make: () => BufferGeometry
  readonly material: MaterialName
  readonly places: { matrix: Matrix4; colour: Color | null }[]
  readonly casts: boolean
}

/** A crown that may hide a piece: seen straight from above it thins out over one. */
export interface Crown {
  readonly x: number
  readonly z: number
  readonly radius: number
  thin(on: boolean): void
}

/** Geometry that was made once is kept for the session: the next table has the same oaks. */
const stock = new Map<string, BufferGeometry>()

export function stocked(key: string, make: () => BufferGeometry): BufferGeometry {
  const known = stock.get(key)
  if (known) return known
  const made = make()
  stock.set(key, made)
  return made
}

/** Everything that stands on the table, gathered by kind, so that a hundred pieces of hedge are one draw call. */
export class Lot {
  readonly crowns: Crown[] = []
  /** Roofs by the terrain they belong to: they are lifted off. */
  readonly roofs = new Map<string, Object3D>()
  private readonly kinds = new Map<string, Kind>()
  private readonly singles: Object3D[] = []
  private readonly crownPlans: { key: string; index: number; x: number; z: number; radius: number }[] = []
  private readonly quality: Quality
  private readonly snow: boolean

  constructor(quality: Quality, snow: boolean) {
    this.quality = quality
    this.snow = snow
  }

  put(
    key: string,
    materialName: MaterialName,
    make: () => BufferGeometry,
    at: Triple,
    turn: Triple = [0, 0, 0],
    scale: number | Triple = 1,
    more: { colour?: string; casts?: boolean; crown?: number } = {},
  ): void {
    let kind = this.kinds.get(key)
    if (!kind) {
      kind = { make, material: materialName, places: [], casts: more.casts ?? true }
      this.kinds.set(key, kind)
    }
    if (more.crown) this.crownPlans.push({ key, index: kind.places.length, x: at[0], z: at[2], radius: more.crown })
    kind.places.push({ matrix: placement(at, turn, scale), colour: more.colour ? new Color(more.colour) : null })
  }

  /** Something of which there is only one. */
  single(geometry: BufferGeometry, materialName: MaterialName, at: Triple, turn = 0): Mesh {
    const mesh = new Mesh(geometry, material(materialName, this.quality, this.snow))
    mesh.position.set(...at)
    mesh.rotation.y = turn
    mesh.castShadow = mesh.receiveShadow = true
    mesh.userData.own = true
    this.singles.push(mesh)
    return mesh
  }

  add(object: Object3D): void {
    this.singles.push(object)
  }

  objects(): Object3D[] {
    const meshes = new Map([...this.kinds].map(([key, kind]) => [key, this.instanced(key, kind)] as const))
    for (const { key, index, x, z, radius } of this.crownPlans) {
      const thins = meshes.get(key)?.geometry.getAttribute('aThin') as InstancedBufferAttribute
      this.crowns.push({
        x,
        z,
        radius,
        thin: on => {
          if (thins.getX(index) > 0 === on) return
          thins.setX(index, on ? 1 : 0)
          thins.needsUpdate = true
        },
      })
    }
    return [...meshes.values(), ...this.singles]
  }

  private instanced(key: string, kind: Kind): InstancedMesh {
    const shared = stocked(key, kind.make)
    const crowned = this.crownPlans.some(crown => crown.key === key)
    const geometry = crowned ? shared.clone() : shared
    const count = kind.places.length
    if (crowned) geometry.setAttribute('aThin', new InstancedBufferAttribute(new Float32Array(count), 1))
    const mesh = new InstancedMesh(
      geometry,
      material(crowned ? 'crown' : kind.material, this.quality, this.snow),
      count,
    )
    for (const [i, { matrix, colour }] of kind.places.entries()) {
      mesh.setMatrixAt(i, matrix)
      if (kind.places[0]?.colour) mesh.setColorAt(i, colour ?? new Color('#ffffff'))
    }
    mesh.castShadow = kind.casts
    mesh.receiveShadow = true
    mesh.frustumCulled = false
    mesh.name = key
    mesh.userData.own = crowned
    return mesh
  }
}
