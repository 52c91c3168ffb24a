import { Host, Watch } from '@sandtable/kernel'
import { invariantsOf } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { nextDecision } from './play.ts'
import { played, rulesOf, scenariosOf, sourceOf } from './scenarios.fixture.ts'
import { scripted } from './scripted.ts'

/**
 * Many games of every ready battle, in the soak; the gate looks at the golden game of each (golden.test.ts). Bots reach
 * what random players do not: assaults, bunkers and far corners.
 */
const SEEDS = 40
const FIRST = 11
const MOST_COMPLAINTS = 5

const battles = played.flatMap(set => scenariosOf(set).map(name => [set, name] as const))

test.runIf(process.env.SOAK).each(battles)(
  '%s: everything holds in %s as bots play it',
  { timeout: 120_000 * SEEDS },
  (set, name) => {
    const rules = rulesOf(set)
    const complaints: string[] = []
    for (let seed = FIRST; seed < FIRST + SEEDS; seed++) {
      const host = new Host(rules, sourceOf(set, name), { dice: { from: 'seed', seed } })
      const watch = new Watch(host.run, invariantsOf(rules))
      const bots = new Map(host.game.sides.map(({ id }) => [id, scripted(`${seed} ${id}`)]))
      host.start()
      for (let count = 1; !host.over && complaints.length < MOST_COMPLAINTS; count++) {
        const { side, decision } = nextDecision(host, id => bots.get(id))
        host.decide(side, decision)
        complaints.push(...watch.look().map(says => `seed ${seed}, decision ${count}: ${says}`))
      }
    }
    expect(complaints).toEqual([])
  },
)
