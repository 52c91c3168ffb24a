import { cm, type Length, type Point, position } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import type { Survey } from '../chart/chart.ts'
import { distance } from '../chart/distance.ts'

const { bases, distances, groundOf, legOf, movement } = goodbyeRules
type Goodbye = goodbyeRules.Goodbye
type Figure = goodbyeRules.Figure
type Land = goodbyeRules.Land

/** The base that every man stands on. */
export const RADIUS: Length = bases.rows.man / 2
/** Steps, walks, stormtroopers' walks and dashes are 5, 15, 20 and 25 cm: this lattice fits them all. */
const STEP: Length = cm(5)

/** A stand-in for asking the rules what a way costs, or how a place is covered: they look at nothing else of him. */
export const dummy = (at: Point, stormtrooper = false): Figure =>
  ({ id: 'dummy', rank: 'private', at, prone: false, stormtrooper, radius: RADIUS }) as Figure

/** An empty table of this set, for the chart. */
export function tableOf(game: Goodbye): Survey {
  const ground = groundOf(game)
  return {
    width: game.width,
    depth: game.depth,
    step: STEP,
    radius: RADIUS,
    touch: game.rows(distances).contact,
    beside: RADIUS + cm(0.2),
    farthest: game.rows(movement).infantry.dash,
    works: ground.lands.filter(isWorthIt).map(({ shape, openings, pit, kind }) => ({
      shape,
      openings: openings ?? [],
      place: pit || kind === 'shell-hole' || kind === 'road',
    })),
    stands: at => !ground.under(at).some(land => land.shut && position(land.shape, at) === 'on'),
    matters: () => true,
    leg: legFor(game, dummy([0, 0])),
  }
}

/** What a straight leg costs a figure; Infinity if he cannot walk it. */
export const legFor =
  (game: Goodbye, who: Figure) =>
  (from: Point, to: Point): number => {
    const { extra, reasons } = legOf(game, who, from, to)
    return reasons.length > 0 ? Infinity : distance(from, to) + extra
  }

/** Worth standing in or beside. */
const isWorthIt = ({ covers, wood }: Land): boolean => covers && !wood
