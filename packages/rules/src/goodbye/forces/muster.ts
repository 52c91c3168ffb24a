import {
  type BattleSize,
  type BattleWish,
  breadthOf,
  costOf,
  type Decision,
  type FieldedRecord,
  type Force,
  type Id,
  inward,
  landFor,
  layLand,
  type Muster,
  type Opening,
  type Point,
  type Prompt,
  type Stream,
  sidesFor,
  type Value,
} from '@sandtable/kernel'
import { worthOf } from '../kinds.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { setUpSpots, waiting, whyNotThere } from '../setting-up.ts'
import { costs, kinds, troops } from '../tables.ts'
import { armies, builder } from './builder.ts'
import { dressing } from './dressing.ts'
import { raise as fielded } from './fielding.ts'

/** Quick battles: forces of equal points, with the leaders the rules require, on ground that favours no side. */

interface Size {
  readonly points: number
  readonly sections: number
  readonly width: number
  readonly depth: number
  readonly minutes: number
  readonly turns: number
  readonly players: readonly Player[]
}

/** Which side plays from which edge. With four, those facing each other across the table can be allies: GB-RUL-69. */
interface Player {
  readonly id: Id
  readonly home: 'south' | 'west' | 'north' | 'east'
  readonly team?: string
  /** What it has when both sides have a tank. */
  readonly tank?: string
}

const TWO: readonly Player[] = [
  { id: 'british', home: 'south', tank: 'mark-iv-male' },
  { id: 'german', home: 'north', tank: 'a7v' },
]
/** Each side is to the left of the previous one, as play may pass: GB-RUL-16. */
const FOUR: readonly Player[] = [
  { id: 'british', home: 'south', team: 'entente' },
  { id: 'german', home: 'west', team: 'central-powers' },
  { id: 'french', home: 'north', team: 'entente' },
  { id: 'austrian', home: 'east', team: 'central-powers' },
]

const battles: { readonly [size: string]: Size } = {
  small: { points: 400, sections: 2, width: 120, depth: 90, minutes: 30, turns: 8, players: TWO },
  medium: { points: 600, sections: 3, width: 150, depth: 120, minutes: 60, turns: 10, players: TWO },
  large: { points: 800, sections: 4, width: 180, depth: 120, minutes: 90, turns: 10, players: TWO },
  huge: { points: 1200, sections: 6, width: 240, depth: 120, minutes: 180, turns: 10, players: TWO },
  four: { points: 400, sections: 2, width: 150, depth: 150, minutes: 90, turns: 8, players: FOUR },
}

const sizes: readonly BattleSize[] = Object.entries(battles).map(([id, { points, players, minutes }]) => ({
  id,
  says: players === FOUR ? `four sides, ${points} points each` : `${id}, ${points} points a side`,
  points,
  minutes,
  sides: players.length,
}))

/** An addition to a section; its other kinds serve the first. A force may have `most` of them. */
interface Item {
  readonly kinds: readonly string[]
  readonly weight: number
  readonly most: number
}

const shop: readonly Item[] = [
  { kinds: ['rifleman'], weight: 6, most: 100 },
  { kinds: ['bomber'], weight: 4, most: 6 },
  { kinds: ['submachine-gunner'], weight: 2, most: 4 },
  { kinds: ['stormtrooper'], weight: 3, most: 8 },
  { kinds: ['rifle-grenadier'], weight: 2, most: 3 },
  { kinds: ['sniper'], weight: 1, most: 1 },
  { kinds: ['lmg-gunner', 'rifleman'], weight: 4, most: 3 },
  { kinds: ['flamethrower-operator', 'rifleman'], weight: 1, most: 1 },
  { kinds: ['granatenwerfer', 'rifleman'], weight: 1, most: 1 },
  { kinds: ['mg-gunner', 'rifleman', 'rifleman'], weight: 2, most: 1 },
]
/** If one side has a tank, so does the other, and both have an anti-tank weapon. */
const AGAINST_TANKS: Item = { kinds: ['anti-tank-rifleman', 'rifleman'], weight: 1, most: 1 }

/** Every section begins with its leader and this many riflemen. */
const RIFLEMEN = 4

const priceOf = (names: readonly string[]): number =>
  names.reduce((sum, name) => {
    const kind = kinds.rows[name] as (typeof kinds.rows)[string]
    return sum + worthOf(kind, troops.rows[kind.class ?? kind.rank] as (typeof troops.rows)[string], costs.rows)
  }, 0)

/** A force being built: its units and pieces as in a file, and the points left. */
class Company {
  readonly units: FieldedRecord[] = []
  readonly pieces: FieldedRecord[] = []
  left: number
  private readonly side: Id
  private readonly counts = new Map<string, number>()

  constructor(side: Id, points: number) {
    this.side = side
    this.left = points
  }

  raise(unit: Id, name: string): void {
    this.units.push({ id: unit, side: this.side, name, kind: 'section' })
  }

  /** Men of a section; a crew serves the first man's weapon. */
  add(unit: Id | null, names: readonly string[], crew = false): void {
    this.left -= priceOf(names)
    let gunner: Id | null = null
    for (const kind of names) {
      const nth = (this.counts.get(kind) ?? 0) + 1
      this.counts.set(kind, nth)
      const id = `${this.side}-${kind}-${nth}`
      const served: { readonly crewOf?: Id } = crew && gunner !== null ? { crewOf: gunner } : {}
      this.pieces.push({ id, side: this.side, kind, ...(unit !== null && { unit }), ...served })
      gunner ??= id
    }
  }

  count(kind: string): number {
    return this.counts.get(kind) ?? 0
  }
}

