import { conform } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { listed, patience, positions, say, soak } from './conformance.fixture.ts'
import { invariantsOf } from './invariants.ts'

/** In the gate only what is nearest to the cases, and only to one in so many: it is the soak that takes all and plays on from there. */
const [far, nth] = soak > 1 ? [25, 1] : [6, 3]

test.each(listed)('%s keeps the suite from the positions of its cases', patience, (id, rules) => {
  const sources = positions(rules).filter((_, i) => i % nth === 0)
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
