import { type Dressing, laidAs, laidOpen } from './index.ts'

/** A set that has everything, each by its own name, with paces of one; its houses have openings. */
export const dressing: Dressing = {
  pace: 1,
  grain: 0.1,
  lands: ['bocage', 'ridge', 'ridge'],
  lay: {
    house: laidOpen('house'),
    ruin: laidAs('ruin'),
    bunker: laidAs('bunker'),
    wood: laidAs('wood'),
    scrub: laidAs('scrub'),
    hedge: laidAs('hedge'),
    wall: laidAs('wall'),
    fence: laidAs('fence'),
    sandbags: laidAs('sandbags'),
    wire: laidAs('wire'),
    trench: laidAs('trench'),
    crater: laidAs('crater'),
    rubble: laidAs('rubble'),
    rocks: laidAs('rocks'),
    mud: laidAs('mud'),
    water: laidAs('water'),
    bridge: laidAs('bridge'),
    road: laidAs('road'),
    hill: laidAs('hill'),
  },
}
