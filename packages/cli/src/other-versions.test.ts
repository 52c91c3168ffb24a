import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, plainly, readChain, save } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { type Line, linesIn, randomGame, relinked } from './forged.fixture.ts'
import { ownFolder, sandtable } from './script.fixture.ts'

/** A save of another version is put in as it is, where the rules make something else of it: so nothing in it may be odd. */

const folder = ownFolder()
const whole = save(randomGame('plastic', 24))
const lines = linesIn(whole)
const setup = (lines[0] as Line).setup as {
  readonly pieces: readonly Line[]
  readonly sides: readonly { id: string }[]
}
const [first] = setup.pieces as readonly [Line]
const settled = lines.findIndex((line, i) => i > 10 && line.settled)

/** As if another version had written it, with lines that today's rules would not make. */
function written(version: string, ...more: readonly Line[]): string {
  const [header, ...body] = linesIn(whole) as [Line, ...Line[]]
  const other = { type: 'change', table: 'game', id: 'game', before: { turn: 1 }, after: { turn: 2 }, cites: [] }
  return relinked([{ ...header, version }, ...body.toSpliced(settled - 1, 0, other, ...more, { settled: true })])
}
const place = settled + 2

const change = (table: string, id: unknown, after: object): Line => ({
  type: 'change',
  table,
  id,
  before: null,
  after,
  cites: [],
})
const piece = (fields: object): Line => change('piece', first.id, fields)
const made = (id: string, fields: object): Line =>
  change('piece', id, { id, side: first.side, kind: first.kind, at: [2540, 2540], ...fields })
const corners = (n: number) => Array.from({ length: n }, (_, i) => [i, (i * i) % 1000])

const odd: [string, readonly Line[]][] = [
  ['a place that is a text', [piece({ at: 'here' })]],
  ['a place at the end of the world', [piece({ at: [1e15, 0] })]],
  ['a number that is none', [piece({ facing: 'NaN' })]],
  ['a kind that is part of every object', [piece({ kind: '__proto__' })]],
  ['a kind that nobody has', [piece({ kind: 'constructor' })]],
  ['a side that does not play', [piece({ side: 'nobody' })]],
  ['a unit that is not there', [piece({ unit: 'nobody' })]],
  [
    'a wood of 200,000 corners',
    [change('terrain', 'wood', { id: 'wood', kind: 'woods', height: 0, shape: { polygon: corners(200_000) } })],
  ],
  ['20,000 pieces', Array.from({ length: 20_000 }, (_, i) => made(`p${i}`, {}))],
  ['a piece of no side', [made('x', { side: 'nobody' })]],
  ['a piece of no kind', [made('x', { kind: 'toString' })]],
  ['a turn before all time', [change('game', 'game', { turn: -1e15 })]],
  ['a turn after all time', [change('game', 'game', { turn: 1e15 })]],
  ['a phase that does not exist', [change('game', 'game', { phase: '__proto__' })]],
  ['a go of nobody', [change('game', 'game', { side: 'nobody' })]],
  ['a second game', [change('game', 'other', { turn: 1 })]],
  ['no game', [{ ...change('game', 'game', {}), after: null }]],
  ['a piece that goes and was never there', [{ ...change('piece', 'x', {}), after: null }]],
  ['a record without a bottom', [piece({ at: 'DEEP' })]],
  ['dice that do not exist', [{ type: 'roll', purpose: 'x', faces: 6, dice: [7], at: 0, cites: [] }]],
  ['dice from elsewhere', [{ type: 'roll', purpose: 'x', faces: 6, dice: [1], at: 9999, cites: [] }]],
  ['a decision of nobody', [{ type: 'decision', side: 'nobody', decision: { action: 'pass' } }]],
  ['a line of another kind', [{ type: 'miracle' }]],
  ['a field of another kind', [{ ...piece({}), magic: true }]],
]

async function told(command: string, text: string): Promise<{ code: number; text: string }> {
  writeFileSync(join(folder, 'other.save'), text)
  const { code, said, warned } = await sandtable([command, 'other.save'], [], folder)
  return { code, text: [...said, ...warned].join('\n') }
}

describe('a save of an earlier version', () => {
  test('opens at its last settled point, says so, and goes on', async () => {
    const { host, differs, notes } = load(ruleSets, written('0.2.0'))
    expect(differs?.code).toBe('SAVE-4')
    expect(notes.map(one => plainly(one))).toEqual([expect.stringContaining('The rules of 0.2.0 are different')])
    expect(host.carried?.version).toBe('0.2.0')
    expect(load(ruleSets, save(host))).toMatchObject({ differs: null, notes: [] })
    expect((await told('replay', written('0.2.0'))).text).toContain('The rules of 0.2.0 are different')
    expect((await told('verify', written('0.2.0'))).text).toMatch(/^not verified: SAVE-4: other\.save line \d+: /)
  })

  test.each(odd)('with %s is refused, with the line', async (_, more) => {
    const text = written('0.2.0', ...more)
    expect(() => load(ruleSets, text, 'a.save')).toThrow(/^SAVE-2: a\.save line \d+: /)
    const line = Number(/line (\d+)/.exec((await told('replay', text)).text)?.[1])
    expect(line).toBeGreaterThanOrEqual(place)
    expect(line).toBeLessThan(place + more.length)
    const verdict = await told('verify', text)
    expect(verdict.code).toBe(1)
    expect(verdict.text).toContain('SAVE-')
  })

  test('whose fields make no sense together opens before them, or not at all, and no rule breaks', () => {
    for (const field of ['weapons', 'status', 'doing', 'pose', 'acted', 'goneTurn'])
      for (const value of [null, 7, '__proto__', [], [[]], { a: 1 }]) {
        try {
          load(ruleSets, written('0.2.0', piece({ [field]: value })), 'a.save')
        } catch (error) {
          expect((error as Error).message, field).toMatch(/^SAVE-\d: a\.save line \d+: /)
        }
      }
  })
})

describe('a save of a newer version', () => {
  test('opens, and says which version wrote it', async () => {
    const [header, ...body] = linesIn(whole) as [Line, ...Line[]]
    const newer = relinked([{ ...header, version: '99.0.0' }, ...body])
    const { differs, notes, host } = load(ruleSets, newer)
    expect([differs, readChain(save(host)).lines]).toEqual([null, readChain(whole).lines])
    expect(notes.map(one => plainly(one))).toEqual(['This game was saved by a newer Sandtable, 99.0.0; this is 0.3.0.'])
    expect((await told('verify', newer)).text).toContain('Sandtable 99.0.0 wrote it; only the play was compared.')
  })

  test.each(odd)('with %s opens only as far as it is known here, and says so', async (_, more) => {
    const text = written('99.0.0', ...more)
    const { host, notes: told } = load(ruleSets, text, 'a.save')
    const notes = told.map(one => plainly(one))
    expect(notes[0]).toContain('99.0.0')
    expect(notes.at(-1)).toMatch(/^SAVE-2: a\.save line \d+: /)
    expect(host.game.journal.length).toBeGreaterThan(5)
    expect(load(ruleSets, save(host)).differs).toBeNull()
  })

  test('in a format that is not known here is refused by its version', () => {
    const [header, ...body] = linesIn(whole) as [Line, ...Line[]]
    const newer = relinked([{ ...header, sandtable: 3, version: '99.0.0' }, ...body])
    expect(() => load(ruleSets, newer)).toThrow(/SAVE-3: .*Sandtable 99\.0\.0 in format 3/)
  })
})
