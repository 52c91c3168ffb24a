import { type Dressing, type Laid, laidAs, type Outline, type Point, wallsOf } from '@sandtable/kernel'

/** What a generated land looks like in this set: BattleWish.land. In inches. */

/** A stretch of wall this long, about a point of an edge. */
const opening = (kind: string, [x, y]: Point, along: Point, long: number): Laid => ({
  kind,
  line: [
    [x - (along[0] * long) / 2, y - (along[1] * long) / 2],
    [x + (along[0] * long) / 2, y + (along[1] * long) / 2],
  ],
})

/** Doors to two sides, windows to the others and beside the doors. */
function house({ polygon = [] }: Outline): readonly Laid[] {
  const edges = wallsOf(polygon)
  return [
    { kind: 'building', polygon },
    ...edges.flatMap(({ at, along }, i) =>
      i % 2 === 0
        ? [opening('door', at(0.5), along, 1.4), opening('window', at(0.2), along, 1)]
        : [opening('window', at(0.5), along, 1)],
    ),
  ]
}

function bunker({ polygon = [] }: Outline): readonly Laid[] {
  const [front, , back] = wallsOf(polygon)
  if (!front || !back) return []
  return [
    { kind: 'bunker', polygon },
    opening('fire-slit', front.at(0.3), front.along, 1),
    opening('fire-slit', front.at(0.7), front.along, 1),
    opening('door', back.at(0.5), back.along, 1.4),
  ]
}

export const dressing: Dressing = {
  pace: 1,
  grain: 0.1,
  lands: ['bocage', 'ridge', 'town', 'river', 'desert'],
  lay: {
    house,
    ruin: laidAs('rubble'),
    bunker,
    wood: laidAs('woods'),
    scrub: laidAs('scrub'),
    hedge: laidAs('hedge'),
    wall: laidAs('wall'),
    fence: laidAs('fence'),
    sandbags: laidAs('sandbags'),
    wire: ({ line = [] }) => [{ kind: 'wire', line }],
    trench: laidAs('trench'),
    crater: laidAs('crater'),
    rubble: laidAs('rubble'),
    rocks: laidAs('rubble'),
    mud: laidAs('scrub'),
    water: laidAs('stream'),
    bridge: laidAs('road'),
    road: laidAs('road'),
    hill: laidAs('hill'),
  },
  paints: { bridge: 'bridge' },
}
