import {
  action,
  askAny,
  type Box,
  because,
  boxesOverlap,
  choice,
  corners,
  type DecisionOf,
  flag,
  type Id,
  isOffTable,
  maybe,
  mm,
  oneOf,
  type Phase,
  type Place,
  type Point,
  type Procedure,
  type PromptSpec,
  perform,
  pieceChoice,
  prompt,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { comeDown, nextOfDrop, whyNotDrop } from '../airborne/drops.ts'
import { isBattalionHq } from '../command/headquarters.ts'
import { coverGiven, featuresAt, featuresNear, houseAt, isLine } from '../ground/ground.ts'
import { carryAlong } from '../movement/carrying.ts'
import { goingIn } from '../movement/costs.ts'
import { putDown } from '../movement/putting-down.ts'
import { nextOfSetDown, type SettingDown, whyNotSetDown } from '../movement/setting-down.ts'
import type { Blaze, BlazeTables, Side, Stand } from '../records.ts'
import { fallBarrage } from '../shells/barrage.ts'
import { buildingsFall } from '../shells/buildings.ts'
import { hullAt, hullOf, near, overlapping, takesGround } from '../stands/measure.ts'
import { classOf, friendsOf, isAircraft, isSniper, kindOf, onTable } from '../stands/stand.ts'
import { whichFloor, whyNotFloor } from '../streets/streets.ts'
import { sizes } from '../tables.ts'
import { reach } from '../values.ts'
import { PASS } from './asking.ts'
import { sidesFrom, to } from './state.ts'

const fields = {
  piece: role.actor,
  to: role.place,
  facing: maybe(role.facing),
  hidden: maybe(role.option(flag)),
  floor: maybe(role.floor),
  load: maybe(role.option(oneOf('steilgranate'))),
}
export type Deploy = Omit<DecisionOf<typeof fields>, 'action'>

const settingUp = ({ state }: Blaze): PromptSpec => ({
  says: text`Set up your stands`,
  actions: ['deploy', 'plot', 'pass', 'end'],
  cites: ['BA-HIDE-4', state.hiddenMovement ? 'BA-HMOV-1' : 'BA-MINE-15'],
  under: ['BA-BARR-4'],
  default: PASS,
})

/**
 * The sides set up in turn, one thing at a time: stands set up in the open are seen at once, hidden ones are not. When all have passed in a
 * row, or ended, a barrage before the game falls, and the first turn is planned.
 */
export const deploymentPhase: Phase<BlazeTables> = {
  phase: 'deployment',
  cites: ['BA-HIDE-4', 'BA-HMOV-2'],
  *run(game): Procedure {
    const { go, passed, ended } = game.state
    const left = sidesFrom(game, go).filter(side => !ended.includes(side))
    const side = left[0]
    if (side === undefined || left.every(one => passed.includes(one))) {
      yield* fallBarrage(game, 0)
      yield* buildingsFall(game)
      to(game, { phase: 'planning', ended: [], passed: [], go: null, begun: null }, ['BA-BARR-5', 'BA-TURN-1'])
      return
    }
    const { decision } = yield* askAny(game, [[side, settingUp(game)]])
    const next = sidesFrom(game, side)[1] as Id
    // by turns, or one side after the other: BA-RUL-283
    const then = game.ruling('BA-RUL-283') === 'blocks' ? side : next
    const now = game.state
    if (decision.action === 'end') to(game, { ended: [...now.ended, side], go: next }, ['BA-HIDE-4'])
    else if (decision.action === 'pass') to(game, { passed: [...now.passed, side], go: next }, ['BA-HIDE-4'])
    else {
      yield* perform(game, decision, prompt(side, settingUp(game)))
      to(game, { passed: [], go: then }, ['BA-HIDE-4'])
    }
  },
}

/** Where may a stand lie hidden? In what conceals it, or close behind a wall or crest: BA-RUL-162. A sniper anywhere: BA-RUL-242. */
export function isHidingPlace(game: Blaze, stand: Stand, at: Point): boolean {
  if (isSniper(stand)) return true
  const inside = featuresAt(game, at).some(f =>
    ['scrub', 'woods', 'building', 'bunker', 'ruin', 'trench', 'foxhole'].includes(f.kind),
  )
  // from the middle of a stand
  const half = (game.rows(sizes).stand?.[0] ?? 0) / 2
  return (
    inside ||
    featuresNear(game, at, reach(game, 'hiding') + half).some(
      f => isLine(f) && coverGiven(game, f, 'direct') !== 'none',
    )
  )
}

/** The part of the table where a side sets up: its zone, or its half; anywhere if it has no edge of its own. */
export function zoneOf(game: Blaze, { edge, zone }: Side): Box | null {
  if (!edge) return null
  const across = edge === 'north' || edge === 'south'
  const depth = zone ?? Math.floor((across ? game.depth : game.width) / 2)
  const at: Point = across
    ? [Math.floor(game.width / 2), edge === 'south' ? Math.floor(depth / 2) : game.depth - Math.floor(depth / 2)]
    : [edge === 'west' ? Math.floor(depth / 2) : game.width - Math.floor(depth / 2), Math.floor(game.depth / 2)]
  return across ? { at, width: game.width, depth, facing: 0 } : { at, width: depth, depth: game.depth, facing: 0 }
}

export function isInZone(game: Blaze, side: Id, at: Point): boolean {
  const zone = zoneOf(game, game.side(side))
  if (!zone) return true
  const [[west, south], , [east, north]] = corners(zone)
  return at[0] >= west && at[0] <= east && at[1] >= south && at[1] <= north
}

/** Why this stand may not be put there now. */
export function whyNotDeploy(game: Blaze, deploy: Deploy, side: Id): readonly Reason[] {
  const stand = game.find('piece', deploy.piece)
  const here = deploy.to
  if (stand?.side !== side || stand.gone || isAircraft(game, stand))
    return [because('target', text`choose a stand of yours and a place`, 'BA-HIDE-4')]
  const carrier = stand.aboard ? game.find('piece', stand.aboard) : null
  if (carrier) return [because('target', text`${the.piece(stand)} comes with ${the.piece(carrier)}`, 'BA-MOTO-6')]
  const reasons: Reason[] = []
  const { phase } = game.state
  if (phase === 'deployment') {
    if (onTable(stand) && isGiven(game, stand))
      reasons.push(because('target', text`${the.piece(stand)} is on the table already`, 'BA-HIDE-4'))
    reasons.push(...whyNotYet(game, stand))
    if (!isInZone(game, side, here)) reasons.push(because('table', text`outside your part of the table`, 'BA-HIDE-4'))
  } else if (phase === 'planning') reasons.push(...whyNotNow(game, stand, here))
  const facing = deploy.facing ?? stand.facing
  reasons.push(...whyNotThere(game, stand, here, facing, deploy.floor ?? 0))
  if (deploy.hidden && !isHidingPlace(game, stand, here))
    reasons.push(because('hidden', text`nothing hides ${the.piece(stand)} there`, 'BA-VIS-4', 'BA-HIDE-4'))
  if (deploy.load !== undefined && !kindOf(game, stand).weapons.some(weapon => weapon.steilgranate))
    reasons.push(because('steilgranate', text`${the.piece(stand)} has no Steilgranate`, 'BA-SG-1', 'BA-SG-4'))
  return reasons
}

/** Has the scenario given it its place? */
const isGiven = (game: Blaze, { id }: Stand): boolean => game.setup.pieces.some(given => given.id === id && given.at)

/** While orders are laid a battalion commander may come to the table, and so may arrivals at their own edge: BA-RUL-164. */
function whyNotNow(game: Blaze, stand: Stand, here: Point): readonly Reason[] {
  if (onTable(stand)) return [because('planning', text`${the.piece(stand)} is on the table`, 'BA-HMOV-6')]
  if (stand.arrives !== null && game.state.turn >= stand.arrives)
    return isAtOwnEdge(game, stand, here)
      ? []
      : [because('table', text`${the.piece(stand)} arrives at its own edge`, 'BA-HMOV-2')]
  const unasked = whyNotSummoned(game, stand)
  if (unasked.length > 0) return unasked
  const his = friendsOf(game, stand.side).some(other => near(game, other, here, reach(game, 'commander')))
  return his
    ? []
    : [
        because(
          '1000',
          text`a battalion commander appears within ${the.length(reach(game, 'commander'))} of one of his stands`,
          'BA-HMOV-6',
        ),
      ]
}

/** Why a stand is not set up before the game: it comes later, or down from the sky. */
function whyNotYet(game: Blaze, stand: Stand): readonly Reason[] {
  const { airborne } = kindOf(game, stand)
  if (airborne || classOf(game, stand) === 'glider')
    return [because('table', text`${the.piece(stand)} comes down in a move step`, 'BA-PARA-1')]
  if (stand.arrives === null) return []
  return [because('table', text`${the.piece(stand)} arrives in turn ${the.count(stand.arrives)}`, 'BA-RUL-283')]
}

/** Why a stand is not placed while orders are laid, wherever that would be. */
function whyNotSummoned(game: Blaze, stand: Stand): readonly Reason[] {
  if (isBattalionHq(game, stand) || (stand.arrives !== null && game.state.turn >= stand.arrives)) return []
  return [because('planning', text`${the.piece(stand)} is not placed now`, 'BA-HMOV-6')]
}

function isAtOwnEdge(game: Blaze, stand: Stand, [x, y]: Point): boolean {
  const { edge } = game.side(stand.side)
  const far = { south: y, north: game.depth - y, west: x, east: game.width - x }
  return edge === null || far[edge] <= reach(game, 'arrival')
}

/** On the table, on ground it may enter, clear of stands its side knows of. */
export function whyNotThere(game: Blaze, stand: Stand, at: Point, facing: number, floor: number): readonly Reason[] {
  const reasons: Reason[] = []
  if (isOffTable(game, at)) reasons.push(because('table', text`that is off the table`, 'BA-RUL-74'))
  const bad = featuresAt(game, at).find(feature => goingIn(game, stand, feature.kind) === 'no')
  if (bad && !(bad.hidden && bad.side !== stand.side))
    reasons.push(because('terrain', text`${the.piece(stand)} may not stand in the ${the.ground(bad)}`, 'BA-RUL-74'))
  const others = game.pieces.filter(other => other.id !== stand.id && (other.side === stand.side || !other.hidden))
  const under = overlapping(game, hullAt(game, stand, at, facing), floor, others)
  if (under) reasons.push(because('touch', text`it would stand on ${the.piece(under)}`, 'BA-RUL-74'))
  if (houseAt(game, at) || floor !== 0) reasons.push(...whyNotFloor(game, stand, at, floor))
  return reasons
}

export const deploy = action<BlazeTables>()({
  says: text`Place a stand`,
  purpose: 'set-up',
  fields,
  next(game, draft, prompt) {
    const { side } = prompt
    const { piece, to: here } = draft
    const setting = prompt.context as SettingDown | null
    if (setting) return nextOfSetDown(game, draft, setting, prompt)
    if (game.state.phase === 'move') return nextOfDrop(game, draft, side)
    if (piece === undefined) {
      const own = game.pieces.filter(
        stand => stand.side === side && !stand.gone && !stand.aboard && !isAircraft(game, stand),
      )
      const isSetUp = (stand: Stand) => stand.at !== null && game.state.phase === 'deployment' && !isGiven(game, stand)
      const why = (stand: Stand) =>
        game.state.phase === 'planning' ? whyNotSummoned(game, stand) : whyNotYet(game, stand)
      // what has been set up may be moved again until its side is done
      const choices = [...own.filter(stand => !stand.at), ...own.filter(isSetUp)].map(stand =>
        pieceChoice(stand, why(stand)),
      )
      return { field: 'piece', says: text`Which stand?`, choices }
    }
    if (here === undefined) {
      const choices = spots(game, side).map(to =>
        choice(to, text`${the.place(to)}`, whyNotDeploy(game, { piece, to }, side)),
      )
      return { field: 'to', says: text`Where?`, choices, open: 'point' }
    }
    const given = { ...draft, piece, to: here }
    const stand = game.find('piece', piece)
    const floor = (at: number) => whyNotDeploy(game, { ...given, floor: at }, side)
    const floors =
      stand && draft.floor === undefined && draft.hidden === undefined ? whichFloor(game, stand, here, floor) : null
    if (floors) return floors
    const loads = game.state.phase === 'deployment' && whyNotDeploy(game, { ...given, load: 'steilgranate' }, side)
    const loadable = loads !== false && loads.length === 0
    if (draft.hidden === undefined && game.state.phase === 'deployment') {
      const choices = [true, false].map(hidden =>
        choice(hidden, hidden ? text`hidden` : text`in sight`, whyNotDeploy(game, { ...given, hidden }, side)),
      )
      return { field: 'hidden', says: text`Hidden?`, choices, optional: !loadable }
    }
    if (loadable && draft.load === undefined)
      return {
        field: 'load',
        says: text`Loaded with what?`,
        choices: [choice('steilgranate', text`a Steilgranate`)],
        optional: true,
      }
    return null
  },
  refuse(game, decision, prompt) {
    const setting = prompt.context as SettingDown | null
    if (setting) return whyNotSetDown(game, decision, setting, prompt.about)
    if (game.state.phase === 'move') return whyNotDrop(game, decision, prompt.side)
    return whyNotDeploy(game, decision, prompt.side)
  },
  *carryOut(game, decision, { context, cites }): Procedure {
    if (context) yield* putDown(game, decision, cites)
    else if (game.state.phase === 'move') yield* comeDown(game, decision)
    else setUp(game, decision)
  },
})

/** Places to suggest: a grid over the side's part of the table. */
function spots(game: Blaze, side: Id): readonly Point[] {
  const step = mm(100)
  const result: Point[] = []
  for (let y = Math.floor(step / 2); y < game.depth; y += step)
    for (let x = Math.floor(step / 2); x < game.width; x += step) if (isInZone(game, side, [x, y])) result.push([x, y])
  return result
}

/** A stand is placed: hidden, as a face-down marker where the game has them, or in sight: BA-RUL-162. */
function setUp(game: Blaze, { piece, to: at, facing, hidden, floor, load }: Deploy): void {
  const stand = game.piece(piece)
  const secret = hidden === true || isSniper(stand)
  // later arrivals come as markers too, a battalion commander never: BA-HMOV-6
  const marked = !secret && game.state.hiddenMovement && !isBattalionHq(game, stand)
  const dummy = kindOf(game, stand).marker === 'dummy'
  game.change(
    'piece',
    piece,
    {
      at,
      facing: facing ?? stand.facing,
      floor: floor ?? 0,
      hidden: secret,
      unshown: game.state.phase === 'planning',
      marker: marked || dummy ? (dummy ? 'dummy' : 'marker') : null,
      revealed: !secret && !marked && !dummy,
    },
    // the same for a dummy: its rules must not tell it from another marker
    marked || dummy ? ['BA-HMOV-2'] : isBattalionHq(game, stand) ? ['BA-HIDE-4', 'BA-HMOV-6'] : ['BA-HIDE-4'],
  )
  // passengers are as unseen as their transport
  const { passengers, towing, unshown, marker } = game.piece(piece)
  for (const id of [...passengers, ...(towing ? [towing] : [])])
    game.change('piece', id, { unshown, hidden: secret || marker !== null, revealed: !secret && marker === null }, [
      'BA-HIDE-4',
      id === towing ? 'BA-TERR-4' : 'BA-MOTO-6',
    ])
  carryAlong(game, piece)
  // a separate change: its rules would reveal what is loaded
  if (load === 'steilgranate') game.change('piece', piece, { sgLoaded: true }, ['BA-SG-4', 'BA-SG-1'])
}

/** What is wrong with a position: overlapping stands, or a transport that does not exist. */
export function check(game: Blaze, place: Place): void {
  const standing = game.pieces.filter(stand => takesGround(game, stand) && !stand.hidden)
  for (const [i, stand] of standing.entries())
    for (const other of standing.slice(i + 1))
      if (stand.floor === other.floor && boxesOverlap(hullOf(game, stand), hullOf(game, other)))
        place.fail('SCEN-6', `${stand.id} and ${other.id} stand on each other`)
  for (const stand of game.pieces) {
    if (stand.aboard && !game.find('piece', stand.aboard)) place.fail('SCEN-2', `${stand.id} is aboard ${stand.aboard}`)
    for (const passenger of stand.passengers)
      if (game.find('piece', passenger)?.aboard !== stand.id)
        place.fail('SCEN-2', `${passenger} is not aboard ${stand.id}`)
  }
}
