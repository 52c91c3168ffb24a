import { spoken } from '@sandtable/kernel'
import type { Spot, TerrainOutline } from '../../catalogue/outline.ts'
import type { TerrainLook } from '../../table/scene.ts'
import { type Drawn, middleOf } from './terrain.tsx'

/** What has a name on the map. Where there is no room for all, the first in this list have theirs. */
const named: readonly TerrainLook[] = ['building', 'bunker', 'bridge', 'woods', 'field', 'hill', 'river', 'road']

/** How wide a letter is and how high a line, in pixels. */
const LETTER = 7.6
const LINE = 17

interface Named {
  readonly feature: TerrainOutline
  readonly look: TerrainLook
}

/** A name, and where it may stand, the best place first. */
export interface Wanted {
  readonly text: string
  readonly spots: readonly Spot[]
}

/** What is taken: the middle, and how far it reaches to either side. */
export interface Box {
  readonly at: Spot
  readonly wide: number
  readonly high: number
}

/** The names of what lies on a map; none covers another, and no way is written over a house. */
export function MapNames({ terrain, drawn }: { readonly terrain: readonly Named[]; readonly drawn: Drawn }) {
  const wanted = terrain
    .filter(({ feature, look }) => named.includes(look) && !/\d$/.test(feature.id))
    .sort((a, b) => named.indexOf(a.look) - named.indexOf(b.look))
    .map(({ feature, look }) => ({ text: spoken(feature.id), spots: spotsFor(feature, look, drawn) }))
  const houses = terrain.filter(({ look }) => isHouse(look)).map(({ feature }) => boxOf(feature, drawn))
  return apart(wanted, houses).map(({ text, at: [x, y] }) => (
    <text key={text} className="map-name" x={x} y={y} textAnchor="middle">
      {text}
    </text>
  ))
}

const isHouse = (look: TerrainLook): boolean => look === 'building' || look === 'bunker'

function boxOf(feature: TerrainOutline, { at, scale }: Drawn): Box {
  const spread = (axis: 0 | 1): number => {
    const values = (feature.polygon ?? []).map(spot => spot[axis])
    return ((Math.max(...values) - Math.min(...values)) / 2) * scale
  }
  return { at: at(middleOf(feature)), wide: spread(0), high: spread(1) }
}

/** A way is named anywhere along it, a house below it, everything else in the middle, or a line above or below. */
function spotsFor(feature: TerrainOutline, look: TerrainLook, drawn: Drawn): readonly Spot[] {
  if (feature.line) return alongOf(feature.line).map(spot => lower(drawn.at(spot), 5))
  const { at, high } = boxOf(feature, drawn)
  if (isHouse(look)) return [lower(at, high + 16), lower(at, -high - 6)]
  const middle = lower(drawn.at(middleOf(feature)), 5)
  return [0, -1, 1].map(lines => lower(middle, lines * LINE))
}

const lower = ([x, y]: Spot, by: number): Spot => [x, y + by]

/** The middles of its stretches, the longest first. */
function alongOf(line: readonly Spot[]): readonly Spot[] {
  const stretches = line.slice(1).map((b, i) => [line[i] as Spot, b] as const)
  const long = ([a, b]: readonly [Spot, Spot]): number => Math.hypot(b[0] - a[0], b[1] - a[1])
  return stretches.sort((a, b) => long(b) - long(a)).map(([a, b]): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2])
}

/** Each name at the first of its places that is free; one that finds none is left out. */
export function apart(words: readonly Wanted[], houses: readonly Box[]): readonly { text: string; at: Spot }[] {
  const taken: Box[] = [...houses]
  return words.flatMap(({ text, spots }) => {
    const boxes = spots.map((at): Box => ({ at: lower(at, -5), wide: (text.length * LETTER) / 2, high: LINE / 2 }))
    const found = boxes.findIndex(box => !taken.some(other => overlap(box, other)))
    if (found < 0) return []
    taken.push(boxes[found] as Box)
    return [{ text, at: spots[found] as Spot }]
  })
}

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.at[0] - b.at[0]) < a.wide + b.wide && Math.abs(a.at[1] - b.at[1]) < a.high + b.high
