import {
  actorsIn,
  type Decision,
  type DiceSource,
  type Host,
  type Id,
  type Point,
  type Reason,
  type Roles,
  routed,
  type Seat,
  wayIn,
} from '@sandtable/kernel'
import { type Trial, Trials } from './odds/trials.ts'
import { shorter } from './ways/shorter.ts'

/** A piece on its way to a place, which may take it several deeds: what it does, without the way, and where to. */
export interface March {
  readonly draft: Decision
  readonly to: Point
}

/** One deed of a march. */
export interface Leg {
  readonly decision: Decision
  /** From where to where. */
  readonly path: readonly Point[]
  /** Another side may react to it. */
  readonly isSeen: boolean
}

/** A march as it will go if nothing comes in between; without legs, why not. */
export interface Planned {
  readonly piece: Id
  readonly legs: readonly Leg[]
  /** What is rolled for on the way, in all deeds: an obstacle. */
  readonly tests: readonly Trial[]
  readonly no: readonly Reason[]
}

/** The most deeds of one march: more than anybody has points for. */
const MOST = 12
/** A piece this near has arrived, in hundredths of a millimetre. */
const THERE = 100

/** Plans marches one after the other: whoever goes first makes way for those behind, or stands in theirs. */
export function planOf(seat: Seat, roles: Roles, marches: readonly March[]): readonly Planned[] {
  const world = seat.knowsAll ? seat.imagine(steady) : null
  return marches.map(march => planned(seat, world, roles, march))
}

function planned(seat: Seat, world: Host | null, roles: Roles, march: March): Planned {
  const [piece = ''] = actorsIn(march.draft, roles)
  const here = world ? world.seat(seat.side) : seat
  const legs: Leg[] = []
  const begun = world?.game.journal.length ?? 0
  for (let n = 0; n < MOST; n++) {
    const from = placeOf(here, piece)
    const decision = from && !isAt(from, march.to) ? nextOf(here, roles, march, from) : null
    if (!from || !decision) break
    const isSeen = world ? carriedOut(world, seat.side, decision) : false
    legs.push({ decision, path: [from, ...wayIn(decision, roles)], isSeen })
    const now = placeOf(here, piece)
    if (!world || !now || isAt(now, from) || !here.waitingFor.includes(seat.side)) break
  }
  const no = legs.length > 0 ? [] : (here.refusal(routed(march.draft, [march.to], roles))?.reasons ?? [])
  const trials = new Trials()
  if (world) trials.count(world, begun, 1)
  return { piece, legs, tests: trials.all(), no }
}

/** The next deed of a march: straight there, or as far as it goes by the way that the rules know. */
function nextOf(seat: Seat, roles: Roles, { draft, to }: March, from: Point): Decision | null {
  const straight = routed(draft, [to], roles)
  if (seat.allows(straight)) return straight
  const path = seat.route(actorsIn(draft, roles)[0] ?? '', to, draft)
  const ways = path ? shorter(from, path).filter(way => !isAt(way.at(-1) ?? from, from)) : []
  return ways.map(way => routed(draft, way, roles)).find(decision => seat.allows(decision)) ?? null
}

/** Carries it out; whoever may react lets it pass. Was anybody asked? */
function carriedOut(world: Host, side: Id, decision: Decision): boolean {
  world.decide(side, decision)
  let asked = false
  for (let other = othersOf(world, side); other !== undefined; other = othersOf(world, side)) {
    asked = true
    world.pass(other)
  }
  return asked
}

const othersOf = (world: Host, side: Id): Id | undefined =>
  world.over ? undefined : world.waitingFor.find(other => other !== side && world.prompt(other)?.default !== null)

const placeOf = (seat: Seat, piece: Id): Point | null =>
  (seat.known().find('piece', piece) as { readonly at?: Point | null } | null)?.at ?? null

const isAt = (a: Point, b: Point): boolean => Math.abs(a[0] - b[0]) <= THERE && Math.abs(a[1] - b[1]) <= THERE

/** A plan supposes that nobody loses his nerve: dice that must not come up high come up low. */
const steady: DiceSource = { roll: ({ count }) => Array.from({ length: count }, () => 1) }

/** Where each of several goes so that they keep their formation: all by as much as their middle moves. */
export function inFormation(places: readonly Point[], to: Point): readonly Point[] {
  const middle = (axis: 0 | 1): number => places.reduce((sum, at) => sum + at[axis], 0) / Math.max(1, places.length)
  const [x, y] = [to[0] - middle(0), to[1] - middle(1)]
  return places.map(at => [Math.round(at[0] + x), Math.round(at[1] + y)])
}
