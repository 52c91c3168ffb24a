import { conform } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { listed, patience, say, scenarios, soak } from './conformance.fixture.ts'
import { invariantsOf } from './invariants.ts'

test.each(listed)('%s keeps the suite in whole battles', patience, (id, rules) => {
  const sources = scenarios(rules)
  if (sources.length === 0) return
  const games = sources.length * soak
  const report = conform(rules, sources, { games, seed: 1, every: 16, invariants: invariantsOf(rules) })
  say(id, 'battles', report)
  expect(report.failures).toEqual([])
  expect(report.longest).toBeGreaterThan(0)
})
