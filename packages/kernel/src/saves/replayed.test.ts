import { describe, expect, test } from 'vitest'
import { standing } from '../conformance/suite.ts'
import { canonical } from '../hash.ts'
import { Host } from '../play/host.ts'
import { plainly } from '../text/message.ts'
import { playOn, toOrders, toy, toyHost, toySource } from '../toy.fixture.ts'
import { readChain, writeChain } from './chain.ts'
import { load } from './load.ts'
import { isShallow } from './recorded.ts'
import { save } from './save.ts'

type Line = { [field: string]: unknown }

/** A game of one round, with words and dice of the umpire in it. */
function small(): Host {
  const host = new Host(toy, toySource(undefined, { start: { phase: 'orders', last: 1 } })).start()
  host.announce('Begin')
  host.roll('luck', 2)
  return playOn(host, 7)
}
const linesOf = (host: Host): Line[] => readChain(save(host)).lines.map(line => JSON.parse(line) as Line)
const written = (lines: readonly Line[]): string => writeChain(lines.map(line => canonical(line)))

/** The small game as this version, or another one, has saved it, with its first line of this kind changed. */
function changed(version: string | null, is: (line: Line) => boolean, change: (line: Line) => object) {
  const lines = linesOf(small())
  const at = lines.findIndex((line, i) => i > 0 && is(line))
  const header = version ? { version } : {}
  const text = written(lines.map((line, i) => ({ ...line, ...(i === 0 && header), ...(i === at && change(line)) })))
  return { at, loaded: load([toy], text, 'game.save') }
}
const ofType =
  (type: string, own = false) =>
  (line: Line) =>
    line.type === type && 'by' in line === own

describe('of another version only the play is compared', () => {
  const same: [string, (line: Line) => boolean, (line: Line) => object][] = [
    ['the rules that are cited', ofType('change'), () => ({ cites: ['HS-OLD-1'] })],
    ['a number that a roll needed', ofType('roll'), () => ({ need: 2 })],
    ['the subjects of a roll', ofType('roll'), () => ({ about: ['red-1'] })],
    ['a sentence', ofType('said'), () => ({ says: { says: 'Well.', args: [] } })],
  ]
  test.each(same)('%s may differ', (_, is, change) => {
    const { at, loaded } = changed('0.2.9', is, change)
    expect(at).toBeGreaterThan(0)
    expect([loaded.differs, loaded.notes]).toEqual([null, []])
    expect(standing(loaded.host.run)).toBe(standing(small().run))
    // in a save of this version every letter counts
    const ours = changed(null, is, change).loaded
    expect(ours.differs?.message).toContain(`SAVE-4: game.save line ${at + 1}: `)
    // but the game is sound
    expect(standing(ours.host.run)).toBe(standing(small().run))
    expect(plainly(ours.notes.at(-1) as never)).toMatch(/^All decisions and dice are sound/)
  })

  const other: [string, (line: Line) => boolean, (line: Line) => object][] = [
    ['what a change has made', line => ofType('change')(line) && line.table === 'game', () => ({ after: { phase: 'end' } })],
    ['whom a change is about', line => ofType('change')(line) && line.table === 'side', () => ({ id: 'blue' })],
    ['what a roll was for', ofType('roll'), () => ({ purpose: 'mine' })],
    ['who was told of a roll', ofType('roll'), () => ({ to: ['red', 'blue'] })],
    ['the faces of the dice', ofType('roll'), () => ({ faces: 20 })],
    ['which die it was', ofType('roll'), () => ({ at: 1 })],
    ['who decided', ofType('decision'), line => ({ side: line.side === 'red' ? 'blue' : 'red' })],
    ['the dice of the umpire', ofType('roll', true), () => ({ by: undefined })],
  ] // biome-ignore format: a row a line
  test.each(other)('%s may not', (_, is, change) => {
    let message = ''
    let line = 0
    try {
      const { at, loaded } = changed('0.2.9', is, change)
      line = at
      message = loaded.differs?.message ?? 'nothing differs'
    } catch (error) {
      message = String(error) // the record cannot even be put in
    }
    expect(message).toMatch(/SAVE-[24]: game\.save line \d+: /)
    if (line > 0) expect(Number(/line (\d+)/.exec(message)?.[1])).toBeLessThanOrEqual(line + 1)
  })
})

