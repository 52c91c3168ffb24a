import { type Id, tableNames } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { moments, twinsOf } from '../packages/room/src/twins.fixture.ts'
import { isSoak, patience } from './games.ts'
import { GAMES, hiding, MOMENTS, wire } from './wire.ts'

test(
  `21 wire audit: ${GAMES / 2} games, what is sent is as long, and takes as long, whatever is hidden`,
  patience,
  () => {
    const sizes: (readonly [hidden: number, sent: number])[] = []
    const times: (readonly [hidden: number, taken: number])[] = []
    for (let i = 0; i < GAMES / 2; i++) {
      const [, rules, source] = hiding[i % hiding.length] as (typeof hiding)[number]
      let left = MOMENTS
      for (const host of moments(rules, source, 2000 + i, 12)) {
        const sides = host.setup.sides.map(({ id }) => id)
        const pair = twinsOf(host, sides[i % sides.length] as Id, i * 1000 + left)
        if (!pair) continue
        // whichever comes first prepares something for the other: they take turns
        const worlds = sizes.length % 2 ? [pair.there, pair.here] : [pair.here, pair.there]
        const [a, b] = worlds.map(world => {
          const truth = tableNames.map(table => world.game.store.all(table))
          const before = process.cpuUsage()
          const sent = [...wire(world, pair.side, i)].reduce((sum, [, answer]) => sum + answer.length, 0)
          return { hidden: JSON.stringify(truth).length, sent, taken: process.cpuUsage(before).user }
        }) as [Weighed, Weighed]
        // only the difference counts: moments differ in much that is known
        sizes.push([a.hidden - b.hidden, a.sent - b.sent])
        times.push([a.hidden - b.hidden, (a.taken - b.taken) / (a.taken + b.taken)])
        left -= 1
        if (left === 0) break
      }
    }
    expect(sizes.some(([hidden]) => hidden !== 0)).toBe(true)
    expect(Math.abs(correlation(sizes))).toBeLessThan(0.05)
    console.log(`21: ${times.length} pairs, r of time ${correlation(times).toFixed(3)}`)
    // of few pairs it is mere chance
    if (isSoak) expect(Math.abs(correlation(times))).toBeLessThan(0.05)
  },
)

/** How much a world hides from the side, how much is sent to it, and how long that took, in microseconds of CPU. */
interface Weighed {
  readonly hidden: number
  readonly sent: number
  readonly taken: number
}

/** Pearson's r; none where one of the two never varies. */
function correlation(pairs: readonly (readonly [number, number])[]): number {
  const sum = (of: (pair: readonly [number, number]) => number): number =>
    pairs.reduce((all, pair) => all + of(pair), 0)
  const [x, y] = [sum(([a]) => a) / pairs.length, sum(([, b]) => b) / pairs.length]
  const [xx, yy, xy] = [sum(([a]) => (a - x) ** 2), sum(([, b]) => (b - y) ** 2), sum(([a, b]) => (a - x) * (b - y))]
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy)
}
