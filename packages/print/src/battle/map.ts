import { box, type Mark, stroke } from '../page.ts'
import type { Measure } from '../setting/fonts.ts'
import type { At, Edge, Feature, Ground } from './battle.ts'
import { type Scaled, terrainMarks } from './terrain.ts'

const mm = { in: 25.4, cm: 10, mm: 1 }
const squares = { in: 6, cm: 15, mm: 150 }
const names = { in: 'inches', cm: 'cm', mm: 'mm' }
/** Whole numbers: a ruler and a little arithmetic give every distance. */
const scales = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 25, 30, 35, 40, 50, 75, 100, 200]

export interface MapDrawn {
  readonly marks: readonly Mark[]
  readonly width: number
  readonly height: number
  /** 'Scale 1 : 10; a square is 6 inches'. */
  readonly says: string
}

/** The table from above, at the largest round scale that there is room for. */
export function mapOf(ground: Ground, width: number, height: number, measure: Measure): MapDrawn {
  const [wide, deep] = [ground.width * mm[ground.unit], ground.depth * mm[ground.unit]]
  const scale = scales.find(one => wide / one <= width - EDGE && deep / one <= height - EDGE) ?? scales.at(-1)!
  const size = { width: wide / scale, height: deep / scale }
  const scaled: Scaled = {
    scale: mm[ground.unit] / scale,
    at: ([x, y]) => [EDGE + (x * mm[ground.unit]) / scale, EDGE + size.height - (y * mm[ground.unit]) / scale],
  }
  const drawn = terrainMarks(ground.terrain, scaled)
  const below = ground.terrain.flatMap(feature => nameMarks(feature, scaled, measure))
  return {
    width: size.width + EDGE,
    height: size.height + EDGE,
    says: `Scale 1 : ${scale}; a square is ${squares[ground.unit]} ${names[ground.unit]}`,
    marks: [
      { type: 'clip', x: EDGE, y: EDGE, ...size, marks: [...drawn, ...zoneMarks(ground, scaled, measure)] },
      ...gridMarks(ground, scaled, size, measure),
      ...below,
      ...pieceMarks(ground.pieces, scaled, measure),
      ...ground.flags.flatMap(flag => flagMarks(flag, scaled, measure)),
      box(EDGE, EDGE, size.width, size.height, { stroke: 0.5 }),
    ],
  }
}

/** Room for the letters and numbers of the squares. */
const EDGE = 5

function gridMarks(ground: Ground, { at }: Scaled, size: { width: number; height: number }, measure: Measure): Mark[] {
  const step = squares[ground.unit]
  const marks: Mark[] = []
  const word = (text: string, x: number, y: number): Mark => ({
    type: 'text',
    x: x - measure(text, 'sans', 6.5) / 2,
    y,
    text,
    face: 'sans',
    size: 6.5,
  })
  for (let i = 0; i * step < ground.width; i++) {
    const [x] = at([i * step, 0])
    const [end] = at([Math.min((i + 1) * step, ground.width), 0])
    if (i > 0) marks.push(stroke([x, EDGE], [x, EDGE + size.height], 0.08, { ink: 'grey', dash: [0.4, 1.2] }))
    marks.push(word(String.fromCharCode(65 + (i % 26)), (x + end) / 2, EDGE - 1.2))
  }
  for (let i = 0; i * step < ground.depth; i++) {
    const [, y] = at([0, i * step])
    const [, end] = at([0, Math.min((i + 1) * step, ground.depth)])
    if (i > 0) marks.push(stroke([EDGE, y], [EDGE + size.width, y], 0.08, { ink: 'grey', dash: [0.4, 1.2] }))
    marks.push(word(String(i + 1), EDGE - 2.4, (y + end) / 2 + 0.9))
  }
  return marks
}

