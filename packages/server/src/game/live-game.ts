import { type Id, SandtableError, SaveWriter, UMPIRE } from '@sandtable/kernel'
import {
  type Accord,
  type Card,
  type Clock,
  type Company,
  type Done,
  type FromServer,
  factsOf,
  type Next,
  Pace,
  Patience,
  Quiet,
  type Room,
  type Seen,
  type Shares,
  type TableFacts,
  type Together,
  type Umpiring,
  WATCHER,
} from '@sandtable/room'
import type { GameRow, Step, Storage } from '../storage/storage.ts'
import { umpiringIn } from '../wire/umpiring.ts'
import { carryOut, isBeaten, isExpected, type Laid, type Sender, saveFor } from './carrying-out.ts'
import { GameClocks, runOut } from './clocks.ts'
import { companyOf } from './company.ts'
import { followLate, type Late } from './late.ts'
import { type Body, bodyOf, isTalk, Ledger, rowsOf } from './ledger.ts'
import { type Opening, roomFor, roomOf } from './opening.ts'
import { mustSit, type Shared, together } from './people.ts'
import { Questions } from './questions.ts'
import { makeRematch } from './rematch.ts'
import { cardIn, isLate, peopleAt, seatsNow, sharesOf, sideOf } from './seats.ts'
import { Owners } from './shares.ts'
import { playersNow, standingAfter, timingOf } from './standing.ts'
import { Viewer, type Watched } from './viewer.ts'

/**
 * One game as this process has it. Steps are taken one after the other: each is tried in the room, stored, and only
 * then acknowledged and shown. If it cannot be stored, or another process was first, the room is thrown away and made
 * again of what is stored.
 */
export class LiveGame implements Watched {
  readonly id: string
  readonly card: Card
  readonly viewers = new Set<Viewer>()
  #elsewhere: readonly string[] = []
  readonly #opening: Opening
  readonly #storage: Storage
  readonly #clock: Clock
  readonly #now: () => number
  readonly #quiet: Quiet
  readonly #clocks: GameClocks | null
  readonly #patience: Patience
  #ledger = new Ledger()
  #laid: Laid | null = null
  /** Nothing has been read yet, or it may differ from what is stored. */
  #spoilt = true
  readonly #questions = new Questions()
  #last: Promise<unknown> = Promise.resolve()
  #late: Late | null = null
  /** When somebody last looked, in ms since 1970. */
  lookedAt: number

