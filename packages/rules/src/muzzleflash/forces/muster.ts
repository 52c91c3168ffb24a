import {
  type BattleSize,
  type BattleWish,
  type Decision,
  type Force,
  type Id,
  landFor,
  landGoals,
  layLand,
  type Muster,
  type Opening,
  type Prompt,
  type Stream,
  sidesFor,
  type Value,
} from '@sandtable/kernel'
import type { Muzzleflash, MuzzleflashTables } from '../records.ts'
import type { Quality } from '../tables.ts'
import { nations, supplyOf } from './armies.ts'
import { boughtBy, whyNotBuy } from './buying.ts'
import { dressing } from './dressing.ts'
import { namesOf, nextPurchase, pointsFor } from './fielding.ts'
import { rollAgain } from './rerolling.ts'
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

function open({ size, toBuy, land: wished, seed, forces }: BattleWish, stream: Stream): Opening {
  const { points, width, depth, minutes, size: ofBook } = battles[size] as (typeof battles)[string]
  const quality = qualities[stream.next(qualities.length)] as Quality
  const land = landFor(wished, dressing, stream)
  const goal = landGoals[land] as string
  const { terrain, ...table } = layLand({ land, seed: `${size} ${seed}`, width, depth }, dressing)
  const sides = sidesIn(forces, points, quality)
  const aid = sides.map(({ id }, i) => ({
    id: `${id}-aid`,
    kind: 'aid-station',
    circle: [width / 2, i === 0 ? 2 : depth - 2, 2],
    side: id,
  }))
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
    briefing: Object.fromEntries(sides.map(({ id }) => [id, told])),
    table: { ...table, terrain: [...terrain, ...aid], last: TURNS } as Value,
    sides: sides.map(side => ({ ...side, size: ofBook, objectives })),
    start: { turn: 0, side: sides[0]?.id ?? null },
  }
}

type Buyer = { readonly id: Id; readonly [field: string]: Value }

/** Two sides of equal points; with forces that were chosen, as many points as the dearer of them costs. */
function sidesIn(forces: BattleWish['forces'], points: number, quality: Quality): readonly Buyer[] {
  const given = (forces ?? []).filter(force => force !== null)
  if (given.length === 0)
    return [
      { id: 'british', points, army: 'allied', quality },
      { id: 'german', points, army: 'axis', quality },
    ]
  const dearest = Math.max(...given.map(pointsFor))
  return sidesFor(forces ?? [], nations, ['british', 'german']).map(({ id, army, force, about }) => ({
    id,
    ...about,
    points: force ? pointsFor(force) : dearest,
    army: supplyOf(army),
    quality: force?.terms.quality ?? given[0]?.terms.quality ?? quality,
  }))
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

function decide(game: Muzzleflash, { side, actions }: Prompt, stream: Stream, forces?: BattleWish['forces']): Decision {
  if (actions.includes('buy')) {
    const force = forceOf(game, side, forces)
    return force ? nextPurchase(game, side, force) : shop(game, side, stream)
  }
  return actions.includes('reroll') ? rollAgain(game, side) : setUp(game, side)
}

const forceOf = (game: Muzzleflash, side: Id, forces: BattleWish['forces'] = []): Force | null =>
  forces[game.sides.findIndex(({ id }) => id === side)] ?? null

const names = (game: Muzzleflash, forces: BattleWish['forces']): { readonly [id: Id]: string } =>
  Object.assign(
    {},
    ...game.sides.map(({ id }) => {
      const force = forceOf(game, id, forces)
      return force ? namesOf(game, id, force) : {}
    }),
  )

export const muster: Muster<MuzzleflashTables> = { sizes, open, decide, names, isReady: game => game.state.turn > 0 }
