import type { Rig } from '../camera/rig.ts'
import type { ScreenBox } from '../control.ts'
import type { Pieces } from '../pieces.ts'
import { clamp, smooth } from '../random.ts'
import type { ScenePiece, TableScene } from '../scene.ts'
import { toSpot } from '../world.ts'
import { badgeOf, badgePicture } from './badge.ts'
import { drawLabel, drawMark } from './label.ts'

/** A text that stands at a place on the table. */
export interface Label {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly text: string
  readonly colour?: string
}

/** A badge on the screen: its middle, its width in pixels, how much it shows. */
export interface Stamp {
  readonly piece: ScenePiece
  readonly px: number
  readonly py: number
  readonly width: number
  readonly alpha: number
  readonly on: boolean
}

/** Where badges and words stand on the glass; of badges that overlap, the later lies above. */
export interface OnGlass {
  readonly badges: readonly Stamp[]
  readonly words: readonly ScreenBox[]
}

export const bareGlass: OnGlass = { badges: [], words: [] }

/** The piece whose badge is under a pointer. Whoever is selected need not be met again: his badge hides a place to go to. */
export const badgeAt = ({ badges }: OnGlass, px: number, py: number): string | null =>
  badges.findLast(
    one =>
      !one.piece.states.includes('selected') && Math.max(Math.abs(one.px - px), Math.abs(one.py - py)) <= one.width / 2,
  )?.piece.id ?? null

/**
 * What keeps its size at every zoom, badges and words, lies on a sheet of glass over the table: one plain canvas that is
 * cleared and stamped with each frame. The answer is where it all stands.
 */
export function drawGlass(
  canvas: HTMLCanvasElement,
  rig: Rig,
  scene: TableScene,
  pieces: Pieces,
  labels: readonly Label[],
): OnGlass {
  const dpr = Math.min(2, devicePixelRatio)
  const [width, height] = [canvas.clientWidth, canvas.clientHeight]
  if (canvas.width !== Math.round(width * dpr) || canvas.height !== Math.round(height * dpr)) {
    canvas.width = Math.round(width * dpr)
    canvas.height = Math.round(height * dpr)
  }
  const brush = canvas.getContext('2d') as CanvasRenderingContext2D
  brush.setTransform(dpr, 0, 0, dpr, 0, 0)
  brush.clearRect(0, 0, width, height)
  const stamps: Stamp[] = []
  const chances: { readonly px: number; readonly py: number; readonly text: string }[] = []
  // From a piece's eyes one sees what it sees: a badge would show through the wall.
  for (const piece of rig.view === 'eye' ? [] : scene.pieces) {
    const foot = pieces.footings.get(piece.id)
    const at = foot && rig.project(foot.x, foot.y, foot.z)
    if (!at || at.px < -40 || at.py < -40 || at.px > width + 40 || at.py > height + 40) continue
    const risen = riseOf(piece, rig.azimuth, rig.pitch)
    if (piece.chance !== undefined) {
      const down = Math.max(risen.reach * at.scale, 10)
      chances.push({ px: at.px, py: at.py + down + 16, text: piece.chance })
    }
    const stamp = stampFor(piece, { ...at, ...risen })
    // a piece that falls loses its badge
    const dim = piece.states.includes('aside') ? ASIDE : 1
    if (stamp) stamps.push({ ...stamp, alpha: stamp.alpha * (1 - (foot?.fallen ?? 0)) * dim })
  }
  const badges = stampAll(brush, stamps)
  for (const { at, text } of scene.markers) {
    const [x, z] = toSpot(scene, at)
    const seen = text && rig.view !== 'eye' ? rig.project(x, rig.relief.at(x, z) + 2, z) : null
    if (seen && text) drawMark(brush, seen.px, seen.py, text)
  }
  const taken: { px: number; py: number; half: number }[] = []
  const write = (px: number, py: number, text: string, colour?: string): ScreenBox =>
    drawLabel(brush, px, free(taken, px, py, text.length * 4), text, colour)
  const words = [
    ...chances.map(({ px, py, text }) => write(px, py, text, CHANCE)),
    ...labels.flatMap(({ x, y, z, text, colour }) => {
      const at = rig.project(x, y, z)
      return at ? [write(at.px, at.py, text, colour)] : []
    }),
  ]
  return { badges, words }
}

/** How much is left of a badge that does not matter now, and the colour of odds. */
const ASIDE = 0.4
const CHANCE = '#ffd84a'

/** Seen at a slant or from above: how far a piece's base, and all of it, reach up the screen from its middle, in millimetres. */
function riseOf(piece: ScenePiece, azimuth: number, pitch: number): { readonly reach: number; readonly rise: number } {
  const reach = upExtent(piece, azimuth)
  const tall = piece.look.model === 'tank' ? 36 : 34 * (piece.look.scale ?? 1)
  return { reach, rise: Math.max(reach * Math.sin(pitch), tall * Math.cos(pitch)) }
}

