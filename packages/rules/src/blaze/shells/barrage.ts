import {
  action,
  ahead,
  because,
  choice,
  type DecisionOf,
  type DraftOf,
  type Id,
  id as idField,
  int,
  isOffTable,
  type Length,
  length as lengthField,
  type Message,
  maybe,
  oneOf,
  type Point,
  type Procedure,
  type Prompt,
  type Question,
  type Reason,
  role,
  type Shape,
  text,
  the,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables, Side } from '../records.ts'
import { terrains } from '../tables.ts'
import { burst } from './burst.ts'
import { scatter } from './deviation.ts'
import { freshName, makeFeature } from './features.ts'
import { shellFromAfar } from './shell.ts'

/** What is plotted before the game: mines and wire first, then the barrage. */

/** How wide a mine square is, and how long and thick a strip of wire: BA-MINE-1, BA-WIRE-1. */
const square = (game: Blaze): Length => game.rows(terrains).mine?.square as Length
export const stripLength = (game: Blaze): Length => game.rows(terrains).wire?.strip?.[0] as Length
const stripThickness = (game: Blaze): Length => game.rows(terrains).wire?.strip?.[1] as Length

const fields = {
  kind: role.option(oneOf('barrage', 'mine', 'dummy-mine', 'wire')),
  at: role.place,
  turn: maybe(role.option(int)),
  id: maybe(role.option(idField)),
  length: maybe(role.option(lengthField)),
  facing: maybe(role.facing),
}
type Plot = DecisionOf<typeof fields>

const strips = (game: Blaze, { length }: Plot): number => (length === 2 * stripLength(game) ? 2 : 1)

function refuse(game: Blaze, plot: Plot, { side }: Prompt): readonly Reason[] {
  const { kind, at } = plot
  if (isOffTable(game, at)) return [because('target', text`choose a place on the table`, 'BA-BARR-4')]
  const own = game.side(side)
  if (kind === 'barrage') return whyNotBarrage(own, plot)
  const reasons: Reason[] = []
  if (game.state.barragePlotted)
    reasons.push(because('barrage', text`a barrage has been plotted`, 'BA-BARR-4', 'BA-MINE-15'))
  if (plot.id !== undefined && game.store.knows('terrain', plot.id))
    reasons.push(because('target', text`that name is taken`))
  if (kind === 'wire') {
    if (plot.length !== undefined && plot.length !== stripLength(game) && plot.length !== 2 * stripLength(game))
      reasons.push(
        because(
          'target',
          text`wire comes in strips of ${the.length(stripLength(game))} and ${the.length(2 * stripLength(game))}`,
          'BA-WIRE-1',
        ),
      )
    if (own.wireStrips < strips(game, plot)) reasons.push(because('mines', text`no strip of wire is left`, 'BA-WIRE-1'))
    return reasons
  }
  if ((kind === 'mine' ? own.mineSquares : own.dummyMines) <= 0)
    reasons.push(
      because(
        'mines',
        kind === 'mine' ? text`no mine square is left` : text`no false mine square is left`,
        'BA-MINE-2',
      ),
    )
  if (!isInOwnHalf(game, own, at))
    reasons.push(because('mines', text`mines are laid on one's own side of the table`, 'BA-MINE-3'))
  return reasons
}

function whyNotBarrage({ barrageTemplates }: Side, { turn }: Plot): readonly Reason[] {
  const reasons: Reason[] = []
  if (barrageTemplates <= 0) reasons.push(because('templates', text`no barrage template is left`, 'BA-BARR-3'))
  if (turn !== undefined && turn < 0) reasons.push(because('target', text`choose turn 0, or a later one`, 'BA-BARR-2'))
  return reasons
}

/** The whole square lies in the half nearest its own edge: BA-RUL-126. */
function isInOwnHalf(game: Blaze, { edge }: Side, [x, y]: Point): boolean {
  const half = square(game) / 2
  if (edge === 'south') return 2 * (y + half) <= game.depth
  if (edge === 'north') return 2 * (y - half) >= game.depth
  if (edge === 'west') return 2 * (x + half) <= game.width
  if (edge === 'east') return 2 * (x - half) >= game.width
  return true
}

