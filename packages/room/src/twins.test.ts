import { Host, playTwins, Stream } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { expect, it } from 'vitest'
import { battles, hidingPositions, moments, onScreen, twinsOf } from './twins.fixture.ts'

/** Two worlds that differ only in what a side may not know give it the same bytes, whatever it asks. */

const soak = process.env.SOAK ? 10 : 1
const patience = { timeout: 600_000 * soak }
/** How many pairs of each sort; and for how many decisions each is played on. */
const [PLAYED, POSITIONS] = [66 * soak, 34 * soak]
const LONG = process.env.SOAK ? 6 : 2

const ready = battles()

it.each(ready)('22 twin worlds: %s', patience, (_, rules, source) => {
  const wanted = Math.ceil(PLAYED / ready.length)
  const failures: string[] = []
  let count = 0
  for (let seed = 1; count < wanted && seed <= 4 * soak; seed++)
    for (const host of moments(rules, source, seed, 16)) {
      const sides = host.setup.sides.map(({ id }) => id)
      const [n, salt] = [host.game.journal.length, seed * 100_000 + host.game.journal.length]
      const pair = twinsOf(host, sides[n % sides.length] as string, salt)
      if (!pair) continue
      const apart = playTwins(pair, salt, LONG, onScreen)
      if (apart) failures.push(`seed ${seed}, entry ${n}: ${apart}`)
      count += 1
      if (count === wanted || (soak === 1 && n > 3000)) break
    }
  expect(failures).toEqual([])
  expect(count).toBeGreaterThan(0)
})

it('22 twin worlds: positions in which something lies hidden', patience, () => {
  const rules = ruleSets.find(({ id }) => id === 'blaze') as (typeof ruleSets)[number]
  const sources = hidingPositions()
  const stream = new Stream('positions')
  const failures: string[] = []
  let count = 0
  for (let i = 0; count < POSITIONS && i < POSITIONS * 4; i++) {
    const source = sources[stream.next(sources.length)] as (typeof sources)[number]
    const host = new Host(rules, source, { dice: { from: 'seed', seed: i } }).start()
    for (const { id } of host.setup.sides) {
      const pair = host.over ? null : twinsOf(host, id, i)
      const apart = pair && playTwins(pair, i, LONG, onScreen)
      if (apart) failures.push(`${source.file} ${(source.value as { name: string }).name}, ${i}: ${apart}`)
      if (pair) count += 1
    }
  }
  expect(failures).toEqual([])
  expect(count).toBeGreaterThanOrEqual(POSITIONS)
})
