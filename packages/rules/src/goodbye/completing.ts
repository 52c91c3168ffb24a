import {
  checkOpenings,
  type Edge,
  type Given,
  type GivenPiece,
  type GivenTerrain,
  type Place,
  suggestion,
} from '@sandtable/kernel'
import { isDown } from './figures.ts'
import { kindNamed } from './kinds.ts'
import type { Feature, Figure, Goodbye, Side, State, Unit } from './records.ts'
import { distances, kinds, section, terrains, weapons as weaponTable } from './tables.ts'

/** Completes the records of a position. */

const homes: readonly Edge[] = ['south', 'north', 'west', 'east']

export function completeSide(game: Goodbye, given: Given, place: Place): Side {
  if (game.sides.length >= homes.length && given.home === undefined)
    place.fail('SCEN-1', 'home: with this many sides each must name its own edge')
  return {
    home: homes[game.sides.length] ?? 'south',
    zone: game.rows(distances)['set-up-zone'],
    team: null,
    noMove: false,
    noFire: false,
    cardDue: null,
    hand: [],
    initiative: false,
    done: false,
    lost: 0,
    won: false,
    objective: null,
    exits: 0,
    ...given,
    closed: game.ruling('GB-RUL-89') === 'closed',
    out: false,
  } as Side
}

export function completeUnit(game: Goodbye, given: GivenPiece): Unit {
  const { luck, valour, courage, command } = game.rows(section)
  return {
    luck,
    valour,
    courage,
    command,
    strength: 0,
    testedHalf: false,
    faced: [],
    commander: null,
    noMove: false,
    halfMove: false,
    voice: 0,
    reduced: false,
    ...given,
    kind: given.kind ?? 'section',
  } as Unit
}

/** The initial state of a figure. */
const PLAIN = {
  unit: null,
  at: null,
  facing: 0,
  gone: false,
  extraShots: 0,
  rangeBonus: 0,
  prone: false,
  pinned: false,
  suppressed: false,
  pinnedUntil: null,
  routing: 0,
  ordered: 'none',
  moved: 0,
  freeMoved: false,
  dashed: 'none',
  fired: false,
  acted: false,
  overwatch: false,
  standTo: false,
  crewOf: null,
  ready: false,
  jammed: false,
  clogged: false,
  lastRound: null,
  spotted: false,
  underFire: 'none',
  valourUse: [],
  inContact: [],
  charged: false,
  engine: 'running',
  abandoned: false,
  knockedOut: [],
  stepped: false,
  tried: false,
  gave: [],
  reacted: false,
  shot: [],
  spottedBy: [],
  sniped: false,
  deadEye: false,
  vim: false,
  stuck: null,
  unmanned: false,
  pinnedNow: false,
  mustTest: false,
  ran: false,
  busy: false,
  started: [],
  fought: [],
  outnumbered: 0,
  noMove: false,
  halfMove: false,
  voice: 0,
} as const

/** Profile and weapons come from the kind: GB-STAT-1, GB-TYPE-18. */
export function completePiece(game: Goodbye, given: GivenPiece, place: Place): Figure {
  const kind = kindNamed(game, given.kind)
  if (!kind) return place.at('kind').fail('SCEN-4', given.kind + suggestion(given.kind, Object.keys(game.rows(kinds))))
  const nco = kind.rank === 'junior-nco' || kind.rank === 'senior-nco'
  const single = nco && game.ruling('GB-RUL-86') === 'one-only'
  const profile = {
    rank: kind.rank,
    weapons: kind.weapons,
    skill: kind.skill,
    attacks: kind.attacks,
    hitBonus: kind.hitBonus ?? 0,
    wounds: kind.wounds,
    courage: kind.courage,
    command: kind.command,
    luck: single ? 0 : kind.luck,
    valour: single ? 1 : kind.valour,
    armour: kind.armour ?? false,
    stormtrooper: kind.stormtrooper ?? false,
    specialist: kind.specialist ?? false,
    sniper: kind.sniper ?? false,
    crew: kind.crew ?? 1,
  }
  const figure = { ...PLAIN, ...profile, ...given, radius: kind.base / 2 } as Figure
  const unknown = figure.weapons.find(weapon => !game.rows(weaponTable)[weapon])
  if (unknown !== undefined)
    place.at('weapons').fail('SCEN-2', `weapon ${unknown}${suggestion(unknown, Object.keys(game.rows(weaponTable)))}`)
  const missing = figure.knockedOut.find(weapon => !figure.weapons.includes(weapon))
  if (missing !== undefined) place.at('knockedOut').fail('SCEN-2', `${figure.id} has no ${missing}`)
  const others = game.sides.map(side => side.id).filter(id => id !== figure.side)
  const gone = figure.gone ? { at: null } : {}
  return {
    ...figure,
    ...gone,
    spottedBy: figure.spotted ? others : [],
    mustTest: isDown(figure) && figure.pinnedUntil === null,
    started: figure.charged ? figure.inContact : [],
  }
}

export function completeTerrain(game: Goodbye, given: GivenTerrain, place: Place): Feature {
  const kind = game.rows(terrains)[given.kind]
  if (!kind)
    return place.at('kind').fail('SCEN-4', given.kind + suggestion(given.kind, Object.keys(game.rows(terrains))))
  const feature = { openings: null, height: kind.height ?? 0, ...given } as Feature
  checkOpenings(feature.shape, feature.openings ?? [], place.at('openings'))
  return feature
}

export function completeGame(game: Goodbye, given: { readonly [field: string]: unknown }): State {
  const phase = (given.phase as string | undefined) ?? 'fire'
  return {
    id: 'game',
    turn: 1,
    last: null,
    gas: [],
    direction: null,
    discards: [],
    taking: [],
    back: null,
    moving: null,
    runs: null,
    over: false,
    ...given,
    side: phase === 'initiative' ? null : ((given.side as string | undefined) ?? game.sides[0]?.id ?? null),
    phase,
  } as State
}
