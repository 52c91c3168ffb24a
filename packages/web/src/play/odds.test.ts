import type { Odds } from '@sandtable/room'
import { beforeEach, expect, test, vi } from 'vitest'
import { part } from '../part.fixture.ts'
import { useSettings } from '../settings/settings.ts'
import { noticing } from './notice.ts'
import { weighing } from './odds.ts'
import { bareTable, snapshotOf } from './table.fixture.ts'

const draft = { action: 'move', piece: 'r1', to: [1, 2] }
const odds = part<Odds>({})

function weigh(answers: object) {
  const { table, ask, now } = bareTable(answers, { snapshot: snapshotOf(), draft })
  return { machine: weighing(table, noticing(table)), table, ask, now }
}

beforeEach(() => useSettings.setState({ warnings: 'off' }))

test('odds come with the reply to them', async () => {
  const { machine, now, ask } = weigh({ odds: () => odds, reply: () => null })
  machine.begin(draft)
  await vi.waitFor(() => expect(now().odds).toBe(odds))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('reply', draft))
  expect(now().oddsAreSecret).toBe(false)
})

test('where they would tell a secret there are none, and no reply', async () => {
  const trials = part<Odds['trials']>([])
  const { machine, now, ask } = weigh({ trials: () => trials })
  machine.begin(draft)
  await vi.waitFor(() => expect(now().oddsAreSecret).toBe(true))
  await vi.waitFor(() => expect(now().supposed).toBe(trials)) // but the rolls that it knows of
  expect(ask).not.toHaveBeenCalledWith('reply', draft)
})

test('a draft that has changed meanwhile is not weighed', async () => {
  const { machine, table, ask } = weigh({ odds: () => odds })
  machine.begin(draft)
  table.set({ draft: { ...draft, to: [3, 4] } })
  await new Promise(done => setTimeout(done, 150))
  expect(ask).not.toHaveBeenCalled()
})

test('a piece beside the table has no odds', async () => {
  const { machine, ask } = weigh({ odds: () => odds })
  machine.begin({ ...draft, piece: 'r9' })
  await new Promise(done => setTimeout(done, 150))
  expect(ask).not.toHaveBeenCalled()
})

test('a warning that was given is not given again', async () => {
  const { machine, table } = weigh({})
  table.set({ slip: { kind: 'danger', says: '', rules: [] } })
  expect(await machine.isWarnedOf(draft)).toBe(false)
})
