import {
  type Given,
  type GivenPiece,
  type GivenTerrain,
  type Id,
  type Place,
  type Point,
  suggestion,
} from '@sandtable/kernel'
import { sorties } from './combat-tables.ts'
import { fullOf } from './fire/orders.ts'
import type { Blaze, Feature, Side, Stand, State, Unit } from './records.ts'
import { countsForBreaking } from './stands/breaking.ts'
import { dueFor } from './stands/points.ts'
import { figuresOf } from './stands/profiles.ts'
import { FRESH } from './stands/states.ts'
import { type Kind, kinds, supplies, terrains } from './tables.ts'

/** Whole records out of what a position gives. */

export function side(game: Blaze, given: Given): Side {
  const mines = (given.mineSquares as number | undefined) ?? 0
  const hides = game.setup.pieces.some(piece => piece.side === given.id && mayHide(game, piece))
  return {
    doubleMoves: 0,
    suppressiveTemplates: 0,
    barrageTemplates: 0,
    divisional: null,
    sightings: [],
    planned: false,
    victoryPoints: 0,
    disputesWon: 0,
    edge: null,
    mineSquares: 0,
    // two dummies for every mine square: BA-MINE-2
    dummyMines: mines * 2,
    wireStrips: 0,
    zone: null,
    nextCard: 1,
    calls: [],
    barrage: [],
    newSightings: [],
    secretLosses: 0,
    veiled: hides,
    snipers: game.setup.pieces.some(piece => piece.side === given.id && piece.kind === 'sniper'),
    won: false,
    disputes: 0,
    ...given,
  } as Side
}

/** Could this piece be on the table unknown to the enemy? */
function mayHide(game: Blaze, piece: GivenPiece): boolean {
  // a sniper has no card: his side is asked for his fire whether he can see anybody or not
  if (piece.kind === 'sniper') return false
  if (piece.hidden === true || (piece.marker !== undefined && piece.marker !== null)) return true
  const waits = piece.at === undefined || piece.at === null
  return waits && game.setup.start.phase === 'deployment' && game.rows(kinds)[piece.kind]?.class !== 'aircraft'
}

export function unit(game: Blaze, given: GivenPiece): Unit {
  const stands = game.setup.pieces.filter(piece => piece.unit === given.id && countsForBreaking(game, piece as never))
  const figures = stands.reduce((sum, piece) => sum + (figuresOf(game, game.rows(kinds)[piece.kind] as Kind) ?? 0), 0)
  return {
    rating: 'average',
    hq: null,
    company: null,
    battalion: null,
    outOfCommand: false,
    ratingDrop: 0,
    stands0: stands.length,
    figures0: figures,
    lost: 0,
    broken: false,
    noArmourCharge: false,
    hqLostTurn: null,
    ...given,
  } as Unit
}

/** The missions of an aircraft that attacks. */
const attacks = ['strafe', 'bomb', 'tankbust']

/** What every stand has that nothing is said about. (long because a stand has many fields) */
function plain(game: Blaze, kind: Kind): Omit<Stand, 'id' | 'side' | 'kind'> {
  const { smoke = 0, volleys = 0 } = game.rows(supplies)
  return {
    unit: null,
    at: null,
    facing: 0,
    gone: false,
    figures: figuresOf(game, kind) ?? 0,
    task: null,
    taskTarget: null,
    taskDone: 0,
    prone: false,
    disordered: false,
    disorderedUntil: null,
    immobilised: false,
    disabled: false,
    destroyed: false,
    stuck: false,
    hidden: false,
    marker: null,
    revealed: true,
    hits: 0,
    heHits: 0,
    charges: 0,
    bursts: fullOf(game, kind),
    sgLoaded: false,
    smokeRounds: kind.weapons.some(weapon => weapon.smoke) ? smoke : 0,
    volleys: kind.weapons.some(weapon => weapon.rockets) ? volleys : 0,
    zeroed: null,
    gunLost: false,
    limbered: false,
    fixedDefence: false,
    hullDown: null,
    recon: false,
    light: null,
    lightFacing: 0,
    aboard: null,
    passengers: [],
    towing: null,
    floor: 0,
    moveBonus: 0,
    stealth: 0,
    keenEyes: 0,
    attached: null,
    rating: null,
    fanatic: false,
    airDefence: false,
    airTurns: kind.class === 'aircraft' ? (game.rows(supplies)['air-turns'] as number) : 0,
    runs: kind.missions?.some(mission => attacks.includes(mission)) ? game.rows(sorties).runs : 0,
    firedAt: false,
    lightDamage: 0,
    points: 0,
    arrives: null,
    unshown: false,
    firedAtTurn: null,
    lightHits: 0,
    landedTurn: null,
    beached: false,
    scored: 0,
    ...FRESH,
    pending: [],
  }
}

