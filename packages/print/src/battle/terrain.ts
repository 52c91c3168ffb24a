import { type Mark, type Pen, type Spot, stroke } from '../page.ts'
import type { At, Feature } from './battle.ts'

/** How ground is drawn in black and white, by the words of its kind; the first that fits. */
const pens: readonly (readonly [words: RegExp, look: Look])[] = [
  [/hill-crest|crest/, { layer: 1, line: { width: 0.3, dash: [1.5, 0.8] } }],
  [/hill|ridge/, { layer: 0, fill: 'tint', line: { width: 0.2 } }],
  [/thick-trees/, { layer: 1, fill: 'tint', pattern: 'trees', line: { width: 0.3 } }],
  [/wood|trees|orchard|scrub|forest/, { layer: 1, pattern: 'trees', line: { width: 0.2, dash: [0.8, 0.6] } }],
  [/river|stream|water|sea|beach|canal|pond/, { layer: 1, pattern: 'waves', line: { width: 0.2 }, band: true }],
  [/road|lane|track|path/, { layer: 2, line: { width: 0.15 }, band: true, fill: 'white' }],
  [/bridge/, { layer: 3, line: { width: 0.4 }, band: true, fill: 'white' }],
  [/field|grass|crop|mud|rubble|swamp/, { layer: 0, pattern: 'furrows', line: { width: 0.12, dash: [0.6, 0.6] } }],
  [/hedge/, { layer: 4, line: { width: 0.9, dash: [0.9, 0.5] } }],
  [/wire/, { layer: 4, line: { width: 0.35, dash: [0.5, 0.5] } }],
  [/wall|bags|mound|log|bank/, { layer: 4, line: { width: 0.7 } }],
  [/fence|gate|door/, { layer: 4, line: { width: 0.35, dash: [1.6, 0.8] } }],
  [/trench|ditch|foxhole|crater|hole|dugout/, { layer: 3, line: { width: 0.3 }, band: true, fill: 'white' }],
  [/bunker|pillbox/, { layer: 5, fill: 'black', line: { width: 0.4 } }],
  [/build|house|church|barn|farm|ruin/, { layer: 5, fill: 'grey', line: { width: 0.4 } }],
]

interface Look {
  /** What lies lower is drawn first. */
  readonly layer: number
  readonly fill?: 'tint' | 'grey' | 'black' | 'white'
  readonly pattern?: 'trees' | 'waves' | 'furrows'
  readonly line: { readonly width: number; readonly dash?: readonly number[] }
  /** A line with a width of its own has two banks. */
  readonly band?: boolean
}

const plain: Look = { layer: 3, line: { width: 0.25 } }

const lookOf = (kind: string): Look => pens.find(([words]) => words.test(kind))?.[1] ?? plain

/** From the units of the table to millimetres on the page. */
export interface Scaled {
  at(point: At): Spot
  readonly scale: number
}

/** Ground in layers: of what crosses in one layer, as roads do, the banks are drawn before the way between them. */
export function terrainMarks(terrain: readonly Feature[], scaled: Scaled): Mark[] {
  const layers = Math.max(0, ...terrain.map(({ kind }) => lookOf(kind).layer))
  return Array.from({ length: layers + 1 }, (_, layer) => {
    const drawn = terrain
      .filter(({ kind }) => lookOf(kind).layer === layer)
      .map(feature => featureMarks(feature, scaled))
    return [...drawn.flatMap(({ banks }) => banks), ...drawn.flatMap(({ marks }) => marks)]
  }).flat()
}

interface Drawn {
  readonly banks: readonly Mark[]
  readonly marks: readonly Mark[]
}

function featureMarks(feature: Feature, { at, scale }: Scaled): Drawn {
  const look = lookOf(feature.kind)
  const { width, dash } = look.line
  const pen: Pen = { stroke: width, ...(dash && { dash }), ...(look.fill && { fill: look.fill }) }
  if (feature.circle) {
    const [x, y, radius] = feature.circle
    const round: Round = { middle: at([x, y]), radius: radius * scale }
    const signs = look.pattern ? patterned(boxAround(round), level => chord(round, level), look.pattern) : []
    return { banks: [], marks: [{ type: 'circle', at: round.middle, radius: round.radius, ...pen }, ...signs] }
  }
  if (feature.line) return lineMarks(feature.line.map(at), (feature.thick ?? 0) * scale, look, pen)
  const points = (feature.polygon ?? []).map(at)
  const signs = look.pattern ? patterned(points, level => spans(points, level), look.pattern) : []
  return { banks: [], marks: [{ type: 'line', closed: true, points, ...pen }, ...signs] }
}

function lineMarks(points: readonly Spot[], thick: number, look: Look, pen: Pen): Drawn {
  const { fill, ...line } = pen
  if (!look.band || thick < 0.8) return { banks: [], marks: [{ type: 'line', points, ...line }] }
  return {
    banks: [{ type: 'line', points, stroke: thick, ink: 'black' }],
    marks: [{ type: 'line', points, stroke: thick - 2 * look.line.width, ink: fill ?? 'tint' }],
  }
}

interface Round {
  readonly middle: Spot
  readonly radius: number
}

const boxAround = ({ middle: [x, y], radius }: Round): readonly Spot[] => [
  [x - radius, y - radius],
  [x + radius, y + radius],
]

type Spans = readonly (readonly [from: number, to: number])[]

/** Where a level line runs inside a circle. */
function chord({ middle: [x, y], radius }: Round, level: number): Spans {
  const half = Math.sqrt(Math.max(0, radius ** 2 - (level - y) ** 2))
  return half > 0 ? [[x - half, x + half]] : []
}

/** Small signs all over an area: trees, waves, furrows. */
function patterned(
  points: readonly Spot[],
  inside: (level: number) => Spans,
  pattern: NonNullable<Look['pattern']>,
): Mark[] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const step = { trees: 3.2, waves: 2, furrows: 2.4 }[pattern]
  const marks: Mark[] = []
  for (let y = top + step / 2, row = 0; y < bottom; y += step, row++) {
    if (pattern !== 'trees') {
      for (const [from, to] of inside(y))
        marks.push(stroke([from, y], [to, y], 0.08, { ink: 'grey', ...(pattern === 'waves' && { dash: [2, 0.7] }) }))
      continue
    }
    for (let x = left + (row % 2 ? step : step / 2); x < right; x += step)
      if (inside(y).some(([from, to]) => x - 0.9 > from && x + 0.9 < to))
        marks.push({ type: 'circle', at: [x, y], radius: 0.85, stroke: 0.12 })
  }
  return marks
}

/** Where a level line runs inside a polygon. */
function spans(points: readonly Spot[], y: number): Spans {
  const crossings = points.flatMap(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length]!
    return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
  })
  const sorted = crossings.toSorted((a, b) => a - b)
  return sorted.flatMap((from, i) =>
    i % 2 === 0 && sorted[i + 1] !== undefined ? [[from, sorted[i + 1]!] as const] : [],
  )
}
