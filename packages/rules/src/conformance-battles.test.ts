import { conform } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { listed, patience, say, scenarios, soak } from './conformance.fixture.ts'
import { invariantsOf } from './invariants.ts'

/** The gate plays every battle once, and looks less often at what is slow to look at. */
const every = soak > 1 ? 16 : 32

test.each(listed)('%s keeps the suite in whole battles', patience, (id, rules) => {
  const sources = scenarios(rules)
  if (sources.length === 0) return
  const games = sources.length * soak
  const report = conform(rules, sources, { games, seed: 1, every, invariants: invariantsOf(rules) })
  say(id, 'battles', report)
  expect(report.failures).toEqual([])
  expect(report.longest).toBeGreaterThan(0)
})
