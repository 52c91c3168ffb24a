import { useEffect, useMemo } from 'react'
import type { InstancedMesh, Material, Mesh, Object3D, Texture } from 'three'
import { groundMesh } from './ground/mesh.ts'
import { Rim } from './ground/rim.ts'
import type { Crown } from './land/lot.ts'
import { keyOfLand, landscaped } from './land/scenery.ts'
import { buildTerrain } from './land/terrain.ts'
import { Lamps } from './light.ts'
import type { Lod } from './paint/model.ts'
import { type Relief, reliefOf } from './relief.ts'
import type { Quality, TableScene } from './scene.ts'

/** All that stays where it is while pieces move: ground, terrain, rim, lamps. */
export interface Board {
  readonly relief: Relief
  readonly parts: readonly Object3D[]
  readonly crowns: readonly Crown[]
  readonly roofs: ReadonlyMap<string, Object3D>
  /**
   * The terrain as finely as it can be seen; says whether that is a change. Lamps and the marks on the rim go round the table with
   * whoever looks.
   */
  show(lod: Lod, azimuth: number): boolean
}

const passing = ['smoke', 'gas', 'fire']

/**
 * Built anew only when what it shows has changed, whatever object holds it: the page makes a new scene with every click.
 * Smoke comes and goes without the ground being painted again.
 */
export function useBoard(scene: TableScene, quality: Quality): Board {
  const { terrain, theme, width, depth } = scene
  const { scenery, dressing } = scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: the parts of the scene that the key is made of
  const landKey = useMemo(() => keyOfLand(scene), [terrain, scenery, dressing, theme, width, depth])
  const lasting = useMemo(
    () => ({ ...scene, terrain: terrain.filter(({ look }) => !passing.includes(look)) }),
    [scene, terrain],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const groundKey = useMemo(() => keyOfLand(lasting), [lasting.terrain, scenery, dressing, theme, width, depth])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the terrain
  const relief = useMemo(() => reliefOf(landscaped(lasting)), [groundKey])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const ground = useMemo(() => groundMesh(landscaped(lasting), relief, quality), [groundKey, quality])
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const land = useMemo(() => buildTerrain(landscaped(scene), relief, quality), [landKey, relief, quality])
  // biome-ignore lint/correctness/useExhaustiveDependencies: rim and lamps depend on the size alone
  const room = useMemo(
    () => ({ rim: new Rim(scene, quality), lamps: new Lamps(scene, quality) }),
    [width, depth, quality],
  )
  useGivenBack(ground)
  useGivenBack(land.group)
  useGivenBack(room.rim.group)
  return useMemo(
    () => ({
      relief,
      parts: [ground, land.group, room.rim.group, room.lamps.group],
      crowns: land.crowns,
      roofs: land.roofs,
      show: (lod, azimuth) => {
        room.lamps.turn(azimuth)
        room.rim.turn(azimuth)
        return land.show(lod)
      },
    }),
    [relief, ground, land, room],
  )
}

/** What was made for this scene alone is given back; shared geometry stays in stock. */
export function useGivenBack(object: Object3D): void {
  useEffect(
    () => () =>
      object.traverse(child => {
        const mesh = child as Mesh & InstancedMesh
        if (mesh.isInstancedMesh) mesh.dispose()
        if (mesh.userData.painted) strip(mesh.material as Material & { map?: Texture | null })
        if (mesh.userData.own || !mesh.isInstancedMesh) mesh.geometry?.dispose()
      }),
    [object],
  )
}

/** A ground's picture is large: it goes with the ground. */
function strip(material: Material & { map?: Texture | null }): void {
  material.map?.dispose()
  material.dispose()
}
