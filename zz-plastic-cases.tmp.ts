import { readdirSync, readFileSync } from 'node:fs'
import { runCase } from '@sandtable/kernel'
import { plastic, readYamlAll } from '@sandtable/rules'
const only = process.argv[2]
let n = 0, bad = 0
const all = new Map<string, string[]>()
for (const f of readdirSync('cases/plastic').sort()) {
  const file = `cases/plastic/${f}`
  for (const source of readYamlAll(readFileSync(file, 'utf8'), file)) {
    const r = runCase(plastic, source)
    if (only && !r.name.includes(only)) continue
    n++
    if (all.has(r.name)) { console.log('DUPLICATE', r.name); bad++ }
    all.set(r.name, [...r.rules])
    const uncited = r.rules.filter(x => !r.cited.has(x))
    if (r.failures.length || uncited.length) { bad++; console.log(`${f} ${r.name}`); for (const x of r.failures) console.log('   FAIL', x); if (uncited.length) console.log('   UNCITED', uncited.join(' ')) }
  }
}
const listed = new Set([...all.values()].flat())
const missing: string[] = []
for (const s of plastic.book.sections) for (const r of s.rules) if (r.kind !== 'advice' && !listed.has(r.id)) missing.push(r.id)
for (const r of plastic.book.rulings) if (!listed.has(r.id)) missing.push(r.id)
console.log(`${n} cases, ${bad} bad; in no case: ${missing.join(' ')}`)
