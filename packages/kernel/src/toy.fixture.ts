import { Book } from './book.ts'
import { Stream } from './dice.ts'
import type { Game } from './game.ts'
import { within } from './geometry/geometry.ts'
import type { Point } from './geometry/shape.ts'
import { Host, type HostOptions } from './host.ts'
import type { Cites } from './journal.ts'
import { cm, type Length } from './length.ts'
import { ask, askAll, askAny, type Procedure, roll } from './procedure.ts'
import { type Action, because, choice, type Prompt, type PromptSpec, type Reason } from './prompt.ts'
import { randomDecision } from './random.ts'
import type { RuleSet } from './ruleset.ts'
import { flag, id, int, length, list, name, oneOf, optional, point } from './schema.ts'
import { jsonSource, type Source } from './source.ts'
import type { GameRecord, Id, MarkerRecord, PieceRecord, SideRecord, TerrainRecord, UnitRecord } from './store.ts'

/**
 * Hide and Seek: a rule set for the kernel's own tests, with everything that a procedure can do and every kind of secret. Scouts
 * hide and lay mines (each side when it likes), get orders and cards (all at once), then go, shoot, search and vanish again.
 */

const rule = (section: string) => (says: string, i: number) => ({
  id: `HS-${section}-${i + 1}`,
  says,
  source: 'made up',
  kind: 'mechanic',
})
const data = {
  id: 'toy',
  title: 'Hide and Seek',
  period: 'any',
  scale: 'one to one',
  unit: 'cm',
  summary: 'For tests.',
  sections: [
    {
      id: 'HIDE',
      title: 'Hiding',
      rules: ['Scouts hide where they like.', 'A side may lay two mines.'].map(rule('HIDE')),
    },
    { id: 'ORD', title: 'Orders', rules: ['All order one scout, unseen.', 'Each draws a card.'].map(rule('ORD')) },
    {
      id: 'GO',
      title: 'Going',
      rules: ['The scout goes.', 'Who sees it may shoot.', 'Mines.', 'Search.'].map(rule('GO')),
    },
    { id: 'END', title: 'The end', rules: ['Smoke lifts.', 'After the last round it is over.'].map(rule('END')) },
  ],
  rulings: [
    {
      id: 'HS-RUL-1',
      about: ['HS-GO-2'],
      question: 'What hits?',
      options: { four: '4', five: '5' },
      default: 'four',
      offered: true,
    },
    {
      id: 'HS-RUL-2',
      about: ['HS-GO-4'],
      question: 'Who may search?',
      options: { all: 'all', none: 'none' },
      default: 'all',
    },
  ],
  tables: { orders: { rows: { rush: { reach: 20, quiet: false }, sneak: { reach: 8, quiet: true } } } },
  dice: { shot: 'd6', card: 'a card', mine: 'd6' },
  actions: {},
  fields: {},
  kinds: { scout: { radius: 1, range: 25 } },
  terrain: { bush: { height: 2 } },
  'start-phases': { hide: 'the scouts hide' },
  refusals: { words: { far: 'too far', side: 'not yours', turn: 'not now' } },
  scenarios: [],
}
const book = new Book(data, 'rulebooks/toy.yaml')
const orders = book.table('orders', { reach: length, quiet: flag })
const kinds = book.kinds({ radius: length, range: length })
const terrains = book.terrains({ height: length })
const CARDS = ['sun', 'moon', 'star']
const MINE = cm(3)

interface Order {
  readonly piece: Id
  readonly how: string
  readonly to: Point
  readonly rest: readonly Id[]
}
interface ToyTables {
  game: GameRecord & { readonly last: number }
  /** Card, mines and readiness are the side's own business; the order until it is shown. */
  side: SideRecord & {
    readonly ready: boolean
    readonly mines: number
    readonly card: string | null
    readonly order: Order | null
    readonly shown: boolean
    readonly score: number
  }
  unit: UnitRecord & { readonly morale: number }
  piece: PieceRecord & { readonly hidden: boolean }
  terrain: TerrainRecord & { readonly burnt: boolean }
  marker: MarkerRecord & { readonly side: Id; readonly at: Point; readonly sprung: boolean }
}
type Toy = Game<ToyTables>
type Scout = ToyTables['piece']

