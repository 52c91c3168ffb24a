import { nextDecision, scripted } from '@sandtable/bots'
import { Host, type RuleSet } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { crowded } from './crowded.ts'
import { isSoak, matches, numbered, patience, size, watched } from './games.ts'

const DECISIONS = size(4000, 80) / ruleSets.length
/** In the gate the table is a tenth of the fullest one. */
const TABLE = isSoak ? 1 : 0.1
const GAMES = size(1000, 8)

/** Seconds of CPU time that each decision took. The host takes only what is legal, and throws otherwise. */
function thinking(rules: RuleSet, decisions: number): readonly number[] {
  const host = new Host(rules, crowded(rules.id, 1, TABLE), { dice: { from: 'seed', seed: 1 } }).start()
  const bots = new Map(host.game.sides.map(({ id }) => [id, scripted(`1 ${id}`)]))
  const seconds: number[] = []
  while (seconds.length < decisions && !host.over) {
    const before = process.cpuUsage()
    const { side, decision } = nextDecision(host, id => bots.get(id))
    const { user, system } = process.cpuUsage(before)
    seconds.push((user + system) / 1e6)
    host.decide(side, decision)
  }
  return seconds
}

const figures = `${numbered(400 * TABLE)} figures, ${numbered(1000 * TABLE)} polygons`

test.each(ruleSets.map(rules => [rules.id, rules] as const))(
  `9 bot budget: ${numbered(DECISIONS)} decisions of each set among ${figures}, all legal: %s`,
  patience,
  (id, rules) => {
    const seconds = [...thinking(rules, DECISIONS)].sort((a, b) => b - a)
    const [longest = 0, second = 0] = seconds
    const sum = seconds.reduce((all, one) => all + one, 0)
    // how long it takes is said, and decides nothing: the machine is shared
    console.info(`${id}: longest ${longest.toFixed(2)} s, then ${second.toFixed(2)} s, all ${sum.toFixed(1)} s of CPU`)
    expect(seconds).toHaveLength(DECISIONS)
  },
)

test(`9 bot budget: no freeze in ${numbered(GAMES)} games`, patience, () => {
  for (const match of matches(GAMES)) expect(watched(match).outcome, match.battle).not.toBeNull()
})
