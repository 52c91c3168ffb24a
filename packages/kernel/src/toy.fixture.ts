import { flag, int, maybe, name, oneOf, optional, role } from './book/schema.ts'
import { jsonSource, type Source } from './book/source.ts'
import { randomDecision } from './conformance/random.ts'
import { Stream } from './dice/dice.ts'
import type { Game } from './game/game.ts'
import type { GameRecord, Id, MarkerRecord, PieceRecord, SideRecord, TerrainRecord, UnitRecord } from './game/store.ts'
import { within } from './geometry/geometry.ts'
import type { Point } from './geometry/shape.ts'
import { isOffTable } from './ground/edge.ts'
import { cm, type Length } from './length.ts'
import { Host, type HostOptions } from './play/host.ts'
import { askAll, askAny, offer, type Procedure, perform, prompt, roll } from './play/procedure.ts'
import {
  action,
  because,
  type Choice,
  choice,
  type Prompt,
  type PromptSpec,
  pieceChoice,
  plain,
  type Reason,
} from './play/prompt.ts'
import type { Imagining, RuleSet } from './ruleset.ts'
import { type Message, text, the } from './text/message.ts'
import { book, kinds, orders, terrains } from './toy-book.fixture.ts'

/**
 * Hide and Seek: a rule set for the kernel's own tests, with everything that a procedure can do and every kind of
 * secret. Scouts hide and lay mines (each side when it likes), get orders and cards (all at once), then go, shoot,
 * search and vanish again.
 */

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
  /** Card, mines and readiness are private to the side; the order until it is shown. */
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
const isOn = (game: Toy, at: Point): boolean => !isOffTable(game, at)
const to = (game: Toy, state: Partial<ToyTables['game']>, ...cites: string[]) =>
  game.change('game', 'game', state, cites)
const spec = (says: Message, actions: readonly string[], ...cites: string[]): PromptSpec => ({ says, actions, cites })

// ---- the turn ----

/** Planning: the first side to act goes on; the others see nothing of it, not even how often. */
function* hide(game: Toy): Procedure {
  const busy = game.sides.filter(side => !side.ready)
  if (busy.length === 0) return to(game, { phase: 'orders' }, 'HS-HIDE-1')
  const asked = spec(text`Hide, lay mines, or be ready`, ['hide', 'mine', 'ready'], 'HS-HIDE-1', 'HS-HIDE-2')
  const { side, decision } = yield* askAny(
    game,
    busy.map(({ id }) => [id, asked] as const),
  )
  yield* perform(game, decision, prompt(side, asked))
}

/** Secret orders, then secret cards, then everything is shown. */
function* giveOrders(game: Toy): Procedure {
  const asked = spec(text`Order a scout`, ['order'], 'HS-ORD-1')
  const able = game.sides.filter(side => scouts(game, side.id).length > 0)
  const answers = yield* askAll(
    game,
    able.map(({ id }) => [id, asked] as const),
  )
  for (const { side, decision } of answers) yield* perform(game, decision, prompt(side, asked))
  for (const { side } of answers) {
    // a side without a mine may draw again: the number of dice rolled is a secret too
    const draws = game.side(side).mines === 0 ? 2 : 1
    const dice = yield* roll(game, 'card', draws, { cites: ['HS-ORD-2'], names: CARDS, to: [side] })
    const card = CARDS[(dice.at(-1) as number) - 1] as string
    game.change('side', side, { card }, ['HS-ORD-2'])
    game.say(text`You hold the ${the.term(card)}.`, ['HS-ORD-2'], [], [side])
  }
  for (const { side } of answers) game.change('side', side, { shown: true }, ['HS-ORD-1'])
  const first = answers[0]?.side ?? null
  to(game, first ? { phase: 'go', side: first } : { phase: 'end' }, 'HS-GO-1')
}

/** One side carries out its order, and searches. */
function* go(game: Toy): Procedure {
  const side = game.state.side ?? (game.sides[0]?.id as Id)
  const { order } = game.side(side)
  if (order && own(game, side, order.piece)) yield* carryOut(game, side, order)
  if (scouts(game, side).length > 0)
    yield* offer(game, side, { ...spec(text`Search?`, ['search', 'pass'], 'HS-GO-4'), default: { action: 'pass' } })
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
    if ((die as number) >= 5) return strike(game, piece, { cause: 'mine' })
  }
  if (!game.piece(piece).hidden) yield* offerShots(game, piece)
}

