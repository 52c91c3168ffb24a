import type { BadgeGlyph, ScenePiece } from '../scene.ts'
import { colours, type SideStyle, sides } from '../style.ts'

/** Badges: drawn once each into a small picture, then stamped. No three.js here: the flat map uses them too. */
type Brush = CanvasRenderingContext2D

const size = 128
const pictures = new Map<string, HTMLCanvasElement>()

/** The rings about a base: a badge that covers its figure covers them too, and so has them at its own edge. */
type Ring = 'selected' | 'target' | 'able'

/** What a badge shows besides its side. */
export interface Badge {
  readonly side: ScenePiece['side']
  readonly glyph: BadgeGlyph
  readonly pips: number
  readonly pins: number
  readonly done: boolean
  readonly shaken: boolean
  readonly ring: Ring | null
  readonly mark: string
  /** How much of what it may do is left; null where that is not counted. */
  readonly points: ScenePiece['points'] | null
}

export function badgeOf(piece: ScenePiece): Badge {
  const has = (state: ScenePiece['states'][number]): boolean => piece.states.includes(state)
  return {
    side: piece.side,
    glyph: piece.badge,
    pips: piece.badge === 'tank' ? (piece.look.weight ?? 2) : 0,
    pins: piece.pins ?? (has('pinned') ? 1 : 0),
    done: has('done'),
    shaken: has('halted') || has('wounded'),
    ring: has('selected') ? 'selected' : has('target') ? 'target' : has('can-act') ? 'able' : null,
    mark: piece.mark ?? '',
    points: piece.points ?? null,
  }
}

export function badgePicture(badge: Badge): HTMLCanvasElement {
  const key = JSON.stringify([badge, sides[badge.side].fill])
  const known = pictures.get(key)
  if (known) return known
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const brush = canvas.getContext('2d') as Brush
  brush.translate(64, 60)
  brush.lineJoin = brush.lineCap = 'round'
  frame(brush, badge, sides[badge.side])
  brush.save()
  brush.strokeStyle = brush.fillStyle = sides[badge.side].ink
  brush.lineWidth = 7
  if (sides[badge.side].shape !== 'square') brush.scale(0.86, 0.86)
  glyphs[badge.glyph](brush, badge)
  brush.restore()
  const shown = Math.min(MOST_PINS, badge.pins)
  // above the badge where its points are below
  for (let i = 0; i < shown; i++) pin(brush, i * 21 - (shown - 1) * 10.5, badge.points ? -58 : 39)
  if (badge.points) strip(brush, badge.points)
  if (badge.mark) corner(brush, badge.mark)
  pictures.set(key, canvas)
  return canvas
}

/** The side's shape: its colour is never the only cue. */
export function sideShape(brush: Brush, shape: SideStyle['shape'], radius: number): void {
  brush.beginPath()
  if (shape === 'square') brush.roundRect(-radius * 0.77, -radius * 0.77, radius * 1.54, radius * 1.54, radius * 0.3)
  else if (shape === 'round') brush.arc(0, 0, radius * 0.9, 0, 7)
  else {
    const corners = shape === 'diamond' ? 4 : 6
    for (let i = 0; i < corners; i++)
      brush.lineTo(Math.sin((i / corners) * 6.2832) * radius, -Math.cos((i / corners) * 6.2832) * radius)
    brush.closePath()
  }
}

function frame(brush: Brush, badge: Badge, style: SideStyle): void {
  if (badge.ring) rings[badge.ring](brush, style)
  sideShape(brush, style.shape, 47)
  brush.shadowColor = 'rgba(0,0,0,.55)'
  brush.shadowBlur = 7
  brush.shadowOffsetY = 3
  brush.fillStyle = style.fill
  brush.fill()
  brush.shadowColor = 'transparent'
  brush.lineWidth = 5
  brush.strokeStyle = badge.ring ? '#1a211c' : badge.done ? '#8b8478' : '#fff6e2'
  brush.stroke()
  if (badge.shaken) crack(brush)
}

/** A broad edge of one colour, in a dark one. */
function edge(brush: Brush, { shape }: SideStyle, colour: string): void {
  for (const [paint, reach] of [
    ['#1a211c', 63],
    [colour, 59],
  ] as const) {
    sideShape(brush, shape, reach)
    brush.fillStyle = paint
    brush.fill()
  }
}

/** As about the bases: white for the selected one, dashed for a target, yellow for who can still act, and on no other badge. */
const rings: { readonly [ring in Ring]: (brush: Brush, style: SideStyle) => void } = {
  selected: (brush, style) => edge(brush, style, '#ffffff'),
  able: (brush, style) => edge(brush, style, colours.able),
  target(brush, style) {
    edge(brush, style, '#1a211c')
    sideShape(brush, style.shape, 56)
    brush.setLineDash([16, 13])
    brush.lineWidth = 8
    brush.strokeStyle = '#ffffff'
    brush.stroke()
    brush.setLineDash([])
  },
}

