import {
  type ChangeEntry,
  type Entry,
  type GameRecord,
  type Host,
  type Id,
  inside,
  type Known,
  type Outcome,
  type PieceRecord,
  type Point,
  type Shape,
  UMPIRE,
  Voice,
} from '@sandtable/kernel'
import type { Loss, Played } from './played.ts'
import { type Squares, squareAt, squaresOf } from './squares.ts'

/** How a piece is out of the fight for good. */
const OUT: readonly string[] = ['lost', 'destroyed', 'fled', 'captured']

type Tally = { [what: string]: number }

/** Looks at a game while it is played, and keeps what a study asks of it. */
export class Chronicle {
  readonly #host: Host
  readonly #squares: Squares
  readonly #places: readonly Id[]
  readonly #lost = new Map<Id, Loss>()
  readonly #held: { readonly [place: Id]: (Id | null)[] }
  readonly #stood: { readonly [side: Id]: Tally }
  readonly #scored: { readonly [side: Id]: Tally }
  readonly #dice: { [faces: string]: number[] } = {}
  #read = 0
  #decisions = 0
  /** The turn that stock was last taken in, and that of the last entry that was read. */
  #turn: number
  #now: number
  #side: Id | null
  #first: Id | null | undefined

  constructor(host: Host) {
    this.#host = host
    this.#squares = squaresOf(host.setup, host.game.rules.book.unit)
    this.#places = placesIn(host)
    this.#turn = this.#now = host.game.state.turn
    this.#side = host.game.state.side
    const sides = host.setup.sides.map(({ id }) => id)
    this.#stood = Object.fromEntries(sides.map(side => [side, {}]))
    this.#scored = Object.fromEntries(sides.map(side => [side, {}]))
    this.#held = Object.fromEntries(this.#places.map(place => [place, [this.#holder(place)]]))
  }

  /** To be called after every decision. */
  look(): void {
    this.#readOn()
    const { turn } = this.#host.game.state
    if (turn === this.#turn) return
    this.#takeStock()
    this.#turn = turn
  }

  told(n: number, outcome: Outcome, bots: Played['bots']): Played {
    this.#readOn()
    this.#takeStock()
    const { game } = this.#host
    return {
      n,
      bots,
      winners: outcome.winners,
      scores: outcome.scores ?? {},
      turns: game.state.turn,
      decisions: this.#decisions,
      why: new Voice(this.#host.seat(UMPIRE)).say(outcome.why?.says[0] ?? outcome.says),
      first: this.#first ?? null,
      force: this.#force(),
      losses: [...this.#lost.values()],
      scored: this.#scored,
      held: this.#held,
      stood: this.#stood,
      dice: this.#dice,
    }
  }

  #readOn(): void {
    const { entries } = this.#host.game.journal
    for (; this.#read < entries.length; this.#read++) this.#note(entries[this.#read] as Entry)
  }

  #note(entry: Entry): void {
    if (entry.type === 'decision') {
      this.#decisions += 1
      // who sets up first, or answers, is not who acts first; secret orders are given by all at once
      const { purpose } = this.#host.game.rules.actions[entry.decision.action] ?? {}
      if (this.#first === undefined && purpose === undefined && !entry.to)
        this.#first = entry.side === this.#side ? entry.side : null
    } else if (entry.type === 'roll') {
      if (!entry.drawn) this.#count(entry.faces, entry.dice)
    } else if (entry.type === 'change') this.#noteChange(entry)
  }

  #noteChange({ table, id, before, after, event }: ChangeEntry): void {
    if (table === 'game' && after) {
      const { side, turn } = after as GameRecord
      this.#side = side
      this.#now = turn
    }
    if (event?.is === 'scored' && table === 'side' && event.count) {
      const scored = this.#scored[id] as Tally
      const cause = event.cause ?? event.is
      scored[cause] = (scored[cause] ?? 0) + event.count
    }
    // each piece once: a wreck that is cleared away was lost before
    if (table !== 'piece' || !after || !event || !OUT.includes(event.is) || this.#lost.has(id)) return
    const { side, kind } = after as Known
    const at = ((before as Known | null)?.at ?? null) as Point | null
    this.#lost.set(id, {
      side: String(side),
      kind: String(kind),
      cause: event.cause ?? event.is,
      turn: this.#now,
      square: at && squareAt(this.#squares, at),
    })
  }

  #count(faces: number, dice: readonly number[]): void {
    this.#dice[faces] ??= new Array<number>(faces).fill(0)
    const counts = this.#dice[faces]
    for (const die of dice) if (die <= faces) counts[die - 1] = (counts[die - 1] as number) + 1
  }

  /** At the end of a turn: who stands where, and who holds what. */
  #takeStock(): void {
    for (const place of this.#places) this.#held[place]?.push(this.#holder(place))
    for (const { side, at } of this.#standing()) {
      const stood = this.#stood[side] as Tally
      const square = squareAt(this.#squares, at as Point)
      stood[square] = (stood[square] ?? 0) + 1
    }
  }

  /** As the rules say it; where they only count who is there, the side with most figures on it. */
  #holder(place: Id): Id | null {
    const { game } = this.#host
    const record = game.store.get('terrain', place)
    if (!record) return null
    const derived = game.rules.derived.terrain?.heldBy
    const held = derived ? derived.of(game, record as never) : (record as { readonly heldBy?: unknown }).heldBy
    return typeof held === 'string' ? held : derived ? null : this.#most(record.shape)
  }

  #most(shape: Shape): Id | null {
    const there = this.#standing().filter(({ at }) => inside(shape, at as Point))
    const counts = this.#host.setup.sides.map(({ id }) => ({
      id,
      count: there.filter(({ side }) => side === id).length,
    }))
    const most = Math.max(...counts.map(({ count }) => count))
    const [first, ...others] = counts.filter(({ count }) => count === most)
    return first && most > 0 && others.length === 0 ? first.id : null
  }

  #standing(): readonly PieceRecord[] {
    return this.#host.game.store.all('piece').filter(({ id, at, gone }) => at && !gone && !this.#lost.has(id))
  }

  #force(): Played['force'] {
    const force = Object.fromEntries(this.#host.setup.sides.map(({ id }) => [id, {} as Tally]))
    for (const { side, kind } of this.#host.game.store.all('piece')) {
      const own = force[side] as Tally
      own[kind] = (own[kind] ?? 0) + 1
    }
    return force
  }
}

/** The terrain that a side's record names, or that counts for whoever holds it. */
function placesIn({ setup, game }: Host): readonly Id[] {
  const named = new Set<unknown>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string') named.add(value)
    else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part)
  }
  collect(setup.raw.sides)
  const worth = (record: object): number => Number((record as Known).objective ?? 0)
  return game.store
    .all('terrain')
    .filter(feature => named.has(feature.id) || worth(feature) > 0)
    .map(({ id }) => id)
}
