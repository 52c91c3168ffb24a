import { readFileSync, readdirSync } from 'node:fs'
import { runCase } from '@sandtable/kernel'
import { plastic, readYamlAll } from '@sandtable/rules'
let ok=0, bad=0
const only = process.argv[2]
for (const f of readdirSync('cases/plastic')) {
  for (const s of readYamlAll(readFileSync('cases/plastic/'+f,'utf8'), 'cases/plastic/'+f)) {
    if (only && (s.value as any).name !== only) continue
    const r = runCase(plastic as any, s)
    const uncited = r.rules.filter(x => !r.cited.has(x))
    if (r.failures.length) { bad++; console.log('FAIL', f, r.name, '\n    ', r.failures.join('\n     ')) } else { ok++; if (uncited.length) console.log('  uncited', f, r.name, uncited.join(' ')) }
  }
}
console.log(ok, bad)