describe('a save that stops to hold', () => {
  const lines = linesOf(small())

  test('opens at the last point before, and everything before that is as it was', () => {
    const decisions = lines.flatMap((line, i) => (line.type === 'decision' ? [i] : []))
    for (const at of decisions) {
      const text = written(lines.map((line, i) => (i === at ? { ...line, decision: { action: 'fly' } } : line)))
      const { host, differs } = load([toy], text, 'game.save')
      expect(differs?.message).toContain(`SAVE-4: game.save line ${at + 1}: `)
      const { entries, settled } = host.game.journal
      const before = lines.slice(1, at).filter(line => !('settled' in line)).length
      expect(entries.length).toBeLessThanOrEqual(before)
      expect(entries).toEqual(small().game.journal.entries.slice(0, entries.length))
      expect(settled.at(-1)).toBeGreaterThanOrEqual(0)
      expect(load([toy], save(host)).differs).toBeNull()
      expect(playOn(host, 3).over).toBe(true)
    }
    expect(decisions.length).toBeGreaterThan(2)
  })

  test('a line too many at its end is told as that line, and the whole game opens', () => {
    const { host, differs } = load([toy], written([...lines, lines.at(-1) as Line]), 'game.save')
    expect(differs?.message).toContain(`SAVE-4: game.save line ${lines.length + 1}: `)
    expect(host.game.journal.entries).toEqual(small().game.journal.entries)
  })

  test('an answer that waits is compared like a deed', () => {
    const waiting = toOrders(toyHost())
    const order = { action: 'order', piece: 'red-1', how: 'sneak', to: [30_000, 26_000] }
    waiting.decide('red', order)
    const forged = (change: object, version?: string) => {
      const [header, ...rest] = linesOf(waiting)
      const all = [{ ...header, ...(version && { version }) }, ...rest]
      return load([toy], written(all.map(line => ('waiting' in line ? { ...line, ...change } : line))), 'game.save')
    }
    expect(forged({}, '0.2.9').host.run.waiting.get('red')).toEqual(order)
    expect(forged({ decision: { ...order, how: 'rush' } }, '0.2.9').host.run.waiting.get('red')).toMatchObject({
      how: 'rush',
    })
    const refused = forged({ decision: { ...order, to: [90_000, 70_000] } })
    expect(refused.differs?.message).toContain('too far')
    expect(refused.host.waitingFor).toEqual(['red', 'blue'])
  })
})

test('a branch whose save is cut before it branched off has the dice of its past up to there, and then its own', () => {
  const host = playOn(toyHost(['red', 'blue'], { dice: { from: 'seed', seed: 5 } }), 5)
  const { settled } = host.game.journal
  const branch = playOn(host.branch(settled.at(-2) as number, { from: 'seed', seed: 'other' }), 6)
  const [past] = branch.past
  expect(past?.until).toBeGreaterThan(4)
  const rows = save(branch).split('\n')
  const cutAt = Math.floor(rows.length / 3)
  const { host: cut, differs } = load([toy], `${rows.slice(0, cutAt).join('\n')}\n`, 'game.save')
  expect(differs?.code).toBe('SAVE-5')
  expect(cut.game.store.dice).toBeLessThan(past?.until as number)
  expect(cut.past).toEqual([{ dice: { from: 'seed', seed: 5 }, until: cut.game.store.dice }])
  const again = load([toy], save(playOn(cut, 3)))
  expect([again.differs, again.host.past]).toEqual([null, cut.past])
  // a header that gives more dice to the past than were rolled is none of this game
  const [header, ...rest] = linesOf(branch)
  const forged = load([toy], written([{ ...header, past: [{ ...past, until: 10_000 }] }, ...rest]), 'game.save')
  expect(forged.differs?.code).toBe('SAVE-4')
  // where nothing is cut, nothing of the past is
  expect(load([toy], save(branch)).host.past).toEqual(branch.past)
})

test('a value is shallow if it can be walked through and written again', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)])
  expect([nested(12), { a: nested(11) }, null, 'x', -1.5, []].map(value => isShallow(value))).toEqual(
    [true, true, true, true, true, true], // biome-ignore format: one line
  )
  for (const value of [
    nested(13),
    { a: nested(12) },
    Number.POSITIVE_INFINITY,
    [Number.NaN],
    { a: [{ b: Number.NEGATIVE_INFINITY }] },
  ])
    expect(isShallow(value)).toBe(false)
})

test('line ends that another program has changed are read all the same, and nobody is bothered', () => {
  const host = small()
  const { host: again, differs, notes } = load([toy], save(host).replaceAll('\n', '\r\n'))
  expect([differs?.code, notes]).toEqual(['SAVE-6', []])
  expect(standing(again.run)).toBe(standing(host.run))
})
