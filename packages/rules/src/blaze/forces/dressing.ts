import { type Dressing, laidAs } from '@sandtable/kernel'

/** What a generated land looks like in this set: BattleWish.land. In millimetres. */

export const dressing: Dressing = {
  pace: 13,
  grain: 5,
  lands: ['bocage', 'ridge', 'town', 'river', 'desert'],
  lay: {
    house: laidAs('building', { floors: 2, dpv: 10 }),
    ruin: laidAs('ruin'),
    bunker: laidAs('bunker', { capacity: 2, dpv: 20 }),
    wood: laidAs('woods'),
    scrub: laidAs('scrub'),
    hedge: laidAs('hedge'),
    wall: laidAs('wall'),
    fence: laidAs('fence'),
    sandbags: laidAs('wall'),
    wire: ({ line = [] }) => [{ kind: 'wire', line, thick: 20 }],
    trench: laidAs('trench'),
    crater: laidAs('foxhole'),
    rubble: laidAs('scrub'),
    rocks: laidAs('scrub'),
    mud: laidAs('scrub'),
    water: laidAs('river'),
    bridge: laidAs('bridge'),
    road: laidAs('road'),
    hill: laidAs('hill'),
  },
}
