import { scripted } from '@sandtable/bots'
import {
  type BattleWish,
  type Decision,
  type Grown,
  type Id,
  type Message,
  Refusal,
  SandtableError,
  SaveWriter,
} from '@sandtable/kernel'
import { type Hint, hintAt } from './advice/hint.ts'
import { AtSeat } from './at-seat.ts'
import type { Calls } from './calls.ts'
import type { Clock } from './clock.ts'
import {
  attend,
  broughtHome,
  corrected,
  joinedBy,
  ordersPosition,
  rosterFrom,
  tableSettables,
  tableView,
} from './companion/index.ts'
import { factsOf, type TableFacts } from './facts.ts'
import { type KeptGame, keptRoom, musterBattle, type NewGame, newRoom } from './opening.ts'
import { Pace } from './pace.ts'
import { placing } from './placing.ts'
import { Quiet } from './quiet.ts'
import { Archive } from './replay/archive.ts'
import type { Room } from './room.ts'
import { nothingToDecide, type Snapshot, snapshotOf } from './snapshot.ts'
import type { Umpiring } from './umpire.ts'

type Opened = Pick<KeptGame, 'title' | 'seats' | 'budget' | 'watched'>

/**
 * One screen at a room: it answers the screen's requests for the seat in use, and reports changes. It hands out only
 * what the seat may know.
 */
export class Desk extends AtSeat implements Calls {
  private at: {
    readonly room: Room
    readonly pace: Pace
    readonly table: TableFacts
    readonly people: readonly Id[]
    /** Writes what is new of the save; null if the game is only watched. */
    readonly writer: SaveWriter | null
  } | null = null
  protected side: Id = ''
  /** How many entries each seat has been told. */
  private readonly told = new Map<Id, number>()
  private readonly archive = new Archive()
  private readonly quiet: Quiet
  private readonly changed: (snapshot: Snapshot, grown: Grown | null) => void

  /** Whoever hears of a change also gets what is new of the save since the change before. */
  constructor(changed: (snapshot: Snapshot, grown: Grown | null) => void, clock: Clock) {
    super(clock)
    this.changed = changed
    this.quiet = new Quiet(clock, () => this.at?.room.rest())
  }

  start(game: NewGame): void {
    this.open(newRoom(game), game)
  }

  resume(game: KeptGame): readonly Message[] {
    const { room, notes } = keptRoom(game)
    this.open(room, game)
    return notes
  }

  again(seed: number): string {
    return this.room.again(seed)
  }

  muster(set: string, wish: BattleWish) {
    return musterBattle(set, wish)
  }

  readonly realTable = (scenario: string, file: string) => rosterFrom(scenario, file)
  readonly realView = tableView
  readonly realAttend = attend
  readonly realStates = tableSettables
  readonly realCorrect = corrected
  readonly realAnother = joinedBy
  readonly realOrders = ordersPosition
  readonly realBrought = broughtHome

  get room(): Room {
    return this.place.room
  }

  sit(side: Id): void {
    this.side = side
    this.told.delete(side) // the screen has shown another's log meanwhile
    this.tell()
  }

  decide(decision: Decision): void {
    this.played.decide(this.side, decision)
    this.place.pace.hold(false)
    this.goOn()
  }

  pass(): void {
    const { pace } = this.place
    pace.hold(false)
    if (this.seat.waitingFor.includes(this.side)) {
      this.played.pass(this.side)
      this.goOn()
    } else pace.waive()
  }

  letPass(): void {
    this.played.letPass(this.side)
    this.pass()
  }

  hold(on: boolean): void {
    this.place.pace.hold(on)
  }

  async placeRest(): Promise<void> {
    const { side, seat, place, played } = this
    const helper = scripted(side)
    for (;;) {
      // where sides set up by turns, the others answer first
      if (!seat.waitingFor.includes(side)) await place.pace.run()
      const next = this.at === place ? placing(seat, helper) : null
      if (!next) break
      played.decide(side, next)
    }
    if (this.at === place) this.goOn()
  }

  enter(dice: readonly (number | string)[]): void {
    this.played.enter(dice)
    this.goOn()
  }

  umpire(act: Umpiring): void {
    this.played.umpire(act)
    this.told.clear() // what was told before may read otherwise now
    this.goOn()
  }

  settables(piece: Id) {
    return this.room.settables(this.side, piece)
  }

  undo(): void {
    this.played.undo(this.side)
    this.told.clear()
    this.tell()
  }

  redo(): void {
    this.played.redo(this.side)
    this.goOn()
  }

  async hint(budget: number): Promise<Hint | null> {
    return this.patiently('hint', hintAt(this.seat, this.clock, budget))
  }

  save(): string {
    return this.room.save()
  }

  story(source: Parameters<Calls['story']>[0]) {
    return this.archive.story(source)
  }

  text(source: Parameters<Calls['text']>[0]) {
    return this.archive.text(source)
  }

  verify(...args: Parameters<Calls['verify']>) {
    return this.archive.verify(...args)
  }

  branch(...wish: Parameters<Calls['branch']>) {
    return this.archive.branch(...wish)
  }

  review(...wish: Parameters<Calls['review']>) {
    return this.archive.review(...wish)
  }

  playedOn(...wish: Parameters<Calls['playedOn']>) {
    return this.archive.playedOn(...wish)
  }

  private get place() {
    if (!this.at) throw new SandtableError('PLAY-1', '', 'no game has been opened')
    this.quiet.broken()
    return this.at
  }

  /** The game, as whoever plays it may change it. */
  private get played(): Room {
    if (!this.place.writer) throw new Refusal([{ word: 'turn', says: nothingToDecide.whyNoUndo, cites: [] }])
    return this.room
  }

  private open(room: Room, { title, seats, budget, watched = false }: Opened): void {
    this.at?.pace.stop()
    const people = room.sides.filter(side => seats[side] === 'person')
    const pace = new Pace(room, this.clock, () => this.tell(), undefined, budget)
    // who looks at a game that another plays stays on the same side of it
    if (!watched || !people.includes(this.side)) this.side = people[0] ?? (room.sides[0] as Id)
    const table = factsOf(room.seat(this.side), title, seats, people.length > 1)
    this.at = { room, pace, people, table, writer: watched ? null : new SaveWriter() }
    this.told.clear()
    this.goOn()
  }

  private goOn(): void {
    this.tell()
    if (this.place.writer) void this.place.pace.run()
  }

  private tell(): void {
    const { room, pace, table, people, writer } = this.place
    const { side } = this
    const snapshot = snapshotOf(room, side, this.told.get(side) ?? 0, { table, people, thinking: pace.thinking })
    this.told.set(side, this.seat.mark)
    if (writer) this.changed(snapshot, room.grown(writer))
    else this.changed({ ...snapshot, ...nothingToDecide }, null)
  }
}