export const plot = action<BlazeTables>()({
  says: text`Lay mines, wire or a barrage`,
  purpose: 'prepare',
  fields,
  next(game, draft, prompt): Question | null {
    const { kind } = draft
    if (kind === undefined) {
      const kinds = ['mine', 'dummy-mine', 'wire', 'barrage'] as const
      const centre: Point = [game.width / 2, game.depth / 2]
      const own = game.side(prompt.side)
      const choices = kinds.map(one => ({
        ...choice(
          one,
          plotNames[one],
          refuse(game, { ...draft, kind: one, at: nearOwnEdge(game, prompt.side) ?? centre }, prompt),
        ),
        note: text`${the.count(own[stores[one]])} left`,
      }))
      return { field: 'kind', says: text`Lay what?`, choices }
    }
    if (draft.at !== undefined) return detailOf(game, draft, prompt.side)
    const suggested = nearOwnEdge(game, prompt.side)
    const choices = suggested
      ? [choice(suggested, text`before your own edge`, refuse(game, { ...draft, kind, at: suggested }, prompt))]
      : []
    return { field: 'at', says: whereTo(kind, game.side(prompt.side)[stores[kind]]), choices, open: 'point' }
  },
  refuse,
  carryOut,
})

export const plotNames: { readonly [kind in Plot['kind']]: Message } = {
  mine: text`a mine square`,
  'dummy-mine': text`a false mine square`,
  wire: text`wire`,
  barrage: text`a barrage`,
}

/** Where it lies, and how many are left. */
function whereTo(kind: Plot['kind'], left: number): Message {
  const count = the.count(left)
  if (kind === 'barrage') return text`Where should the barrage fall? Templates left: ${count}`
  if (kind === 'wire') return text`Where should the wire lie? Strips left: ${count}`
  return kind === 'mine'
    ? text`Where should the mine square lie? Mine squares left: ${count}`
    : text`Where should the false mine square lie? False squares left: ${count}`
}

/** The number a side has of each. */
const stores = {
  mine: 'mineSquares',
  'dummy-mine': 'dummyMines',
  wire: 'wireStrips',
  barrage: 'barrageTemplates',
} as const satisfies { readonly [kind in Plot['kind']]: keyof Side }

/** By default a barrage falls before the battle, and a strip of wire runs north: BA-BARR-2, BA-WIRE-1. */
function detailOf(game: Blaze, { kind, turn, length, facing }: DraftOf<typeof fields>, side: Id): Question | null {
  if (kind === 'barrage' && turn === undefined) {
    const turns = Array.from({ length: (game.state.last ?? SOON) + 1 }, (_, i) => i)
    const choices = turns.map(one => choice(one, one === 0 ? text`before the battle` : text`turn ${the.count(one)}`))
    return { field: 'turn', says: text`When does it fall?`, choices, optional: true }
  }
  if (kind !== 'wire') return null
  if (length === undefined && facing === undefined && game.side(side).wireStrips > 1) {
    const choices = [
      choice(stripLength(game), text`${the.length(stripLength(game))}`),
      choice(2 * stripLength(game), text`${the.length(2 * stripLength(game))}, two strips`),
    ]
    return { field: 'length', says: text`How long?`, choices, optional: true }
  }
  if (facing !== undefined) return null
  const choices = Object.entries(runs).map(([way, says]) => choice(Number(way), says))
  return { field: 'facing', says: text`Which way does it run?`, choices, optional: true }
}

/** How many turns are offered if the last turn is unknown. */
const SOON = 8

const runs = {
  0: text`north to south`,
  45: text`north-east to south-west`,
  90: text`east to west`,
  135: text`south-east to north-west`,
}

