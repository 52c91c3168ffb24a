import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, readChain, save } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { type Line, linesIn, playAtRandom, randomGame, relinked } from './forged.fixture.ts'
import { ownFolder, sandtable } from './script.fixture.ts'

/**
 * A forger rewrites a saved game, links and all. Whatever is changed, `verify` names the line, and the game opens no
 * further than it holds: what has opened verifies in its turn.
 */

const folder = ownFolder()

async function verified(text: string, ...options: readonly string[]): Promise<{ code: number; text: string }> {
  writeFileSync(join(folder, 'game.save'), text)
  const { code, said, warned } = await sandtable(['verify', 'game.save', ...options], [], folder)
  return { code, text: [...said, ...warned].join('\n') }
}

/** The line of a type, counted from the middle of the game on, and one that satisfies a condition. */
const at = (lines: readonly Line[], type: string, is: (line: Line) => boolean = () => true): number => {
  const fits = (line: Line) => line.type === type && is(line)
  const found = lines.findIndex((line, i) => i > lines.length / 3 && fits(line))
  const index = found >= 0 ? found : lines.findIndex(fits)
  if (index < 0) throw new Error(`the game has no ${type} for this`)
  return index
}
const changed = (lines: Line[], index: number, fields: object): Line[] => {
  Object.assign(lines[index] as object, fields)
  return lines
}
const header = (lines: Line[], fields: object): Line[] => changed(lines, 0, fields)
const settled = (lines: readonly Line[]): number => lines.findIndex((line, i) => i > 20 && line.settled)
const turned = (line: Line): object => ({
  dice: (line.dice as number[]).map(die => (die % (line.faces as number)) + 1),
})
const decide = (lines: Line[], change: (decision: Line) => object, index = at(lines, 'decision')): Line[] =>
  changed(lines, index, {
    decision: { ...(lines[index]?.decision as Line), ...change(lines[index]?.decision as Line) },
  })
const setupOf = (lines: readonly Line[]): Line => (lines[0] as Line).setup as Line
const other = (lines: readonly Line[], side: unknown): unknown =>
  (setupOf(lines).sides as { id: string }[]).find(({ id }) => id !== side)?.id
const isPoint = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length === 2 && value.every(part => typeof part === 'number')
const goes = ({ decision }: Line): boolean =>
  Object.values(decision as object).some(value => isPoint(value) || (Array.isArray(value) && value.some(isPoint)))
const farAway = (value: unknown): unknown =>
  isPoint(value)
    ? [value[0] as number, 250_000]
    : Array.isArray(value) && value.some(isPoint)
      ? value.map(farAway)
      : value

