import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { standing } from '../conformance/suite.ts'
import { reaching } from '../conformance/twins.ts'
import { SandtableError } from '../errors.ts'
import type { SideRecord } from '../game/store.ts'
import { canonical } from '../hash.ts'
import { Host } from '../play/host.ts'
import type { Procedure } from '../play/procedure.ts'
import type { RuleSet } from '../ruleset.ts'
import { plainly } from '../text/message.ts'
import { stride, times } from '../times.fixture.ts'
import { playOn, toOrders, toy, toyHost, toySource } from '../toy.fixture.ts'
import { readChain, writeChain } from './chain.ts'
import { load } from './load.ts'
import { save } from './save.ts'

/** Rules by which red gets a point whenever a turn ends. */
const newer: RuleSet = {
  ...toy,
  phases: toy.phases.map(phase =>
    phase.phase === 'end'
      ? {
          ...phase,
          *run(game): Procedure {
            const { score } = game.side('red') as SideRecord & { readonly score: number }
            game.change('side', 'red', { score: score + 1 } as object, [])
            yield* phase.run(game)
          },
        }
      : phase,
  ),
}
/** The save as if another version had written it. */
const writtenBy = (version: string, text: string): string => {
  const [first = '', ...rest] = readChain(text).lines
  return writeChain([canonical({ ...JSON.parse(first), version }), ...rest])
}
const order = { action: 'order', piece: 'red-1', how: 'rush', to: [30_000, 26_000] }

/** A whole game, small enough to be damaged in every place. */
const small = (): Host => {
  const source = toySource(['red', 'blue'], { start: { phase: 'orders', last: 1 } })
  return playOn(new Host(toy, source).start(), 7)
}

/** What loading makes of a text: an error with its code and line, a game that differs, or a game. */
function outcome(text: string): string {
  try {
    const { differs } = load([toy], text, 'game.save')
    if (!differs) return 'loaded'
    throw differs
  } catch (error) {
    if (!(error instanceof SandtableError)) throw error
    expect(error.place).toMatch(/^game\.save line \d+$/)
    return error.code
  }
}

describe('a save', () => {
  test('opens where it was made, with the same prompts, at any moment', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(30), (seed, decisions) => {
        const host = playOn(toyHost(['red', 'blue', 'green'], { dice: { from: 'seed', seed } }), seed, decisions)
        const text = save(host)
        const { host: again, notes } = load([toy], text)
        expect(notes).toEqual([])
        expect(standing(again.run)).toBe(standing(host.run))
        expect(save(again)).toBe(text)
        expect(save(playOn(again, seed + 1))).toBe(save(playOn(host, seed + 1)))
      }),
      { numRuns: times(60) },
    )
  })

  test('keeps answers that wait for the others, and they are as unseen as before', () => {
    const host = toOrders(toyHost(['red', 'blue', 'green']))
    host.decide('red', order)
    const seen = reaching(host, 'blue')
    const { host: again } = load([toy], save(host))
    expect(again.waitingFor).toEqual(['blue', 'green'])
    expect(again.run.waiting.get('red')).toEqual(order)
    expect(reaching(again, 'blue')).toBe(seen)
  })

  test('is the same for everybody who saves the same game', () => {
    expect(save(small())).toBe(save(small()))
  })

  test('of a game that has not begun opens at its beginning', () => {
    const { host } = load([toy], save(new Host(toy, toySource())))
    expect(standing(host.run)).toBe(standing(toyHost().run))
  })
})

describe('a save of other rules', () => {
  test('that make the same of it opens where it was made, answers that wait and all', () => {
    const host = toOrders(toyHost(['red', 'blue', 'green']))
    host.decide('red', order)
    const { host: again, differs } = load([newer], writtenBy('0.2.9', save(host)))
    expect(differs).toBeNull()
    expect(standing(again.run)).toBe(standing(host.run))
    expect(again.run.waiting.get('red')).toEqual(order)
  })

  test('that make something else of it opens at its last settled point, says so, keeps its journal and goes on', () => {
    let otherwise = 0
    const games = Math.max(3, times(10))
    for (let seed = 1; seed <= games; seed++) {
      const host = toyHost(['red', 'blue'], { dice: { from: 'seed', seed } })
      host.overrule('side', 'red', { score: 4 })
      playOn(host, seed, 30 + seed)
      const { journal } = host.game
      const { host: again, differs, notes } = load([newer], writtenBy('0.2.9', save(host)))
      if (!differs) continue
      otherwise += 1
      expect(notes.map(one => plainly(one))).toEqual([expect.stringContaining('The rules of 0.2.9 are different')])
      const last = host.over ? (journal.settled.at(-1) as number) : journal.settledBefore(journal.length)
      expect(again.game.journal.length).toBeGreaterThanOrEqual(last)
      const told = again.game.journal.entries.slice(0, last).filter(entry => entry.type !== 'said')
      expect(told).toEqual(journal.entries.slice(0, last).filter(entry => entry.type !== 'said'))
      expect(again.game.journal.settled.filter(settled => settled <= last)).toEqual(
        journal.settled.filter(settled => settled <= last),
      )
      expect(playOn(again, seed).over).toBe(true)
    }
    expect(otherwise).toBeGreaterThan(games / 2)
  })

  test('that has not begun begins', () => {
    const { host } = load([newer], writtenBy('0.2.9', save(new Host(toy, toySource()))))
    expect(host.waitingFor).toEqual(['red', 'blue'])
  })
})

