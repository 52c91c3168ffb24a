import { scripted } from '@sandtable/bots'
import type { Decision } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { TestDesk } from './rooms.fixture.ts'
import { joinedGrown } from './wire/joined.ts'

/** Decides as the computer would, for any side. */
function decide(desk: TestDesk): void {
  const { room, now } = desk
  desk.decide(scripted('a person').decide(room.seat(now.seat)))
}

describe('a person and a computer', () => {
  test('the person gets the first snapshot, and is asked', async () => {
    const desk = TestDesk.at('plastic/tutorial', ['german'])
    await desk.until()
    const { seat, waitingFor, table, offers } = desk.now
    expect({ seat, waitingFor }).toEqual({ seat: 'german', waitingFor: ['german'] })
    expect(table).toMatchObject({ title: 'A test', ruleset: 'plastic', sides: ['allied', 'german'], shared: false })
    expect(offers.map(({ action }) => action)).toContain('move')
    expect(desk.heard.map(({ newsIsAll }) => newsIsAll).lastIndexOf(true)).toBeLessThan(desk.heard.length - 1)
    expect(desk.heard.some(({ thinking }) => thinking)).toBe(true)
  })

  test('the news of all snapshots together are what the seat has been told', async () => {
    const desk = TestDesk.at('plastic/tutorial', ['german'])
    for (let n = 0; n < 10; n++) {
      await desk.until()
      decide(desk)
    }
    await desk.until()
    const told = desk.heard.flatMap(({ news }) => news)
    expect(told.length).toBe(desk.room.seat('german').news().mark)
  })

  test('a game that was kept goes on', async () => {
    const desk = TestDesk.at('plastic/tutorial', ['german'])
    await desk.until()
    decide(desk)
    await desk.until()
    const other = new TestDesk()
    const seats = { german: 'person', allied: 'computer' } as const
    expect(other.resume({ title: '', save: desk.save(), file: 'kept', seats, level: 'recruit' })).toEqual([])
    await other.until()
    expect(other.now.view).toEqual(desk.now.view)
  })

  test('what is new of the save, put together, is the save: also after taking back and after a rest', async () => {
    const desk = TestDesk.at('plastic/tutorial', ['german'])
    for (let n = 0; n < 6; n++) {
      await desk.until()
      if (n === 3) desk.room.rest()
      decide(desk)
      if (n % 2 === 1 && desk.now.whyNoUndo === null) desk.undo()
    }
    await desk.until()
    const rows: string[] = []
    for (const grown of desk.grown) if (grown) rows.splice(grown.from, rows.length, ...grown.rows)
    expect(rows.join('')).toBe(desk.save())
    expect(desk.grown.filter(grown => grown?.from === 0).length).toBe(1)
    expect(desk.grown.reduce(joinedGrown, null)?.rows).toEqual(rows)
  })

  test('a game that is only watched asks nothing, plays nothing and refuses everything', async () => {
    const desk = TestDesk.at('plastic/tutorial', ['german'])
    await desk.until()
    const other = new TestDesk()
    const seats = { german: 'person', allied: 'computer' } as const
    const game = { title: '', save: desk.save(), file: 'kept', seats, level: 'recruit' } as const
    other.resume({ ...game, watched: true })
    expect(other.now).toMatchObject({ watched: true, prompt: null, offers: [], canRedo: false, view: desk.now.view })
    const length = other.room.length
    expect(() => decide(other)).toThrow()
    expect(() => other.pass()).toThrow()
    expect(() => other.undo()).toThrow()
    await expect(other.placeRest()).rejects.toThrow()
    expect([other.room.length, other.grown]).toEqual([length, [null]])
  })

  test('nothing is answered before a game is open', () => {
    expect(() => new TestDesk().save()).toThrow(/no game has been opened/)
  })
})

describe('two people at one screen', () => {
  test('look at it together where nothing is hidden', () => {
    const desk = TestDesk.at('plastic/tutorial', ['german', 'allied'])
    expect(desk.now.table.shared).toBe(true)
    expect(desk.now.apart).toEqual([])
    desk.sit('german')
    expect(desk.now).toMatchObject({ seat: 'german', newsIsAll: true })
  })

  test('are kept apart where one knows what the other does not', () => {
    const desk = TestDesk.at('blaze/tutorial', ['british', 'german'])
    expect(desk.now.table.shared).toBe(true) // the colours stay with the sides
    for (let n = 0; n < 12 && desk.now.apart.length === 0; n++) {
      desk.sit(desk.now.waitingFor[0] ?? '')
      decide(desk)
    }
    expect(desk.now.apart).toHaveLength(1)
  })
})