type Forge = (lines: Line[]) => readonly unknown[]
const anywhere: [string, Forge][] = [
  [
    'other dice than the seed gives',
    lines => changed(lines, at(lines, 'roll'), turned(lines[at(lines, 'roll')] as Line)),
  ],
  ['a die that does not exist', lines => changed(lines, at(lines, 'roll'), { dice: [77] })],
  ['dice at another place of the stream', lines => changed(lines, at(lines, 'roll'), { at: 7777 })],
  ['dice for another purpose', lines => changed(lines, at(lines, 'roll'), { purpose: 'luck' })],
  ['another number that is needed', lines => changed(lines, at(lines, 'roll'), { need: 1 })],
  [
    'a modifier more',
    lines => changed(lines, at(lines, 'roll'), { modifiers: [{ says: { says: 'luck', args: [] }, by: 5, cites: [] }] }),
  ],
  ['dice shown to one side only', lines => changed(lines, at(lines, 'roll'), { to: ['nobody'] })],
  [
    'a walk through everything',
    lines => {
      const index = at(lines, 'decision', goes)
      return decide(
        lines,
        decision => Object.fromEntries(Object.entries(decision).map(([field, value]) => [field, farAway(value)])),
        index,
      )
    },
  ],
  [
    'a decision of another side',
    lines => {
      const index = at(lines, 'decision')
      return changed(lines, index, { side: other(lines, lines[index]?.side) })
    },
  ],
  ['a decision of nobody', lines => changed(lines, at(lines, 'decision'), { side: '__proto__' })],
  [
    'an action that is not asked for',
    lines => changed(lines, at(lines, 'decision'), { decision: { action: 'resign' } }),
  ],
  ['an action of an object', lines => changed(lines, at(lines, 'decision'), { decision: { action: 'constructor' } })],
  ['a decision that is none', lines => changed(lines, at(lines, 'decision'), { decision: null })],
  ['a field more in a decision', lines => decide(lines, () => ({ free: true }))],
  ['a prototype in a decision', lines => decide(lines, () => ({ x: 'PROTO' }))],
  ['a decision without a bottom', lines => decide(lines, () => ({ x: 'DEEP' }))],
  ['a decision shown to one side only', lines => changed(lines, at(lines, 'decision'), { to: ['nobody'] })],
  ['a prototype in a roll', lines => changed(lines, at(lines, 'roll'), { under: 'PROTO' })],
  ['a roll without a bottom', lines => changed(lines, at(lines, 'roll'), { about: 'DEEP' })],
  ['a prototype in a change', lines => changed(lines, at(lines, 'change'), { after: 'PROTO' })],
  ['a change without a bottom', lines => changed(lines, at(lines, 'change'), { after: 'DEEP' })],
  ['another change', lines => changed(lines, at(lines, 'change'), { id: 'nobody' })],
  ['another rule behind a change', lines => changed(lines, at(lines, 'change'), { cites: ['XX-NO-1'] })],
  ['an event that nobody saw', lines => changed(lines, at(lines, 'change'), { event: { is: 'lost', by: 'me' } })],
  [
    'a sentence that nobody said',
    lines =>
      lines.toSpliced(lines.length / 2, 0, { type: 'said', says: { says: 'You have lost.', args: [] }, cites: [] }),
  ],
  ['a line that is a list', lines => lines.toSpliced(lines.length / 2, 0, [] as never)],
  ['a line that is null', lines => lines.toSpliced(lines.length / 2, 0, null as never)],
  ['a line that is a number', lines => lines.toSpliced(lines.length / 2, 0, 7 as never)],
  ['a line of another kind', lines => lines.toSpliced(lines.length / 2, 0, { type: 'toString' })],
  ['a line without a bottom', lines => lines.toSpliced(lines.length / 2, 0, { settled: 'DEEP' })],
  ['a settled point less', lines => lines.toSpliced(settled(lines), 1)],
  ['a settled point more', lines => lines.toSpliced(at(lines, 'roll'), 0, { settled: true })],
  ['a settled point that says more', lines => changed(lines, settled(lines), { note: 'x' })],
  [
    'a settled point elsewhere',
    lines => lines.toSpliced(settled(lines), 1).toSpliced(at(lines, 'roll'), 0, { settled: true }),
  ],
  ['a roll less', lines => lines.toSpliced(at(lines, 'roll'), 1)],
  ['a decision less', lines => lines.toSpliced(at(lines, 'decision'), 1)],
  ['a change less', lines => lines.toSpliced(at(lines, 'change'), 1)],
  ['a decision twice', lines => lines.toSpliced(at(lines, 'decision'), 0, lines[at(lines, 'decision')] as Line)],
  ['a roll twice', lines => lines.toSpliced(at(lines, 'roll'), 0, lines[at(lines, 'roll')] as Line)],
  ['a change twice', lines => lines.toSpliced(at(lines, 'change'), 0, lines[at(lines, 'change')] as Line)],
  [
    'a decision before its time',
    lines => {
      const index = lines.findLastIndex(line => line.type === 'decision')
      return lines.toSpliced(index, 1).toSpliced(at(lines, 'decision'), 0, lines[index] as Line)
    },
  ],
  [
    'a decision after all others',
    lines => [...lines, { type: 'decision', side: 'nobody', decision: { action: 'pass' } }],
  ],
  ['an answer of nobody that waits', lines => [...lines, { waiting: 'nobody', decision: { action: 'pass' } }]],
  [
    'an answer that waits in the middle',
    lines => lines.toSpliced(at(lines, 'decision'), 0, { waiting: 'nobody', decision: { action: 'pass' } }),
  ],
  ['a field more in the header', lines => header(lines, { signed: true })],
  ['a header without a bottom', lines => header(lines, { dice: 'DEEP' })],
  ['a prototype in the header', lines => header(lines, { past: 'PROTO' })],
  [
    'dice of another game before',
    lines => header(lines, { past: [{ until: 1e6, dice: { from: 'seed', seed: 'other' } }] }),
  ],
  [
    'dice of the past out of order',
    lines => header(lines, { past: [2, 1].map(until => ({ until, dice: { from: 'people' } })) }),
  ],
  ['another seed', lines => header(lines, { dice: { from: 'seed', seed: 4 } })],
  ['a seed that says more', lines => header(lines, { dice: { from: 'seed', seed: 3, more: 1 } })],
  [
    'dice of a commitment',
    lines => header(lines, { dice: { from: 'commitment', secret: 'junk', nonces: ['a', 'b'] } }),
  ],
  ['another rule set', lines => header(lines, { ruleset: lines[0]?.ruleset === 'blaze' ? 'goodbye' : 'blaze' })],
  ['a rule set that is not here', lines => header(lines, { ruleset: 'constructor' })],
  [
    'a figure less',
    lines =>
      header(lines, {
        setup: { ...setupOf(lines), pieces: (setupOf(lines).pieces as Line[]).slice(1) },
      }),
  ],
  ['a field more in the position', lines => header(lines, { setup: { ...setupOf(lines), luck: 6 } })],
  [
    'an umpire who changes what no umpire can',
    lines =>
      lines.toSpliced(settled(lines) + 1, 0, {
        type: 'change',
        table: 'game',
        id: 'game',
        before: null,
        after: { turn: 99 },
        cites: [],
        by: 'umpire',
      }),
  ],
  [
    'an umpire who writes nonsense',
    lines => {
      const { id } = (setupOf(lines).pieces as { id: string }[])[0] as { id: string }
      return lines.toSpliced(settled(lines) + 1, 0, {
        type: 'change',
        table: 'piece',
        id,
        before: null,
        after: { id, at: 'here', kind: '__proto__' },
        cites: [],
        by: 'umpire',
      })
    },
  ],
  [
    'an umpire in the middle of something',
    lines =>
      lines.toSpliced(at(lines, 'roll'), 0, {
        type: 'roll',
        purpose: 'x',
        faces: 6,
        dice: [6],
        at: 0,
        cites: [],
        by: 'umpire',
      }),
  ],
  [
    'an umpire who speaks as the rules do',
    lines =>
      lines.toSpliced(settled(lines) + 1, 0, {
        type: 'said',
        says: { says: '{0} is lost.', args: [{ piece: 'x' }] },
        cites: [],
        by: 'umpire',
      }),
  ],
  [
    'an end that nobody played',
    lines => [
      ...lines,
      { type: 'change', table: 'game', id: 'game', before: { over: false }, after: { over: true }, cites: [] },
    ],
  ],
]