export const blankStand = (game: Blaze, given: Partial<Stand> & Pick<Stand, 'id' | 'side' | 'kind'>): Stand => ({
  ...plain(game, game.rows(kinds)[given.kind] as Kind),
  ...given,
})

/** In a position that begins after the Charge step, whoever holds that card has charged whom he touches: BA-RUL-240. */
const hasCharged = (phase: string | undefined): boolean =>
  ['prone', 'aimed-fire', 'move', 'move-fire', 'opportunity-fire', 'resolve-charges'].includes(phase ?? '')

export function piece(game: Blaze, given: GivenPiece, place: Place): Stand {
  const kind = game.rows(kinds)[given.kind]
  if (!kind) return place.at('kind').fail('SCEN-4', given.kind + suggestion(given.kind, Object.keys(game.rows(kinds))))
  const stand = { ...blankStand(game, given as never) }
  const full = figuresOf(game, kind) ?? 0
  if (stand.figures > full)
    place.at('figures').fail('SCEN-3', `${given.kind} has ${full} figures at most, not ${stand.figures}`)
  const concealed = stand.hidden || stand.marker !== null
  const { phase } = game.setup.start
  const planning = phase === undefined || phase === 'planning' || phase === 'deployment'
  const carrier = stand.aboard ? game.setup.pieces.find(other => other.id === stand.aboard) : undefined
  return {
    ...stand,
    revealed: (given.revealed as boolean | undefined) ?? !concealed,
    // a position that begins inside a turn has its cards on the table
    open: !planning && stand.card !== null,
    at: (carrier?.at as Point | undefined) ?? stand.at,
    // what has moved by then has had its move
    hasMoved: stand.moved > 0,
    shots: stand.fired ? 1 : 0,
    firedIn: stand.fired ? stand.card : null,
    contact: stand.card === 'charge' && hasCharged(phase) ? game.setup.pieces.indexOf(given) : null,
    firedAtTurn: stand.firedAt ? (game.setup.start.turn ?? 1) : null,
    // a gun that is lost while it has crew left: the crew fights on
    gunLost: stand.gunLost || (kind.class === 'gun' && stand.destroyed && stand.figures > 0),
    unit: (given.unit as Id | undefined) ?? null,
    scored: scoredBefore(kind, stand),
  }
}

/** What has been lost before a position begins has been counted before: BA-RUL-96. */
function scoredBefore(kind: Kind, { points, destroyed, disabled, gone, figures }: Stand): number {
  if (destroyed || gone || (kind.class === 'gun' && figures === 0)) return points
  return disabled ? dueFor(points, 0.5) : 0
}

export function terrain(game: Blaze, given: GivenTerrain, place: Place): Feature {
  const kind = game.rows(terrains)[given.kind]
  if (!kind)
    return place.at('kind').fail('SCEN-4', given.kind + suggestion(given.kind, Object.keys(game.rows(terrains))))
  return {
    side: null,
    hidden: false,
    gone: false,
    destroyed: false,
    floors: 1,
    capacity: null,
    build: 'strong',
    dense: false,
    dpv: null,
    indefensibleUntil: null,
    smokeUntil: null,
    real: given.kind === 'mine' ? true : null,
    charge: null,
    loopholes: false,
    cleared: null,
    was: null,
    objective: 0,
    demolition: 0,
    demolisher: null,
    height: kind.height ?? 0,
    ...given,
    chargedBy: game.setup.pieces.find(piece => piece.id === given.charge)?.side ?? null,
    entered: [],
    pendingDpv: 0,
    pending: false,
  } as Feature
}

export function start(_game: Blaze, given: { readonly [field: string]: unknown }): State {
  return {
    id: 'game',
    turn: 1,
    side: null,
    over: false,
    hiddenMovement: false,
    ground: 'normal',
    weather: 'fair',
    night: null,
    current: null,
    last: null,
    ...given,
    phase: (given.phase as string | undefined) ?? 'planning',
    begun: null,
    go: null,
    passed: [],
    ended: [],
    chargeRating: null,
    contacts: 0,
    barragePlotted: false,
    smokes: 0,
  } as State
}
