import { type Dressing, laidAs, laidOpen } from '@sandtable/kernel'

/** What a generated land looks like in this set: BattleWish.land. In centimetres. */

export const dressing: Dressing = {
  pace: 2.5,
  grain: 0.5,
  lands: ['no-mans-land', 'no-mans-land', 'ridge', 'town', 'bocage'],
  lay: {
    house: laidOpen('building'),
    ruin: laidAs('rubble'),
    bunker: laidOpen('bunker'),
    wood: laidAs('woods'),
    scrub: laidAs('woods'),
    hedge: laidAs('hedge'),
    wall: laidAs('wall'),
    fence: laidAs('hedge'),
    sandbags: laidAs('sandbags'),
    wire: laidAs('wire'),
    trench: laidAs('trench'),
    crater: laidAs('shell-hole'),
    rubble: laidAs('rubble'),
    rocks: laidAs('rubble'),
    mud: laidAs('mud'),
    water: laidAs('mud'),
    bridge: laidAs('road'),
    road: laidAs('road'),
    hill: laidAs('hill'),
  },
  paints: { bridge: 'bridge' },
}
