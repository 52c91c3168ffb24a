import { readFileSync } from 'node:fs'
import { Host, inch, type RuleSet, Stream } from '@sandtable/kernel'
import { plastic, plasticRules as R, readYaml } from '@sandtable/rules'
import { random } from '../src/random.ts'
const source = readYaml(readFileSync('/work/main/scenarios/plastic/crossroads-house.yaml', 'utf8'), 'x')
const host = new Host(plastic, source, { dice: { from: 'seed', seed: 1 } }).start()
const bots: any = { german: random(`g`), allied: random(`a`) }
while (host.game.state.phase !== 'action') { const side = host.waitingFor[0]!; host.decide(side, bots[side].decide(host as any, side)) }
const game = host.game
function time(name: string, n: number, f: (i: number) => void) {
  for (let i = 0; i < n / 2; i++) f(i)
  const t = process.hrtime.bigint()
  for (let i = 0; i < n; i++) f(i)
  console.log(name, (Number(process.hrtime.bigint() - t) / n / 1000).toFixed(2), 'µs')
}
const s = new Stream(1)
const pts = Array.from({ length: 997 }, () => [s.next(48) * 2540 + 1270, s.next(48) * 2540 + 1270] as const)
const ger = game.pieces.filter(p => p.side === 'german')
const all = game.pieces.filter(p => p.side === 'allied')
const gun = R.weaponOf(game, 'mg42')!
time('host', 300, () => new Host(plastic, source, { dice: { from: 'seed', seed: 1 } }).start())
time('layLine', 20000, i => R.layLine(game, pts[i % 997]!, pts[(i * 7) % 997]!))
time('coverOf', 20000, i => { const t = { ...all[i % 13]!, at: pts[i % 997]! }; R.coverOf(game, t, R.layLine(game, pts[(i * 7) % 997]!, t)) })
time('whyNotShoot', 20000, i => { const t = { ...all[i % 13]!, at: pts[i % 997]! }; const f = { ...ger[i % 10]!, at: pts[(i * 7) % 997]! }; R.whyNotShoot(game, f, t, gun) })
time('walk', 20000, i => { const f = { ...ger[i % 10]!, at: pts[(i * 7) % 997]! }; R.walk(game, f, [[f.at[0] + 2540 * (i % 5), f.at[1] + 2540 * (i % 4)]]) })
time('reachOf', 50, i => { const f = { ...ger[i % 10]!, at: pts[(i * 7) % 997]! }; R.reachOf(game, f, inch(1)) })
const me = game.pieces.find(p => p.side === game.state.side && p.status === 'ready')!
const side = game.state.side!
const mv = { action: 'move', piece: me.id, to: [me.at![0] + 2540, me.at![1]] }
time('refusal(move)', 20000, () => host.refusal(side, mv))