const disc = ([x, y]: Point, r: Length) => ({ x, y, r })
const near = (a: Point, b: Point, reach: Length): boolean => within(disc(a, 0), disc(b, 0), reach)
const scouts = (game: Toy, side: Id): readonly Scout[] => game.pieces.filter(p => p.side === side && !p.gone)
const own = (game: Toy, side: Id, piece: unknown): Scout | null =>
  scouts(game, side).find(scout => scout.id === piece) ?? null
const isOn = (game: Toy, [x, y]: Point): boolean => x >= 0 && y >= 0 && x <= game.width && y <= game.depth
const to = (game: Toy, state: Partial<ToyTables['game']>, ...cites: string[]) =>
  game.change('game', 'game', state, cites)
const missing = (field: string): Reason => because('turn', `say ${field}`, 'HS-ORD-1')
const spec = (says: string, actions: readonly string[], ...cites: string[]): PromptSpec => ({ says, actions, cites })

// ---- the turn ----

/** Planning: whoever acts first goes on; the others see nothing of it, not even how often. */
function* hide(game: Toy): Procedure {
  const busy = game.sides.filter(side => !side.ready)
  if (busy.length === 0) return to(game, { phase: 'orders' }, 'HS-HIDE-1')
  const asked = spec('Hide, lay mines, or be ready', ['hide', 'mine', 'ready'], 'HS-HIDE-1', 'HS-HIDE-2')
  const { side, decision } = yield* askAny(
    game,
    busy.map(({ id }) => [id, asked] as const),
  )
  if (decision.action === 'ready') game.change('side', side, { ready: true }, ['HS-HIDE-1'])
  else if (decision.action === 'hide')
    game.change('piece', decision.piece as Id, { at: decision.to as unknown as Point }, ['HS-HIDE-1'])
  else {
    const mines = game.side(side).mines + 1
    const at = decision.at as unknown as Point
    game.make('marker', { id: `mine-${side}-${mines}`, kind: 'mine', side, at, sprung: false }, ['HS-HIDE-2'])
    game.change('side', side, { mines }, ['HS-HIDE-2'])
  }
}

/** Secret orders, then secret cards, then everything is shown. */
function* giveOrders(game: Toy): Procedure {
  const asked = spec('Order a scout', ['order'], 'HS-ORD-1')
  const able = game.sides.filter(side => scouts(game, side.id).length > 0)
  const answers = yield* askAll(
    game,
    able.map(({ id }) => [id, asked] as const),
  )
  for (const { side, decision } of answers) {
    const { piece, how, to, rest = [] } = decision as unknown as Order
    game.change('side', side, { order: { piece, how, to, rest } }, ['HS-ORD-1'])
  }
  for (const { side } of answers) {
    // who has laid no mine may draw again: how many dice are rolled is a secret too
    const draws = game.side(side).mines === 0 ? 2 : 1
    const dice = yield* roll(game, 'card', draws, { cites: ['HS-ORD-2'], names: CARDS, to: [side] })
    game.change('side', side, { card: CARDS[(dice.at(-1) as number) - 1] as string }, ['HS-ORD-2'])
    game.say(`You hold the ${game.side(side).card}.`, ['HS-ORD-2'], [], [side])
  }
  for (const { side } of answers) game.change('side', side, { shown: true }, ['HS-ORD-1'])
  const first = answers[0]?.side ?? null
  to(game, first ? { phase: 'go', side: first } : { phase: 'end' }, 'HS-GO-1')
}

/** One side carries its order out, and searches. */
function* go(game: Toy): Procedure {
  const side = game.state.side ?? (game.sides[0]?.id as Id)
  const { order } = game.side(side)
  if (order && own(game, side, order.piece)) yield* carryOut(game, side, order)
  if (scouts(game, side).length > 0) {
    const asked = { ...spec('Search?', ['search', 'pass'], 'HS-GO-4'), default: { action: 'pass' } }
    const answer = yield* ask(game, side, asked)
    if (answer.action === 'search') search(game, side, answer.at as unknown as Point)
  }
  const sides = game.sides.map(s => s.id)
  const next = sides[sides.indexOf(side) + 1]
  if (next) to(game, { side: next }, 'HS-GO-1')
  else to(game, { phase: 'end', side: null }, 'HS-END-1')
}

