import {
  ahead,
  cm,
  disc,
  discsOverlap,
  facingOf,
  type Id,
  isOffTable,
  jsonSource,
  Place,
  type Point,
  type Procedure,
  text,
  the,
} from '@sandtable/kernel'
import { onTable } from '../figures.ts'
import { baseOf, towardsEdge } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { distances } from '../tables.ts'
import { HOURS } from '../weapons/scatter.ts'
import { leaderOf, sectionHit } from './sections.ts'

const FARTHEST = cm(20)
const CITES = ['GB-CARD-5', 'GB-RUL-60']

/** The section comes across a lost soldier, who joins it as an ordinary rifleman. */
export function* lostSoldier(game: Goodbye, side: Id): Procedure {
  const hit = yield* sectionHit(game, side)
  const leader = leaderOf(game, hit)
  const at = leader && freeSpotBeside(game, leader)
  if (!at) return
  const given = { id: freeId(game, `${hit.unit ?? side}-lost`), side, unit: hit.unit, kind: 'rifleman', at }
  const soldier = game.rules.complete.piece(
    game,
    given,
    new Place(jsonSource('the ace of hearts', given), 'exact', 'GB'),
  )
  game.make('piece', soldier, CITES, { is: 'arrived', cause: 'card' })
  if (hit.unit !== null) game.change('unit', hit.unit, { strength: game.get('unit', hit.unit).strength + 1 }, CITES)
  game.say(
    text`A lost soldier, ${the.piece(soldier)}, joins ${hit.unit === null ? the.side(side) : the.unit(hit.unit)}.`,
    CITES,
    [soldier.id],
  )
}

/** The card may come up again after the deck has been reshuffled. */
function freeId(game: Goodbye, id: string): Id {
  let free = id
  for (let n = 2; game.store.knows('piece', free); n++) free = `${id}-${n}`
  return free
}

/** Towards the home edge, or as close to it as there is room. */
function freeSpotBeside(game: Goodbye, leader: Figure): Point | null {
  const at = leader.at as Point
  const home = facingOf(at, towardsEdge(game.side(leader.side).home, at, game.rows(distances)['lost-soldier']))
  for (
    let off = leader.radius + game.rows(distances)['lost-soldier'] / 2;
    off <= FARTHEST;
    off += game.rows(distances)['lost-soldier'] / 2
  )
    for (let hour = 0; hour < HOURS; hour++) {
      const spot = ahead(at, home + (hour * 360) / HOURS, off)
      if (!isOffTable(game, spot) && isFree(game, spot)) return spot
    }
  return null
}

const isFree = (game: Goodbye, spot: Point): boolean =>
  !game.pieces.some(
    other => onTable(other) && discsOverlap(baseOf(other), disc(spot, game.rows(distances)['lost-soldier'] / 2)),
  )
