import { Color, Group, type MeshBasicMaterial } from 'three'
import type { Relief } from '../relief.ts'
import type { Motion, Overlay, ScenePiece, TableScene } from '../scene.ts'
import { areaStyles, colours, sides, sightStyles } from '../style.ts'
import { distance, type Spot, toSpot, yaw } from '../world.ts'
import { addDrape, clipTo } from './drape.ts'
import type { Label } from './glass.ts'
import { addRibbon, circle, overlayMaterial, type Strip, type Stroke, stripMesh } from './ribbon.ts'

/** The lines and areas over the ground, and the words that go with them. */
export interface Overlays {
  readonly group: Group
  readonly labels: readonly Label[]
}

/** `bold` thickens the lines: from afar a millimetre is less than a pixel. */
export function buildOverlays(scene: TableScene, relief: Relief, bold: number, moving: readonly Motion[]): Overlays {
  const drawing = new Drawing(scene, relief, bold)
  for (const overlay of scene.overlays) drawing.add(overlay)
  // A ring would wait at the end of the path for a piece that is still on its way.
  const away = new Set(moving.map(motion => (motion.type === 'move' ? motion.piece : '')))
  for (const piece of scene.pieces) if (!away.has(piece.id)) drawing.states(piece)
  drawing.finish()
  return drawing
}

class Drawing implements Overlays {
  readonly group = new Group()
  readonly labels: Label[] = []
  private readonly scene: TableScene
  private readonly relief: Relief
  private readonly bold: number
  private readonly strips = new Map<string, { strip: Strip; order: number; material: MeshBasicMaterial }>()

  constructor(scene: TableScene, relief: Relief, bold: number) {
    this.bold = bold
    this.scene = scene
    this.relief = relief
  }

  add(overlay: Overlay): void {
    switch (overlay.type) {
      case 'area':
        this.area(overlay)
        break
      case 'ring':
        this.ring(overlay)
        break
      case 'cone':
        this.cone(overlay)
        break
      case 'path':
        this.path(overlay)
        break
      case 'sight':
        this.sight(overlay)
        break
      case 'ruler':
        this.ruler(overlay)
        break
      case 'label':
        this.label(toSpot(this.scene, overlay.at), overlay.text)
    }
  }

  /** Rings about a base: what a piece may do, and what is about to be done to it. */
  states(piece: ScenePiece): void {
    const spot = toSpot(this.scene, piece.at)
    const has = (state: ScenePiece['states'][number]): boolean => piece.states.includes(state)
    if (has('can-act') && !has('selected')) this.around(piece, spot, 2.8, { colour: colours.able, width: 1.6 })
    if (has('hover')) this.around(piece, spot, 3, { colour: colours.cream, width: 1.2, opacity: 0.6 })
    if (has('leading')) this.around(piece, spot, 3.4, { colour: colours.mint, width: 1.2, opacity: 0.9 })
    if (has('target')) {
      this.around(piece, spot, 5, { colour: colours.casing, width: 3.4, opacity: 0.4 })
      this.around(piece, spot, 5, { colour: '#ffffff', width: 2, dash: [12, 7], lift: 2 })
    }
    if (!has('selected')) return
    this.around(piece, spot, 4.5, { colour: '#ffffff', width: 2, lift: 2 })
    this.around(piece, spot, 6.6, { colour: colours.navy, width: 1.4, opacity: 0.85, lift: 2 })
  }

  private around(piece: ScenePiece, spot: Spot, gap: number, stroke: Stroke): void {
    const raised = (stroke.lift ?? 1.4) + (piece.raised ?? 0) / 100
    this.line(outlineOf(piece, spot, gap), { ...stroke, lift: raised, order: 7 })
  }

  private area({ look, outlines, side }: Extract<Overlay, { type: 'area' }>): void {
    const style = areaStyles[look]
    const colour = look === 'zone' && side !== undefined ? zoneColour(side) : style.colour
    const [w, d] = [this.scene.width / 200, this.scene.depth / 200]
    for (const outline of outlines) {
      // an arc may reach farther than the table
      const spots = clipTo(
        outline.map(p => toSpot(this.scene, p)),
        -w,
        -d,
        w,
        d,
      )
      if (spots.length < 3) continue
      const closed = [...spots, spots[0] as Spot]
      this.fill(spots, colour, style.fill)
      // Denser towards the edge, as a wash of paint dries.
      this.line(closed, { colour, width: 9, opacity: style.fill * 0.5, order: 4 })
      this.line(closed, { colour, width: 5, opacity: style.fill * 0.6, order: 4 })
      this.line(closed, { colour: colours.casing, width: 3.2, opacity: 0.3 })
      this.line(closed, {
        colour,
        width: 1.8,
        opacity: 0.95,
        order: 6,
        ...(look === 'forbidden' && { dash: [8, 5] as const }),
      })
    }
  }

