import { Host, type Pair, playTwins, Stream } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { expect, it } from 'vitest'
import { battles, hidingPositions, moments, onScreen, twinsOf } from '../packages/room/src/twins.fixture.ts'
import { isSoak, numbered, patience, size } from './games.ts'
import { Kept } from './kept.ts'

/** Two worlds that differ only in what a side may not know give it the same bytes, whatever it asks. */

/** How many pairs of each sort; and for how many decisions each is played on. */
const [PLAYED, POSITIONS] = isSoak ? [size(660, 0), size(340, 0)] : [66, 34]
const LONG = isSoak ? 6 : 1
/** So many games of a battle have enough moments at which somebody has a secret. */
const GAMES = isSoak ? 200 : 20
/** A game is asked at one decision in so many. In the gate games are dear, and moments lie closer. */
const EVERY = isSoak ? 16 : 6

const ready = battles()
const pairs = `${numbered(PLAYED + POSITIONS)} pairs from games of bots and from positions that hide something, all answers and frames`

/** How a side could tell the worlds of a pair apart. */
function apartIn(where: string, pair: Pair, seed: number): readonly string[] {
  const apart = playTwins(pair, seed, LONG, onScreen)
  return apart ? [`${where}: ${apart}`] : []
}

it.each(ready)(`22 twin worlds: ${pairs}: %s`, patience, (name, rules, source) => {
  const wanted = Math.ceil(PLAYED / ready.length)
  const kept = new Kept(`twins-${name.replaceAll('/', '-')}`)
  const failures: string[] = []
  let count = 0
  for (let seed = 1; count < wanted && seed <= GAMES; seed++)
    for (const host of moments(rules, source, seed, EVERY)) {
      const sides = host.setup.sides.map(({ id }) => id)
      const [n, salt] = [host.game.journal.length, seed * 100_000 + host.game.journal.length]
      const pair = twinsOf(host, sides[n % sides.length] as string, salt)
      if (!pair) continue
      const where = `seed ${seed}, entry ${n}`
      failures.push(...kept.once(where, () => apartIn(where, pair, salt)))
      count += 1
      if (count === wanted) break
    }
  expect(failures).toEqual([])
  expect(count).toBe(wanted)
})

it(`22 twin worlds: ${pairs}: positions of cases`, patience, () => {
  const rules = ruleSets.find(({ id }) => id === 'blaze') as (typeof ruleSets)[number]
  const sources = hidingPositions()
  const stream = new Stream('positions')
  const kept = new Kept('twins-positions')
  const failures: string[] = []
  let count = 0
  for (let i = 0; count < POSITIONS && i < POSITIONS * 4; i++) {
    const source = sources[stream.next(sources.length)] as (typeof sources)[number]
    const host = new Host(rules, source, { dice: { from: 'seed', seed: i } }).start()
    for (const { id } of host.setup.sides) {
      const pair = host.over ? null : twinsOf(host, id, i)
      if (!pair) continue
      const where = `${source.file} ${(source.value as { name: string }).name}, ${i}, ${id}`
      failures.push(...kept.once(where, () => apartIn(where, pair, i)))
      count += 1
    }
  }
  expect(failures).toEqual([])
  expect(count).toBeGreaterThanOrEqual(POSITIONS)
})
