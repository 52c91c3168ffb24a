import type { ChangeEntry } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { bareGame } from '../game.fixture.ts'
import { loseFigures } from './figures.ts'

const table = (hidden: boolean) =>
  bareGame({}, [
    { id: 'r1', side: 'red', kind: 'rifle-section', rating: 'average', at: [200, 200], hidden },
    { id: 'b1', side: 'blue', kind: 'rifle-section', rating: 'average', at: [200, 500], points: 2 },
  ])

/** What it means to people when b1 loses this many figures. */
function eventsOf(figures: number, hidden = false) {
  const game = table(hidden)
  loseFigures(game, 'b1', figures, ['BA-ARMS-24'], { cause: 'fire', by: 'r1' })
  return game.journal.entries.flatMap(entry => (entry as ChangeEntry).event ?? [])
}

test('figures that fall are counted, and a stand that has none left is lost', () => {
  expect(eventsOf(1)).toEqual([{ is: 'wounded', cause: 'fire', by: 'r1', count: 1 }])
  expect(eventsOf(3)).toEqual([
    { is: 'wounded', cause: 'fire', by: 'r1', count: 3 },
    { is: 'lost', cause: 'fire', by: 'r1' },
    { is: 'scored', cause: 'losses', count: 2 },
  ])
})

test('who fires from hiding is not named', () => {
  expect(eventsOf(1, true)).toEqual([{ is: 'wounded', cause: 'fire', count: 1 }])
})