/** A name on white, so that it can be read on any ground. */
function onWhite(text: string, x: number, y: number, size: number, measure: Measure): Mark[] {
  const wide = measure(text, 'sans-bold', size)
  return [
    box(x - wide / 2 - 0.5, y - size * 0.27, wide + 1, size * 0.36, { fill: 'white' }),
    { type: 'text', x: x - wide / 2, y, text, face: 'sans-bold', size },
  ]
}

function nameMarks(feature: Feature, { at }: Scaled, measure: Measure): Mark[] {
  if (!feature.name) return []
  const [x, y] = at(middleOf(feature))
  return onWhite(feature.name, x, y + 0.8, 6.5, measure)
}

function middleOf({ circle, polygon, line }: Feature): At {
  if (circle) return [circle[0], circle[1]]
  if (line) return line[Math.floor(line.length / 2)] ?? [0, 0]
  const points = polygon ?? []
  const middle = (of: readonly number[]) => (Math.min(...of) + Math.max(...of)) / 2
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))]
}

function zoneMarks(ground: Ground, { at }: Scaled, measure: Measure): Mark[] {
  return ground.zones.flatMap(({ name, edge, depth }): Mark[] => {
    const { width, depth: far } = ground
    const line: { readonly [edge in Edge]: readonly [At, At] } = {
      south: [
        [0, depth],
        [width, depth],
      ],
      north: [
        [0, far - depth],
        [width, far - depth],
      ],
      west: [
        [depth, 0],
        [depth, far],
      ],
      east: [
        [width - depth, 0],
        [width - depth, far],
      ],
    }
    const [from, to] = line[edge].map(at) as [readonly [number, number], readonly [number, number]]
    // at an end of the line, where the names of the ground seldom are
    const aside = measure(name, 'sans-bold', 7.5) / 2 + 3
    const [x, y] = {
      south: [from[0] + aside, from[1] + 3.5],
      north: [from[0] + aside, from[1] - 1.8],
      west: [to[0] - aside, to[1] + 6],
      east: [to[0] + aside, to[1] + 6],
    }[edge] as [number, number]
    return [stroke(from, to, 0.5, { dash: [3, 2] }), ...onWhite(name, x, y, 7.5, measure)]
  })
}

function flagMarks({ at: where, says }: Ground['flags'][number], { at }: Scaled, measure: Measure): Mark[] {
  const [x, y] = at(where)
  return [
    stroke([x, y], [x, y - 6], 0.4),
    {
      type: 'line',
      closed: true,
      fill: 'black',
      points: [
        [x, y - 6],
        [x + 4, y - 4.8],
        [x, y - 3.6],
      ],
    },
    ...onWhite(says, x + 5 + measure(says, 'sans-bold', 6) / 2, y - 4, 6, measure),
  ]
}

interface Label {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Everybody is a dot; names stand where there is room for them. */
function pieceMarks(pieces: Ground['pieces'], { at }: Scaled, measure: Measure): Mark[] {
  const SIZE = 5
  const taken: Label[] = []
  const isFree = (label: Label): boolean =>
    taken.every(({ x, y, width }) => Math.abs(y - label.y) > 1.9 || label.x > x + width || label.x + label.width < x)
  for (const piece of pieces) {
    const [x, y] = at(piece.at)
    taken.push({ x: x - 1, y: y + 0.7, width: 2 })
  }
  return pieces.flatMap((piece): Mark[] => {
    const [x, y] = at(piece.at)
    const dot: Mark = { type: 'circle', at: [x, y], radius: 0.9, stroke: 0.3, fill: piece.own ? 'black' : 'white' }
    const width = measure(piece.name, 'sans', SIZE)
    const places = [
      { x: x + 1.4, y: y + 0.7, width },
      { x: x - 1.4 - width, y: y + 0.7, width },
      { x: x - width / 2, y: y + 2.8, width },
      { x: x - width / 2, y: y - 1.4, width },
    ]
    const place = places.find(isFree)
    if (!place) return [dot]
    taken.push(place)
    return [dot, { type: 'text', x: place.x, y: place.y, text: piece.name, face: 'sans', size: SIZE }]
  })
}
