import type { Overlay, ScenePiece } from './scene.ts'

/** Colours of sides: saturated, and nothing else on the table is. */
export interface SideStyle {
  readonly rim: string
  readonly fill: string
  readonly ink: string
  readonly shape: 'square' | 'diamond' | 'hexagon' | 'round'
}

type Sides = { readonly [side in ScenePiece['side']]: SideStyle }

/** The third and fourth are violet and teal, as in the panels: a side has one colour everywhere. */
const usual: Sides = {
  0: { rim: '#1c62b4', fill: '#16589f', ink: '#ffffff', shape: 'square' },
  1: { rim: '#e57f17', fill: '#e27a12', ink: '#1d0f04', shape: 'diamond' },
  2: { rim: '#7b4fa3', fill: '#7b4fa3', ink: '#ffffff', shape: 'hexagon' },
  3: { rim: '#0e7f78', fill: '#0e7f78', ink: '#ffffff', shape: 'round' },
}

export let sides: Sides = usual

/** Paints the sides as somebody wants them, before the table is laid out; null is the usual colour. The shapes stay. */
export function paintSides(wanted: readonly (string | null)[]): void {
  const painted = (side: ScenePiece['side']): SideStyle => {
    const colour = wanted[side]
    return colour ? { ...usual[side], rim: colour, fill: colour, ink: inkOn(colour) } : usual[side]
  }
  sides = { 0: painted(0), 1: painted(1), 2: painted(2), 3: painted(3) }
}

/** What can be read on a colour: dark on light, light on dark. */
function inkOn(colour: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(i => Number.parseInt(colour.slice(i, i + 2), 16))
  return r * 0.3 + g * 0.59 + b * 0.11 > 140 ? '#1d0f04' : '#ffffff'
}

/** Overlays never use a side's blue or orange. */
export const colours = {
  cream: '#fff8e6',
  mint: '#7fe3c8',
  soft: '#ffd84a',
  hard: '#c77dff',
  blast: '#e0287c',
  casing: '#150d06',
  navy: '#11233a',
  stop: '#20161c',
  refused: '#d9cdb8',
  ghost: '#8cc4ff',
  lesson: '#f4c534',
  threat: '#ff6a5c',
  able: '#f4c534',
} as const

type Sight = Extract<Overlay, { type: 'sight' }>['kind']

/** On and off, in millimetres. */
export const sightStyles: {
  readonly [kind in Sight]: { readonly colour: string; readonly dash?: readonly [number, number] }
} = {
  clear: { colour: colours.cream },
  soft: { colour: colours.soft, dash: [9, 5] },
  hard: { colour: colours.hard, dash: [3.4, 3.4] },
  blocked: { colour: colours.refused, dash: [6, 5] },
}

export const areaStyles: {
  readonly [look in Extract<Overlay, { type: 'area' }>['look']]: { readonly colour: string; readonly fill: number }
} = {
  reach: { colour: colours.mint, fill: 0.2 },
  zone: { colour: colours.cream, fill: 0.1 },
  forbidden: { colour: colours.refused, fill: 0.16 },
  threat: { colour: colours.threat, fill: 0.2 },
  blast: { colour: colours.blast, fill: 0.24 },
}

/** What a night takes away of every colour. */
export const dusk = { moonlit: '#93a0cc', dark: '#5a669a' } as const