/** First the officers and sergeants that the rules require, then sections, then whatever the remaining points buy. */
function raise(side: Id, size: Size, tank: string | null, stream: Stream): Company {
  const force = new Company(side, size.points)
  const command = `${side}-command`
  force.raise(command, 'command')
  force.add(command, ['second-lieutenant'])
  for (let i = 0; i < Math.floor(size.sections / 2); i++) force.add(command, ['sergeant'])
  const sections = Array.from({ length: size.sections }, (_, i) => `${side}-section-${i + 1}`)
  for (const [i, section] of sections.entries()) {
    force.raise(section, `section ${i + 1}`)
    force.add(section, ['lance-corporal', ...Array.from({ length: RIFLEMEN }, () => 'rifleman')])
  }
  if (tank !== null) {
    force.add(null, [tank])
    force.add(sections[0] as Id, AGAINST_TANKS.kinds, true)
  }
  for (let turn = 0; force.left > 0; turn++) {
    const affordable = shop.filter(
      item => priceOf(item.kinds) <= force.left && force.count(item.kinds[0] as string) < item.most,
    )
    const basket = affordable.flatMap(item => Array.from({ length: item.weight }, () => item))
    const item = basket[stream.next(Math.max(1, basket.length))]
    if (!item) break
    force.add(sections[turn % sections.length] as Id, item.kinds, item.kinds.length > 1)
  }
  return force
}

/** The sides, with the forces that were chosen for them; a mustered one costs as much as the dearest of these. */
function playing({ players, points }: Size, chosen: readonly (Force | null)[]) {
  const given = chosen.filter(force => force !== null)
  if (players === FOUR || given.length === 0)
    return { points, players: players.map(player => ({ ...player, force: null, about: {} })) }
  const dearest = Math.max(...given.map(force => costOf(builder, force)))
  const sides = sidesFor(chosen, armies, ['british', 'german'])
  return {
    points: dearest,
    players: sides.map(({ id, force, about }, i) => ({ ...(players[i] as Player), id, force, about })),
  }
}

/** As many sections as the points are good for. */
const sized = (size: Size, points: number): Size =>
  points === size.points ? size : { ...size, points, sections: Math.max(1, Math.floor(points / 200)) }

function open({ size: name, land: wished, seed, forces: chosen = [] }: BattleWish, stream: Stream): Opening {
  const size = battles[name] as Size
  const { width, depth, turns, minutes } = size
  const { players, points } = playing(size, chosen)
  const isFour = players.length === 4
  // only a torn field looks the same from four edges
  const land = isFour ? 'no-mans-land' : landFor(wished, dressing, stream)
  const sides = isFour ? 4 : 2
  const table = layLand({ land, seed: `${name} ${seed}`, width, depth, sides }, dressing) as Value
  const hasTanks = size.players === TWO && name !== 'small' && stream.next(3) === 0 && chosen.length === 0
  const forces = players.map(({ id, tank, force }) =>
    force ? fielded(id, force) : raise(id, sized(size, points), (hasTanks && tank) || null, stream),
  )
  const told = !isFour
    ? `When turn ${turns} ends, have cost the enemy more points than he has cost you: a rifleman counts 10, an officer 100. Keep your leaders alive and near their men.`
    : `When turn ${turns} ends, have lost fewer points than anybody else: a rifleman counts 10, an officer 100. All the others are your enemies, unless you agreed on allies.`
  const meet = isFour ? 'Four forces' : 'Two forces'
  return {
    title: isFour ? 'Quick battle, four sides' : `Quick battle, ${name}`,
    summary: `${meet} of ${points} points meet in the open${hasTanks ? ', each with a tank' : ''}. Bought at random by the rules; the ground is the same from ${isFour ? 'all four edges' : 'both edges'}.`,
    turns,
    minutes,
    briefing: Object.fromEntries(players.map(({ id }) => [id, told])),
    table,
    sides: players.map(({ tank: _, force: __, about, ...player }) => ({
      ...player,
      ...about,
      objective: { type: 'points' },
    })),
    units: forces.flatMap(force => force.units),
    pieces: forces.flatMap(force => force.pieces),
    start: { phase: 'deploy', turn: 1, last: turns, side: players[0]?.id ?? null },
  }
}

/** The facing of men who start at an edge. */
const ahead = { south: 0, west: 90, north: 180, east: 270 } as const

/** Every unit has its stretch of the edge, with gun crews at their guns and commanders in the middle. */
function decide(game: Goodbye, { side }: Prompt): Decision {
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
  return to ? { action: 'deploy', piece: next.id, to, facing: ahead[game.side(side).home] } : { action: 'end' }
}

/** The share of an edge that is used when other sides start from the adjacent edges. */
const MIDDLE = 0.6

function goalOf(game: Goodbye, figure: Figure): Point {
  const gunner = figure.crewOf === null ? null : game.find('piece', figure.crewOf)
  if (gunner?.at) return gunner.at
  const { zone, home } = game.side(figure.side)
  const units = game.store.all('unit').filter(unit => unit.side === figure.side)
  const nth = units.findIndex(unit => unit.id === figure.unit)
  const edge = breadthOf(game, home)
  const used = game.sides.length > 2 ? edge * MIDDLE : edge
  const along = Math.round(edge / 2 + (nth <= 0 ? 0 : used * ((nth - 0.5) / (units.length - 1) - 0.5)))
  const deep = Math.round(nth <= 0 ? zone / 3 : (zone * 2) / 3)
  return inward(game, home, along, deep)
}

export const muster: Muster<GoodbyeTables> = { sizes, open, decide, isReady: game => game.state.phase !== 'deploy' }
