import {
  type BattleSize,
  type BattleWish,
  type Decision,
  type Id,
  landFor,
  landGoals,
  layLand,
  type Muster,
  type Opening,
  type Prompt,
  type Stream,
  type Value,
} from '@sandtable/kernel'
import type { Muzzleflash, MuzzleflashTables, Unit } from '../records.ts'
import type { Quality } from '../tables.ts'
import { boughtBy, whyNotBuy } from './buying.ts'
import { dressing } from './dressing.ts'
import { armies } from './tables.ts'
import { laneOf, placesFor, waiting, whyLost } from './zone.ts'

/** Quick battles: two forces of equal points, bought at random within reason, on a table that favours neither. */

/** The book's small game is the largest that people finish in an evening; its large one has some 180 figures a side. */
const battles: {
  readonly [size: string]: {
    readonly points: number
    /** The size of the book, where it is one of them. */
    readonly size: string | null
    readonly width: number
    readonly depth: number
    readonly minutes: number
  }
} = {
  small: { points: 2, size: null, width: 48, depth: 48, minutes: 45 },
  medium: { points: 3, size: null, width: 48, depth: 48, minutes: 75 },
  large: { points: 5, size: 'small', width: 72, depth: 48, minutes: 120 },
  huge: { points: 30, size: 'large', width: 96, depth: 60, minutes: 600 },
}
const TURNS = 8

const sizes: readonly BattleSize[] = Object.entries(battles).map(([id, { points, minutes }]) => ({
  id,
  says: `${id}, ${points} points a side`,
  points,
  minutes,
  toBuy: true,
}))

const qualities: readonly Quality[] = ['green', 'veteran', 'veteran', 'seasoned']

function open({ size, toBuy, land: wished, seed }: BattleWish, stream: Stream): Opening {
  const { points, width, depth, minutes, size: ofBook } = battles[size] as (typeof battles)[string]
  const quality = qualities[stream.next(qualities.length)] as Quality
  const land = landFor(wished, dressing, stream)
  const goal = landGoals[land] as string
  const { terrain, ...table } = layLand({ land, seed: `${size} ${seed}`, width, depth }, dressing)
  const aid = [
    { id: 'british-aid', kind: 'aid-station', circle: [width / 2, 2, 2], side: 'british' },
    { id: 'german-aid', kind: 'aid-station', circle: [width / 2, depth - 2, 2], side: 'german' },
  ]
  const objectives: Value = [
    { type: 'most', vp: 10, places: [goal] },
    { type: 'casualties', vp: 1 },
  ]
  const told = `Hold the ${goal} in the middle with more men than the enemy: 10 victory points. Each enemy dead or injured is another. Bring your injured to the aid station at your edge: each one left lying costs 3.`
  return {
    title: `Quick battle, ${size}`,
    summary: `Two ${quality} forces of ${points} points meet at a ${goal}. ${toBuy ? 'Each side buys its own and sets it up' : 'Bought at random by the rules'}; the ground is the same from both edges.`,
    turns: TURNS,
    minutes,
    briefing: { british: told, german: told },
    table: { ...table, terrain: [...terrain, ...aid], last: TURNS } as Value,
    sides: [
      { id: 'british', size: ofBook, points, army: 'allied', quality, objectives },
      { id: 'german', size: ofBook, points, army: 'axis', quality, objectives },
    ],
    start: { turn: 0, side: 'british' },
  }
}

/** The relative likelihood of a purchase among those allowed. */
const wishes: { readonly [item: string]: number } = {
  'rifle-section': 8,
  'platoon-hq': 12,
  'company-hq': 12,
  'engineer-section': 1,
  reroll: 2,
  zone: 1,
  'dug-in': 1,
}
const VEHICLE = 4
/** Every force has at least this many sections. */
const LEAST_SECTIONS = 2
/** More rerolls than this are wasted. */
const MOST_REROLLS = 3

/** One purchase; officers and sergeants come free when the force is raised. */
function shop(game: Muzzleflash, side: Id, stream: Stream): Decision {
  const may = (item: string) => whyNotBuy(game, side, item).length === 0
  const sections = boughtBy(game, side, 'rifle-section').length
  if (sections < LEAST_SECTIONS && may('rifle-section')) return { action: 'buy', item: 'rifle-section' }
  const basket: string[] = []
  for (const [item, weight] of Object.entries(wishes))
    if (may(item) && !(item === 'reroll' && game.side(side).rerolls >= MOST_REROLLS))
      basket.push(...Array.from({ length: weight }, () => item))
  const vehicles = game.rows(armies)[game.side(side).army ?? '']?.vehicles ?? []
  for (let i = 0; i < VEHICLE; i++) {
    const kind = vehicles[stream.next(vehicles.length)]
    if (kind && may(kind)) basket.push(kind)
  }
  const item = basket[stream.next(Math.max(1, basket.length))]
  return item === undefined ? { action: 'end' } : { action: 'buy', item }
}

/** A unit's losses on the tables. */
const losses = ({ shows, arrives, men, lmg, teams }: Unit): number => {
  if (shows !== null) return shows === 'absent' ? 9 : (arrives ?? 0)
  return teams !== null ? 4 - teams : 10 - (men ?? 10) + (lmg === 0 ? 2 : 0)
}

/** The worst rolls are rerolled. */
function rollAgain(game: Muzzleflash, side: Id): Decision {
  const bad = boughtBy(game, side)
    .filter(unit => losses(unit) > 1)
    .sort((a, b) => losses(b) - losses(a))
    .slice(0, game.side(side).rerolls)
  return bad.length > 0 ? { action: 'reroll', units: bad.map(unit => unit.id) } : { action: 'pass' }
}

/** Sets up the next unit on its stretch of the edge; if it does not fit as a whole, piece by piece. */
function setUp(game: Muzzleflash, side: Id): Decision {
  const left = waiting(game, side).filter(piece => whyLost(game, piece).length === 0)
  const [first] = left
  if (!first) return { action: 'end' }
  const unit = left.filter(p => p.unit === first.unit)
  const whole = first.unit !== null && !game.find('piece', first.unit) && unit.length > 1
  const goal = laneOf(game, first)
  if (whole && placesFor(game, unit, goal)) return { action: 'deploy', piece: first.unit as Id, to: goal }
  for (const piece of left) {
    const to = placesFor(game, [piece], laneOf(game, piece))?.get(piece.id)
    if (to) return { action: 'deploy', piece: piece.id, to }
  }
  return { action: 'end' }
}

function decide(game: Muzzleflash, { side, actions }: Prompt, stream: Stream): Decision {
  if (actions.includes('buy')) return shop(game, side, stream)
  return actions.includes('reroll') ? rollAgain(game, side) : setUp(game, side)
}

export const muster: Muster<MuzzleflashTables> = { sizes, open, decide, isReady: game => game.state.turn > 0 }
