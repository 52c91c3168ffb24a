import { trace } from '../ground/mask.ts'
import { badgeOf, badgePicture } from '../overlay/badge.ts'
import { ring } from '../plan.ts'
import type { Overlay, ScenePiece, TableScene } from '../scene.ts'
import { areaStyles, colours, sides, sightStyles } from '../style.ts'
import { type Spot, toSpot, yaw } from '../world.ts'

/** Pieces, markers and overlays on the flat map, in table millimetres; `scale` is pixels per millimetre. No three.js here. */
type Brush = CanvasRenderingContext2D

export function drawPieces(brush: Brush, scene: TableScene, scale: number): void {
  for (const marker of scene.markers) {
    const [x, z] = toSpot(scene, marker.at)
    if (marker.look === 'scorch') {
      scorch(brush, [x, z])
      continue
    }
    brush.fillStyle = marker.look === 'pin' ? '#e8b923' : marker.side === undefined ? '#efe4c8' : sides[marker.side].rim
    brush.strokeStyle = '#2a1c08'
    brush.lineWidth = 1
    trace(brush, ring([x, z], marker.look === 'objective' ? 9 : 5, 20))
    brush.closePath()
    brush.fill()
    brush.stroke()
  }
  for (const piece of scene.pieces) drawPiece(brush, scene, piece, scale)
}

/** Burnt earth: darker towards its middle. */
function scorch(brush: Brush, at: Spot): void {
  brush.fillStyle = 'rgba(32,26,18,.45)'
  for (const radius of [17, 11, 6]) {
    trace(brush, ring(at, radius, 16))
    brush.closePath()
    brush.fill()
  }
}

function drawPiece(brush: Brush, scene: TableScene, piece: ScenePiece, scale: number): void {
  const spot = toSpot(scene, piece.at)
  const outline = baseOutline(piece, spot, 0)
  const ghost = piece.states.includes('ghost')
  brush.globalAlpha = ghost ? 0.7 : piece.states.includes('aside') ? 0.4 : 1
  brush.fillStyle = 'rgba(20,14,6,.4)'
  trace(
    brush,
    outline.map(([x, z]): Spot => [x + 1.5, z + 1]),
  )
  brush.fill()
  trace(brush, outline)
  brush.closePath()
  brush.fillStyle = ghost ? colours.ghost : '#5c5a34'
  brush.fill()
  brush.lineWidth = Math.max(2.4, 1.6 / scale)
  brush.strokeStyle = ghost ? '#ffffff' : sides[piece.side].rim
  brush.stroke()
  beak(brush, piece, spot)
  for (const [state, gap, dash] of [
    ['selected', 4, []],
    ['target', 5, [6, 4]],
    ['can-act', 3, []],
    ['hover', 3, []],
  ] as const) {
    if (!piece.states.includes(state) || (state === 'can-act' && piece.states.includes('selected'))) continue
    brush.lineWidth = (state === 'selected' ? 2.4 : 1.4) * Math.max(1, 0.9 / scale)
    brush.strokeStyle = state === 'can-act' ? colours.able : '#ffffff'
    brush.setLineDash([...dash])
    trace(brush, baseOutline(piece, spot, gap))
    brush.closePath()
    brush.stroke()
    brush.setLineDash([])
  }
  if (piece.badge !== 'none' && !ghost) {
    const size = Math.max(22, 24 / scale)
    brush.drawImage(badgePicture(badgeOf(piece)), spot[0] - size * 0.6, spot[1] - size * 0.56, size * 1.2, size * 1.2)
  }
  brush.globalAlpha = 1
}

function beak(brush: Brush, piece: ScenePiece, [x, z]: Spot): void {
  const turn = yaw(piece.facing)
  const front = ('radius' in piece.base ? piece.base.radius : piece.base.depth / 2) / 100
  const at = (a: number, b: number): Spot => [
    x + a * Math.cos(turn) + b * Math.sin(turn),
    z - a * Math.sin(turn) + b * Math.cos(turn),
  ]
  trace(brush, [at(front - 1, -3.4), at(front + 4, 0), at(front - 1, 3.4)])
  brush.closePath()
  brush.fillStyle = '#f6ecd2'
  brush.fill()
}

function baseOutline({ base, facing }: ScenePiece, [x, z]: Spot, gap: number): Spot[] {
  if ('radius' in base) return ring([x, z], base.radius / 100 + gap, 32)
  const [long, wide, turn] = [base.depth / 200 + gap, base.width / 200 + gap, yaw(facing)]
  return (
    [
      [long, -wide],
      [long, wide],
      [-long, wide],
      [-long, -wide],
    ] as const
  ).map(([a, b]): Spot => [x + a * Math.cos(turn) + b * Math.sin(turn), z - a * Math.sin(turn) + b * Math.cos(turn)])
}