/** A place in the side's own half, as a start. */
function nearOwnEdge(game: Blaze, side: Id): Point | null {
  const x = Math.round(game.width / 2)
  const y = Math.round(game.depth / 2)
  const { edge } = game.side(side)
  if (edge === 'south') return [x, Math.round(y / 2)]
  if (edge === 'north') return [x, y + Math.round(y / 2)]
  if (edge === 'west') return [Math.round(x / 2), y]
  return edge === 'east' ? [x + Math.round(x / 2), y] : [x, y]
}

export const squareAt = (game: Blaze, [x, y]: Point): Shape => {
  const half = square(game) / 2
  return {
    polygon: [
      [x - half, y - half],
      [x + half, y - half],
      [x + half, y + half],
      [x - half, y + half],
    ],
  }
}

/** A strip of wire in this direction, centred here. */
export const stripAt = (game: Blaze, middle: Point, way: number, long: Length): Shape => ({
  line: [ahead(middle, way, -long / 2), ahead(middle, way, long / 2)],
  thick: stripThickness(game),
})

/** It is laid. Only its owner knows whether a mine square is real, so nothing here may reveal it: BA-MINE-4. */
function* carryOut(game: Blaze, it: Plot, { side }: Prompt): Procedure {
  const own = game.side(side)
  if (it.kind === 'barrage') {
    const plotted = { at: it.at, turn: it.turn ?? 0 }
    const cites = ['BA-BARR-3', plotted.turn === 0 ? 'BA-BARR-1' : 'BA-BARR-2']
    game.change('side', side, { barrageTemplates: own.barrageTemplates - 1, barrage: [...own.barrage, plotted] }, cites)
    game.change('game', 'game', { barragePlotted: true }, ['BA-BARR-4', 'BA-MINE-15'])
  } else if (it.kind === 'wire') layWire(game, side, it)
  else {
    const real = it.kind === 'mine'
    const fewer = real ? { mineSquares: own.mineSquares - 1 } : { dummyMines: own.dummyMines - 1 }
    game.change('side', side, fewer, ['BA-MINE-3', 'BA-MINE-2'])
    const name = it.id ?? freshName(game, 'mine')
    makeFeature(game, name, 'mine', squareAt(game, it.at), { side, real }, ['BA-MINE-1', 'BA-MINE-4'])
  }
}

/** A strip of 100 mm is two of 50 mm laid end to end: BA-RUL-128. */
function layWire(game: Blaze, side: Id, it: Plot): void {
  const count = strips(game, it)
  const along = it.facing ?? 0
  const cites = ['BA-WIRE-1']
  game.change('side', side, { wireStrips: game.side(side).wireStrips - count }, cites)
  for (let i = 0; i < count; i++) {
    const middle = count === 1 ? it.at : ahead(it.at, along, i === 0 ? -stripLength(game) / 2 : stripLength(game) / 2)
    const id = it.id === undefined ? freshName(game, 'wire') : i === 0 ? it.id : freshName(game, it.id)
    makeFeature(game, id, 'wire', stripAt(game, middle, along, stripLength(game)), { side }, cites)
  }
}

/** The templates plotted for this turn fall, each separately; turn 0 is before the game. BA-BARR-5 to 8. */
export function* fallBarrage(game: Blaze, turn: number): Procedure {
  for (const { id } of game.sides) {
    const due = game.side(id).barrage.filter(plotted => plotted.turn === turn)
    if (due.length === 0) continue
    const later = game.side(id).barrage.filter(plotted => plotted.turn !== turn)
    const cites = [turn === 0 ? 'BA-BARR-5' : 'BA-BARR-2']
    game.change('side', id, { barrage: later }, cites)
    game.say(text`The barrage of ${the.side(id)} falls.`, cites)
    for (const { at } of due) {
      const fall = yield* scatter(game, at, 'BA-BARR-7')
      yield* burst(game, fall.at, shellFromAfar(game, id, ['BA-BARR-6', 'BA-BARR-8']), fall.hit)
    }
  }
}
