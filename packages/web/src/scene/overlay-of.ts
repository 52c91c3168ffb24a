import { type Drawing, type Message, type Point, plainly, wayIn } from '@sandtable/kernel'
import type { Leg } from '@sandtable/room'
import { marchIn } from '../play/marching.ts'
import type { TableState } from '../play/store.ts'
import type { Overlay } from '../table/scene.ts'
import { namesOf } from '../words/names.ts'
import { joined } from './joined.ts'

/** A ring round one place that is shown, in hundredths of a millimetre. */
const HERE = 2200

type Seen = Pick<TableState, 'snapshot' | 'aura' | 'draft' | 'drawings' | 'prospects' | 'ruler' | 'shown'> & {
  /** What a held key shows, whether anything is drafted or not. */
  readonly looking?: readonly Drawing[]
  /** What the key that is held is for. */
  readonly lens?: string | null
} & Partial<Pick<TableState, 'march'>>

/** Everything that lies over the ground: what the rules draw of the last deed or the draft, the ruler, and what a key or a line of the log shows. */
export function overlaysOf(seen: Seen): readonly Overlay[] {
  const { snapshot, aura, draft, drawings, prospects, ruler, shown, looking = [], lens } = seen
  const march = marchIn({ march: seen.march ?? null, draft })
  const names = snapshot && namesOf(snapshot)
  const label: Label = says => (names ? names.label(says, true) : plainly(says))
  const drawn = (drawing: Drawing): Overlay => overlayOf(drawing, label)
  const traces = draft && drawings.length > 0 ? [] : (snapshot?.traces ?? [])
  return [
    ...(snapshot?.plans ?? []).flatMap(plan => planned(drawn(plan), label(plan.says))),
    ...traces.map(drawn),
    ...(draft ? drawings.map(drawn) : [...ahead(prospects).map(drawn), ...aura.map(drawn)]),
    ...(draft && snapshot ? waypoints(wayIn(draft, snapshot.table.roles)) : []),
    ...(lens === 'threat' ? threats(looking.map(drawn)) : looking.map(drawn)),
    ...(march ? march.plan.flatMap(({ legs }) => legsOf(legs)) : []),
    ...(ruler ? rulerOf(ruler, label) : []),
    ...(shown.length > 1 ? [{ type: 'path', points: shown, allowed: true } as const] : []),
    ...(shown.length === 1 ? [{ type: 'ring', look: 'lesson', at: shown[0] as Point, radius: HERE } as const] : []),
  ]
}

/** What was prepared stands there with its name, an area with the name in its middle. */
function planned(overlay: Overlay, name: string): readonly Overlay[] {
  if (overlay.type !== 'area') return [overlay]
  const points = overlay.outlines.flat()
  const middle = (axis: 0 | 1): number => Math.round(points.reduce((sum, at) => sum + at[axis], 0) / points.length)
  return [overlay, { type: 'label', at: [middle(0), middle(1)], text: name }]
}

/** Before anything is begun, a selected piece shows how far it could go, with one point and with all, and how far it commands. */
function ahead(prospects: TableState['prospects']): readonly Drawing[] {
  const all = prospects.map(({ drawings }) => drawings)
  const areas = all.map(drawings => drawings.filter(({ type }) => type === 'area')).find(({ length }) => length > 0)
  const command = all.flat().find(drawing => drawing.type === 'ring' && drawing.means === 'command')
  return [...(areas ?? []), ...(command ? [command] : [])]
}

/** Every deed of a march with its number; a mark where another side may react. */
const legsOf = (legs: readonly Leg[]): readonly Overlay[] =>
  legs.map(({ path, isSeen }, i) => ({
    type: 'path',
    points: path,
    allowed: true,
    ...(legs.length > 1 && { label: isSeen ? `${i + 1} !` : String(i + 1) }),
  }))

/** More lines than these would hide the area between them. */
const FEW = 4

/** All that the enemy can reach is one area, in another colour than one's own reach. */
function threats(drawn: readonly Overlay[]): readonly Overlay[] {
  const areas = drawn.flatMap(overlay => (overlay.type === 'area' ? overlay.outlines : []))
  const isMany = drawn.filter(({ type }) => type === 'sight').length > FEW
  // what each line says stands in the list beside the table
  const lines = drawn.flatMap((overlay): readonly Overlay[] => {
    if (overlay.type !== 'sight') return overlay.type === 'area' ? [] : [overlay]
    const { label: _, ...line } = overlay
    return [isMany ? { ...line, slight: true } : line]
  })
  return [{ type: 'area', look: 'threat', outlines: joined(areas) }, ...lines]
}

/** Where the way bends, numbered in order. */
const waypoints = (path: readonly Point[]): readonly Overlay[] =>
  path.slice(0, -1).map((at, i) => ({ type: 'label', at, text: String(i + 1) }))

/** The ruler, with the sight along it: the length and what is seen stand there once. */
function rulerOf({ from, to, measured }: NonNullable<TableState['ruler']>, label: Label): readonly Overlay[] {
  const length = label(measured.says)
  if (!measured.sight) return [{ type: 'ruler', from, to, label: length }]
  const { label: seen = '', ...sight } = overlayOf(measured.sight, label) as Extract<Overlay, { type: 'sight' }>
  const both = seen.includes(length) || seen === '' ? seen || length : `${length}, ${seen}`
  return [sight, { type: 'ruler', from, to, label: both }]
}

/** What stands beside a line, in the words of the seat. */
type Label = (says: Message) => string

function overlayOf(drawing: Drawing, label: Label): Overlay {
  switch (drawing.type) {
    case 'area':
      return { type: 'area', look: drawing.means, outlines: drawing.outlines }
    case 'ring':
      return { type: 'ring', look: drawing.means, at: drawing.at, radius: drawing.radius, label: label(drawing.says) }
    case 'path':
      return { type: 'path', points: drawing.points, label: label(drawing.says), allowed: drawing.allowed }
    case 'sight':
      return {
        type: 'sight',
        from: drawing.from,
        to: drawing.to,
        kind: drawing.sees,
        label: label(drawing.says),
        ...(drawing.stop && { stop: drawing.stop }),
      }
  }
}
