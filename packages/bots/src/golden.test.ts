import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { goldenGame } from './golden.ts'

const folder = new URL('../../../scenarios/plastic/', import.meta.url)
const scenarios = readdirSync(folder)
  .filter(name => name.endsWith('.yaml'))
  .map(name => name.replace('.yaml', ''))
const SEED = 1

/** GOLDEN=1 writes the games anew, to be read in review: a change in rules or bots shows up as a game that goes differently. */
test.each(scenarios)('%s is played as it was', name => {
  const file = `scenarios/plastic/${name}.yaml`
  const kept = new URL(`${name}.played.txt`, folder)
  const played = goldenGame(readYaml(readFileSync(new URL(`${name}.yaml`, folder), 'utf8'), file), SEED)
  if (process.env.GOLDEN) writeFileSync(kept, played)
  expect(existsSync(kept), 'it has been kept').toBe(true)
  expect(played).toBe(readFileSync(kept, 'utf8'))
})