describe('a damaged save', () => {
  const text = save(small())

  test('with a byte changed anywhere is told, with the line', () => {
    expect(text.length).toBeGreaterThan(1000)
    for (let i = 0; i < text.length; i += 11 * stride) {
      const flipped = String.fromCharCode(text.charCodeAt(i) ^ (1 << (i % 7)))
      expect(outcome(text.slice(0, i) + flipped + text.slice(i + 1)), `byte ${i}`).toMatch(/^SAVE-[1256]$/)
    }
  })

  test('cut anywhere is told, with the line', () => {
    for (let i = 0; i < text.length; i += 13 * stride)
      expect(outcome(text.slice(0, i)), `${i} bytes`).toMatch(/^SAVE-[1256]$/)
  })

  test('with a line taken out, doubled or moved is refused', () => {
    const lines = text.split('\n')
    for (let i = 0; i < lines.length - 1; i += Math.min(stride, 7)) {
      expect(outcome(lines.toSpliced(i, 1).join('\n'))).toMatch(/^SAVE-[1256]$/)
      expect(outcome(lines.toSpliced(i, 0, lines[i] as string).join('\n'))).toMatch(/^SAVE-[1256]$/)
    }
  })

  test.each(['', '\n', 'nonsense', '{}', text.replaceAll('\n', '\r\n'), text + text])(
    'that is something else is refused',
    other => expect(outcome(other)).toMatch(/^SAVE-[1256]$/),
  )
})

describe('a save that somebody has written anew, links and all', () => {
  const lines = readChain(save(small())).lines.map(line => JSON.parse(line) as { [key: string]: unknown })
  const forged = (change: (copy: typeof lines) => unknown) => {
    const copy = structuredClone(lines)
    const changed = change(copy)
    return writeChain(
      (Array.isArray(changed) ? changed : copy).map(line => JSON.stringify(line).replace('"DEEP"', deep)),
    )
  }
  const far = (line: { [key: string]: unknown }) => Object.assign(line.decision as object, { to: [1, 1] })
  const other = (line: { [key: string]: unknown }) =>
    Object.assign(line, { dice: (line.dice as number[]).map(die => (die % 3) + 1) })
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const entry = (copy: typeof lines, type: string) =>
    copy.find(line => line.type === type) as { [key: string]: unknown }
  const rows: [string, (copy: typeof lines) => unknown, string][] = [
    ['no header', copy => copy.slice(1), 'SAVE-1'],
    ['a header of another format', copy => Object.assign(copy[0] as object, { sandtable: 99 }), 'SAVE-3'],
    ['an unknown rule set', copy => Object.assign(copy[0] as object, { ruleset: 'chess' }), 'SAVE-3'],
    ['dice from nowhere', copy => Object.assign(copy[0] as object, { dice: { from: 'hell' } }), 'HS-SCEN-3'],
    ['no dice', copy => Object.assign(copy[0] as object, { dice: null }), 'HS-SCEN-3'],
    ['half a seed', copy => Object.assign(copy[0] as object, { dice: { from: 'seed', seed: 0.5 } }), 'HS-SCEN-3'],
    [
      'a commitment to nothing',
      copy => Object.assign(copy[0] as object, { dice: { from: 'commitment' } }),
      'HS-SCEN-1',
    ],
    ['a bad position', copy => Object.assign(copy[0] as object, { setup: { table: { width: -1 } } }), 'HS-SCEN-7'],
    ['a line that is a number', copy => [...copy, 7], 'SAVE-2'],
    ['a line that is nothing', copy => [...copy, null], 'SAVE-2'],
    ['a decision of nobody', copy => Object.assign(entry(copy, 'decision'), { side: 'nobody' }), 'SAVE-4'],
    ['no decision at all', copy => Object.assign(entry(copy, 'decision'), { decision: null }), 'SAVE-4'],
    ['a decision that may not be made', copy => far(entry(copy, 'decision')), 'SAVE-4'],
    [
      'a decision with a field of its own',
      copy => Object.assign(entry(copy, 'decision').decision as object, { x: 1 }),
      'SAVE-4',
    ],
    [
      'a decision without a bottom',
      copy => Object.assign(entry(copy, 'decision').decision as object, { x: 'DEEP' }),
      'SAVE-4',
    ],
    ['a line of nothing', copy => [...copy, []], 'SAVE-4'],
    ['another seed', copy => Object.assign(copy[0] as object, { dice: { from: 'seed', seed: 2 } }), 'SAVE-4'],
    ['dice that did not fall', copy => other(entry(copy, 'roll')), 'SAVE-4'],
    [
      'a settled point less',
      copy =>
        copy.toSpliced(
          copy.findIndex(line => line.settled),
          1,
        ),
      'SAVE-4',
    ],
    ['a settled point more', copy => copy.toSpliced(3, 0, { settled: true }), 'SAVE-4'],
    ['dice that do not match', copy => Object.assign(entry(copy, 'roll'), { dice: [] }), 'SAVE-4'],
    ['a change that no rule makes', copy => Object.assign(entry(copy, 'change'), { id: 'blue' }), 'SAVE-4'],
    ['something more at the end', copy => [...copy, entry(copy, 'change')], 'SAVE-4'],
    [
      'something less',
      copy => copy.filter((_, i) => i !== copy.findLastIndex(line => line.type === 'change')),
      'SAVE-4',
    ],
    ['an answer of nobody', copy => [...copy, { waiting: 'nobody', decision: { action: 'pass' } }], 'SAVE-4'],
    [
      'a change of the umpire that breaks it',
      copy => [...copy, { type: 'change', table: 'x', id: 'y', by: 'umpire' }],
      'SAVE-2',
    ],
  ]
  test.each(rows)('%s is told, with the line', (_, change, code) => expect(outcome(forged(change))).toBe(code))

  test('the line is the right one', () => {
    const at = lines.findIndex(line => line.type === 'change')
    const text = forged(copy => Object.assign(copy[at] as object, { id: 'blue-2' }))
    expect(load([toy], text, 'game.save').differs?.message).toContain(`SAVE-4: game.save line ${at + 1}: `)
  })

  test('changed anywhere to anything, it loads or says why not, and nothing else happens', () => {
    const junk = fc.constantFrom<unknown>(null, true, -1, 1e308, '', 'red', '__proto__', [], {}, [[]], { a: 1 })
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.nat(), { minLength: 1, maxLength: 6 }),
        junk,
        fc.boolean(),
        (at, path, value, old) => {
          const text = forged(copy => {
            let here: unknown = copy[at % copy.length]
            for (const [i, step] of path.entries()) {
              const keys = Object.keys(here as object)
              const key = keys[step % keys.length] as string
              const next = (here as { [key: string]: unknown })[key]
              if (i < path.length - 1 && typeof next === 'object' && next !== null && Object.keys(next).length > 0)
                here = next
              else {
                ;(here as { [key: string]: unknown })[key] = value
                break
              }
            }
          })
          try {
            load([old ? newer : toy], old ? writtenBy('0.2.9', text) : text, 'game.save')
          } catch (error) {
            expect(error).toBeInstanceOf(SandtableError)
            expect((error as SandtableError).place).toMatch(/^game\.save line \d+$/)
          }
          expect(({} as { a?: number }).a).toBeUndefined()
        },
      ),
      { numRuns: times(500) },
    )
  })
})

