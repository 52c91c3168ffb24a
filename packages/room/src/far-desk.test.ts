import { readFileSync } from 'node:fs'
import { scripted } from '@sandtable/bots'
import { Host, type Id, type RuleSet, seeded } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { expect, it } from 'vitest'
import { factsOf } from './facts.ts'
import { FarDesk } from './far-desk.ts'
import { oddsOf } from './odds/odds.ts'
import { prospectsOf } from './offers.ts'
import { Room } from './room.ts'
import { nothingToDecide, type Snapshot, snapshotOf } from './snapshot.ts'
import { Listener, Speaker } from './wire/short.ts'
import { Teller } from './wire/teller.ts'
import { WATCHER } from './wire/together.ts'

const clock = { now: () => 0, wait: async () => {} }
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))

const laid = (scenario: string): Room => {
  const text = readFileSync(new URL(`../../../scenarios/${scenario}.yaml`, import.meta.url), 'utf8')
  const rules = ruleSets.find(({ id }) => id === scenario.split('/')[0]) as RuleSet
  const host = new Host(rules, readYaml(text, scenario), { dice: { from: 'seed', seed: 3 } }).start()
  return new Room(host, new Map(host.setup.sides.map(({ id }) => [id, scripted(id)])))
}

/** A page far away at a seat of a room, and the line between them. */
class Far {
  readonly desk = new FarDesk(clock)
  readonly #teller: Teller
  readonly #line = [new Speaker(), new Listener()] as const
  readonly #side: Id
  readonly #room: Room
  seq = 0
  back = 0
  snapshot: Snapshot | null = null

  constructor(room: Room, side: Id) {
    this.#room = room
    this.#side = side
    this.#teller = new Teller(side, null)
  }

  hear(): void {
    const told = { title: 'A test', seats: () => ({}), thinking: false, seq: ++this.seq, back: this.back }
    const state = this.#teller.tell(this.#room, told)
    const [speaker, listener] = this.#line
    this.snapshot = this.desk.take(
      this.#side,
      this.#room.seat(this.#side).rules.id,
      listener.read(speaker.write(state)) as never,
      this.#side === WATCHER,
    )
  }

  /** As the room itself would show it. */
  get truth(): Snapshot {
    const [room, side] = [this.#room, this.#side]
    const table = factsOf(room.seat(side), 'A test', {}, side === WATCHER)
    const { news, newsIsAll } = this.snapshot as Snapshot
    const shown = snapshotOf(room, side, 0, { table, people: [side], thinking: false })
    // far away, nobody hears who of the others has decided unseen
    const waitingFor = room.waitingSeenBy(side)
    return { ...shown, waitingFor, news, newsIsAll, ...(side === WATCHER && nothingToDecide) }
  }
}

/** A plot of mines that a secret barrage forbids is refused by the server alone, so Low tide is none of these. */
const battles = [
  'plastic/crossroads-house',
  'muzzleflash/tutorial',
  'goodbye/three-cornered-no-mans-land',
  'blaze/crossroads-at-saint-martin',
  'blaze/night-drop-on-the-bridge',
]
it.each(battles)('a page far away shows what the room would: %s', battle => {
  const room = laid(battle)
  const seats = [...room.sides, WATCHER].map(side => new Far(room, side))
  for (let n = 0; n < (process.env.SOAK ? 400 : 60); n++) {
    const next = room.next()
    if (!next) break
    room.play(next)
    for (const far of seats) {
      far.hear()
      if (process.env.SOAK || n % 9 === 0) expect(plain(far.snapshot)).toEqual(plain(far.truth))
    }
  }
})

it('what is asked there is answered as here', () => {
  const room = laid('plastic/crossroads-house')
  const seats = room.sides.map(side => [side, new Far(room, side)] as const)
  let asked = 0
  for (let n = 0; n < 12; n++) {
    const next = room.next()
    if (!next) break
    for (const [side, far] of seats) {
      far.hear()
      if (side !== next.side) continue
      const [there, here] = [far.desk.room.seat(side), room.seat(side)]
      expect(plain(there.prompt())).toEqual(plain(here.prompt()))
      for (const { id } of here.known().pieces.slice(0, 6)) {
        expect(plain(far.desk.prospects(id))).toEqual(plain(prospectsOf(here, room.roles, id)))
        expect(plain(far.desk.sheet(id))).toEqual(plain(here.sheet(id)))
        expect(plain(far.desk.lens(id, 'sight', 1))).toEqual(plain(here.lens(id, 'sight', 1)))
        asked += 1
      }
      const decision = scripted(side).decide(here)
      const [a, b] = [there, here].map(seat => [...rest(oddsOf(seat, decision))])
      expect(a).toEqual(b)
      // the same dice make the same of it in a world that the page imagines
      const [far1, true1] = [there, here].map(seat => {
        const world = seat.imagine(seeded(5))
        world.decide(side, decision)
        return world.seat(side).view()
      })
      expect(plain(far1)).toEqual(plain(true1))
    }
    room.play(next)
  }
  expect(asked).toBeGreaterThan(20)
})

/** What a piece of work comes to; how many dice were rolled before is a secret. */
function rest<T>(work: Generator<void, T>): readonly [string] {
  for (let step = work.next(); ; step = work.next())
    if (step.done) return [JSON.stringify(step.value).replace(/"at":\d+/g, '')]
}

it('after something was taken back, it begins again', () => {
  const room = laid('plastic/tutorial')
  const [side = ''] = room.sides
  const far = new Far(room, side)
  far.hear()
  room.play(room.next() as never)
  far.hear()
  far.back = far.seq + 1
  far.hear()
  expect(far.snapshot?.newsIsAll).toBe(true)
  expect(far.snapshot?.news.length).toBeGreaterThan(0)
  expect(plain(far.snapshot)).toEqual(plain(far.truth))
})