  private constructor(row: GameRow, storage: Storage, clock: Clock, now: () => number) {
    this.id = row.id
    this.card = cardIn(row.card)
    this.#opening = JSON.parse(row.opening)
    this.#storage = storage
    this.#clock = clock
    this.#now = now
    this.lookedAt = now()
    this.#clocks = this.card.clock ? new GameClocks(storage, row.id, this.card.clock) : null
    this.#patience = new Patience(clock)
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

  look(): void {
    this.lookedAt = this.#now()
  }

  get isOver(): boolean {
    return this.#laid?.room.over ?? false
  }

  get company(): Company {
    return companyOf(this.card, this.#ledger, [...this.places, ...this.#elsewhere])
  }

  /** The seats from which it is looked at here; one that several pages look from is there as often. */
  get places(): readonly string[] {
    return [...this.viewers].map(({ place }) => place)
  }

  /** From these seats it is looked at at other processes. */
  meet(places: readonly string[]): void {
    if (String(places) === String(this.#elsewhere)) return
    this.#elsewhere = places
    this.#tellCompany()
  }

  /** Somebody looks at the game from this seat. */
  enter(seat: string, send: (message: FromServer) => void, seen: Seen | null): Viewer {
    const side = sideOf(this.card, seat)
    const viewer = new Viewer(this.#seenFrom(seat), seat, side, this.#clock, send, seen)
    this.viewers.add(viewer)
    const shares = this.#owners.isShared(side) && seat !== WATCHER ? this.#sharesAt(side) : null
    viewer.send({ type: 'hello', seat, side, card: this.card, shares })
    viewer.hear(this.#ledger.heard, this.card, this.#now(), true)
    this.#tellCompany()
    this.#tellTiming(viewer)
    viewer.tell()
    return viewer
  }

  /** Those who watch with a delay see the game as it was. */
  #seenFrom(seat: string): Watched {
    if (!isLate(this.card, seat)) return this
    this.#late ??= followLate(this, this.#storage, this.#clock, this.#now, isWatched => {
      if (!isWatched) this.#late = null
      this.#tellTalk()
      this.#tell()
    })
    return this.#late
  }

  leave(viewer: Viewer): void {
    this.look()
    if (this.viewers.delete(viewer)) this.#tellCompany()
  }

  /** A player sits down for the first time, even if somebody else does at the same moment; the last begins the game. */
  async sit(seat: string, nonce: string, name: string): Promise<void> {
    if (Object.hasOwn(this.card.players, seat)) await this.#take(seat, seat, { type: 'sat', side: seat, nonce, name })
  }

  /** The computer sits down where nobody has. */
  async seatComputer(seat: string): Promise<void> {
    if (peopleAt(this.card).includes(seat)) await this.#take('', seat, { type: 'left', seats: [seat] })
  }

  #take(by: string, seat: string, body: Body): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#ledger.sat.has(seat) || (by === '' && this.#ledger.left.has(seat))) return
      await this.#store(by, '', body)
      this.#tellCompany()
      await this.#begin()
    }).catch(error => (isBeaten(error) ? this.#take(by, seat, body) : Promise.reject(error)))
  }

  /** Carries out what a player has decided; an error means that nothing has changed. */
  async act<K extends keyof Done>({ seat, seq, key }: Sender, call: K, args: Parameters<Done[K]>): Promise<unknown> {
    if (call === 'save') return saveFor(this.#table().room, sideOf(this.card, seat))
    if (seat !== UMPIRE && (call === 'umpire' || call === 'settables'))
      throw new SandtableError('NET-4', '', 'you are not the umpire')
    if (call === 'settables') return this.#table().room.settables(UMPIRE, String(args[0]))
    const side = sideOf(this.card, seat)
    if (call === 'umpire') await this.#umpire(seat, key, umpiringIn(args[0]))
    else {
      mustSit(this.card, this.#ledger, seat)
      if (call === 'hold') return this.#laid?.pace.hold(args[0] === true)
      await this.#inTurn(async () => {
        await this.#reach(seq)
        if (this.#ledger.keys.has(key)) return
        const { room, pace } = this.#table()
        if (seq > this.seq) throw new SandtableError('NET-1', '', `there is no step ${seq} yet`)
        if (this.#questions.isLate(side, seq)) throw new SandtableError('NET-3', '', 'you are asked something else')
        pace.hold(false)
        if (call === 'pass' && !room.waitingFor.includes(side)) return pace.waive()
        await this.#go(seat, key, () => carryOut(room, this.#owners, { seat, side }, call, args))
        this.#tell()
      })
    }
    void this.#playOn()
  }

  /** What people do with each other, beside the game. */
  async together(seat: string, key: string, call: keyof Together | 'react', args: readonly unknown[]): Promise<void> {
    await this.#inTurn(async () => {
      if (this.#ledger.keys.has(key)) return
      await together(this.#shared(), { seat, key }, call, args)
      this.#tellCompany()
      this.#tellTalk()
      this.#tell()
    })
    void this.#playOn()
  }

  #shared(): Shared {
    const [card, ledger, here] = [this.card, this.#ledger, new Set([...this.places, ...this.#elsewhere])]
    const laid = () => this.#table().room
    return {
      card,
      ledger,
      here,
      get laid() {
        return laid()
      },
      ownsOf: seat => this.#sharesAt(sideOf(card, seat))[seat] ?? [],
      store: (by, key, body) => this.#store(by, key, body),
      agreed: (by, key, agreed, deed) => this.#go(by, key, () => deed(laid()), { agreed }),
      reload: () => this.#reload(),
      rematch: standing => makeRematch(this.#storage, card, this.#opening, standing, this.#now()),
    }
  }

  /** Where a side has no time left, it has lost, or the computer plays on for it. */
  async flag(): Promise<void> {
    await this.#inTurn(async () => {
      await this.#reach(Number.POSITIVE_INFINITY)
      if (this.#clocks)
        await runOut({ ...this.#shared(), end: deed => this.#go('', '', deed) }, this.#clocks, this.#now())
      this.#tellCompany()
      this.#tell()
    })
    void this.#playOn()
  }

  /** The umpire steps in. */
  #umpire(seat: string, key: string, act: Umpiring): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#ledger.keys.has(key)) return
      const { room } = this.#table()
      await this.#go(seat, key, () => room.umpire(act), { anew: true })
      this.#tell()
    })
  }

  /** What is whose, on a shared side. */
  readonly #sharesAt = (side: Id): Shares => sharesOf(this.card, this.#opening.shares ?? {}, this.#ledger.gave, side)

  get #owners(): Owners {
    return new Owners(this.card, this.#sharesAt, this.#ledger.left)
  }

  /** Reads what another process has stored, at least up to a step that somebody has heard of, and shows it. */
  catchUp(heard = Number.POSITIVE_INFINITY): Promise<void> {
    return this.#inTurn(() => this.#reach(heard))
  }

  async #reach(heard: number): Promise<void> {
    if (heard <= this.seq) return
    const steps = await this.#storage.read(this.id, this.#ledger.next)
    if (steps.length === 0) return
    if (!this.#isFollowed(steps)) await this.#reload()
    else await this.#clocks?.read(this.#ledger, this.#now())
    this.#tellCompany()
    this.#tellTalk()
    this.#tell()
  }

  /** Plays on what another process has stored, if it only goes on; false if the room must be made anew. */
  #isFollowed(steps: readonly Step[]): boolean {
    for (const step of steps) {
      const said = bodyOf(step)
      if (!isTalk(said) && !this.#isGrown(said)) return false
      this.#took(step, said)
    }
    void this.#playOn()
    return true
  }

  #isGrown(said: Body): boolean {
    if (!this.#laid || said.type !== 'grown' || said.anew || said.from !== this.#ledger.length - 1) return false
    return this.#laid.room.follow(this.#laid.writer, said.from, said.rows)
  }

  #took(step: Step, said: Body): void {
    this.#ledger.take(step, said)
    const side = sideOf(this.card, step.by)
    // whatever it is asked now, it is asked anew; those who share a side decide beside each other
    if (said.type === 'grown' && !this.#owners.isShared(side)) this.#questions.forget(side)
    if (this.#laid) this.#questions.look(this.#laid.room, this.seq)
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

  /** Tries something in the room, and keeps what comes of it. */
  async #go(by: string, key: string, deed: () => void, more: { agreed?: Accord; anew?: true } = {}): Promise<void> {
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
      if (grown) await this.#store(by, key, { type: 'grown', ...grown, ...more })
    }
    if (failed) throw failed
  }

  /** The computers play, as long as it is theirs to play. */
  async #playOn(): Promise<void> {
    try {
      if (this.#laid?.room.next()) await this.#laid.pace.run()
    } catch {
      // what could not be kept has not happened: whoever acts next sets them going again
    }
  }

  async #computer({ side, spoken, thought }: Next): Promise<void> {
    const before = this.#laid?.room
    const work = spoken ? null : before?.reaction(side)
    const length = before?.length
    const isSame = (): boolean => this.#laid?.room === before && before?.length === length
    // what a standing order makes of it is worked out beside everything else
    const reacts = work && (await this.#patience.work(`reaction ${side}`, work, isSame))
    await this.#inTurn(async () => {
      const room = this.#laid?.room
      if ((work && !reacts) || ((work || thought) && !isSame())) return
      const next = room?.next()
      // a person was quicker
      if (room && next?.side === side && (next.spoken === null) === (spoken === null))
        await this.#go(side, '', () => room.play({ ...next, ...(thought && { thought }) }, reacts ?? undefined))
    })
  }

  async #store(by: string, key: string, said: Body): Promise<void> {
    const [room, at] = [this.#laid?.room, this.#now()]
    const grown = room && said.type === 'grown' ? await this.#clocks?.after(this.#ledger, room, at) : undefined
    const clocks = said.clocks ?? grown
    const body: Body = clocks ? { ...said, clocks } : said
    const step = {
      seq: this.#ledger.next,
      at,
      by,
      key,
      ...standingAfter(body, this.card, this.#ledger, room),
      body: JSON.stringify(body),
    }
    let first = false
    try {
      first = await this.#storage.append(this.id, step)
    } catch {
      this.#spoil()
      throw new SandtableError('NET-5', '', 'the storage does not answer') // what it said is for the log alone
    }
    if (!first) {
      await this.#reload()
      this.#tell()
      throw new SandtableError('NET-3', '', 'somebody else was quicker')
    }
    this.#took(step, body)
    if (clocks) await this.#clocks?.start(step.seq, clocks, at).catch(() => {}) // the log knows: it is read again
  }

  /** Begins the game once everybody has sat down. */
  async #begin(): Promise<void> {
    const { sat, length } = this.#ledger
    const people = playersNow(this.card, this.#ledger)
    if (length > 0 || !people.every(seat => sat.has(seat))) return
    this.#lay(
      roomFor(
        { ...this.#opening, seats: seatsNow(this.card, this.#ledger.left) },
        people.map(seat => sat.get(seat)?.nonce ?? ''),
      ),
    )
    await this.#go('', '', () => {})
    this.#tell()
    void this.#playOn()
  }

  #lay(room: Room): void {
    this.#laid?.pace.stop()
    const { title } = this.card
    const seats = seatsNow(this.card, this.#ledger.left)
    const pace = new Pace(
      room,
      this.#clock,
      () => this.#tell(),
      next => this.#computer(next),
    )
    this.#laid = { room, pace, writer: new SaveWriter(), table: factsOf(room.seat(WATCHER), title, seats, false) }
    for (const [side, order] of this.#ledger.reactions) room.react(side, order)
    this.#questions.look(room, this.seq)
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
    const bodies = steps.map(bodyOf)
    for (const [i, step] of steps.entries()) this.#ledger.take(step, bodies[i] as Body)
    await this.#clocks?.read(this.#ledger, this.#now())
    this.#spoilt = false
    const rows = rowsOf(bodies)
    if (rows.length === 0)
      return this.#begin().catch(error => {
        if (!isBeaten(error)) throw error // another process has begun it: that has been read by now
      })
    const { room, isAsWritten } = roomOf(rows, this.id, this.card, seatsNow(this.card, this.#ledger.left))
    this.#lay(room)
    if (isAsWritten) room.resume(this.#table().writer, rows)
    void this.#playOn()
  }

  #table(): Laid {
    this.#quiet.broken()
    if (!this.#laid) throw new SandtableError('NET-3', '', 'it is not open')
    return this.#laid
  }

  #tell(): void {
    for (const viewer of this.viewers) {
      viewer.tell()
      if (this.#clocks || this.#ledger.reactions.size > 0) this.#tellTiming(viewer)
    }
    if (this.viewers.size > 0) this.#laid?.room.pack() // what was just opened is about to be told
  }

  #tellTiming(viewer: Viewer): void {
    const clocks = isLate(this.card, viewer.place) ? null : this.#clocks // whose run says whose turn it is
    const timing = timingOf(viewer.side, clocks, this.#ledger, this.#laid?.room, this.#now())
    viewer.send({ type: 'timing', ...timing })
  }

  #tellTalk(): void {
    for (const viewer of this.viewers) viewer.hear(this.#ledger.heard, this.card, this.#now())
  }

  #tellCompany(): void {
    const { company } = this
    const late = { ...company, proposals: [], rematch: null } // they would tell how the game stands
    for (const viewer of this.viewers) {
      viewer.send({ type: 'company', company: isLate(this.card, viewer.place) ? late : company })
      if (this.#ledger.gave.size > 0 && !viewer.watches && this.#owners.isShared(viewer.side))
        viewer.send({ type: 'shares', shares: this.#sharesAt(viewer.side) })
    }
  }

  /** Takes steps one after the other. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(async () => {
      if (this.#spoilt) await this.#reload().then(() => this.#tell())
      return work()
    })
    this.#last = turn.catch(() => {})
    return turn
  }
}
