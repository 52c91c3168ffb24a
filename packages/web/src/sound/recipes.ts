/**
 * Every sound as a recipe: knocks of wood and rustles of paper, put together from a few tones and some noise. Dry, close and small;
 * none longer than 600 ms; the same event always sounds the same.
 */
export interface Part {
  /** A tone of this pitch, or noise through a band around it. */
  readonly kind: 'tone' | 'noise'
  readonly pitch: number
  /** Where the pitch falls to. */
  readonly to?: number
  /** When it begins and how long it rings, in seconds. */
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

const knock = (at: number, pitch: number, loud: number): readonly Part[] => [
  { kind: 'tone', pitch, to: pitch * 0.6, at, lasts: 0.09, loud },
  { kind: 'noise', pitch: pitch * 6, at, lasts: 0.025, loud: loud * 0.5 },
]

const rustle = (at: number, lasts: number, loud: number, pitch = 3200): readonly Part[] => [
  { kind: 'noise', pitch, to: pitch * 0.5, at, lasts, loud },
]

/** One die on felt: two soft bounces. */
const die = (at: number): readonly Part[] => [
  ...knock(at, 310, 0.3),
  ...knock(at + 0.07, 360, 0.18),
  ...knock(at + 0.12, 390, 0.09),
]

export const recipes = {
  dice1: die(0),
  dice2: [0, 0.045].flatMap(die),
  dice3: [0, 0.06, 0.13].flatMap(die),
  dice6: [0, 0.04, 0.09, 0.13, 0.19, 0.24].flatMap(die),
  card: rustle(0, 0.14, 0.35),
  base: [...knock(0, 180, 0.4), ...rustle(0.01, 0.05, 0.1, 1400)],
  confirm: rustle(0, 0.05, 0.4, 5200),
  refused: [...knock(0, 110, 0.5)],
  yourMove: [...knock(0, 240, 0.4), ...knock(0.22, 240, 0.4)],
  shot: [
    { kind: 'noise', pitch: 900, to: 240, at: 0, lasts: 0.11, loud: 0.8 },
    { kind: 'tone', pitch: 150, to: 70, at: 0, lasts: 0.06, loud: 0.2 },
  ],
  burst: [
    { kind: 'noise', pitch: 420, to: 90, at: 0, lasts: 0.34, loud: 0.6 },
    { kind: 'tone', pitch: 80, to: 38, at: 0, lasts: 0.32, loud: 0.5 },
  ],
  fall: [...knock(0, 140, 0.4), ...rustle(0.06, 0.12, 0.2, 900)],
} as const satisfies { readonly [name: string]: readonly Part[] }

export type Sound = keyof typeof recipes

/** What calls for attention, and is heard even by those who want nothing else. */
export const alerts: readonly Sound[] = ['yourMove', 'refused']

export const lengthOf = (sound: Sound): number =>
  Math.max(...(recipes[sound] as readonly Part[]).map(({ at, lasts }) => at + lasts))
