import { readFileSync } from 'node:fs'
import { Host, type RuleSet } from '@sandtable/kernel'
import { plastic, readYaml } from '@sandtable/rules'
import { random } from '../src/random.ts'
const source = readYaml(readFileSync('/work/main/scenarios/plastic/crossroads-house.yaml', 'utf8'), 'x')
const n = Number(process.argv[2] ?? 3)
const t0 = process.cpuUsage()
let decisions = 0
for (let seed = 1; seed <= n; seed++) {
  const host = new Host(plastic as unknown as RuleSet, source, { dice: { from: 'seed', seed } }).start()
  const bots: any = { german: random(`g${seed}`), allied: random(`a${seed}`) }
  while (!host.over) { const side = host.waitingFor[0]!; host.decide(side, bots[side].decide(host, side)); decisions++ }
  console.log(host.outcome, host.game.state.turn, host.game.journal.length)
}
const t = process.cpuUsage(t0)
console.log(decisions, (t.user + t.system) / 1000 / n, 'ms/game')
