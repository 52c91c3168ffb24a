import { readSetup } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { scenarios, scenarioText } from '../scenarios.fixture.ts'
import { planOf } from '../table/plan.ts'

test.each(scenarios)('%s is laid with scenery that lies on its table', scenario => {
  const rules = ruleSets.find(({ id }) => scenario.startsWith(`${id}/`)) as (typeof ruleSets)[number]
  const setup = readSetup(rules, readYaml(scenarioText(scenario), scenario))
  expect(setup.scenery.length).toBeGreaterThan(5)
  const [wide, deep] = [setup.width / 200 + 1, setup.depth / 200 + 1]
  for (const { shape } of setup.scenery)
    for (const [x, z] of planOf(setup, shape).spine)
      expect([Math.abs(x) <= wide, Math.abs(z) <= deep]).toEqual([true, true])
})
