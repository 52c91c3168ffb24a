import { actorIn, type Id, isPoint, type Point, targetsIn } from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'
import type { Overlay, ScenePiece, TableScene } from '../../table/scene.ts'

/** The table with the current action: the acting piece and its target stand out, with the line between them. */
export function pointed(scene: TableScene, tale: Tale, at: number): TableScene {
  const deed = tale.story.entries.slice(0, at).findLast(entry => entry.type === 'decision')
  const decision = deed?.type === 'decision' ? deed.decision : { action: '' }
  const piece = actorIn(decision, tale.roles)
  const aims = targetsIn(decision, tale.roles)
  const marked = (one: ScenePiece): ScenePiece =>
    one.id === piece
      ? { ...one, states: [...one.states, 'selected'] }
      : aims.includes(one.id)
        ? { ...one, states: [...one.states, 'target'] }
        : one
  const overlays = [...scene.overlays, ...wayIn(tale, at), ...aimIn(scene, piece, aims)]
  return { ...scene, pieces: scene.pieces.map(marked), overlays }
}

/** The way that a piece has just come. */
function wayIn(tale: Tale, at: number): readonly Overlay[] {
  const entry = tale.story.entries[at - 1]
  if (entry?.type !== 'change' || entry.table !== 'piece') return []
  const [from, to] = [entry.before, entry.after].map(record => (record as { readonly at?: Point | null } | null)?.at)
  const moved = from && to && (from[0] !== to[0] || from[1] !== to[1])
  return moved ? [{ type: 'path', points: [from, to], allowed: true }] : []
}

/** From the acting piece to its target, as long as both stand. */
function aimIn({ pieces }: TableScene, piece: Id | null, aims: readonly (Id | Point)[]): readonly Overlay[] {
  const from = pieces.find(({ id }) => id === piece)?.at
  const places = aims.map(aim => (isPoint(aim) ? aim : pieces.find(({ id }) => id === aim)?.at))
  return places.flatMap(to => (from && to ? [{ type: 'sight' as const, from, to, kind: 'clear' as const }] : []))
}
