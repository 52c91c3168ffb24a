import { describe, expect, test } from 'vitest'
import { playOn, toOrders, toyHost } from '../toy.fixture.ts'
import { type Grown, SaveWriter, save } from './save.ts'
import { tallyOf } from './tally.ts'

describe('a save that is written as the game goes on', () => {
  /** What a file holds after this was written to it: all rows but the end mark stay. */
  const written = (rows: readonly string[], grown: Grown | null): readonly string[] =>
    grown ? [...rows.slice(0, grown.from), ...grown.rows] : rows

  test('is always the save of the game, and nothing is written twice', () => {
    const host = toyHost(['red', 'blue'], { dice: { from: 'seed', seed: 4 } })
    const writer = new SaveWriter()
    let rows: readonly string[] = []
    let waited = 0 // answers that wait stand at the end, until all are in
    for (let n = 0; !host.over; n++) {
      const grown = writer.grown(host)
      expect(grown?.from).toBeGreaterThanOrEqual(rows.length - 1 - waited)
      waited = host.run.waiting.size
      rows = written(rows, grown)
      expect(rows.join('')).toBe(save(host))
      expect(writer.grown(host)).toBeNull()
      playOn(host, n, 1)
    }
    expect(rows.length).toBeGreaterThan(30)
  })

  test('a game that has rested has nothing new to write', () => {
    const host = playOn(toyHost(), 4, 25)
    const writer = new SaveWriter()
    const before = written([], writer.grown(host))
    host.rest()
    expect(writer.grown(host)).toBeNull()
    playOn(host, 5, 1)
    const grown = writer.grown(host)
    expect(grown?.from).toBe(before.length - 1)
    expect(written(before, grown).join('')).toBe(save(host))
  })

  test('what was taken back is taken out again', () => {
    const host = toOrders(toyHost())
    host.decide('red', { action: 'order', piece: 'red-1', how: 'sneak', to: [30_000, 26_000] })
    const writer = new SaveWriter()
    let rows = written([], writer.grown(host))
    host.undo('red')
    rows = written(rows, writer.grown(host))
    expect(rows.join('')).toBe(save(host))
    expect(writer.grown(host)).toBeNull()
    const other = toOrders(toyHost())
    rows = written(rows, writer.grown(other))
    expect(rows.join('')).toBe(save(other))
  })
})

describe('what a game consists of', () => {
  test('is counted: entries, decisions, dice, and what nobody can check', () => {
    const host = toyHost(['red', 'blue'], { dice: { from: 'seed', seed: 6 } })
    let decisions = 0
    for (; host.game.store.dice < 3 || host.run.waiting.size > 0; decisions++) playOn(host, decisions, 1)
    const { entries } = host.game.journal
    const rolled = entries.flatMap(entry => (entry.type === 'roll' ? entry.dice : []))
    expect(rolled.length).toBeGreaterThan(1)
    expect(tallyOf(host)).toEqual({
      entries: entries.length,
      decisions,
      dice: rolled.length,
      typed: 0,
      umpire: [],
      ended: null,
      seals: [],
      unsealed: rolled.length,
      nonces: [],
    })
  })

  test('the umpire’s own deeds are named, and dice that he entered count as typed', () => {
    const host = toyHost(['red', 'blue'], { dice: { from: 'seed', seed: 6 } })
    host.announce('Quiet, please')
    host.roll('luck', 2, 6)
    const [, given] = host.game.journal.entries
    const dice = given?.type === 'roll' ? given.dice : []
    host.roll(
      'luck',
      2,
      6,
      dice.map(die => (die % 6) + 1),
    )
    const tally = tallyOf(host)
    expect(tally).toMatchObject({ dice: 4, typed: 2, decisions: 0 })
    expect(tally.umpire.map(({ number, entry }) => [number, entry.type])).toEqual([
      [1, 'said'],
      [2, 'roll'],
      [3, 'roll'],
    ])
  })

  test('dice that people rolled were typed, and sealed dice name their seals', () => {
    const people = toOrders(toyHost(['red', 'blue'], { dice: { from: 'people' } }))
    people.roll('luck', 1, 6, [3])
    expect(tallyOf(people)).toMatchObject({ dice: 1, typed: 1, seals: [] })
    const sealed = toyHost(['red', 'blue'], { dice: { from: 'commitment', secret: 'abc', nonces: ['x'] } })
    const { seals, typed, unsealed, nonces } = tallyOf(playOn(sealed, 3, 10))
    expect(seals).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
    expect([typed, unsealed, nonces]).toEqual([0, 0, ['x']])
    // a branch with dice of its own keeps the seal of the game before
    expect(tallyOf(sealed.branch(0, { from: 'seed', seed: 1 })).seals).toEqual(seals)
  })
})
