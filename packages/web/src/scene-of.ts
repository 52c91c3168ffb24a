import type { Drawing, Id, Point, Shape } from '@sandtable/kernel'
import { inside } from '@sandtable/kernel'
import { lookOf } from './sets/index.ts'
import { stateOf } from './sets/look.ts'
import type { TableState } from './store.ts'
import type { Overlay, PieceState, ScenePiece, SceneTerrain, TableScene } from './table/scene.ts'

type Record_ = { readonly id: Id; readonly [field: string]: unknown }

/** The table as it is to be drawn: the view, what is selected and drafted, and what the rules have drawn about it. */
export function sceneOf(
  state: Pick<TableState, 'snapshot' | 'selected' | 'draft' | 'drawings' | 'hover' | 'question' | 'ruler'>,
): TableScene | null {
  const { snapshot, drawings } = state
  if (!snapshot) return null
  const { table, view } = snapshot
  const look = lookOf(table.ruleset)
  const pieces = (view.tables.piece as readonly Record_[]).filter(piece => piece.at && !piece.gone)
  return {
    width: table.width,
    depth: table.depth,
    theme: look.theme,
    terrain: (view.tables.terrain as readonly Record_[]).map(feature =>
      terrainOf(feature, pieces, look.terrain(String(feature.kind))),
    ),
    pieces: [...pieces.map(piece => pieceOf(piece, state)), ...ghostOf(pieces, state)],
    markers: [],
    overlays: [...drawings.map(overlayOf), ...rulerOf(state)],
  }
}

function terrainOf(feature: Record_, pieces: readonly Record_[], look: SceneTerrain['look']): SceneTerrain {
  const shape = feature.shape as Shape
  const open = look === 'building' && pieces.some(piece => inside(shape, piece.at as Point))
  return {
    id: feature.id,
    look: feature.destroyed ? 'ruin' : look,
    shape,
    height: Number(feature.height),
    openings: (feature.openings as readonly Point[] | null) ?? [],
    holes: (feature.holes as SceneTerrain['holes']) ?? [],
    open,
    ruined: feature.destroyed === true,
  }
}

/** The viewer's own side is the first; the others follow in the order of the table. */
export function sideNumber(side: Id, { seat, table }: NonNullable<TableState['snapshot']>): 0 | 1 | 2 | 3 {
  const order = [seat, ...table.sides.filter(other => other !== seat)]
  return Math.max(0, order.indexOf(side)) as 0 | 1 | 2 | 3
}

function pieceOf(
  piece: Record_,
  { snapshot, selected, draft, hover, question }: Parameters<typeof sceneOf>[0],
): ScenePiece {
  const taken = snapshot as NonNullable<typeof snapshot>
  const { look, badge } = lookOf(taken.table.ruleset).piece(piece)
  const side = sideNumber(String(piece.side), taken)
  const states: PieceState[] = (taken.glances[piece.id] ?? []).flatMap(glance => stateOf[glance] ?? [])
  if (piece.id === selected) states.push('selected')
  if (piece.id === hover?.piece) states.push('hover')
  const targets = draft ? [draft.target, ...((draft.targets as readonly unknown[] | undefined) ?? [])] : []
  const offered = question?.field === 'target' && question.choices.some(c => c.value === piece.id && c.no.length === 0)
  if (targets.includes(piece.id) || offered) states.push('target')
  return {
    id: piece.id,
    side,
    look,
    badge,
    at: piece.at as Point,
    facing: facingOf(piece, taken, side),
    base: { radius: Number(piece.radius ?? 1270) },
    states,
  }
}

/** Where facing means nothing, figures look across the table from their own edge. */
function facingOf(piece: Record_, { view }: NonNullable<TableState['snapshot']>, _side: number): number {
  if (Number(piece.facing) !== 0) return Number(piece.facing)
  const own = (view.tables.side as readonly Record_[]).find(side => side.id === piece.side)
  return { south: 0, north: 180, west: 90, east: 270 }[String(own?.home)] ?? 0
}

/** The figure where the draft would put it. */
function ghostOf(pieces: readonly Record_[], state: Parameters<typeof sceneOf>[0]): readonly ScenePiece[] {
  const { draft, snapshot } = state
  const to = (draft?.to ?? (draft?.path as readonly Point[] | undefined)?.at(-1)) as Point | undefined
  if (!to || !snapshot) return []
  const waiting = (snapshot.view.tables.piece as readonly Record_[]).find(piece => piece.id === draft?.piece)
  const piece = pieces.find(p => p.id === draft?.piece) ?? waiting
  return piece ? [{ ...pieceOf({ ...piece, at: to }, state), id: `${piece.id} ghost`, states: ['ghost'] }] : []
}

/** The ruler, with the sight along it. */
function rulerOf({ ruler }: Parameters<typeof sceneOf>[0]): readonly Overlay[] {
  if (!ruler) return []
  const { from, to, measured } = ruler
  return [...(measured.sight ? [overlayOf(measured.sight)] : []), { type: 'ruler', from, to, label: measured.says }]
}

const sight = { clear: 'clear', soft: 'soft', hard: 'hard', blocked: 'blocked' } as const

export function overlayOf(drawing: Drawing): Overlay {
  switch (drawing.type) {
    case 'area':
      return { type: 'area', look: drawing.means, outlines: drawing.outlines }
    case 'ring':
      return { type: 'ring', look: drawing.means, at: drawing.at, radius: drawing.radius, label: drawing.says }
    case 'path':
      return { type: 'path', points: drawing.points, label: drawing.says, allowed: drawing.allowed }
    case 'sight':
      return {
        type: 'sight',
        from: drawing.from,
        to: drawing.to,
        kind: sight[drawing.sees],
        label: drawing.says,
        ...(drawing.stop && { stop: drawing.stop }),
      }
  }
}