describe('a branch', () => {
  const played = (): Host => playOn(toyHost(['red', 'blue'], { dice: { from: 'seed', seed: 5 } }), 5)
  const seed = (seed: number | string) => ({ from: 'seed', seed }) as const

  test('goes off at any settled point, has the past of the game, plays on with dice of its own, and can be kept', () => {
    const host = played()
    const text = save(host)
    const { entries, settled } = host.game.journal
    let others = 0
    for (const position of settled.filter((_, i) => i % Math.min(stride, 5) === 0)) {
      const branch = host.branch(position, seed('what if'))
      expect(branch.game.journal.entries.slice(0, position)).toEqual(entries.slice(0, position))
      playOn(branch, 5)
      expect(branch.over).toBe(true)
      expect(save(load([toy], save(branch)).host)).toBe(save(branch))
      if (canonical(branch.game.journal.entries as never) !== canonical(entries as never)) others += 1
    }
    expect(others).toBeGreaterThan(stride > 1 ? 1 : 5) // near the end no dice are left that could differ
    expect(save(host)).toBe(text)
  })

  test('with the dice of the game and its decisions is that game', () => {
    const host = played()
    const { entries, settled } = host.game.journal
    const position = settled[Math.floor(settled.length / 2)] as number
    const branch = host.branch(position, seed(5))
    for (const entry of entries.slice(branch.game.journal.length))
      if (entry.type === 'decision') branch.decide(entry.side, entry.decision)
    expect(save(branch)).toBe(save(host))
  })

  test('does not go off in the middle of something', () => {
    const host = played()
    const { settled, length } = host.game.journal
    const position = Array.from({ length }, (_, i) => i).find(i => !settled.includes(i)) as number
    expect(() => host.branch(position, seed(1))).toThrow(/PLAY-4/)
    expect(() => host.branch(1e6, seed(1))).toThrow(/PLAY-4/)
  })

  test('of a game whose dice people roll asks them again', () => {
    const host = toyHost(['red', 'blue'], { dice: { from: 'people' } })
    expect(host.branch(0, seed(9)).dice).toEqual({ from: 'people' })
  })
})