/** An enemy in the open who sees the scout may shoot at it: a reaction, which may be passed. */
function* offerShots(game: Toy, target: Id): Procedure {
  for (const watcher of game.pieces.filter(p => p.side !== game.piece(target).side)) {
    const { at, hidden, gone, kind } = game.piece(watcher.id)
    const aim = game.piece(target).at as Point
    if (gone || hidden || !at || !near(at, aim, game.rows(kinds)[kind]?.range ?? 0)) continue
    const asked = spec(text`Shoot?`, ['shoot', 'hold'], 'HS-GO-2')
    const options = { about: [watcher.id, target], context: target, default: { action: 'hold' } }
    yield* offer(game, watcher.side, { ...asked, ...options })
    if (game.piece(target).gone) return
  }
}

/** A miss leaves smoke, and burns the bushes. */
function* shoot(game: Toy, watcher: Id, target: Id): Procedure {
  const aim = game.piece(target).at as Point
  const need = game.ruling('HS-RUL-1') === 'five' ? 5 : 4
  const smoke = `smoke-${target}`
  const cover = { says: text`smoke`, by: game.find('marker', smoke) ? -1 : 0, cites: ['HS-END-1'] }
  const dice = yield* roll(game, 'shot', 2, { cites: ['HS-GO-2', 'HS-RUL-1'], need, modifiers: [cover] })
  if (dice.some(die => die + cover.by >= need)) return strike(game, target, { cause: 'fire', by: watcher })
  const { side } = game.piece(watcher)
  if (!game.store.knows('marker', smoke))
    game.make('marker', { id: smoke, kind: 'smoke', side, at: aim, sprung: true }, ['HS-GO-2'])
  for (const bush of game.grid.near({ west: aim[0], south: aim[1], east: aim[0], north: aim[1] }))
    game.change('terrain', bush.id, { burnt: true }, ['HS-GO-2'])
}

function strike(game: Toy, piece: Id, why: { readonly cause: string; readonly by?: Id }): void {
  const { unit } = game.piece(piece)
  game.change('piece', piece, { gone: true, at: null, hidden: false }, ['HS-GO-2'], { is: 'lost', ...why })
  if (unit) game.change('unit', unit, { morale: game.get('unit', unit).morale - 1 }, ['HS-GO-2'])
  game.say(text`${the.piece(piece)} is lost.`, ['HS-GO-2'], [piece])
}

