import { conform } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { listed, patience, positions, say, soak } from './conformance.fixture.ts'
import { invariantsOf } from './invariants.ts'

/** In the gate only what is nearest to every case: it is the soak that plays on from there. */
const far = soak > 1 ? 25 : 6

test.each(listed)('%s keeps the suite from the positions of its cases', patience, (id, rules) => {
  const sources = positions(rules)
  const games = sources.length * soak
  const report = conform(rules, sources, {
    games,
    seed: 1,
    every: 8,
    maxDecisions: far,
    endless: true,
    invariants: invariantsOf(rules),
  })
  say(id, 'positions', report)
  expect(report.failures).toEqual([])
})
