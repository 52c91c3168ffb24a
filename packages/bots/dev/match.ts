// node: match.ts scenario games [a] [b]  -- a,b: s|r
import { readFileSync } from 'node:fs'
import { Host, type RuleSet } from '@sandtable/kernel'
import { plastic, readYaml } from '@sandtable/rules'
import { random } from '../src/random.ts'
import { scripted } from '../src/scripted.ts'
import { plasticPlayer } from '../src/plastic/player.ts'
import { weights } from '../src/plastic/weights.ts'
const [name, games = '20', a = 's', b = 's', from = '1'] = process.argv.slice(2)
const source = readYaml(readFileSync(`/work/main/scenarios/plastic/${name}.yaml`, 'utf8'), name!)
const make = (w: string, seed: string) => {
  if (w === 's') return scripted(seed)
  if (w === 'r') return random(seed)
  const over: any = {}
  for (const kv of w.split(',')) { const [k, v] = kv.split('='); over[k!] = Number(v) }
  return plasticPlayer(seed, { ...weights, ...over })
}
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000 }
const wins: Record<string, number> = {}
const turns: number[] = []
let n = 0, decisions = 0, slow = 0
const t0 = cpu(); let tHalf = 0
for (let seed = Number(from); seed < Number(from) + Number(games); seed++) {
  if (seed - Number(from) === Math.floor(Number(games) / 2)) tHalf = cpu()
  const host = new Host(plastic as unknown as RuleSet, source, { dice: { from: 'seed', seed } }).start()
  const [s1, s2] = host.game.sides.map(s => s.id) as [string, string]
  const bots: any = { [s1]: make(a, `a${seed}`), [s2]: make(b, `b${seed}`) }
  let last: unknown
  try {
    while (!host.over) { const side = host.waitingFor[0]!; last = bots[side].decide(host, side); host.decide(side, last); decisions++ }
  } catch (e) { console.log('seed', seed, JSON.stringify(last)); throw e }
  n++
  const w = host.outcome!.winners
  const key = w.length === 1 ? w[0]! : w.length ? 'both' : 'none'
  wins[key] = (wins[key] ?? 0) + 1
  turns.push(host.game.state.turn)
  if (Number(games) <= 5) console.log(seed, key, 'turn', host.game.state.turn, (host.game.sides as any).map((s: any) => `${s.id} lost ${s.losses} exits ${s.exits}`).join('; '), host.game.journal.length)
}
turns.sort((x, y) => x - y)
console.log(name, a, b, JSON.stringify(wins), 'median turns', turns[turns.length >> 1], 'dec/game', Math.round(decisions / n), 'ms/game all', ((cpu() - t0) / n).toFixed(2), 'second half', ((cpu() - tHalf) / (n - Math.floor(n / 2))).toFixed(2))
