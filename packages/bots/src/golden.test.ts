import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Entry, text, Watch } from '@sandtable/kernel'
import { invariantsOf } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { difference, goldenGame, hashes, playGolden, turnsOf } from './golden.ts'
import { folder, isLesson, played, rulesOf, scenariosOf, sourceOf } from './scenarios.fixture.ts'

const SEED = 1
const scenarios = played.flatMap(set => scenariosOf(set).map(name => [set, name] as const))
const cache = new URL('../.cache/golden/', folder)

/**
 * One game of every set is kept whole beside its scenario; of the others, one hash per turn. GOLDEN=1 rewrites them,
 * to be read in review. Everything that must always hold is looked at after every decision. The full text of each game is in .cache/golden; a changed game is written beside it for
 * comparison.
 */
test.each(scenarios)('%s: %s is played as it was', (set, name) => {
  const complaints: string[] = []
  const { whole, turns } = goldenGame(sourceOf(set, name), SEED, [rulesOf(set)], host => {
    const watch = new Watch(host.run, invariantsOf(host.rules))
    return () => void complaints.push(...watch.look())
  })
  expect(complaints).toEqual([])
  const [kind, now] = isLesson(name) ? ['played', whole] : ['turns', turns]
  const kept = new URL(`${set}/${name}.${kind}.txt`, folder)
  if (process.env.GOLDEN) writeFileSync(kept, now)
  const then = existsSync(kept) ? readFileSync(kept, 'utf8') : ''
  const differs = difference(then, now)
  const good = new URL(`${set}/${name}.txt`, cache)
  const other = new URL(`${set}/${name}.now.txt`, cache)
  mkdirSync(new URL('.', good), { recursive: true })
  writeFileSync(differs ? other : good, whole)
  if (differs)
    expect.fail(
      `${fileURLToPath(kept)}: ${differs}\n` +
        `The whole game is in ${fileURLToPath(other)}; ` +
        `as it was when it last passed here, if it has: ${fileURLToPath(good)}. ` +
        'If it is meant to go so: GOLDEN=1 npx vitest run --project computed packages/bots/src/golden.test.ts',
    )
})

describe('hashes', () => {
  const rules = rulesOf('plastic')
  const entries = playGolden(sourceOf('plastic', 'tutorial'), SEED).game.journal.entries
  const turns = turnsOf(entries)
  const now = hashes(rules, turns)
  const at = entries.indexOf(turns[1]?.entries.findLast(({ type }) => type === 'roll') as Entry)
  const other = (change: (entry: Entry, i: number) => Entry) => hashes(rules, turnsOf(entries.map(change)))

  test('every turn has one, and all entries but sentences are in it', () => {
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, i) => i + 1))
    expect(turns.flatMap(turn => turn.entries)).toEqual(entries)
  })
  test('they stay the same when sentences are worded otherwise', () => {
    const says = text`Something else.`
    const reworded = other(entry => {
      if (entry.type === 'said') return { ...entry, says }
      if (entry.type !== 'roll' || !entry.modifiers) return entry
      return { ...entry, modifiers: entry.modifiers.map(modifier => ({ ...modifier, says })) }
    })
    expect(reworded).toEqual(now)
  })
  test('one die changes its own turn and no other', () => {
    const changed = other((entry, i) => (i === at && entry.type === 'roll' ? { ...entry, dice: [7] } : entry))
    expect(changed.map((line, i) => line === now[i])).toEqual(turns.map(({ turn }) => turn !== 2))
  })
})

test('the first turn that differs is named', () => {
  const kept = 'a\nturn 1: 12\nturn 2: 34\n'
  expect(difference(kept, kept)).toBeNull()
  expect(difference(kept, kept.replace('34', '56'))).toBe("line 3 was 'turn 2: 34' and is 'turn 2: 56'")
  expect(difference(kept, 'a')).toBe('it ends earlier')
})
