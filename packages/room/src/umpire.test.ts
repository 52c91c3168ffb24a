import { load } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { TestDesk } from './rooms.fixture.ts'

/** The barn, with two people at one screen. */
async function atTheBarn() {
  const desk = TestDesk.at('muzzleflash/tutorial', ['british', 'german'])
  await desk.until()
  const all = () => desk.now.view.tables.piece as readonly { id: string; side: string }[]
  const [man] = all().filter(({ side }) => side === desk.now.seat)
  if (!man) throw new Error('nobody is there')
  const now = () => all().find(({ id }) => id === man.id)
  return { desk, man: man.id, now }
}

test('an umpire sets the states that a piece has, moves it and takes it off, and the save holds', async () => {
  const { desk, man, now } = await atTheBarn()
  const states = desk.settables(man)
  expect(states.find(({ field }) => field === 'pins')).toEqual({ field: 'pins', value: 0 })
  expect(states.find(({ field }) => field === 'status')?.options).toContain('injured')
  expect(states.map(({ field }) => field)).not.toContain('kind')
  desk.umpire({ does: 'change', piece: man, fields: { pins: 2, at: [10, 10] } })
  expect(now()).toMatchObject({ pins: 2, at: [25400, 25400] })
  desk.umpire({ does: 'roll', purpose: 'does the bridge hold', count: 2, faces: 6 })
  desk.umpire({ does: 'say', words: 'The bridge holds.' })
  desk.umpire({ does: 'remove', piece: man })
  expect(now()).toMatchObject({ gone: true, at: null })
  const { host, notes } = load(ruleSets, desk.save(), 'umpired')
  expect(notes).toEqual([])
  expect(host.game.journal.length).toBe(desk.room.length)
})

test('what a piece cannot be is refused, and changes nothing', async () => {
  const { desk, man } = await atTheBarn()
  const { length } = desk.room
  expect(() => desk.umpire({ does: 'change', piece: man, fields: { status: 'asleep' } })).toThrow(/asleep/)
  expect(() => desk.umpire({ does: 'roll', purpose: 'a', count: 0, faces: 6 })).toThrow()
  expect(desk.room.length).toBe(length)
})