function* carryOut(game: Toy, side: Id, { piece, how, to, rest }: Order): Procedure {
  for (const id of rest)
    if (id !== piece && own(game, side, id)) game.change('piece', id, { hidden: true }, ['HS-HIDE-1'])
  const quiet = game.rows(orders)[how]?.quiet ?? false
  game.change('piece', piece, { at: to, ...(quiet ? {} : { hidden: false }) }, ['HS-GO-1'])
  for (const mine of game.store.all('marker')) {
    if (mine.kind !== 'mine' || mine.side === side || mine.sprung || !near(mine.at, to, MINE)) continue
    game.change('marker', mine.id, { sprung: true }, ['HS-GO-3'])
    const [die] = yield* roll(game, 'mine', 1, { cites: ['HS-GO-3'], need: 5, about: [piece] })
    if ((die as number) >= 5) return strike(game, piece)
  }
  if (!game.piece(piece).hidden) yield* offerShots(game, piece)
}

/** Whoever stands in the open and sees the scout may shoot at it: a reaction, which may be passed. */
function* offerShots(game: Toy, target: Id): Procedure {
  for (const watcher of game.pieces.filter(p => p.side !== game.piece(target).side)) {
    const { at, hidden, gone, kind } = game.piece(watcher.id)
    const aim = game.piece(target).at as Point
    if (gone || hidden || !at || !near(at, aim, game.rows(kinds)[kind]?.range ?? 0)) continue
    const asked = spec('Shoot?', ['shoot', 'hold'], 'HS-GO-2')
    const options = { about: [watcher.id, target], context: target, default: { action: 'hold' } }
    const answer = yield* ask(game, watcher.side, { ...asked, ...options })
    if (answer.action === 'hold') continue
    const need = game.ruling('HS-RUL-1') === 'five' ? 5 : 4
    const cover = { says: 'smoke', by: game.find('marker', `smoke-${target}`) ? -1 : 0, cites: ['HS-END-1'] }
    const dice = yield* roll(game, 'shot', 2, { cites: ['HS-GO-2', 'HS-RUL-1'], need, modifiers: [cover] })
    if (dice.some(die => die + cover.by >= need)) return strike(game, target)
    if (!game.store.knows('marker', `smoke-${target}`))
      game.make('marker', { id: `smoke-${target}`, kind: 'smoke', side: watcher.side, at: aim, sprung: true }, [
        'HS-GO-2',
      ])
    for (const bush of game.grid.near({ west: aim[0], south: aim[1], east: aim[0], north: aim[1] }))
      game.change('terrain', bush.id, { burnt: true }, ['HS-GO-2'])
  }
}

function strike(game: Toy, piece: Id): void {
  const { unit } = game.piece(piece)
  game.change('piece', piece, { gone: true, at: null, hidden: false }, ['HS-GO-2'])
  if (unit) game.change('unit', unit, { morale: game.get('unit', unit).morale - 1 }, ['HS-GO-2'])
  game.say(`${piece} is lost.`, ['HS-GO-2'], [piece])
}

/** Who finds nothing has learnt that too, so it is told to him. */
function search(game: Toy, side: Id, at: Point): void {
  const found = game.pieces.filter(p => p.side !== side && p.hidden && p.at && !p.gone && near(p.at, at, cm(10)))
  for (const scout of found) game.change('piece', scout.id, { hidden: false }, ['HS-GO-4'])
  if (found.length > 0) game.change('side', side, { score: game.side(side).score + found.length }, ['HS-GO-4'])
  else game.say('Nobody is there.', ['HS-GO-4'], [], [side])
}

function* end(game: Toy): Procedure {
  for (const marker of [...game.store.all('marker')])
    if (marker.kind === 'smoke') game.remove('marker', marker.id, ['HS-END-1'])
  for (const side of game.sides) game.change('side', side.id, { order: null, shown: false }, ['HS-ORD-1'])
  const left = game.sides.filter(side => scouts(game, side.id).length > 0)
  const over = game.state.turn >= game.state.last || left.length < 2
  to(game, over ? { over } : { turn: game.state.turn + 1, phase: 'orders' }, 'HS-END-2')
}

// ---- what can be decided ----

