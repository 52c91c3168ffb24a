import { type Dressing, type Laid, laidAs, laidOpen, type Outline, type Point, type Stream } from '@sandtable/kernel'

/** What a generated land looks like in this set, where every tree stands by itself. In inches. */

const NOTHING = (): readonly Laid[] => []

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

const tenths = (value: number): number => Math.round(value * 10) / 10

/** Trees about the edge of a wood, where its corners are, and one in its middle. */
function trees({ polygon = [] }: Outline, stream: Stream): readonly Laid[] {
  const [x, y] = middleOf(polygon)
  const near = polygon.filter((_, i) => i % 2 === 0)
  const spots: readonly Point[] = [...near.map(([px, py]): Point => [(2 * px + x) / 3, (2 * py + y) / 3]), [x, y]]
  return spots.map(([px, py]) => ({
    kind: stream.next(2) === 0 ? 'thin-trees' : 'thick-trees',
    circle: [tenths(px), tenths(py), 1],
  }))
}

const mound =
  (kind: string) =>
  ({ polygon = [] }: Outline): readonly Laid[] => {
    const [x, y] = middleOf(polygon)
    return [{ kind, circle: [tenths(x), tenths(y), 1.5] }]
  }

export const dressing: Dressing = {
  pace: 1,
  grain: 0.1,
  lands: ['bocage', 'ridge', 'town', 'river', 'desert'],
  lay: {
    house: laidOpen('building'),
    ruin: laidAs('rubble'),
    bunker: laidOpen('bunker'),
    wood: trees,
    scrub: laidAs('high-grass'),
    hedge: laidAs('hedge'),
    wall: laidAs('stone-wall'),
    fence: laidAs('wood-fence'),
    sandbags: laidAs('earth-wall'),
    wire: NOTHING,
    trench: laidAs('trench'),
    crater: laidAs('foxhole'),
    rubble: laidAs('rubble'),
    rocks: mound('stone-mound'),
    mud: NOTHING,
    water: laidAs('ditch'),
    bridge: NOTHING,
    road: NOTHING,
    hill: laidAs('hill'),
  },
  paints: { road: 'lane', bridge: 'bridge', water: 'stream', mud: 'churned' },
}
