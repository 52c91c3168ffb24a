import {
  BufferGeometry,
  Color,
  InstancedBufferAttribute,
  InstancedMesh,
  type Matrix4,
  Mesh,
  type Object3D,
} from 'three'
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js'
import { type MaterialName, material } from '../paint/material.ts'
import { type Lod, placement } from '../paint/model.ts'
import type { Triple } from '../paint/solid.ts'
import type { Plan } from '../plan.ts'
import type { Quality } from '../scene.ts'

/** How something looks at each level of detail; from afar it is made of less. */
export type Shape = (lod: Lod) => BufferGeometry

interface Kind {
  readonly make: Shape
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

/** What belongs to one table alone is made once for each level at which it is seen. */
function perLevel(make: Shape): Shape {
  const made = new Map<Lod, BufferGeometry>()
  return lod => {
    const known = made.get(lod) ?? make(lod)
    made.set(lod, known)
    return known
  }
}

/** Everything that stands on the table, gathered by kind, so that a hundred pieces of hedge are one draw call. */
export class Lot {
  readonly crowns: Crown[] = []
  /** Roofs by the terrain they belong to: they are lifted off. */
  readonly roofs = new Map<string, Object3D>()
  private readonly kinds = new Map<string, Kind>()
  private readonly singles: Object3D[] = []
  private readonly fixtures = new Map<MaterialName, { make: Shape; at: Matrix4 }[]>()
  private readonly levels: { readonly mesh: Mesh; readonly shape: Shape }[] = []
  /** All water of the table, and how high each stands. */
  readonly pools: { readonly plan: Plan; readonly y: number }[] = []
  private readonly crownPlans: { key: string; index: number; x: number; z: number; radius: number }[] = []
  private lod: Lod | null = null
  private readonly quality: Quality
  private readonly snow: boolean

  constructor(quality: Quality, snow: boolean) {
    this.quality = quality
    this.snow = snow
  }

  put(
    key: string,
    materialName: MaterialName,
    make: Shape,
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

  /** Something of which there is only one, and which may be lifted off. */
  single(make: Shape, materialName: MaterialName, at: Triple): Mesh {
    const mesh = this.meshOf(make, materialName)
    mesh.position.set(...at)
    this.singles.push(mesh)
    return mesh
  }

  /** Something of which there is only one, and which stays: all such are drawn together. */
  fix(make: Shape, materialName: MaterialName, at: Triple, turn = 0): void {
    const fixtures = this.fixtures.get(materialName) ?? []
    fixtures.push({ make, at: placement(at, [0, turn, 0]) })
    this.fixtures.set(materialName, fixtures)
  }

  add(object: Object3D): void {
    this.singles.push(object)
  }

  objects(): Object3D[] {
    const meshes = new Map([...this.kinds].map(([key, kind]) => [key, this.instanced(key, kind)] as const))
    for (const { key, index, x, z, radius } of this.crownPlans) {
      const thins = meshes.get(key)?.userData.thins as InstancedBufferAttribute
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
    const fixed = [...this.fixtures].map(([name, fixtures]) =>
      this.meshOf(lod => mergeGeometries(fixtures.map(({ make, at }) => make(lod).applyMatrix4(at))), name),
    )
    return [...meshes.values(), ...fixed, ...this.singles]
  }

  /** Everything at another level of detail; says whether that is a change. */
  show(lod: Lod): boolean {
    if (lod === this.lod) return false
    this.lod = lod
    for (const { mesh, shape } of this.levels) {
      if (mesh.userData.own) mesh.geometry.dispose()
      mesh.geometry = shape(lod)
    }
    return true
  }

  private meshOf(make: Shape, materialName: MaterialName): Mesh {
    const mesh = new Mesh(new BufferGeometry(), material(materialName, this.quality, this.snow))
    mesh.castShadow = mesh.receiveShadow = true
    mesh.userData.own = true
    this.levels.push({ mesh, shape: perLevel(make) })
    return mesh
  }

  private instanced(key: string, kind: Kind): InstancedMesh {
    const shared: Shape = lod => stocked(`${key} ${lod}`, () => kind.make(lod))
    const crowned = this.crownPlans.some(crown => crown.key === key)
    const count = kind.places.length
    const thins = new InstancedBufferAttribute(new Float32Array(crowned ? count : 0), 1)
    const mesh = new InstancedMesh(
      new BufferGeometry(),
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
    mesh.userData.thins = thins
    this.levels.push({
      mesh,
      shape: crowned ? perLevel(lod => shared(lod).clone().setAttribute('aThin', thins)) : shared,
    })
    return mesh
  }
}
