import { type ChangeEntry, Host, jsonSource, plainly, randomDecision, Stream } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { listed, scenarios } from './conformance.fixture.ts'
import { ruleSets } from './index.ts'
import { plastic } from './plastic/index.ts'
import type { Figure } from './plastic/records.ts'

/** What a rule set says about itself, so that no other code needs to know a rule. */

describe.each(listed)('%s', (_, { book, dice = {}, atOneScreen = {} }) => {
  test('reads only dice that it rolls', () => {
    for (const purpose of Object.keys(dice)) expect(Object.keys(book.dice)).toContain(purpose)
  })

  test('asks for options that there are, where people share a screen', () => {
    for (const [ruling, option] of Object.entries(atOneScreen))
      expect(Object.keys(book.ruling(ruling).options)).toContain(option)
  })
})

describe('plastic', () => {
  const position = (objective: object | null, german: object = {}, pieces: readonly object[] = []) => ({
    table: { width: 48, depth: 48, terrain: [{ id: 'mill', kind: 'bunker', circle: [24, 24, 2] }] },
    sides: [
      { id: 'german', objective, ...german },
      { id: 'allied', losses: 3 },
    ],
    pieces: [
      { id: 'g1', side: 'german', kind: 'german-rifleman', at: [10, 10] },
      { id: 'a1', side: 'allied', kind: 'american-rifleman', at: [40, 40] },
      ...pieces,
    ],
    start: { turn: 4, side: 'german', half: 2, last: 4 },
  })
  const ended = (whole: object) => {
    const host = new Host(plastic, jsonSource('position', whole)).start()
    host.decide('german', { action: 'end' })
    return host
  }
  const rows: [object | null, string, string][] = [
    [{ type: 'take', place: 'mill' }, 'Take the mill, with no enemy there.', 'The objective was not met.'],
    [
      { type: 'hold', place: 'mill' },
      'Keep the enemy out of the mill when the last turn ends.',
      'The objective was met.',
    ],
    [{ type: 'eliminate', count: 4 }, 'Enemy figures to eliminate: 4. Eliminated: 3.', 'The objective was not met.'],
    [
      { type: 'more-than-lost' },
      'Eliminate more than you lose by the end of the last turn. Eliminated: 3, lost: 0.',
      'The objective was met.',
    ],
    [{ type: 'wipe-out' }, 'Eliminate every enemy figure.', 'The objective was not met.'],
    [
      { type: 'exit', count: 2 },
      'Figures to bring off the table by the far edge: 2. Brought off: 0.',
      'The objective was not met.',
    ],
  ]
  test.each(rows)('%j: what it plays for, and whether it was enough', (objective, goal, end) => {
    const host = ended(position(objective))
    expect(
      host
        .seat('german')
        .goals()
        .map(says => plainly(says)),
    ).toEqual([goal])
    expect(plastic.verdict?.(host.game, 'german').map(says => plainly(says))).toEqual([goal, end])
  })

  test.each([
    [{ type: 'hold', place: 'mill' }, 'If the turn ended now, you would win.'],
    [{ type: 'take', place: 'mill' }, 'If the turn ended now, nobody would win.'],
  ])('%j: what the end of the last turn would bring', (objective, says) => {
    const host = new Host(plastic, jsonSource('position', position(objective))).start()
    expect(
      host
        .seat('german')
        .goals()
        .map(says => plainly(says))
        .at(-1),
    ).toBe(says)
  })

  test('a side without an objective has no goal, and may still be the only one left', () => {
    const host = ended(position(null))
    expect(host.seat('german').goals()).toEqual([])
    expect(plastic.verdict?.(host.game, 'german').map(says => plainly(says))).toEqual([
      'german had no objective of its own.',
    ])
    const { pieces, ...rest } = position({ type: 'exit', count: 2 })
    const alone = ended({ ...rest, pieces: pieces.slice(0, 1) })
    expect(plastic.verdict?.(alone.game, 'german').map(says => plainly(says))).toEqual([
      'Only german had figures left.',
    ])
  })

  test('whoever leaves the game, leaves it by an event, and whoever is behind it is somebody', () => {
    const [rules] = ruleSets.filter(({ id }) => id === 'plastic')
    const [source] = scenarios(rules as (typeof ruleSets)[0])
    const host = new Host(rules as (typeof ruleSets)[0], source as never, { dice: { from: 'seed', seed: 3 } }).start()
    const stream = new Stream(3)
    for (let n = 0; n < 400 && !host.over; n++) {
      const { side } = host.run.prompts[0] as { side: string }
      host.decide(side, randomDecision(host.run, side, stream))
    }
    const gone = host.game.journal.entries.filter((entry): entry is ChangeEntry => {
      if (entry.type !== 'change' || entry.table !== 'piece') return false
      return !(entry.before as Figure).gone && (entry.after as Figure).gone
    })
    expect(gone.length).toBeGreaterThan(0)
    for (const { event, after } of gone) {
      expect(event?.is).toBe((after as Figure).exited ? 'left' : 'lost')
      if (event?.by) expect(host.game.find('piece', event.by)).not.toBeNull()
    }
  })
})
