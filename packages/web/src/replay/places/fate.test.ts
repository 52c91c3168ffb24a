import type { ChangeEntry, Event } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { fateIn } from './fate.ts'

const changed = (event: Event | undefined, before: object = {}, after: object = {}): ChangeEntry =>
  ({ type: 'change', table: 'piece', id: 'a', before, after, cites: [], event }) as ChangeEntry

test.each<[string, Event, string | null]>([
  ['somebody falls', { is: 'lost', cause: 'fire' }, 'lost'],
  ['a reserve takes the place of one who fell', { is: 'lost', cause: 'replaced' }, null],
  ['he lies injured', { is: 'injured', cause: 'fire' }, 'injured'],
  ['he is up again', { is: 'returned' }, 'back'],
  ['he takes to his heels', { is: 'broke' }, 'flees'],
  ['and is off the table', { is: 'fled' }, 'fled'],
  ['a wound is no loss', { is: 'wounded', count: 1 }, null],
  ['nor is a pin', { is: 'pinned' }, null],
  ['somebody leaves in good order', { is: 'left' }, 'left'],
])('%s', (_, event, fate) => expect(fateIn(changed(event))).toBe(fate))

test('a stand that loses a figure is thinned', () =>
  expect(fateIn(changed({ is: 'wounded', count: 1 }, { figures: 3 }, { figures: 2 }))).toBe('thinned'))

test('a change that says nothing means nothing', () =>
  expect(fateIn(changed(undefined, { at: [0, 0] }, { at: [5, 5] }))).toBeNull())
