import { inch, type Length, type Point, position } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import type { Survey } from '../chart/chart.ts'
import { distance } from '../chart/distance.ts'

const { groundOf, legCosts, reach, walk } = plasticRules
type Plastic = plasticRules.Plastic
type Figure = plasticRules.Figure
type Land = plasticRules.Land

/** The base that nearly every figure stands on: PF-RUL-2. Only an infantry gun is larger. */
export const RADIUS: Length = inch(0.5)

/** A stand-in for asking the rules about a place: a rifleman of no side. */
export const dummy = (at: Point, side: string, pose: Figure['pose'] = 'standing', radius = RADIUS): Figure => ({
  id: 'dummy',
  side,
  unit: null,
  kind: 'german-rifleman',
  at,
  facing: 0,
  gone: false,
  pose,
  weapons: [],
  bayonet: false,
  leader: false,
  binoculars: false,
  mapCase: false,
  radio: false,
  reserve: false,
  player: null,
  status: 'ready',
  acted: false,
  doing: 'none',
  directedBy: null,
  rerolled: false,
  goneTurn: null,
  exited: false,
  radius,
})

/** An empty table of this set, for the chart. */
export function tableOf(bare: Plastic): Survey {
  const side = bare.sides[0]?.id as string
  const ground = groundOf(bare)
  const touch = reach(bare, 'touch')
  return {
    width: bare.width,
    depth: bare.depth,
    step: inch(1),
    radius: RADIUS,
    touch,
    beside: RADIUS + inch(0.02),
    farthest: inch(7), // six inches, and one more under a leader
    works: ground.lands.map(({ shape, place, feature }) => ({ shape, place, openings: feature.openings ?? [] })),
    stands: at =>
      !ground.under(at).some(land => land.shut && position(land.shape, at) === 'on') &&
      walk(bare, dummy(at, side), [at]).reasons.length === 0,
    matters: at => ground.near(at, RADIUS + touch).some(isSmall),
    leg(from, to) {
      const { cost, reasons } = legCosts(bare, dummy(from, side), from, to)
      return reasons.length > 0 ? Infinity : distance(from, to) + cost
    },
  }
}

/** Not a hill or a meadow, within which all places are alike again. */
const isSmall = ({ hill, kind }: Land): boolean => !hill && kind !== 'high-grass'
