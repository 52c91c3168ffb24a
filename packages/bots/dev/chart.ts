import { readFileSync } from 'node:fs'
import { Host } from '@sandtable/kernel'
import { plastic, readYaml } from '@sandtable/rules'
import { chartOf } from '../src/plastic/chart.ts'
const source = readYaml(readFileSync('/work/main/scenarios/plastic/' + (process.argv[2] ?? 'crossroads-house') + '.yaml', 'utf8'), 'x')
const host = new Host(plastic, source).start()
const cpu = () => { const u = process.cpuUsage(); return (u.user + u.system) / 1000 }
let t = cpu()
const chart = chartOf(host.game)
console.log('chart', cpu() - t, 'posts', chart.posts.length, chart.posts.filter(p => p.stand).length)
t = cpu()
const f = chart.field('h', () => chart.holding('house'))
console.log('field', cpu() - t, chart.holding('house').length)
for (let y = 46; y >= 0; y -= 2) console.log(Array.from({ length: 24 }, (_, x) => String(Math.round(f[y * 48 + x * 2]! / 2540)).padStart(3)).join(''))
t = cpu()
for (let i = 0; i < 500; i++) chart.rangeFrom((i * 37) % 2304)
console.log('range each', (cpu() - t) / 500)
const s = chart.sight(host.game)
t = cpu()
for (let i = 0; i < 20000; i++) s.cover(host.game, (i * 37) % 2304, 0, (i * 91) % 2304, 1)
console.log('look each µs', (cpu() - t) / 20)
const r = chart.rangeFrom(24 * 48 - 48 * 5 + 25)
console.log(r.posts.length)
