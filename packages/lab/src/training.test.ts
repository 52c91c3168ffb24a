import { readFileSync } from 'node:fs'
import { judgesOf } from '@sandtable/bots'
import { plastic, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { fitted, type Lesson, lessonsOf, lossOf } from './training.ts'

const judges = { standing: () => [], taught: [0, 0], learnt: [] }

/** The first number decides; the second means nothing. */
const lessons: readonly Lesson[] = Array.from({ length: 200 }, (_, i) => ({
  features: [(i % 11) / 5 - 1, (i % 7) / 3 - 1],
  result: Number((i % 11) / 5 - 1 + (i % 3) / 5 > 0.2),
}))

test('it finds what counts, and is less often wrong than before', () => {
  const [counts = 0, means = 0] = fitted(lessons, judges)
  expect(counts).toBeGreaterThan(2)
  expect(Math.abs(means)).toBeLessThan(0.5)
  expect(lossOf(lessons, [counts, means])).toBeLessThan(lossOf(lessons, [0, 0]) / 2)
})

test('what nothing is known about stays as it was taught', () => {
  expect(fitted([], { ...judges, taught: [1.5, -2] })).toEqual([1.5, -2])
})

test('the same seed gives the same lessons, a pair of them for every turn', () => {
  const file = 'scenarios/plastic/tutorial.yaml'
  const source = readYaml(readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8'), file)
  const one = lessonsOf(plastic, source, 'a')
  expect(one).toEqual(lessonsOf(plastic, source, 'a'))
  expect(one.length % 2).toBe(0)
  expect(one[0]?.features.length).toBe(judgesOf('plastic').taught.length)
  one.forEach(({ features, result }, i) => {
    if (i % 2 === 1) return
    expect(one[i + 1]?.features.map((feature, n) => feature + (features[n] as number))).toEqual(features.map(() => 0))
    expect(result + (one[i + 1]?.result as number)).toBe(1)
  })
})