/** Finding nothing is knowledge too, so the searcher is told. */
function search(game: Toy, side: Id, at: Point): void {
  const found = game.pieces.filter(p => p.side !== side && p.hidden && p.at && !p.gone && near(p.at, at, cm(10)))
  for (const scout of found) game.change('piece', scout.id, { hidden: false }, ['HS-GO-4'])
  const score = game.side(side).score + found.length
  if (found.length > 0) game.change('side', side, { score }, ['HS-GO-4'], { is: 'scored', count: found.length })
  else game.say(text`Nobody is there.`, ['HS-GO-4'], [], [side])
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

const toyAction = action<ToyTables>()

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
const spotChoices = (points: readonly Point[], no: readonly Reason[] = []): Choice[] =>
  points.map(spot => choice(spot, text`${the.place(spot)}`, no))
const scoutChoices = (game: Toy, side: Id): Choice[] => scouts(game, side).map(scout => pieceChoice(scout))
const middle = (game: Toy): Point => [Math.round(game.width / 2), Math.round(game.depth / 2)]
const offTable = because('far', text`that is off the table`, 'HS-HIDE-1')

const hideAction = toyAction({
  says: text`Hide`,
  fields: { piece: role.actor, to: role.place },
  next(game, draft, { side }) {
    if (draft.piece === undefined) return { field: 'piece', says: text`Who?`, choices: scoutChoices(game, side) }
    if (draft.to !== undefined) return null
    const choices = spotChoices(spots(game, middle(game), cm(15)))
    return { field: 'to', says: text`Where?`, choices, open: 'point' }
  },
  refuse(game, { piece, to }, { side }) {
    if (!own(game, side, piece)) return [because('side', text`that scout is not yours`, 'HS-HIDE-1')]
    return isOn(game, to) ? [] : [offTable]
  },
  *carryOut(game, { piece, to }) {
    game.change('piece', piece, { at: to }, ['HS-HIDE-1'])
  },
})

/** An action that names a point and nothing else. */
const pointAction = (
  says: Message,
  carryOut: (game: Toy, side: Id, at: Point) => void,
  why: (game: Toy, side: Id) => readonly Reason[] = () => [],
) =>
  toyAction({
    says,
    fields: { at: role.place },
    next(game, draft, { side }) {
      if (draft.at !== undefined) return null
      return {
        field: 'at',
        says,
        choices: spotChoices(spots(game, middle(game), cm(20)), why(game, side)),
        open: 'point',
      }
    },
    refuse: (game, { at }, { side }) => [...why(game, side), ...(isOn(game, at) ? [] : [offTable])],
    *carryOut(game, { at }, { side }) {
      carryOut(game, side, at)
    },
  })

function layMine(game: Toy, side: Id, at: Point): void {
  const mines = game.side(side).mines + 1
  game.make('marker', { id: `mine-${side}-${mines}`, kind: 'mine', side, at, sprung: false }, ['HS-HIDE-2'])
  game.change('side', side, { mines }, ['HS-HIDE-2'])
}

const orderAction = toyAction({
  says: text`Order`,
  fields: {
    piece: role.actor,
    how: role.option(oneOf('rush', 'sneak')),
    to: role.place,
    rest: maybe(role.many(role.target)),
  },
  next(game, { piece, how, to, rest }, { side }) {
    if (piece === undefined) return { field: 'piece', says: text`Who?`, choices: scoutChoices(game, side) }
    if (how === undefined) {
      const choices = Object.keys(game.rows(orders)).map(order => choice(order, text`${the.term(order)}`))
      return { field: 'how', says: text`How?`, choices }
    }
    if (to === undefined) {
      const from = own(game, side, piece)?.at ?? middle(game)
      const reach = game.rows(orders)[how]?.reach ?? 0
      return { field: 'to', says: text`Where to?`, choices: spotChoices(spots(game, from, reach)), open: 'point' }
    }
    const choices = scoutChoices(game, side)
    if (rest !== undefined || choices.length < 2) return null
    return { field: 'rest', says: text`Who hides again?`, choices, many: 2, optional: true }
  },
  refuse(game, { piece, how, to, rest = [] }, { side }) {
    const scout = own(game, side, piece)
    if (!scout) return [because('side', text`that scout is not yours`, 'HS-ORD-1')]
    const reach = game.rows(orders)[how]?.reach ?? 0
    const reasons = isOn(game, to) ? [] : [offTable]
    if (scout.at && !near(scout.at, to, reach)) reasons.push(because('far', text`that is too far`, 'HS-GO-1'))
    if (rest.length > 2 || rest.some(one => !own(game, side, one)))
      reasons.push(because('side', text`at most two scouts of yours`, 'HS-HIDE-1'))
    return reasons
  },
  *carryOut(game, { piece, how, to, rest = [] }, { side }) {
    game.change('side', side, { order: { piece, how, to, rest } }, ['HS-ORD-1'])
  },
})

const noMines = (game: Toy, side: Id): readonly Reason[] =>
  game.side(side).mines < 2 ? [] : [because('turn', text`both mines are laid`, 'HS-HIDE-2')]

/** What each table hides from sides other than the owner. */
function sees(table: string, record: object, side: Id): boolean | readonly string[] {
  const { id, side: owner, hidden, sprung, shown } = record as { [field: string]: unknown }
  if (table === 'side') return id === side || (shown ? ['ready', 'mines', 'card'] : ['ready', 'mines', 'card', 'order'])
  if (table === 'unit') return owner === side || ['morale']
  if (table === 'piece') return owner === side || !hidden
  return table !== 'marker' || owner === side || sprung === true
}

const kept: { readonly [table: string]: object } = {
  side: { ready: false, mines: 0, card: null, order: null },
  unit: { morale: 5 },
}

/**
 * The others have as many scouts and mines as this side may assume, anywhere; each scout that was found is one of
 * them.
 */
function imagine(game: Toy, { side, draw, sees: isSeen, now }: Imagining<ToyTables>): void {
  const spot = (): Point => [draw(game.width + 1), draw(game.depth + 1)]
  const all = game.pieces.filter(piece => piece.side === side).length || 2
  for (const { id, shown } of game.sides) {
    if (id === side) continue
    const found = now.pieces.filter(piece => piece.side === id && !game.find('piece', piece.id))
    for (const piece of found) game.begin('piece', { ...piece, hidden: true })
    const missing = all - game.pieces.filter(piece => piece.side === id).length
    const scout = { side: id, unit: null, kind: 'scout', facing: 0, gone: false, hidden: true }
    for (let n = 1; n <= missing; n++) game.begin('piece', { ...scout, id: `${id}-unseen-${n}`, at: spot() })
    const mines = draw(3)
    const card = shown ? (CARDS[draw(CARDS.length)] as string) : null
    if (!isSeen('side', id, 'mines')) game.begin('side', { ...game.side(id), mines, card })
    for (let n = 1; n <= mines; n++)
      if (!game.find('marker', `mine-${id}-${n}`))
        game.begin('marker', { id: `mine-${id}-${n}`, kind: 'mine', side: id, at: spot(), sprung: false })
  }
}

const given = { side: { ready: false, mines: 0, card: null, order: null, shown: false, score: 0 } }

const rules: RuleSet<ToyTables> = {
  id: 'toy',
  book,
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
  check(game, place) {
    if (game.state.last < 1) place.at('start').fail('SCEN-3', 'at least one round', 'HS-END-2')
  },
  phases: [
    { phase: 'hide', run: hide, cites: ['HS-HIDE-1'] },
    { phase: 'orders', run: giveOrders, cites: ['HS-ORD-1'] },
    { phase: 'go', run: go, cites: ['HS-GO-1'] },
    { phase: 'end', run: end, cites: ['HS-END-1'] },
  ],
  actions: {
    hide: hideAction,
    mine: pointAction(text`Lay a mine`, layMine, noMines),
    ready: plain<ToyTables>(text`Ready`, {
      *carryOut(game, _, { side }) {
        game.change('side', side, { ready: true }, ['HS-HIDE-1'])
      },
    }),
    order: orderAction,
    shoot: plain<ToyTables>(text`Shoot`, {
      carryOut: (game, _, { about: [watcher, target] }) => shoot(game, watcher as Id, target as Id),
    }),
    hold: plain<ToyTables>(text`Hold`),
    search: pointAction(text`Search`, search),
    pass: plain<ToyTables>(text`Pass`),
  },
  derived: {
    side: { left: { type: int, of: (game, side) => scouts(game, side.id).length, cites: () => ['HS-HIDE-1'] } },
  },
  sees,
  suppose: (_, table) => kept[table] as object,
  imagine,
  outOfPlace: (_, decision, side, asked) => [
    because(
      'turn',
      asked ? text`not ${the.term(decision.action)} now` : text`${the.side(side)} is not asked`,
      'HS-GO-1',
    ),
  ],
  outcome: game => ({
    winners: game.sides.filter(s => scouts(game, s.id).length > 0).map(s => s.id),
    says: text`It is over.`,
  }),
}

export const toy: RuleSet = rules

type Part = { readonly [field: string]: unknown }

/** A position for two or three sides; each part may be overridden. */
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

/** Plays at random, to the end or for this many decisions. */
export function playOn(host: Host, seed: number, most = 1000): Host {
  const stream = new Stream(seed)
  for (let n = 0; n < most && !host.over; n++) {
    const { side } = host.run.prompts[stream.next(host.run.prompts.length)] as Prompt
    host.decide(side, randomDecision(host.run, side, stream))
  }
  return host
}

/** All are ready at once: the orders come next. */
export function toOrders(host: Host): Host {
  while (host.game.state.phase === 'hide') host.decide(host.waitingFor[0] as Id, { action: 'ready' })
  return host
}

export const toyHost = (sides: readonly Id[] = ['red', 'blue'], options: HostOptions = {}): Host =>
  new Host(toy, toySource(sides), options).start()
