import {
  because,
  checkOpenings,
  type Given,
  type GivenPiece,
  type GivenTerrain,
  id as idField,
  optional,
  type Place,
  type Point,
  type RuleSet,
  suggestion,
  text,
  the,
} from '@sandtable/kernel'
import { companion } from './companion/index.ts'
import { copies } from './copies.gen.ts'
import { FRESH, sizeOf } from './figures.ts'
import { fire, throwGrenade } from './fire-combat.ts'
import { builder } from './forces/builder.ts'
import { dressing } from './forces/dressing.ts'
import { muster } from './forces/muster.ts'
import { sketching } from './forces/sketching.ts'
import { groundOf } from './ground.ts'
import { fightAction } from './hand-to-hand.ts'
import { direct, lead, rally } from './leaders.ts'
import { reach } from './measure.ts'
import { move } from './movement.ts'
import { flags, goals, holderOf, outcome, verdict } from './objectives.ts'
import { call } from './radiomen.ts'
import {
  type Feature,
  type Figure,
  fields,
  type Plastic,
  type PlasticTables,
  type Side,
  type State,
} from './records.ts'
import { replace } from './reserves.ts'
import { choose, end, pass, phases } from './sequence.ts'
import { check, deploy } from './setting-up.ts'
import { showing } from './showing.ts'
import { book, heightClasses, kinds, terrains, weapons as weaponTable } from './tables.ts'
import { telling } from './telling/index.ts'

/** By default the first side sits at the south edge, the second at the north. */
function side(game: Plastic, given: Given): Side {
  const home = game.sides.length === 0 ? 'south' : 'north'
  return {
    army: null,
    home,
    players: [],
    objective: null,
    losses: 0,
    exits: 0,
    won: false,
    zone: reach(game, 'set-up-zone'),
    ...given,
  } as Side
}

/** Each figure fights exactly as it is modelled: its kind gives pose and weapons. PF-GEN-5, PF-GEN-9. */
function piece(game: Plastic, given: GivenPiece, place: Place): Figure {
  const kind = game.rows(kinds)[given.kind]
  if (!kind) return place.at('kind').fail('SCEN-4', given.kind + suggestion(given.kind, Object.keys(game.rows(kinds))))
  const { pose, weapons } = kind
  const modelled = Object.fromEntries(
    (['bayonet', 'leader', 'binoculars', 'mapCase', 'radio', 'reserve'] as const).map(key => [key, kind[key] ?? false]),
  )
  const status = (game.setup.start.phase ?? 'action') === 'action' ? 'ready' : 'unrolled'
  const where = { unit: null, at: null, facing: 0, gone: false, goneTurn: null, exited: false, player: null }
  const figure = {
    ...where,
    pose,
    weapons,
    ...modelled,
    ...FRESH,
    status,
    radius: sizeOf(game, kind).base / 2,
    ...given,
  }
  const unknown = figure.weapons.find(weapon => !game.rows(weaponTable)[weapon])
  if (unknown !== undefined)
    place.at('weapons').fail('SCEN-2', `weapon ${unknown}${suggestion(unknown, Object.keys(game.rows(weaponTable)))}`)
  return figure as Figure
}

function terrain(game: Plastic, given: GivenTerrain, place: Place): Feature {
  const kind = game.rows(terrains)[given.kind]
  if (!kind)
    return place.at('kind').fail('SCEN-4', given.kind + suggestion(given.kind, Object.keys(game.rows(terrains))))
  const height = kind.height ?? game.rows(heightClasses)[kind.heightClass]?.height ?? 0
  const feature = { openings: null, holes: [], destroyed: false, height, ...given } as Feature
  checkOpenings(feature.shape, feature.openings ?? [], place.at('openings'))
  checkOpenings(
    feature.shape,
    feature.holes.map(hole => hole.at),
    place.at('holes'),
  )
  return feature
}

function start(game: Plastic, given: { readonly [field: string]: unknown }, place: Place): State {
  const phase = (given.phase as string | undefined) ?? 'action'
  if (!phases.some(p => p.phase === phase)) place.at('phase').fail('SCEN-2', `phase ${phase}`)
  const first = game.sides[0]?.id ?? null
  const whose = (given.side as string | undefined) ?? first
  const players = whose ? game.side(whose).players : []
  const player = given.player ?? (phase === 'action' && players.length > 1 ? players[0] : null)
  if (player && !players.includes(player as string)) place.at('player').fail('SCEN-2', `player ${player}`)
  const state = {
    id: 'game',
    turn: 1,
    half: 1,
    last: null,
    over: false,
    played: [],
    ...given,
    side: whose,
    phase,
    player,
  }
  return state as State
}

/** When an action may be taken, for those outside the action step. */
const placeOf: { readonly [action: string]: readonly string[] } = {
  fight: ['PF-HTH-1', 'PF-TRN-18'],
  replace: ['PF-RES-4', 'PF-RUL-79'],
  deploy: ['PF-SET-13'],
  choose: ['PF-TRN-10', 'PF-TRN-2'],
}

/** Simple Plastic Figures, as one object. */
export const plastic: RuleSet<PlasticTables> = {
  id: 'plastic',
  dressing,
  sketching,
  book,
  fields,
  copies,
  complete: { game: start, side, unit: (_, given) => given, piece, terrain },
  check,
  phases,
  actions: {
    choose,
    deploy,
    move,
    fight: fightAction,
    fire,
    throw: throwGrenade,
    lead,
    rally,
    direct,
    call,
    replace,
    pass,
    end,
  },
  derived: {
    terrain: { heldBy: { type: optional(idField), of: holderOf, cites: () => ['PF-RUL-82'] } },
    piece: {
      in: {
        type: optional(idField),
        of: (game, figure) => (figure.at ? (groundOf(game).placeAt(figure.at as Point)?.id ?? null) : null),
      },
    },
  },
  sees: () => true, // everything is on the table in plain view
  outOfPlace: (_, decision, asking, prompt) => [
    because(
      'turn',
      prompt ? text`${the.side(asking)} cannot do that now` : text`it is not the turn of ${the.side(asking)}`,
      ...(placeOf[decision.action] ?? ['PF-TRN-4']),
    ),
  ],
  men: Object.keys(kinds.rows).filter(kind => kinds.rows[kind]?.size === 'man' && !kinds.rows[kind]?.team),
  showing,
  companion,
  telling,
  muster,
  forces: builder,
  outcome,
  verdict,
  goals,
  flags,
  dice: {
    initiative: { whose: 'sides', good: 'high' },
    status: { whose: 'each', good: 'low' },
    'status-reroll': { whose: 'own', good: 'low' },
    effect: { whose: 'against', good: 'need' },
    'direct-hit': { whose: 'doer', good: 'need' },
    'scatter-direction': { whose: 'doer', good: 'need' },
    melee: { whose: 'each', good: 'high' },
  },
}