  private ring({ look, at, radius, label }: Extract<Overlay, { type: 'ring' }>): void {
    const spot = toSpot(this.scene, at)
    const r = radius / 100
    const ring = circle(spot, r)
    if (look === 'blast') {
      this.fill(ring, colours.blast, 0.22)
      this.line(ring, { colour: colours.casing, width: 3.8, opacity: 0.35 })
      this.line(ring, { colour: colours.blast, width: 2.4, order: 6 })
      this.line(circle(spot, r / 2), { colour: colours.blast, width: 1.1, opacity: 0.8, dash: [5, 4], order: 6 })
      for (const turn of [0, 1, 2, 3])
        this.line(spoke(spot, (turn * Math.PI) / 2, 4, 12), { colour: '#ffffff', width: 1.6, order: 6 })
      if (label) this.label([spot[0], spot[1] + r + 12], label, '#ffc2dc')
      return
    }
    if (look === 'lesson') {
      this.line(ring, { colour: colours.casing, width: 5.4, opacity: 0.6, lift: 2 })
      this.line(ring, { colour: colours.lesson, width: 3, lift: 2.2, order: 8 })
      if (label) this.label([spot[0], spot[1] - r - 16], label)
      return
    }
    const colour = look === 'command' ? colours.mint : colours.cream
    const runs = this.onTable(ring)
    for (const run of runs) {
      this.line(run, { colour: colours.casing, width: 2.8, opacity: 0.3 })
      this.line(run, { colour, width: 1.4, opacity: 0.92, dash: [12, 7], order: 6 })
    }
    const longest = runs.reduce((best, run) => (run.length > best.length ? run : best), runs[0] ?? [])
    const place = longest[Math.floor(longest.length * 0.9)]
    if (label && place) this.label(place, label)
  }

  /** The parts of a line that lie on the table: a long range ends at its edge. */
  private onTable(spots: readonly Spot[]): readonly Spot[][] {
    const [w, d] = [this.scene.width / 200, this.scene.depth / 200]
    const runs: Spot[][] = [[]]
    for (const spot of spots)
      if (Math.abs(spot[0]) <= w && Math.abs(spot[1]) <= d) runs[runs.length - 1]?.push(spot)
      else if (runs[runs.length - 1]?.length) runs.push([])
    return runs.filter(run => run.length > 1)
  }

  private cone({ at, facing, arc, reach }: Extract<Overlay, { type: 'cone' }>): void {
    const spot = toSpot(this.scene, at)
    const [middle, half, r] = [-yaw(facing), (arc * Math.PI) / 360, reach / 100]
    const edge = circle(spot, r, middle - half, middle + half)
    this.fill(arc >= 360 ? edge : [spot, ...edge], colours.blast, 0.08)
    for (let d = 14; d < r; d += 14)
      this.line(circle(spot, d, middle - half, middle + half), { colour: colours.blast, width: 0.8, opacity: 0.28 })
    this.line(edge, { colour: colours.blast, width: 1.4, opacity: 0.7, dash: [7, 5] })
    if (arc < 360)
      for (const side of [-half, half])
        this.line(spoke(spot, middle + side, 0, r), { colour: colours.blast, width: 1.6, opacity: 0.85 })
  }

  private path({ points, label, allowed }: Extract<Overlay, { type: 'path' }>): void {
    if (points.length < 2) return
    const spots = points.map(p => toSpot(this.scene, p))
    const colour = allowed ? '#ffffff' : colours.refused
    this.line(spots, { colour: colours.casing, width: 4.4, opacity: 0.45, lift: 2 })
    this.line(spots, { colour, width: 2.4, opacity: 0.97, dash: [7, 4], lift: 2.2, order: 6 })
    const [x, z] = spots[spots.length - 1] as Spot
    if (label) this.label([x, z - 26], label, allowed ? undefined : '#ffb3aa')
  }

