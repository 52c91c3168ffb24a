import { type Edge, inch, type Modifier, type Point, type Procedure, roll, text, the } from '@sandtable/kernel'
import type { Figure, Plastic } from './records.ts'
import { type landings, landingTable, rowFor } from './tables.ts'

/** As the player sees the table from his own edge: away, and to the right. PF-RUL-42 table. */
const away: { readonly [edge in Edge]: Point } = { south: [0, 1], north: [0, -1], west: [1, 0], east: [-1, 0] }

type Off = Exclude<(typeof landings)[number], 'on the spot'>

/** The direction of the deviation, given which way is away from the firing player. */
const turns: { readonly [off in Off]: { readonly turn: (away: Point) => Point; readonly rule: string } } = {
  left: { turn: ([x, y]) => [-y, x], rule: 'PF-DEV-3' },
  right: { turn: ([x, y]) => [y, -x], rule: 'PF-DEV-4' },
  'towards the opposing player': { turn: ([x, y]) => [x, y], rule: 'PF-DEV-5' },
  'towards the firing player': { turn: ([x, y]) => [-x, -y], rule: 'PF-DEV-6' },
}

/** Where a mortar or gun shell lands: 1D6 for each shot, and 1D6 inches if it is off. */
export function* land(
  game: Plastic,
  side: string,
  firer: Figure | null,
  spot: Point,
  help: readonly Modifier[],
): Procedure<Point> {
  const cites = ['PF-DEV-1', ...(firer ? [] : ['PF-RAD-7'])]
  const under = ['PF-RUL-34', 'PF-RUL-40', 'PF-RUL-41', 'PF-RUL-42']
  const rows = game.rows(landingTable)
  const need = [1, 2, 3, 4, 5, 6].find(face => rowFor(rows, face) === 'on the spot') as number
  const [die] = yield* roll(game, 'scatter-direction', 1, { need, cites, under, modifiers: help })
  const lands = rowFor(
    rows,
    help.reduce((sum, m) => sum + m.by, die as number),
  )
  if (lands === 'on the spot') {
    game.say(text`It lands on the spot, at ${the.place(spot)}.`, ['PF-DEV-2'], undefined, undefined, spot)
    return spot
  }
  const { turn, rule } = turns[lands]
  const [distance] = yield* roll(game, 'scatter-distance', 1, { cites: ['PF-DEV-7', rule] })
  const off = inch(distance as number)
  const at = shifted(spot, turn(bearing(game, side, firer, spot)), off)
  game.say(
    text`It lands ${the.length(off)} off the spot, ${the.term(lands)}, at ${the.place(at)}.`,
    [rule, 'PF-DEV-7'],
    undefined,
    undefined,
    at,
  )
  return at
}

/** Which way 'away' is: from the player's edge, or along the line of fire (PF-RUL-42). */
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
