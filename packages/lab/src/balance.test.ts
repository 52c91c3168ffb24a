import { readFileSync } from 'node:fs'
import { jsonSource, type Source } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { balanceOf, type Plays } from './balance.ts'
import { handicapsOf } from './handicap.ts'
import { aGame } from './played.fixture.ts'
import { playGame, type Study } from './study.ts'

const battle = (path: string): { readonly rules: Study['rules']; readonly source: Source } => ({
  rules: ruleSets.find(({ id }) => path.startsWith(id)) as Study['rules'],
  source: readYaml(readFileSync(new URL(`../../../scenarios/${path}.yaml`, import.meta.url), 'utf8'), path),
})
const told = (path: string, weaker: string, stronger: string) => {
  const { rules, source } = battle(path)
  return handicapsOf(rules, source, weaker, stronger).map(steps => {
    const { kind, side, piece, count } = steps.at(-1) as (typeof steps)[number]
    return [kind, side, piece, count]
  })
}

test('what a scenario can vary: points where they are counted, turns, and figures of the commonest kind', () => {
  expect(told('muzzleflash/farm-on-the-lane', 'british', 'german')).toEqual([
    ['points', 'british', null, 25],
    ['longer', null, null, 4],
    ['shorter', null, null, 4],
    ['more', 'british', 'rifleman', 6],
    ['fewer', 'german', 'rifleman', 6],
  ])
  expect(told('plastic/crossroads-house', 'german', 'allied').map(([kind]) => kind)).toEqual(['longer', 'shorter', 'more', 'fewer']) // biome-ignore format: one line
  expect(told('goodbye/trench-raid-at-dusk', 'garrison', 'raiders').map(([kind]) => kind)).toContain('more')
  expect(told('blaze/tutorial', 'british', 'german').map(([kind]) => kind)).toContain('points')
})

test('a handicap changes what it says and nothing else', () => {
  const { rules, source } = battle('plastic/tutorial')
  const was = source.value as { readonly pieces: readonly object[]; readonly start: object }
  const all = handicapsOf(rules, source, 'german', 'allied').flat()
  const one = (kind: string, count: number) =>
    all.find(step => step.kind === kind && step.count === count)?.source.value
  expect(one('longer', 2)).toEqual({ ...was, turns: 8, start: { ...was.start, last: 8 } })
  const more = one('more', 2) as typeof was
  expect(more.pieces.slice(0, was.pieces.length)).toEqual(was.pieces)
  expect(more.pieces.slice(was.pieces.length)).toMatchObject([{ id: 'more-1', side: 'german' }, { id: 'more-2', kind: 'german-rifleman' }]) // biome-ignore format: one line
  expect((one('fewer', 1) as typeof was).pieces).toHaveLength(was.pieces.length - 1)
})

const balanced = (rules: Study['rules'], source: Source, games: number, plays: Plays) =>
  balanceOf(source, games, plays, async (weaker, stronger) => handicapsOf(rules, source, weaker, stronger))

/** Games whose results follow from the number of turns alone: each turn more is worth a tenth to the first side. */
const byTurns =
  (share: (turns: number) => number): Plays =>
  async ({ value }, from, until) =>
    Array.from({ length: until - from }, (_, i) => {
      const turns = (value as { readonly start: { readonly last: number } }).start.last
      const isWon = Math.floor((i + 1) * share(turns)) > Math.floor(i * share(turns))
      return aGame({ n: from + i, winners: [isWon ? 'allied' : 'german'], bots: { allied: 'regular', german: 'regular' } })
    }) // biome-ignore format: reads better

test('the least handicap that is enough is found, and weighed with games that had no part in finding it', async () => {
  const { rules, source } = battle('plastic/tutorial')
  const asked: number[] = []
  const plays = byTurns(turns => 0.3 + (turns - 6) * 0.1)
  const found = await balanced(rules, source, 400, (from, ...range) => {
    asked.push(range[0])
    return plays(from, ...range)
  })
  expect(found).toMatchObject({ weaker: 'allied', stronger: 'german', isEven: false, asItIs: { points: { share: 0.3 } } })
  const [best] = found?.offers ?? []
  expect(best).toMatchObject({ handicap: { kind: 'longer', count: 2 }, games: 400, points: { share: 0.5 } })
  expect(best?.sure).toBeGreaterThan(0.94)
  expect(best?.sure).toBeLessThan(0.97)
  expect(asked).toContain(400)
  // fewer turns do not help, so they are not offered
  expect(found?.offers.map(({ handicap }) => handicap.kind)).not.toContain('shorter')
}) // biome-ignore format: reads better

test('an even battle is left as it is', async () => {
  const { rules, source } = battle('plastic/tutorial')
  const found = await balanced(rules, source, 100, byTurns(() => 0.48))
  expect(found).toMatchObject({ isEven: true, offers: [], asItIs: { points: { share: 0.48 } } })
}) // biome-ignore format: reads better

test('the same seed finds the same', async () => {
  const { rules, source } = battle('plastic/tutorial')
  const small = jsonSource('small', { ...(source.value as object), start: { turn: 1, phase: 'initiative', last: 2 } })
  const plays: Plays = async (from, low, high) =>
    Array.from({ length: high - low }, (_, i) => playGame({ rules, source: from, seed: 7, bots: ['random'] }, low + i))
  const [once, twice] = [await balanced(rules, small, 6, plays), await balanced(rules, small, 6, plays)]
  expect(once?.isEven).toBe(false)
  expect(twice).toEqual(once)
})