function upExtent({ base, facing }: ScenePiece, azimuth: number): number {
  if ('radius' in base) return base.radius / 100
  const turn = (facing * Math.PI) / 180 + azimuth
  return (Math.abs(Math.cos(turn)) * base.depth + Math.abs(Math.sin(turn)) * base.width) / 200
}

const notable = ({ badge, look, states, points, indoors }: ScenePiece): boolean =>
  badge !== 'rifle' ||
  indoors === true ||
  (points !== undefined && points.left < points.of) ||
  look.model !== 'figure' ||
  states.includes('pinned') ||
  states.includes('halted') ||
  states.includes('wounded')

/** Smaller than this on the screen, in pixels, a piece cannot be recognised: its badge takes its place. */
const SMALL = 14

/** On the piece where it is too small to be recognised, above those that matter otherwise, none close up. */
export function stampFor(
  piece: ScenePiece,
  at: {
    readonly px: number
    readonly py: number
    readonly scale: number
    readonly reach: number
    readonly rise: number
  },
): Stamp | null {
  if (piece.badge === 'none' || piece.states.includes('ghost')) return null
  const { px, py, scale, reach, rise } = at
  const size = 2 * reach * scale
  const far = smooth(SMALL + 2, SMALL - 1, size)
  if (far > 0.5) return { piece, px, py, width: 18, alpha: clamp(far * 2), on: true }
  const near = smooth(2.65, 2.3, scale)
  if (near === 0 || !notable(piece)) return null
  const width = clamp(size * 0.62, 16, 24)
  // its points stand below it, and a figure's head is not to be hidden by them
  const above = width * (piece.points ? 0.9 : 0.62)
  return { piece, px, py: py - rise * scale - above, width, alpha: near * (1 - far), on: false }
}

/** How many badges of one heap are drawn side by side; beyond that, the last one gives the number. */
const HEAP = 3

/** Badges that would hide each other: beside each other while they are few, then one of each side with a number. */
export function heaps(stamps: readonly Stamp[]): readonly { readonly stamp: Stamp; readonly count: number }[] {
  const groups: Stamp[][] = []
  for (const stamp of stamps) {
    const group = groups.find(
      ([first]) =>
        first?.piece.side === stamp.piece.side &&
        Math.hypot(first.px - stamp.px, first.py - stamp.py) < stamp.width * 0.72,
    )
    if (group) group.push(stamp)
    else groups.push([stamp])
  }
  return groups.flatMap(group => {
    const [first] = group as [Stamp, ...Stamp[]]
    if (group.length > HEAP) return [{ stamp: foremost(group), count: group.length }]
    return group.map((stamp, i) => ({
      stamp: { ...stamp, px: first.px + (i - (group.length - 1) / 2) * stamp.width * 0.8, py: first.py },
      count: 1,
    }))
  })
}

/** Who stands for a whole heap: the one that is selected, else one that is aimed at or can still act. */
const foremost = (group: readonly Stamp[]): Stamp =>
  (['selected', 'target', 'can-act'] as const)
    .map(state => group.find(({ piece }) => piece.states.includes(state)))
    .find(found => found !== undefined) ?? (group[0] as Stamp)

/** The selected badge is a little larger, and above all others. */
const SELECTED = 1.3

/** Draws them, and says where they stand then, those on top last. */
export function stampAll(brush: CanvasRenderingContext2D, stamps: readonly Stamp[]): readonly Stamp[] {
  const isSelected = ({ stamp }: { readonly stamp: Stamp }): boolean => stamp.piece.states.includes('selected')
  const placed = heaps(stamps)
  const inOrder = [...placed.filter(other => !isSelected(other)), ...placed.filter(isSelected)]
  for (const one of inOrder) {
    const { stamp, count } = one
    const { piece, px, py, width, alpha } = stamp
    const full = ((width * 128) / 80) * (isSelected(one) ? SELECTED : 1)
    const badge = badgeOf(piece)
    brush.globalAlpha = alpha
    const picture = badgePicture(count > 1 ? { ...badge, mark: String(count) } : badge)
    brush.drawImage(picture, px - full / 2, py - full * 0.47, full, full)
  }
  brush.globalAlpha = 1
  return inOrder.map(({ stamp }) => stamp)
}

/** The nearest height at which a label meets no other. */
function free(taken: { px: number; py: number; half: number }[], px: number, py: number, half: number): number {
  const meets = (y: number): boolean =>
    taken.some(one => Math.abs(one.py - y) < 23 && Math.abs(one.px - px) < one.half + half + 10)
  let y = py
  for (let step = 1; step < 6 && meets(y); step++) y = py + (step % 2 ? 1 : -1) * Math.ceil(step / 2) * 24
  taken.push({ px, py: y, half })
  return y
}
