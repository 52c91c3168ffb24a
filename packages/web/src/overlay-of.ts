import type { Drawing, Point } from '@sandtable/kernel'
import type { TableState } from './store.ts'
import type { Overlay } from './table/scene.ts'

type Seen = Pick<TableState, 'snapshot' | 'aura' | 'draft' | 'drawings' | 'prospects' | 'ruler' | 'shown'> & {
  /** What a held key shows, whether anything is drafted or not. */
  readonly looking?: readonly Drawing[]
}

/** Everything that lies over the ground: what the rules draw of the last deed or the draft, the ruler, and what a key or a line of the log shows. */
export function overlaysOf(seen: Seen): readonly Overlay[] {
  const { snapshot, aura, draft, drawings, prospects, ruler, shown, looking = [] } = seen
  const traces = draft && drawings.length > 0 ? [] : (snapshot?.traces ?? [])
  return [
    ...traces.map(overlayOf),
    ...(draft ? drawings.map(overlayOf) : [...ahead(prospects), ...aura.map(overlayOf)]),
    ...(draft ? waypoints(draft.path as readonly Point[] | undefined) : []),
    ...looking.map(overlayOf),
    ...(ruler ? rulerOf(ruler) : []),
    ...(shown.length > 1 ? [{ type: 'path', points: shown, allowed: true } as const] : []),
    ...(shown.length === 1 ? [{ type: 'label', at: shown[0] as Point, text: 'here' } as const] : []),
  ]
}

/** Before anything is begun, a selected piece shows how far it could go, and how far it commands. */
function ahead(prospects: TableState['prospects']): readonly Overlay[] {
  const drawings = prospects.flatMap(prospect => prospect.drawings)
  const area = drawings.find(({ type }) => type === 'area')
  const command = drawings.find(drawing => drawing.type === 'ring' && drawing.means === 'command')
  return [area, command].flatMap(drawing => (drawing ? [overlayOf(drawing)] : []))
}

/** Where the way bends, numbered in order. */
const waypoints = (path: readonly Point[] = []): readonly Overlay[] =>
  path.slice(0, -1).map((at, i) => ({ type: 'label', at, text: String(i + 1) }))

/** The ruler, with the sight along it. */
function rulerOf({ from, to, measured }: NonNullable<TableState['ruler']>): readonly Overlay[] {
  return [...(measured.sight ? [overlayOf(measured.sight)] : []), { type: 'ruler', from, to, label: measured.says }]
}

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
        kind: drawing.sees,
        label: drawing.says,
        ...(drawing.stop && { stop: drawing.stop }),
      }
  }
}
