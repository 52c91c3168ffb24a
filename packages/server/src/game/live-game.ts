import { scripted } from '@sandtable/bots'
import { DiceError, type Id, Refusal, SandtableError, SaveWriter } from '@sandtable/kernel'
import {
  type Card,
  type Clock,
  type Company,
  type Done,
  type FromServer,
  factsOf,
  keptRoom,
  type Next,
  Pace,
  placing,
  Quiet,
  type Room,
  type Seen,
  type TableFacts,
  WATCHER,
} from '@sandtable/room'
import type { GameRow, Storage } from '../storage/storage.ts'
import { type Body, Ledger } from './ledger.ts'
import { type Opening, peopleIn, roomFor } from './opening.ts'
import { Viewer, type Watched } from './viewer.ts'

/** What a message says of itself: who sent it, the last step they had seen, and its key. */
export interface Sender {
  readonly side: Id
  readonly seq: number
  readonly key: string
}

/** The room of a game, with what belongs to it. */
interface Laid {
  readonly room: Room
  readonly table: TableFacts
  readonly pace: Pace
  readonly writer: SaveWriter
}

/**
 * One game as this process has it. Steps are taken one after the other: each is tried in the room, stored, and only
 * then acknowledged and shown. If it cannot be stored, or another process was first, the room is thrown away and made
 * again of what is stored.
 */
export class LiveGame implements Watched {
  readonly id: string
  readonly card: Card
  readonly viewers = new Set<Viewer>()
  readonly #opening: Opening
  readonly #storage: Storage
  readonly #clock: Clock
  readonly #now: () => number
  readonly #quiet: Quiet
  #ledger = new Ledger()
  #laid: Laid | null = null
  /** Nothing has been read yet, or it may differ from what is stored. */
  #spoilt = true
  /** What each side is asked, and since which step: an answer to an earlier question comes too late. */
  readonly #asked = new Map<Id, { readonly prompt: string; readonly since: number }>()
  #last: Promise<unknown> = Promise.resolve()
  #lookedAt: number

  private constructor(row: GameRow, storage: Storage, clock: Clock, now: () => number) {
    this.id = row.id
    this.card = JSON.parse(row.card)
    this.#opening = JSON.parse(row.opening)
    this.#storage = storage
    this.#clock = clock
    this.#now = now
    this.#lookedAt = now()
    this.#quiet = new Quiet(clock, () => this.#laid?.room.rest())
  }

  static async open(row: GameRow, storage: Storage, clock: Clock, now: () => number): Promise<LiveGame> {
    const game = new LiveGame(row, storage, clock, now)
    await game.ready()
    return game
  }

  /** What is stored has been read, after a fault again. */
  ready(): Promise<void> {
    return this.#spoilt ? this.#inTurn(async () => {}) : Promise.resolve()
  }

  get room(): Room | null {
    this.#quiet.broken()
    return this.#laid?.room ?? null
  }

  get table(): TableFacts | null {
    return this.#laid?.table ?? null
  }

  get thinking(): boolean {
    return this.#laid?.pace.thinking ?? false
  }

  get seq(): number {
    return this.#ledger.next - 1
  }

  get back(): number {
    return this.#ledger.back
  }

  /** When somebody last looked, in ms since 1970. */
  get lookedAt(): number {
    return this.#lookedAt
  }

  look(): void {
    this.#lookedAt = this.#now()
  }

  get isOver(): boolean {
    return this.#laid?.room.over ?? false
  }

  get company(): Company {
    const sides = [...this.viewers].map(({ side }) => side)
    const { sat } = this.#ledger
    return {
      sat: [...sat.keys()],
      here: peopleIn(this.card.seats).filter(side => sides.includes(side)),
      watchers: sides.filter(side => side === WATCHER).length,
      called: Object.fromEntries([...sat].flatMap(([side, { name }]) => (name ? [[side, name]] : []))),
    }
  }