describe('interrupting', () => {
  /** A desk at a moment when the computer would decide and the person may interrupt. */
  async function begun(): Promise<TestDesk> {
    const desk = TestDesk.at('goodbye/tutorial', ['british'])
    const { room } = desk
    for (let n = 0; n < 400 && !room.over; n++) {
      await desk.until(() => room.over || room.waitingFor.includes('british') || room.interrupters.length > 0)
      if (room.interrupters.length > 0 && room.next()?.spoken === null) return desk
      if (room.waitingFor.includes('british')) decide(desk)
      else await desk.until(() => room.interrupters.length === 0 || room.over)
    }
    throw new Error('nobody could interrupt')
  }

  test('the computer leaves a moment before it decides', async () => {
    const desk = await begun()
    const [at, { length }] = [desk.time.time, desk.room]
    await desk.until(() => desk.room.length !== length)
    expect(desk.time.time - at).toBeGreaterThan(500)
  })

  test('the computer waits as long as somebody makes up his mind', async () => {
    const desk = await begun()
    const { room, time } = desk
    const [at, { length }] = [time.time, room]
    desk.hold(true)
    await desk.until(() => time.time - at > 10_000)
    expect(room.length).toBe(length)
    desk.hold(false)
    await desk.until(() => room.length !== length)
  })

  test('whoever passes lets this turn be played on without a pause', async () => {
    const desk = await begun()
    const { room, time } = desk
    const { turn, length } = room
    desk.pass()
    const at = time.time
    let last = at
    await desk.until(() => {
      if (room.turn === turn) last = time.time
      return room.turn !== turn || room.waitingFor.includes('british')
    })
    expect(room.length).toBeGreaterThan(length)
    expect(last - at).toBeLessThan(100)
  })
})

describe('what may come of a decision', () => {
  const shotOf = (desk: TestDesk): Decision | undefined =>
    [...desk.room.seat(desk.now.seat).decisions()].find(({ action }) => action === 'fire')

  test('is told where everything lies open, and changes nothing', async () => {
    const desk = TestDesk.at('plastic/tutorial', ['german', 'allied'])
    for (let n = 0; n < 60 && !shotOf(desk); n++) {
      desk.sit(desk.now.waitingFor[0] ?? '')
      decide(desk)
      desk.sit(desk.now.waitingFor[0] ?? '')
    }
    const shot = shotOf(desk) as Decision
    const { length } = desk.room
    const odds = await desk.odds(shot)
    expect(odds?.chances.every(({ chance }) => chance > 0 && chance <= 1 + 1e-9)).toBe(true)
    const reply = await desk.reply(shot)
    expect(reply?.then.every(({ side }) => side === desk.now.seat)).toBe(true)
    expect(desk.room.length).toBe(length)
  })

  test('is not told where that would tell a secret', async () => {
    const desk = TestDesk.at('blaze/tutorial', ['british', 'german'])
    desk.sit(desk.now.waitingFor[0] ?? '')
    const seat = desk.room.seat(desk.now.seat)
    expect(seat.knowsAll).toBe(false)
    expect(await desk.odds(scripted(1).decide(seat))).toBeNull()
  })
})

describe('setting up', () => {
  test('the rest is placed at a word, until somebody else is asked', async () => {
    const desk = TestDesk.at('plastic/crossroads-house', ['german'])
    await desk.until()
    await desk.placeRest()
    await desk.until()
    const waiting = desk.now.view.tables.piece as readonly { side: string; at: unknown; gone: boolean }[]
    expect(waiting.filter(({ side, at, gone }) => side === 'german' && at === null && !gone)).toEqual([])
  })
})

describe('real dice', () => {
  test('are asked for with what they are for, and the game goes on when they are typed', async () => {
    const desk = TestDesk.at('plastic/tutorial', ['german', 'allied'], { dice: { from: 'people' } })
    for (let n = 0; n < 60 && !desk.now.wanted; n++) {
      desk.sit(desk.now.waitingFor[0] ?? '')
      decide(desk)
    }
    const { wanted } = desk.now
    const { length } = desk.room
    expect(wanted?.count).toBeGreaterThan(0)
    expect(wanted?.cites.length).toBeGreaterThan(0)
    expect(wanted?.each).toEqual(['allied', 'german']) // one die each, for the initiative
    desk.enter(Array.from({ length: wanted?.count ?? 0 }, () => 1))
    expect(desk.room.length).toBeGreaterThan(length)
  })
})
