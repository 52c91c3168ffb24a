import { capital, spoken } from '@sandtable/kernel'
import type { Mark } from '../page.ts'
import type { Measure } from '../setting/fonts.ts'
import type { At, Feature } from './battle.ts'
import { terrainMarks } from './terrain.ts'

export interface Legend {
  readonly height: number
  readonly marks: readonly Mark[]
}

/** In millimetres: a sample, what stands after it, and a row of them. */
const SAMPLE = { wide: 8, high: 3.6 }
const GAP = 1.6
const APART = 5
const ROW = 5.4
const SIZE = 7.5

/** What is drawn how: each kind of ground on a map once, as it is drawn there. */
export function legendOf(terrain: readonly Feature[], width: number, measure: Measure): Legend {
  const kinds = new Map(terrain.map(feature => [feature.kind, feature]))
  const marks: Mark[] = []
  let [x, row] = [0, 0]
  for (const [kind, feature] of kinds) {
    const text = capital(spoken(kind))
    const wide = SAMPLE.wide + GAP + measure(text, 'sans', SIZE)
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1]
    const y = row * ROW
    marks.push(...terrainMarks([sampleOf(feature, [x, y])], { at: at => at, scale: 1 }), {
      type: 'text',
      x: x + SAMPLE.wide + GAP,
      y: y + SAMPLE.high - 0.9,
      text,
      face: 'sans',
      size: SIZE,
    })
    x += wide + APART
  }
  return { height: kinds.size === 0 ? 0 : row * ROW + SAMPLE.high, marks }
}

/** A little of it, with its left upper corner there. */
function sampleOf({ kind, line, circle, thick }: Feature, [x, y]: At): Feature {
  const { wide, high } = SAMPLE
  const middle = y + high / 2
  const ends = [x, x + wide].map((end): At => [end, middle])
  const corners: readonly At[] = [
    [x, y],
    [x + wide, y],
    [x + wide, y + high],
    [x, y + high],
  ]
  const shape = circle
    ? { circle: [x + wide / 2, middle, high / 2] as const }
    : line
      ? { line: ends, ...(thick && { thick: high * 0.6 }) }
      : { polygon: corners }
  return { kind, name: null, ...shape }
}
