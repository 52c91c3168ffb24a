import { readdirSync, readFileSync } from 'node:fs'
import { load } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { ruleSets } from './index.ts'

/** Games saved by earlier builds. They must still open and continue under the present rules. */
const folder = new URL('../earlier-saves/', import.meta.url)
const saves = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.sandtable'))
  .sort()

/** The rule sets that each build had. */
const builds = { '0.1': ['blaze', 'goodbye', 'muzzleflash', 'plastic'] }

test.each(Object.entries(builds))('there are some of every rule set that %s had', (build, sets) => {
  for (const set of sets) expect(saves.filter(file => file.startsWith(`${build}/${set}-`)).length).toBeGreaterThan(1)
})

test.each(saves)('%s opens', file => {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const { host } = load(ruleSets, text, file)
  const decisions = host.game.journal.entries.filter(entry => entry.type === 'decision')
  expect(decisions.length).toBeGreaterThan(15)
  if (host.over) expect(host.outcome).not.toBeNull()
  else expect(host.waitingFor.length).toBeGreaterThan(0)
})
