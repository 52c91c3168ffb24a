import { scripted } from '@sandtable/bots'
import { ruleSets } from '@sandtable/rules'
import { expect, test, vi } from 'vitest'
import { Quiet } from './quiet.ts'
import { roomOf, TestDesk } from './rooms.fixture.ts'

test('only a while without questions is quiet', async () => {
  let passed = (): void => {}
  let times = 0
  const clock = { now: () => 0, wait: () => new Promise<void>(done => (passed = done)) }
  const quiet = new Quiet(clock, () => (times += 1))
  const wait = async (): Promise<void> => {
    passed()
    await Promise.resolve()
  }
  quiet.broken()
  quiet.broken()
  await wait()
  expect(times).toBe(0)
  quiet.broken()
  await wait()
  expect(times).toBe(0)
  await wait()
  expect(times).toBe(1)
  await wait()
  expect(times).toBe(1)
  quiet.broken()
  await wait()
  await wait()
  expect(times).toBe(2)
})

test('a game that nobody asks about rests, and goes on as if it had not', async () => {
  const desk = TestDesk.at('plastic/tutorial', ['german'])
  await desk.until()
  const { room } = desk
  const rest = vi.spyOn(room, 'rest')
  const before = room.seat('german').news()
  room.rest()
  expect(room.seat('german').news()).toEqual(before)
  desk.decide(scripted('german').decide(room.seat('german')))
  await desk.until()
  await desk.until(() => rest.mock.calls.length > 1)
  const told = desk.heard.flatMap(({ news }) => news)
  expect(told.length).toBe(room.seat('german').news().mark)
})

test('a room that rests between any two decisions plays the same game', () => {
  const play = (scenario: string, rests: boolean): string => {
    const room = roomOf(scenario, [])
    for (let n = 0, next = room.next(); next && n < 60; n++, next = room.next()) {
      room.play(next)
      if (rests) room.rest()
    }
    return room.save()
  }
  for (const { id } of ruleSets) expect(play(`${id}/tutorial`, true), id).toBe(play(`${id}/tutorial`, false))
})