  /** Always on top; ends in a cross where it is blocked. */
  private sight({ from, to, kind, stop, label, slight }: Extract<Overlay, { type: 'sight' }>): void {
    const [a, b] = [toSpot(this.scene, from), toSpot(this.scene, to)]
    const end = stop ? toSpot(this.scene, stop) : b
    const { colour, dash } = sightStyles[kind]
    const onTop = { onTop: true, lift: 6 }
    if (slight) {
      this.line([a, end], { colour, width: 1.3, opacity: 0.5, order: 9, ...(dash && { dash }), ...onTop })
      return
    }
    this.line([a, end], { colour: colours.casing, width: 5, opacity: 0.55, order: 9, ...onTop })
    this.line([a, end], { colour, width: 2.6, order: 10, ...(dash && { dash }), ...onTop })
    if (kind === 'blocked') {
      this.line([end, b], { colour: colours.stop, width: 2, opacity: 0.7, dash: [5, 6], order: 9, ...onTop })
      for (const turn of [Math.PI / 4, -Math.PI / 4])
        for (const [width, paint, order] of [
          [5.4, colours.casing, 11],
          [2.8, colours.refused, 12],
        ] as const)
          this.line(through(end, turn, 7), { colour: paint, width, order, ...onTop })
    }
    if (!label) return
    const tone = kind === 'soft' ? '#ffe48a' : kind === 'hard' ? '#e3c2ff' : kind === 'blocked' ? '#ffb3aa' : undefined
    this.label([(a[0] + end[0]) / 2 + 4, (a[1] + end[1]) / 2 - 14], label, tone)
  }

  private ruler({ from, to, label }: Extract<Overlay, { type: 'ruler' }>): void {
    const [a, b] = [toSpot(this.scene, from), toSpot(this.scene, to)]
    const length = distance(a, b)
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0])
    const onTop = { onTop: true, lift: 5, order: 10 }
    this.line([a, b], { colour: colours.casing, width: 5, opacity: 0.55, ...onTop, order: 9 })
    this.line([a, b], { colour: colours.cream, width: 2, ...onTop })
    for (let d = 0; d <= length + 0.1; d += 25.4) {
      const at: Spot = [a[0] + Math.cos(turn) * d, a[1] + Math.sin(turn) * d]
      this.line(through(at, turn + Math.PI / 2, 3.4), { colour: colours.cream, width: 1.3, ...onTop })
    }
    this.label([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 14], label)
  }

  private label([x, z]: Spot, text: string, colour?: string): void {
    this.labels.push({ x, y: this.relief.at(x, z) + 4, z, text, ...(colour && { colour }) })
  }

  private line(spots: readonly Spot[], stroke: Stroke): void {
    const { bold } = this
    const dash = stroke.dash && ([stroke.dash[0] * bold, stroke.dash[1] * bold] as const)
    const bolder = { ...stroke, width: stroke.width * bold, ...(dash && { dash }) }
    addRibbon(
      this.strip(stroke.colour, stroke.opacity ?? 1, stroke.onTop ?? false, stroke.order ?? 5),
      this.relief,
      spots,
      bolder,
    )
  }

  private fill(outline: readonly Spot[], colour: string, opacity: number): void {
    addDrape(this.strip(colour, opacity, false, 3), this.relief, outline, 1.3)
  }

  private strip(colour: string, opacity: number, onTop: boolean, order: number): Strip {
    const key = `${colour} ${opacity} ${onTop} ${order}`
    const known = this.strips.get(key)
    if (known) return known.strip
    const strip: Strip = { positions: [], index: [] }
    this.strips.set(key, { strip, order, material: overlayMaterial(colour, opacity, onTop) })
    return strip
  }

  /** What was gathered becomes meshes. */
  finish(): void {
    for (const { strip, order, material } of this.strips.values()) this.group.add(stripMesh(strip, material, order))
  }
}

/** A side's own colour, much lighter: a zone lies under everything. */
const zoneColour = (side: ScenePiece['side']): string =>
  `#${new Color(sides[side].rim).lerp(new Color('#ffffff'), 0.6).getHexString()}`

const spoke = ([x, z]: Spot, turn: number, from: number, to: number): Spot[] => [
  [x + Math.cos(turn) * from, z + Math.sin(turn) * from],
  [x + Math.cos(turn) * to, z + Math.sin(turn) * to],
]

const through = ([x, z]: Spot, turn: number, half: number): Spot[] => [
  [x - Math.cos(turn) * half, z - Math.sin(turn) * half],
  [x + Math.cos(turn) * half, z + Math.sin(turn) * half],
]

/** A line round a base, so far outside of it. */
export function outlineOf({ base, facing }: ScenePiece, [x, z]: Spot, gap: number): Spot[] {
  if ('radius' in base) return circle([x, z], base.radius / 100 + gap)
  const [long, wide] = [base.depth / 200 + gap, base.width / 200 + gap]
  const turn = yaw(facing)
  const corner = (a: number, b: number): Spot => [
    x + a * Math.cos(turn) + b * Math.sin(turn),
    z - a * Math.sin(turn) + b * Math.cos(turn),
  ]
  const cut = Math.min(4, long, wide)
  return [
    corner(long - cut, -wide),
    corner(long, cut - wide),
    corner(long, wide - cut),
    corner(long - cut, wide),
    corner(cut - long, wide),
    corner(-long, wide - cut),
    corner(-long, cut - wide),
    corner(cut - long, -wide),
    corner(long - cut, -wide),
  ]
}
