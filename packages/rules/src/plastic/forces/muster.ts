import {
  type BattleSize,
  type BattleWish,
  breadthOf,
  costOf,
  type Decision,
  type Force,
  inward,
  landFor,
  layLand,
  type Muster,
  type Opening,
  oneOfKind,
  type Point,
  type Prompt,
  type Stream,
  sidesFor,
  type Value,
} from '@sandtable/kernel'
import type { Figure, Plastic, PlasticTables } from '../records.ts'
import { setUpSpots, waiting, whyNotThere } from '../setting-up.ts'
import { kinds } from '../tables.ts'
import { armies, builder, raise } from './builder.ts'
import { dressing } from './dressing.ts'

/** Quick battles: as many figures on either side, alike in what they carry, on ground that favours neither. */

interface Size {
  readonly figures: number
  readonly width: number
  readonly depth: number
  readonly minutes: number
  readonly turns: number
}

const battles: { readonly [size: string]: Size } = {
  small: { figures: 10, width: 48, depth: 48, minutes: 25, turns: 8 },
  medium: { figures: 16, width: 60, depth: 48, minutes: 40, turns: 10 },
  large: { figures: 24, width: 72, depth: 48, minutes: 60, turns: 12 },
}

const sizes: readonly BattleSize[] = Object.entries(battles).map(([id, { figures, minutes }]) => ({
  id,
  says: `${id}, ${figures} figures a side`,
  points: figures,
  counts: 'figures',
  minutes,
}))

/** What both sides draw from: a role, its relative likelihood, and at most how many of it among ten figures. */
const roles: readonly { readonly role: string; readonly weight: number; readonly most: number }[] = [
  { role: 'rifleman', weight: 8, most: 10 },
  { role: 'bayonet-rifleman', weight: 1, most: 1 },
  { role: 'grenadier', weight: 3, most: 2 },
  { role: 'submachine-gunner', weight: 3, most: 2 },
  { role: 'automatic', weight: 4, most: 1 },
  { role: 'sniper', weight: 1, most: 1 },
  { role: 'launcher', weight: 1, most: 1 },
  { role: 'mortar', weight: 1, most: 1 },
  { role: 'radioman', weight: 1, most: 1 },
]

/** What each nation has for a role; without a word of its own, the role is the kind. */
const carried: { readonly [nation: string]: { readonly [role: string]: string } } = {
  german: { automatic: 'mg42-gunner', launcher: 'panzerschreck', mortar: 'mortar-50' },
  american: { automatic: 'bar-gunner', launcher: 'bazooka', mortar: 'mortar-60' },
  british: { automatic: 'bren-gunner', launcher: 'piat', mortar: 'mortar-50' },
  russian: { automatic: 'dp-gunner', launcher: 'grenadier', mortar: 'mortar-50' },
}

/** A leader first, then whoever is drawn. */
function drawn(figures: number, stream: Stream): readonly string[] {
  const found = ['leader-smg']
  const most = (limit: number): number => Math.ceil((limit * figures) / 10)
  while (found.length < figures) {
    const basket = roles.flatMap(({ role, weight, most: limit }) =>
      found.filter(one => one === role).length < most(limit) ? Array.from({ length: weight }, () => role) : [],
    )
    found.push(basket[stream.next(basket.length)] ?? 'rifleman')
  }
  return found
}

function mustered(army: string, company: readonly string[]): Force {
  const kind = (role: string): string => `${army}-${carried[army]?.[role] ?? role}`
  const items = company.map(role => oneOfKind(kinds.rows[kind(role)] ? kind(role) : `${army}-rifleman`))
  return { ruleset: 'plastic', name: army, army, points: null, terms: {}, items }
}

const allies = ['american', 'british', 'russian']

function open({ size: name, land: wished, seed, forces = [] }: BattleWish, stream: Stream): Opening {
  const size = battles[name] as Size
  const { width, depth, turns, minutes } = size
  const land = landFor(wished, dressing, stream)
  const table = layLand({ land, seed: `${name} ${seed}`, width, depth }, dressing) as Value
  const ally = allies[stream.next(allies.length)] as string
  const given = forces.filter(force => force !== null)
  const figures = given.length > 0 ? Math.max(...given.map(force => costOf(builder, force))) : size.figures
  const company = drawn(figures, stream)
  const sides = sidesFor(forces, armies, [ally, 'german'])
  const named = sides.map(({ about }) => about.name).join(' and ')
  const told = `When turn ${turns} ends, have eliminated more figures than you have lost. A man behind cover is hard to hit, and one in the open is not: move from cover to cover, keep a leader near, and let the machine guns work.`
  return {
    title: `Quick battle, ${name}`,
    summary: `${named}, ${figures} figures a side, meet in the open. ${given.length < 2 ? 'Drawn at random, alike in what they carry; the' : 'The'} ground is the same from both edges.`,
    turns,
    minutes,
    briefing: Object.fromEntries(sides.map(({ id }) => [id, told])),
    table,
    sides: sides.map(({ id, about }, i) => ({
      id,
      ...about,
      home: i === 0 ? 'south' : 'north',
      zone: 12,
      objective: { type: 'more-than-lost' },
    })),
    pieces: sides.flatMap(({ id, army, force }) => raise(id, force ?? mustered(army, company))),
    start: { phase: 'deploy', turn: 1, last: turns, side: sides[0]?.id ?? null },
  }
}

/** Along the edge in the order of the list: those who must be near are close to the front, reserves behind. */
function decide(game: Plastic, { side }: Prompt): Decision {
  const [next] = waiting(game, side)
  if (!next) return { action: 'end' }
  const goal = goalOf(game, next)
  let [best, to]: [number, Point | null] = [Number.POSITIVE_INFINITY, null]
  for (const spot of setUpSpots(game, next)) {
    const [dx, dy] = [spot[0] - goal[0], spot[1] - goal[1]]
    const far = dx * dx + dy * dy
    if (far >= best || whyNotThere(game, next, spot).length > 0) continue
    best = far
    to = spot
  }
  return to ? { action: 'deploy', piece: next.id, to } : { action: 'end' }
}

function goalOf(game: Plastic, figure: Figure): Point {
  const { zone, home } = game.side(figure.side)
  const own = game.pieces.filter(({ side }) => side === figure.side)
  const edge = breadthOf(game, home)
  // leaders and mortars stand in the middle, behind the line
  const back = figure.leader || figure.radio || kinds.rows[figure.kind]?.team === true
  const along = back ? edge / 2 : (edge * (own.indexOf(figure) + 1)) / (own.length + 1)
  return inward(game, home, Math.round(along), Math.round(back ? zone / 2 : (zone * 9) / 10))
}

export const muster: Muster<PlasticTables> = { sizes, open, decide, isReady: game => game.state.phase !== 'deploy' }