  /** Somebody looks at the game from this seat. */
  enter(side: Id, send: (message: FromServer) => void, seen: Seen | null): Viewer {
    const viewer = new Viewer(this, side, this.#clock, send, seen)
    this.viewers.add(viewer)
    viewer.send({ type: 'hello', seat: side, card: this.card })
    this.#tellCompany()
    viewer.tell()
    return viewer
  }

  leave(viewer: Viewer): void {
    this.look()
    if (this.viewers.delete(viewer)) this.#tellCompany()
  }

  /** A player sits down for the first time; the last one begins the game. */
  sit(side: Id, nonce: string, name: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#ledger.sat.has(side) || !peopleIn(this.card.seats).includes(side)) return
      await this.#store(side, '', { type: 'sat', side, nonce, name })
      await this.#begin()
      this.#tellCompany()
    })
  }

  /** Carries out what a player has decided; an error means that nothing has changed. */
  async act<K extends keyof Done>({ side, seq, key }: Sender, call: K, args: Parameters<Done[K]>): Promise<unknown> {
    if (call === 'save') return this.#save()
    if (call === 'hold') return this.#laid?.pace.hold(args[0] === true)
    await this.#inTurn(async () => {
      await this.#reach(seq)
      if (this.#ledger.keys.has(key)) return
      const { room, pace } = this.#table()
      if (seq > this.seq) throw new SandtableError('NET-1', '', `there is no step ${seq} yet`)
      if (seq < (this.#asked.get(side)?.since ?? 0))
        throw new SandtableError('NET-3', '', 'you are asked something else')
      pace.hold(false)
      if (call === 'pass' && !room.waitingFor.includes(side)) return pace.waive()
      await this.#go(side, key, () => this.#carryOut(room, side, call, args))
      this.#tell()
    })
    void this.#playOn()
  }

  #carryOut(room: Room, side: Id, call: keyof Done, args: readonly unknown[]): void {
    if (call === 'decide') room.decide(side, args[0])
    else if (call === 'undo') room.undo(side)
    else if (call === 'redo') room.redo(side)
    else if (call === 'placeRest') this.#placeRest(room, side)
    else {
      if (call === 'letPass') room.letPass(side)
      room.pass(side)
    }
  }

  #placeRest(room: Room, side: Id): void {
    const helper = scripted(side)
    const next = () => placing(room.seat(side), helper)
    for (let decision = next(); decision; decision = next()) room.decide(side, decision)
  }

  /** Reads what another process has stored, at least up to a step that somebody has heard of, and shows it. */
  catchUp(heard = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#inTurn(() => this.#reach(heard))
  }

  async #reach(heard: number): Promise<void> {
    if (heard <= this.seq || (await this.#storage.read(this.id, this.#ledger.next)).length === 0) return
    await this.#reload()
    this.#tellCompany()
    this.#tell()
  }

  /** Until what is under way is stored and answered. Its computers stop: another process goes on. */
  async rest(): Promise<void> {
    this.#laid?.pace.stop()
    await this.#last
  }

  /** Closes the log of a game that is over; nothing can be added after that. */
  async pack(): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#ledger.closed) return
      await this.#storage.finish(this.id, this.#ledger.next, this.#now())
      this.#spoil()
    })
  }

  /** The whole game, dice and all: nobody may have it before the end. */
  #save(): string {
    const { room } = this.#table()
    if (!room.over) throw new SandtableError('NET-4', '', 'a game can be downloaded when it is over')
    return room.save()
  }

  /** Tries something in the room, and keeps what comes of it. */
  async #go(by: Id, key: string, deed: () => void): Promise<void> {
    const { room, writer } = this.#table()
    let failed: unknown = null
    try {
      deed()
    } catch (error) {
      failed = error
    }
    if (failed && !isExpected(failed))
      this.#spoil() // the rules stopped halfway: the room is not to be trusted
    else {
      // of several decisions one may be refused; those before it stand
      const grown = room.grown(writer)
      if (grown) await this.#store(by, key, { type: 'grown', ...grown })
    }
    if (failed) throw failed
  }

  /** The computers play, as long as it is theirs to play. */
  async #playOn(): Promise<void> {
    try {
      await this.#laid?.pace.run()
    } catch {
      // what could not be kept has not happened: whoever acts next sets them going again
    }
  }

  #computer({ side, spoken }: Next): Promise<void> {
    return this.#inTurn(async () => {
      const room = this.#laid?.room
      const next = room?.next()
      // a person was quicker
      if (room && next?.side === side && (next.spoken === null) === (spoken === null))
        await this.#go(side, '', () => room.play(next))
    })
  }

  async #store(by: Id, key: string, body: Body): Promise<void> {
    const step = {
      seq: this.#ledger.next,
      at: this.#now(),
      by,
      key,
      ...this.#standing(body),
      body: JSON.stringify(body),
    }
    let first = false
    try {
      first = await this.#storage.append(this.id, step)
    } catch (error) {
      this.#spoil()
      throw new SandtableError('NET-5', '', error instanceof Error ? error.message : String(error))
    }
    if (!first) {
      await this.#reload()
      this.#tell()
      throw new SandtableError('NET-3', '', 'somebody else was quicker')
    }
    this.#ledger.take(step)
    this.#asked.delete(by) // whatever it is asked now, it is asked anew
    this.#askedNow()
  }

  #standing(body: Body) {
    if (body.type === 'packed') return { stage: 'over', waiting: [] } as const
    const room = this.#laid?.room
    if (room) return { stage: room.over ? 'over' : 'playing', waiting: room.over ? [] : room.waitingFor } as const
    const sat = body.type === 'sat' ? body.side : null
    const waiting = peopleIn(this.card.seats).filter(side => side !== sat && !this.#ledger.sat.has(side))
    return { stage: 'gathering', waiting } as const
  }

  /** Begins the game once everybody has sat down. */
  async #begin(): Promise<void> {
    const { sat, rows } = this.#ledger
    const people = peopleIn(this.card.seats)
    if (rows.length > 0 || !people.every(side => sat.has(side))) return
    this.#lay(
      roomFor(
        this.#opening,
        people.map(side => sat.get(side)?.nonce ?? ''),
      ),
    )
    await this.#go('', '', () => {})
    this.#tell()
    void this.#playOn()
  }

  #lay(room: Room): void {
    this.#laid?.pace.stop()
    const { title, seats } = this.card
    const pace = new Pace(
      room,
      this.#clock,
      () => this.#tell(),
      next => this.#computer(next),
    )
    this.#laid = { room, pace, writer: new SaveWriter(), table: factsOf(room.seat(WATCHER), title, seats, false) }
    this.#askedNow()
  }

  /** What is in memory may be ahead of what is stored: it is thrown away, and read again when it is needed. */
  #spoil(): void {
    this.#laid?.pace.stop()
    this.#laid = null
    this.#spoilt = true
  }

  /** Makes the game of what is stored. */
  async #reload(): Promise<void> {
    this.#spoil()
    const steps = await this.#storage.read(this.id)
    this.#ledger = new Ledger()
    for (const step of steps) this.#ledger.take(step)
    this.#spoilt = false
    const { save } = this.#ledger
    if (save === '') return this.#begin()
    const { title, seats, level } = this.card
    this.#lay(keptRoom({ title, seats, level, save, file: this.id }).room)
    // another version may write the same game otherwise: then its next step is the whole of it
    const { room, writer } = this.#table()
    if (room.save() === save) room.grown(writer)
    void this.#playOn()
  }

  #table(): Laid {
    this.#quiet.broken()
    if (!this.#laid) throw new SandtableError('NET-3', '', 'it is not open')
    return this.#laid
  }

  #askedNow(): void {
    const room = this.#laid?.room
    for (const side of room ? peopleIn(this.card.seats) : []) {
      const prompt = JSON.stringify(room?.seat(side).prompt() ?? null)
      if (this.#asked.get(side)?.prompt !== prompt) this.#asked.set(side, { prompt, since: this.seq })
    }
  }

  #tell(): void {
    for (const viewer of this.viewers) viewer.tell()
  }

  #tellCompany(): void {
    const { company } = this
    for (const viewer of this.viewers) viewer.send({ type: 'company', company })
  }

  /** Takes steps one after the other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      if (this.#spoilt) {
        await this.#reload()
        this.#tell()
      }
      return work()
    })
    this.#last = turn.catch(() => {})
    return turn
  }
}

/** Errors that leave the game as it was. */
const isExpected = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof SandtableError || error instanceof DiceError
