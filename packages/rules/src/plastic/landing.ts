import { inch, type Modifier, type Point, type Procedure, roll } from '@sandtable/kernel'
import { inches } from './measure.ts'
import type { Edge, Figure, Plastic } from './records.ts'

/** As the player sees the table from his own edge: away from him, and to his right. PF-RUL-42 table. */
const away: { readonly [edge in Edge]: Point } = { south: [0, 1], north: [0, -1], west: [1, 0], east: [-1, 0] }

/** What the landing die says: on the spot, or off it in one of four directions. */
const landing: {
  readonly [die: number]: { readonly turn: (away: Point) => Point; readonly says: string; readonly cites: string }
} = {
  1: { turn: ([x, y]) => [-x, -y], says: 'towards the firing player', cites: 'PF-DEV-6' },
  2: { turn: ([x, y]) => [x, y], says: 'towards the opposing player', cites: 'PF-DEV-5' },
  3: { turn: ([x, y]) => [y, -x], says: 'to the right', cites: 'PF-DEV-4' },
  4: { turn: ([x, y]) => [-y, x], says: 'to the left', cites: 'PF-DEV-3' },
}
const ON_THE_SPOT = 5

/** Where a mortar or gun shell comes down: 1D6 whenever one fires, and 1D6 inches if it is off. */
export function* land(
  game: Plastic,
  side: string,
  firer: Figure | null,
  spot: Point,
  help: readonly Modifier[],
): Procedure<Point> {
  const cites = ['PF-DEV-1', 'PF-DEV-2', 'PF-RUL-34', 'PF-RUL-42']
  const [die] = yield* roll(game, 'scatter-direction', 1, { need: ON_THE_SPOT, cites, modifiers: help })
  const total = help.reduce((sum, m) => sum + m.by, die as number)
  const off = total >= ON_THE_SPOT ? undefined : landing[total]
  if (!off) {
    game.say('It lands on the spot.', ['PF-DEV-2'])
    return spot
  }
  const [distance] = yield* roll(game, 'scatter-distance', 1, { cites: ['PF-DEV-7', off.cites] })
  game.say(`It lands ${inches(inch(distance as number))} ${off.says}.`, [off.cites, 'PF-DEV-7'])
  return shifted(spot, off.turn(bearing(game, side, firer, spot)), inch(distance as number))
}

/** Which way is 'away': from the player's edge, or along the line of fire (PF-RUL-42). */
function bearing(game: Plastic, side: string, firer: Figure | null, spot: Point): Point {
  const home = away[game.side(side).home]
  if (game.ruling('PF-RUL-42') === 'table' || !firer?.at) return home
  const along: Point = [spot[0] - firer.at[0], spot[1] - firer.at[1]]
  return along[0] === 0 && along[1] === 0 ? home : along
}

function shifted([x, y]: Point, [dx, dy]: Point, distance: number): Point {
  const length = Math.sqrt(dx * dx + dy * dy)
  return [Math.round(x + (dx / length) * distance), Math.round(y + (dy / length) * distance)]
}
