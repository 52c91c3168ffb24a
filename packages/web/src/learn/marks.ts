import type { Id } from '@sandtable/kernel'
import { useMemo } from 'react'
import { useTable } from '../play/store.ts'
import type { ScenePiece, TableScene } from '../table/scene.ts'
import { useCoach } from './coach.ts'

/** How far a mark stands from the base of a piece, in hundredths of a millimetre. */
const GAP = 900
/** More marks than this point at nothing, and some of many would point at the wrong ones: then there are none. */
const MOST = 8

/** The table with rings about what the open explanation speaks of. */
export function useMarked(scene: TableScene | null): TableScene | null {
  const given = useCoach(({ given, at }) => (at === null ? undefined : given[at]))
  const about = useTable(({ snapshot }) => snapshot?.prompt?.about ?? NOBODY)
  return useMemo(() => (scene && given ? marked(scene, given.pieces, about) : scene), [scene, given, about])
}

const NOBODY: readonly Id[] = []

/**
 * Only what stands in the scene is marked, so that nothing hidden is given away; and nobody of whom a lesson spoke
 * while others are asked about.
 */
export function marked(scene: TableScene, pieces: readonly Id[], about: readonly Id[] = []): TableScene {
  if (about.length > 0 && !about.some(id => pieces.includes(id))) return scene
  const meant = scene.pieces.filter(({ id }) => pieces.includes(id))
  if (meant.length === 0 || meant.length > MOST) return scene
  const rings = meant.map(
    ({ at, base }) => ({ type: 'ring', look: 'lesson', at, radius: reachOf(base) + GAP }) as const,
  )
  return { ...scene, overlays: [...scene.overlays, ...rings] }
}

const reachOf = (base: ScenePiece['base']): number =>
  'radius' in base ? base.radius : Math.max(base.width, base.depth) * 0.6