/** The same overlays as on the solid table, flat; labels are returned, for they keep their size. */
export function drawOverlays(brush: Brush, scene: TableScene, scale: number): { at: Spot; text: string }[] {
  const bold = Math.max(1, 1.1 / scale)
  const stroke = (spots: readonly Spot[], colour: string, width: number, dash: readonly number[] = []): void => {
    for (const [paint, wide, pattern] of [
      ['rgba(21,13,6,.5)', width + 2, []],
      [colour, width, dash],
    ] as const) {
      brush.strokeStyle = paint
      brush.lineWidth = wide * bold
      brush.setLineDash([...pattern].map(d => d * bold))
      trace(brush, spots)
      brush.stroke()
    }
    brush.setLineDash([])
  }
  const fill = (spots: readonly Spot[], colour: string, alpha: number): void => {
    brush.globalAlpha = alpha
    brush.fillStyle = colour
    trace(brush, spots)
    brush.closePath()
    brush.fill()
    brush.globalAlpha = 1
  }
  const chances = scene.pieces.flatMap(({ at, base, chance }) => {
    const [x, z] = toSpot(scene, at)
    const reach = ('radius' in base ? base.radius : base.depth / 2) / 100
    return chance === undefined ? [] : [{ at: [x, z + Math.max(reach, 12 / scale) + 14 / scale] as Spot, text: chance }]
  })
  return [...scene.overlays.flatMap(overlay => drawOverlay(overlay, scene, stroke, fill)), ...chances]
}

const thin = { width: 1.4, dash: [12, 7] } as const
const ringStyles: {
  readonly [look in Extract<Overlay, { type: 'ring' }>['look']]: {
    readonly colour: string
    readonly width: number
    readonly dash: readonly number[]
  }
} = {
  blast: { colour: colours.blast, width: 2.4, dash: [] },
  lesson: { colour: colours.lesson, width: 3, dash: [] },
  command: { colour: colours.mint, ...thin },
  range: { colour: colours.cream, ...thin },
}

/** It is long because each kind of overlay has its own few lines. */
function drawOverlay(
  overlay: Overlay,
  scene: TableScene,
  stroke: (spots: readonly Spot[], colour: string, width: number, dash?: readonly number[]) => void,
  fill: (spots: readonly Spot[], colour: string, alpha: number) => void,
): { at: Spot; text: string }[] {
  const spot = (p: Parameters<typeof toSpot>[1]): Spot => toSpot(scene, p)
  const closed = (spots: readonly Spot[]): Spot[] => [...spots, spots[0] as Spot]
  const label = (at: Spot, text: string | undefined): { at: Spot; text: string }[] => (text ? [{ at, text }] : [])
  switch (overlay.type) {
    case 'area': {
      const style = areaStyles[overlay.look]
      for (const outline of overlay.outlines) {
        fill(outline.map(spot), style.colour, style.fill)
        stroke(closed(outline.map(spot)), style.colour, 1.8)
      }
      return []
    }
    case 'ring': {
      const [at, r] = [spot(overlay.at), overlay.radius / 100]
      const line = closed(ring(at, r, 90))
      if (overlay.look === 'blast') fill(line, colours.blast, 0.22)
      const { colour, width, dash } = ringStyles[overlay.look]
      stroke(line, colour, width, dash)
      return label([at[0] + r * 0.81, at[1] - r * 0.58], overlay.label)
    }
    case 'cone': {
      const [at, r, middle, half] = [
        spot(overlay.at),
        overlay.reach / 100,
        -yaw(overlay.facing),
        (overlay.arc * Math.PI) / 360,
      ]
      const edge = Array.from({ length: 33 }, (_, i): Spot => {
        const turn = middle - half + (2 * half * i) / 32
        return [at[0] + Math.cos(turn) * r, at[1] + Math.sin(turn) * r]
      })
      fill([at, ...edge], colours.blast, 0.1)
      stroke(closed([at, ...edge]), colours.blast, 1.4)
      return []
    }
    case 'path': {
      const spots = overlay.points.map(spot)
      if (spots.length > 1) stroke(spots, overlay.allowed ? '#ffffff' : colours.refused, 2.4, [7, 4])
      const [x, z] = spots[spots.length - 1] ?? [0, 0]
      return label([x, z - 24], overlay.label)
    }
    case 'sight': {
      const [a, b] = [spot(overlay.from), spot(overlay.stop ?? overlay.to)]
      const style = sightStyles[overlay.kind]
      stroke([a, b], style.colour, overlay.slight ? 1.2 : 2.6, style.dash)
      if (overlay.kind === 'blocked')
        for (const s of [-1, 1])
          stroke(
            [
              [b[0] - 6, b[1] - 6 * s],
              [b[0] + 6, b[1] + 6 * s],
            ],
            colours.refused,
            2.8,
          )
      return label([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 12], overlay.label)
    }
    case 'ruler': {
      const [a, b] = [spot(overlay.from), spot(overlay.to)]
      stroke([a, b], colours.cream, 2)
      return label([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - 12], overlay.label)
    }
    case 'label':
      return label(spot(overlay.at), overlay.text)
  }
}