/** Somebody halted or hurt: a crack through the foot of the badge. */
function crack(brush: Brush): void {
  for (const [colour, width] of [
    ['#1a211c', 9],
    ['#fff6e2', 4],
  ] as const) {
    brush.strokeStyle = colour
    brush.lineWidth = width
    line(brush, -40, 22, -18, 34, -6, 20, 10, 34, 24, 20, 40, 30)
  }
}

/** More pins than this are told by number, on the card. */
const MOST_PINS = 4

/** A box for each point, filled while it is left. */
function strip(brush: Brush, { left, of }: NonNullable<Badge['points']>): void {
  const wide = 88 / of
  brush.lineWidth = 4
  brush.strokeStyle = '#2a1c08'
  for (let i = 0; i < of; i++) {
    brush.beginPath()
    brush.rect(i * wide - 44, 48, wide, 15)
    brush.fillStyle = i < left ? '#ffe9a8' : '#4a4034'
    brush.fill()
    brush.stroke()
  }
}

function pin(brush: Brush, x: number, y: number): void {
  line(brush, x, y, x + 10, y + 18, x - 10, y + 18)
  brush.closePath()
  brush.fillStyle = '#ffd84a'
  brush.strokeStyle = '#2a1c08'
  brush.lineWidth = 3.5
  brush.stroke()
  brush.fill()
}

function corner(brush: Brush, text: string): void {
  brush.beginPath()
  brush.arc(40, -38, 17, 0, 7)
  brush.fillStyle = '#fff6e2'
  brush.fill()
  brush.lineWidth = 3
  brush.strokeStyle = brush.fillStyle = '#2a1c08'
  brush.stroke()
  brush.font = `bold ${text.length > 1 ? 20 : 26}px system-ui, sans-serif`
  brush.textAlign = 'center'
  brush.textBaseline = 'middle'
  brush.fillText(text.slice(0, 2), 40, -37)
}

function line(brush: Brush, ...points: number[]): void {
  brush.beginPath()
  for (let i = 0; i < points.length; i += 2) brush.lineTo(points[i] as number, points[i + 1] as number)
  brush.stroke()
}

const disc = (brush: Brush, x: number, y: number, r: number): void => {
  brush.beginPath()
  brush.arc(x, y, r, 0, 7)
}

const glyphs: { readonly [glyph in BadgeGlyph]: (brush: Brush, badge: Badge) => void } = {
  rifle: brush => {
    line(brush, -18, 18, 18, -18)
    line(brush, -18, -18, 18, 18)
  },
  leader: brush => {
    line(brush, -14, 26, -14, -24)
    line(brush, -14, -24, 20, -14, -14, -2)
    brush.fill()
  },
  'machine-gun': brush => {
    line(brush, 0, 22, 0, -22)
    line(brush, -11, -10, 0, -22, 11, -10)
    line(brush, -15, 22, 15, 22)
  },
  mortar: brush => {
    disc(brush, 0, 14, 9)
    brush.stroke()
    line(brush, 0, 4, 0, -24)
    line(brush, -10, -13, 0, -24, 10, -13)
  },
  'anti-tank': brush => line(brush, -20, 22, 0, -20, 20, 22),
  gun: brush => {
    line(brush, 0, 24, 0, -24)
    line(brush, -12, -18, -12, 14)
    line(brush, 12, -18, 12, 14)
  },
  tank: (brush, { pips }) => {
    brush.beginPath()
    brush.roundRect(-25, -14, 50, 28, 14)
    brush.stroke()
    for (let i = 0; i < pips; i++) {
      disc(brush, (i - (pips - 1) / 2) * 13, 0, 4.4)
      brush.fill()
    }
  },
  truck: brush => {
    brush.strokeRect(-22, -16, 44, 24)
    for (const x of [-12, 12]) {
      disc(brush, x, 17, 6)
      brush.fill()
    }
  },
  aircraft: brush => {
    line(brush, 0, -24, 0, 22)
    line(brush, -24, -4, 24, -4)
    line(brush, -10, 18, 10, 18)
  },
  radio: brush => {
    line(brush, 6, 24, -8, 0, 8, 0, -6, -24)
  },
  sniper: brush => {
    disc(brush, 0, 0, 14)
    brush.stroke()
    for (const [x, y] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const)
      line(brush, x * 8, y * 8, x * 25, y * 25)
  },
  grenade: brush => {
    disc(brush, 0, 8, 14)
    brush.fill()
    line(brush, 0, -8, 0, -18, 12, -22)
  },
  reserve: brush => {
    for (const x of [-14, 0, 14]) {
      disc(brush, x, 0, 5)
      brush.fill()
    }
  },
  none: () => undefined,
}
