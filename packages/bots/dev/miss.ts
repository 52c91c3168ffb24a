import { Sight } from '../src/plastic/sight.ts'
const P: any = Sight.prototype
const c: any = { base: 0, derived: 0, distinct: 0 }
const seen = new Set<number>(), froms = new Set(), tos = new Set(), sights = new Set()
const j = P.judge
P.judge = function (g: any, a: number, b: number) { sights.add(this); if (this.base) c.derived++; else c.base++; seen.add(a * 10000 + b); froms.add(a); tos.add(b); return j.call(this, g, a, b) }
process.on('exit', () => { c.distinct = seen.size; console.log(c, froms.size, tos.size, sights.size) })
await import('./match.ts')
