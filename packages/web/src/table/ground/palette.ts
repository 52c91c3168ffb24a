import type { TableScene } from '../scene.ts'

export type Theme = TableScene['theme']

/** Ground colours of one kind of country; `tufts` are the grass that stands on it. */
export interface Palette {
  readonly grass: readonly [main: string, light: string, dry: string, dark: string]
  readonly dirt: readonly [light: string, dark: string]
  readonly wood: readonly [string, string]
  readonly mud: readonly [wet: string, drier: string]
  readonly water: string
  readonly tufts: readonly string[]
  /** How strongly dark patches show from afar: grass is even, torn earth is not. */
  readonly patches: number
  /** Of earth and shade, where the ground breaks off. */
  readonly flecks: readonly string[]
  /** What lies on the floor of a wood. */
  readonly leaves: readonly string[]
  /** How strongly the fibre tile shows. */
  readonly fibre: number
}

/** Of a beach, in any country. */
export const sands = ['#c2a877', '#a98f62'] as const

export const palettes: { readonly [theme in Theme]: Palette } = {
  summer: {
    grass: ['#546227', '#6d7533', '#8f8348', '#414d1e'],
    dirt: ['#8c6f49', '#6d5335'],
    wood: ['#4a3d24', '#3d4420'],
    mud: ['#5a452d', '#6a5236'],
    water: '#4a6a70',
    patches: 0.5,
    tufts: ['#828a42', '#94944f', '#727c38', '#a89f62'],
    flecks: ['rgba(74,60,36,.5)', 'rgba(48,54,24,.5)', 'rgba(120,98,62,.4)', 'rgba(34,30,16,.45)'],
    leaves: ['rgba(122,92,48,.5)', 'rgba(88,60,30,.5)', 'rgba(96,104,44,.5)', 'rgba(40,34,18,.45)'],
    fibre: 0.95,
  },
  mud: {
    grass: ['#574b3b', '#685b47', '#7f745c', '#362e24'],
    dirt: ['#736550', '#4a3f31'],
    wood: ['#42382c', '#4c4235'],
    mud: ['#382f25', '#483d2f'],
    water: '#4b5046',
    patches: 1,
    tufts: ['#7d7a45', '#8d8350', '#6a6a38', '#9c8d5c'],
    flecks: ['rgba(60,48,34,.5)', 'rgba(40,32,22,.5)', 'rgba(128,112,84,.4)'],
    leaves: ['rgba(62,50,36,.5)', 'rgba(40,32,22,.5)', 'rgba(128,110,80,.3)'],
    fibre: 0.8,
  },
  snow: {
    grass: ['#dfe4ea', '#eef1f4', '#cdd3d8', '#c3cfdd'],
    dirt: ['#8d7c68', '#6f6152'],
    wood: ['#7a6c57', '#a9a294'],
    mud: ['#7a6a57', '#8d7c68'],
    water: '#9db2bd',
    patches: 0.5,
    tufts: ['#b3a372', '#c9bd93', '#9a8d60', '#d9d2b8'],
    flecks: ['rgba(150,160,172,.5)', 'rgba(120,112,100,.4)', 'rgba(190,200,210,.5)'],
    leaves: ['rgba(122,98,64,.4)', 'rgba(228,233,238,.5)', 'rgba(88,72,52,.4)'],
    fibre: 0.35,
  },
  desert: {
    grass: ['#c3a067', '#d4b47b', '#b58c55', '#a98252'],
    dirt: ['#d2b687', '#a5824f'],
    wood: ['#8f7444', '#7d7440'],
    mud: ['#9a7a4d', '#ab8a5a'],
    water: '#4f6f68',
    patches: 0.5,
    tufts: ['#8f8a4d', '#a39a5c', '#7d7a40', '#b9aa70'],
    flecks: ['rgba(150,112,64,.5)', 'rgba(120,88,48,.45)', 'rgba(214,184,130,.5)'],
    leaves: ['rgba(122,92,48,.5)', 'rgba(150,120,70,.5)', 'rgba(96,96,50,.4)'],
    fibre: 0.6,
  },
}

export const rgb = (hex: string): readonly [number, number, number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]