type ToyAction = Action<ToyTables>
const plain = (says: string): ToyAction => ({ says, fields: {}, next: () => null, refuse: () => [] })
const spots = (game: Toy, [x, y]: Point, step: Length): readonly Point[] =>
  (
    [
      [0, 0],
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const
  )
    .map(([dx, dy]): Point => [x + dx * step, y + dy * step])
    .filter(spot => isOn(game, spot))
const spotChoices = (points: readonly Point[]) => points.map(spot => choice(spot, `${spot}`))
const middle = (game: Toy): Point => [Math.round(game.width / 2), Math.round(game.depth / 2)]
const offTable = because('far', 'that is off the table', 'HS-HIDE-1')

const hideAction: ToyAction = {
  says: 'Hide',
  fields: { piece: id, to: point },
  next(game, draft, { side }) {
    if (draft.piece === undefined)
      return { field: 'piece', says: 'Who?', choices: scouts(game, side).map(p => choice(p.id, p.id)) }
    if (draft.to !== undefined) return null
    return { field: 'to', says: 'Where?', choices: spotChoices(spots(game, middle(game), cm(15))), open: 'point' }
  },
  refuse(game, { piece, to }, { side }) {
    if (!own(game, side, piece)) return [because('side', 'that scout is not yours', 'HS-HIDE-1')]
    if (to === undefined) return [missing('where')]
    return isOn(game, to as unknown as Point) ? [] : [offTable]
  },
}

/** An action that names a point and nothing else. */
const pointAction = (
  says: string,
  cites: Cites,
  why: (game: Toy, side: Id) => readonly Reason[] = () => [],
): ToyAction => ({
  says,
  fields: { at: point },
  next(game, draft, { side }) {
    if (draft.at !== undefined) return null
    const choices = spots(game, middle(game), cm(20)).map(spot => choice(spot, `${spot}`, why(game, side)))
    return { field: 'at', says, choices, open: 'point' }
  },
  refuse(game, { at }, { side }) {
    if (at === undefined) return [{ ...missing('where'), cites }]
    return [...why(game, side), ...(isOn(game, at as unknown as Point) ? [] : [offTable])]
  },
})

const orderAction: ToyAction = {
  says: 'Order',
  fields: { piece: id, how: oneOf('rush', 'sneak'), to: point, rest: list(id) },
  next(game, draft, { side }) {
    const mine = scouts(game, side)
    if (draft.piece === undefined) return { field: 'piece', says: 'Who?', choices: mine.map(p => choice(p.id, p.id)) }
    if (draft.how === undefined)
      return { field: 'how', says: 'How?', choices: Object.keys(game.rows(orders)).map(how => choice(how, how)) }
    if (draft.to === undefined) {
      const from = own(game, side, draft.piece)?.at ?? middle(game)
      const reach = game.rows(orders)[draft.how as string]?.reach ?? 0
      return { field: 'to', says: 'Where to?', choices: spotChoices(spots(game, from, reach)), open: 'point' }
    }
    if (draft.rest !== undefined || mine.length < 2) return null
    return {
      field: 'rest',
      says: 'Who hides again?',
      choices: mine.map(p => choice(p.id, p.id)),
      many: 2,
      optional: true,
    }
  },
  refuse(game, decision, { side }) {
    const { piece, how, to, rest = [] } = decision as unknown as Partial<Order>
    const scout = own(game, side, piece)
    if (!scout) return [because('side', 'that scout is not yours', 'HS-ORD-1')]
    if (how === undefined || to === undefined) return [missing('how and where to')]
    const reach = game.rows(orders)[how]?.reach ?? 0
    const reasons = isOn(game, to) ? [] : [offTable]
    if (scout.at && !near(scout.at, to, reach)) reasons.push(because('far', 'that is too far', 'HS-GO-1'))
    if (rest.length > 2 || rest.some(one => !own(game, side, one)))
      reasons.push(because('side', 'two of your own at most', 'HS-HIDE-1'))
    return reasons
  },
}

const noMines = (game: Toy, side: Id): readonly Reason[] =>
  game.side(side).mines < 2 ? [] : [because('turn', 'both mines are laid', 'HS-HIDE-2')]

/** What each table keeps from a side that is not its owner. */
function sees(table: string, record: object, side: Id): boolean | readonly string[] {
  const { id, side: owner, hidden, sprung, shown } = record as { [field: string]: unknown }
  if (table === 'side') return id === side || (shown ? ['ready', 'mines', 'card'] : ['ready', 'mines', 'card', 'order'])
  if (table === 'unit') return owner === side || ['morale']
  if (table === 'piece') return owner === side || !hidden
  return table !== 'marker' || owner === side || sprung === true
}

const given = { side: { ready: false, mines: 0, card: null, order: null, shown: false, score: 0 } }

const rules: RuleSet<ToyTables> = {
  id: 'toy',
  book,
  version: '1',
  fields: {
    game: { last: int },
    side: { ready: flag, mines: int, card: optional(name), score: int },
    unit: { morale: int },
    piece: { hidden: flag },
    terrain: { burnt: flag },
    marker: {},
  },
  complete: {
    game: (_, start) => ({ id: 'game', turn: 1, phase: 'hide', side: null, over: false, last: 3, ...start }),
    side: (_, side) => ({ ...given.side, ...side }),
    unit: (_, unit) => ({ morale: 5, ...unit }),
    piece: (game, piece, place) => {
      if (!game.rows(kinds)[piece.kind]) place.at('kind').fail('SCEN-4', piece.kind)
      return { unit: null, at: null, facing: 0, gone: false, hidden: true, ...piece }
    },
    terrain: (game, bush, place) => {
      const kind = game.rows(terrains)[bush.kind]
      return { burnt: false, height: kind ? kind.height : place.at('kind').fail('SCEN-4', bush.kind), ...bush }
    },
  },
  check: () => {},
  phases: [
    { phase: 'hide', run: hide, cites: ['HS-HIDE-1'] },
    { phase: 'orders', run: giveOrders, cites: ['HS-ORD-1'] },
    { phase: 'go', run: go, cites: ['HS-GO-1'] },
    { phase: 'end', run: end, cites: ['HS-END-1'] },
  ],
  actions: {
    hide: hideAction,
    mine: pointAction('Lay a mine', ['HS-HIDE-2'], noMines),
    ready: plain('Ready'),
    order: orderAction,
    shoot: plain('Shoot'),
    hold: plain('Hold'),
    search: pointAction('Search', ['HS-GO-4']),
    pass: plain('Pass'),
  },
  derived: {
    side: { left: { type: int, of: (game, side) => scouts(game, side.id).length, cites: () => ['HS-HIDE-1'] } },
  },
  sees,
  outOfPlace: (_, decision, side, prompt) => [
    because('turn', prompt ? `not ${decision.action} now` : `${side} is not asked`, 'HS-GO-1'),
  ],
  outcome: game => ({
    winners: game.sides.filter(s => scouts(game, s.id).length > 0).map(s => s.id),
    says: 'It is over.',
  }),
}

export const toy = rules as unknown as RuleSet

type Part = { readonly [field: string]: unknown }

/** A position for two or three sides; each part may be given anew. */
export function toySource(
  sides: readonly Id[] = ['red', 'blue'],
  change: { readonly [part: string]: unknown } = {},
): Source {
  const pieces = sides.flatMap((side, i): Part[] =>
    [1, 2].map(n => ({
      id: `${side}-${n}`,
      side,
      unit: `${side}-unit`,
      kind: 'scout',
      at: [20 + 10 * n, 20 + 20 * i],
    })),
  )
  return jsonSource('toy.json', {
    table: {
      width: 100,
      depth: 80,
      terrain: [
        {
          id: 'bush',
          kind: 'bush',
          polygon: [
            [25, 15],
            [45, 15],
            [45, 45],
            [25, 45],
          ],
        },
      ],
    },
    sides: sides.map(side => ({ id: side })),
    units: sides.map(side => ({ id: `${side}-unit`, side, kind: 'patrol' })),
    pieces,
    start: { turn: 1, phase: 'hide', last: 3 },
    ...change,
  })
}

/** Plays at random, to the end or for so many decisions. */
export function playOn(host: Host, seed: number, most = 1000): Host {
  const stream = new Stream(seed)
  for (let n = 0; n < most && !host.over; n++) {
    const { side } = host.run.prompts[stream.next(host.run.prompts.length)] as Prompt
    host.decide(side, randomDecision(host.run, side, stream))
  }
  return host
}

/** Everybody is ready at once: the orders come next. */
export function toOrders(host: Host): Host {
  while (host.game.state.phase === 'hide') host.decide(host.waitingFor[0] as Id, { action: 'ready' })
  return host
}

export const toyHost = (sides: readonly Id[] = ['red', 'blue'], options: HostOptions = {}): Host =>
  new Host(toy, toySource(sides), options).start()