describe.each(['plastic', 'muzzleflash', 'goodbye', 'blaze'])('%s', set => {
  const whole = save(playAtRandom(randomGame(set, 32), 0))
  const honest = readChain(whole).lines

  test('the honest game is verified', async () => {
    const { code, text } = await verified(whole)
    expect(text).toMatch(/^verified: \d+ entries, \d+ decisions, \d+ dice$/)
    expect(code).toBe(0)
    expect(honest.filter(line => line.includes('"type":"roll"')).length).toBeGreaterThan(3)
  })

  test.each(anywhere)('%s is found, and the game opens no further than it holds', async (name, forge) => {
    const forged = relinked(forge(linesIn(whole)))
    expect(forged).not.toBe(whole)
    const first = readChain(forged).lines.findIndex((line, i) => line !== honest[i])
    const { code, text } = await verified(forged)
    expect(code).toBe(1)
    expect(text).not.toContain('made a mistake')
    const [, line] = /(?:SAVE-[1234]|SCEN-\d): game\.save line (\d+): /.exec(text) ?? []
    const wrong = Math.min(first + 1, readChain(forged).lines.length)
    // a decision that may be made here as well is no fault yet; what follows from it is
    if (name === 'a decision before its time') expect(Number(line)).toBeGreaterThanOrEqual(wrong)
    else if (first > 0) expect(Number(line)).toBe(wrong)
    else expect(Number(line)).toBeGreaterThan(0)
    let opened: ReturnType<typeof load> | null = null
    try {
      opened = load(ruleSets, forged)
    } catch (error) {
      expect(first).toBe(0) // only a header that makes no game opens not at all
      expect((error as Error).name).toBe('SandtableError')
    }
    if (!opened) return
    expect(opened.notes.length).toBeGreaterThan(1)
    expect(load(ruleSets, save(opened.host)).differs).toBeNull()
    const kept = readChain(save(opened.host)).lines
    if (first > 0) expect(kept.slice(0, first - 1)).toEqual(honest.slice(0, first - 1))
  })
})
