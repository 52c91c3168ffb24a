import { describe, expect, test } from 'vitest'
import { seeded } from '../dice/dice.ts'
import type { Copies } from '../game/copying.ts'
import { type Id, type TableName, tableNames } from '../game/store.ts'
import { UMPIRE } from '../game/umpire.ts'
import { times } from '../times.fixture.ts'
import { playOn, toOrders, toy, toyHost, toySource } from '../toy.fixture.ts'
import { beginningFor, FarHost, standingOf } from './far-host.ts'
import { Host, type HostOptions } from './host.ts'

/** The fields of every record: a page far away learns from them which ones it was not told. */
const { store } = toyHost().game
const fieldsOf = (table: TableName): readonly string[] =>
  table === 'marker' ? ['id', 'kind', 'side', 'at', 'sprung'] : Object.keys(store.all(table)[0] ?? {})
const copies: Copies = {
  forms: {},
  copy: (table, from) =>
    Object.fromEntries(fieldsOf(table).map(field => [field, from[field as keyof typeof from]])) as never,
}

const begun = (sides?: readonly Id[], options: HostOptions = {}): Host =>
  new Host({ ...toy, copies }, toySource(sides), options).start()

const sent = <V>(value: V): V => JSON.parse(JSON.stringify(value)) as V

/** A page of this side far away, and what brings it up to date: all of it goes over the wire. */
function pageOf(host: Host, side: Id): { readonly far: FarHost; readonly update: () => void } {
  const far = new FarHost(host.rules, side, sent(beginningFor(host, side)))
  let heard = 0
  const update = (): void => {
    const { entries, mark } = host.seat(side).news(heard)
    for (const entry of sent(entries)) far.hear(entry)
    heard = mark
    const { tables } = host.view(side)
    for (const table of tableNames)
      far.order(
        table,
        (tables[table] as readonly { readonly id: Id }[]).map(({ id }) => id),
      )
    far.stand(sent(standingOf(host, side)))
  }
  return { far, update }
}

/** What a seat answers; of the news only those since this mark. */
const answers = (seat: FarHost['seat'], since = 0) =>
  sent({
    view: seat.view(),
    prompt: seat.prompt(),
    waitingFor: seat.waitingFor,
    over: seat.over,
    outcome: seat.outcome,
    whyNoUndo: seat.whyNoUndo(),
    canRedo: seat.canRedo,
    knowsAll: seat.knowsAll,
    names: seat.sideNames,
    rollCall: seat.rollCall,
    news: seat.news(since),
    known: tableNames.map(table => seat.known().store.all(table)),
  })

describe('a page far away', () => {
  test.each(['red', 'blue', 'nobody', UMPIRE])('%s sees there what it would see here, through a whole game', side => {
    let compared = 0
    for (let seed = 1; seed <= times(4); seed++) {
      const host = begun(['red', 'blue', 'green'], { dice: { from: 'seed', seed } })
      const { far, update } = pageOf(host, side)
      update()
      while (!host.over) {
        const { mark } = far.seat.news()
        playOn(host, seed * 100 + compared, 1)
        update()
        expect(answers(far.seat, mark)).toEqual(answers(host.seat(side), mark))
        compared += 1
      }
      expect(far.seat.news()).toEqual(sent(host.seat(side).news()))
      expect(far.over).toBe(true)
    }
    expect(compared).toBeGreaterThan(10)
  })

  test('joins a game that has begun, with the records as they were then', () => {
    const host = playOn(begun(), 5, 15)
    const { far, update } = pageOf(host, 'red')
    expect(far.view()).not.toEqual(sent(host.view('red')))
    update()
    expect(answers(far.seat)).toEqual(answers(host.seat('red')))
  })

  test('offers, asks and refuses what the true seat would', () => {
    const host = toOrders(begun())
    const { far, update } = pageOf(host, 'red')
    update()
    const [there, here] = [far.seat, host.seat('red')]
    const half = { action: 'order', piece: 'red-1' }
    expect(sent(there.question(half))).toEqual(sent(here.question(half)))
    expect([...there.decisions()]).toEqual([...here.decisions()])
    const beyond = { ...half, how: 'sneak', to: [90_000, 70_000] }
    expect(there.refusal(beyond)?.message).toBe(here.refusal(beyond)?.message)
    expect([there.allows(beyond), there.refusal(beyond)?.message]).toEqual([false, expect.stringContaining('too far')])
    const near = { ...half, how: 'sneak', to: [30_000, 26_000] }
    expect([there.allows(near), there.refusal(near)]).toEqual([true, null])
    expect(() => there.refusal({ action: 'fly' })).toThrow('fly')
    expect(there.mayShare('blue')).toBe(false)
  })

  test('has nothing to decide before it was told how things stand, or when it is not asked', () => {
    const host = toOrders(begun())
    const { far, update } = pageOf(host, 'red')
    expect([far.prompt(), far.waitingFor, far.outcome, far.canRedo(), far.knowsAll()]).toEqual([
      null,
      [],
      null,
      false,
      false,
    ])
    expect(far.whyNoUndo()).not.toBeNull()
    host.decide('red', { action: 'order', piece: 'red-1', how: 'sneak', to: [30_000, 26_000] })
    update()
    expect([far.prompt(), [...far.decisions()]]).toEqual([null, []])
    expect(far.canRedo()).toBe(host.canRedo('red'))
    expect(() => far.question('red', { action: 'order' })).toThrow('not being asked')
  })

  test('tells a record as it was told, and none that the side does not know of', () => {
    const host = toOrders(begun())
    const { far } = pageOf(host, 'red')
    expect(far.told('piece', 'red-1')).toEqual(host.game.piece('red-1'))
    expect(far.told('piece', 'blue-1')).toBeNull()
    expect(far.told('unit', 'blue-unit')).not.toHaveProperty('morale')
  })

  test('looks ahead by itself where nothing is hidden from it', () => {
    const host = playOn(begun(), 3, 20)
    const { far, update } = pageOf(host, UMPIRE)
    update()
    const side = host.waitingFor[0] as Id
    const [there, here] = [far.seat, host.seat(UMPIRE)].map(seat => seat.imagine(seeded(7)))
    expect(there?.prompt(side)).toEqual(here?.prompt(side))
    expect([...(there?.decisions(side) ?? [])]).toEqual([...(here?.decisions(side) ?? [])])
    const { length } = far.game.journal
    playOn(there as Host, 11, 3)
    expect(there?.game.journal.length).toBeGreaterThan(length)
    expect(far.view()).toEqual(sent(host.view(UMPIRE))) // and changes nothing here
  })
})
