import { describe, expect, test } from 'vitest'
import { standing } from '../conformance/suite.ts'
import type { SideRecord } from '../game/store.ts'
import { canonical } from '../hash.ts'
import type { Host } from '../play/host.ts'
import type { Procedure } from '../play/procedure.ts'
import type { RuleSet } from '../ruleset.ts'
import { plainly } from '../text/message.ts'
import { playOn, toy, toyHost } from '../toy.fixture.ts'
import { readChain, writeChain } from './chain.ts'
import { load } from './load.ts'
import { save } from './save.ts'
import { isNewer, isVersion, VERSION } from './version.ts'

/** Rules of today, by which red gets a point whenever a turn ends. */
const today: RuleSet = {
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

/** The save with its header changed, and, if asked for, another line. */
function rewritten(text: string, header: object, change: (line: string, i: number) => string = line => line): string {
  const [first = '', ...rest] = readChain(text).lines
  return writeChain([canonical({ ...JSON.parse(first), ...header }), ...rest.map(change)])
}

/** A game in its second turn, which the rules of today would have played otherwise. */
function earlier(): Host {
  const host = toyHost(['red', 'blue'], { dice: { from: 'seed', seed: 3 } })
  while (host.game.state.turn < 2 && !host.over) playOn(host, host.game.journal.length, 1)
  return playOn(host, 4, 3)
}
const notesOf = (loaded: ReturnType<typeof load>): readonly string[] => loaded.notes.map(note => plainly(note))

describe('a version', () => {
  test('is newer by the first number that differs', () => {
    const [major, minor, patch] = VERSION.split('.').map(Number) as [number, number, number]
    for (const [version, newer] of [
      [`${major + 1}.0.0`, true],
      [`${major}.${minor + 1}.0`, true],
      [`${major}.${minor}.${patch + 1}`, true],
      [VERSION, false],
      [`${major}.${minor - 1}.${patch + 9}`, false],
    ] as const)
      expect(isNewer(version), version).toBe(newer)
  })
  test('is three numbers', () => {
    expect(['0.3.0', '10.20.30'].every(isVersion)).toBe(true)
    for (const other of ['0.3', 'v0.3.0', '0.3.0-rc', '0.3.0.1', '1234567.0.0', 3, null, undefined])
      expect(isVersion(other), String(other)).toBe(false)
  })
})

describe('a game that went on after its rules had changed', () => {
  const carriedOver = (): Host => load([today], rewritten(save(earlier()), { version: '0.2.9' })).host

  test('is kept with the part that the earlier version played, and opens again where it stood', () => {
    const host = playOn(carriedOver(), 8, 4)
    expect(host.carried).toMatchObject({ version: '0.2.9', entries: expect.any(Number) })
    const text = save(host)
    const again = load([today], text)
    expect([again.differs, again.notes, again.version]).toEqual([null, [], VERSION])
    expect(again.host.carried).toEqual(host.carried)
    expect(standing(again.host.run)).toBe(standing(host.run))
    expect(save(again.host)).toBe(text)
    expect(playOn(again.host, 9).over).toBe(true)
  })

  test('is refused if its header says that the earlier part ends in the middle of something', () => {
    const host = carriedOver()
    const entries = (host.carried?.entries as number) - 1
    for (const wrong of [entries, 100_000])
      expect(() => load([today], rewritten(save(host), { carried: { version: '0.2.9', entries: wrong } }))).toThrow(
        `SAVE-2: save line 1: the save is damaged: the game is never at rest after its first ${wrong} entries`,
      )
  })

  test('is refused if the earlier part cannot be put in', () => {
    const broken = rewritten(save(carriedOver()), {}, line => line.replace('"phase":"go"', '"phase":"dance"'))
    expect(() => load([today], broken, 'old.save')).toThrow(/^SAVE-2: old\.save line \d+: /)
  })

  test('changed after that part, it opens at the last point that holds, not before the part', () => {
    const host = playOn(carriedOver(), 8, 6)
    const { length } = readChain(save(host)).lines
    const forged = rewritten(save(host), {}, (line, i) => (i === length - 3 ? '{"settled":true}' : line))
    const again = load([today], forged)
    expect(again.differs?.code).toBe('SAVE-4')
    expect(notesOf(again).at(-1)).toBe('The game goes on from the last point up to which the file is sound.')
    expect(again.host.game.journal.length).toBeGreaterThanOrEqual(host.carried?.entries as number)
  })
})

describe('a save of a newer version', () => {
  const told = `This game was saved by a newer Sandtable, 99.0.0; this is ${VERSION}.`
  const changed = expect.stringMatching(/the game goes on from the last point at which nothing was half done\.$/)

  test('opens where it was made if the play comes out the same, and says so', () => {
    const host = earlier()
    const again = load([toy], rewritten(save(host), { version: '99.0.0' }))
    expect([again.version, again.differs, notesOf(again)]).toEqual(['99.0.0', null, [told]])
    expect(standing(again.host.run)).toBe(standing(host.run))
  })

  test('is opened as far as it can be if the play comes out otherwise', () => {
    const again = load([today], rewritten(save(earlier()), { version: '99.0.0' }))
    expect(again.differs?.code).toBe('SAVE-4')
    expect(notesOf(again)).toEqual([told, changed])
    expect(playOn(again.host, 2).over).toBe(true)
  })

  test('may contain what nobody here knows: it opens before that, and says which line it is', () => {
    const text = save(earlier())
    const lines = readChain(text).lines
    const last = lines.lastIndexOf('{"settled":true}')
    const unknown = (line: string, i: number) => (i === last - 2 ? '{"type":"dance"}' : line)
    const newer = rewritten(text, { version: '99.0.0' }, unknown)
    const again = load([today], newer, 'new.save')
    expect(notesOf(again)).toEqual([told, changed, expect.stringMatching(`^SAVE-2: new.save line ${last}: `)])
    expect(again.host.carried?.entries).toBeLessThan(last)
    expect(playOn(again.host, 2).over).toBe(true)
    // an earlier version had nothing that is not known here
    expect(() => load([today], rewritten(text, { version: '0.2.9' }, unknown), 'old.save')).toThrow(
      `SAVE-2: old.save line ${last}: `,
    )
  })
})
