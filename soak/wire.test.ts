import { scripted } from '@sandtable/bots'
import {
  type Answered,
  answered,
  answersOf,
  cut,
  type Game,
  type Host,
  type Id,
  type Known,
  known,
  type TableName,
  tableNames,
  twinDice,
} from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { leading } from '../packages/room/src/idle.ts'
import { prospectsOf } from '../packages/room/src/offers.ts'
import { Room } from '../packages/room/src/room.ts'
import { battles, moments, onScreen, twinsOf } from '../packages/room/src/twins.fixture.ts'
import { isSoak, patience, size } from './games.ts'
import { Kept } from './kept.ts'

/**
 * Whatever a screen gets is searched for what its seat may not know: canaries are planted in the secret fields, and
 * the ids and places of hidden things are canaries by themselves.
 */

const GAMES = isSoak ? size(500, 4) : 4
const MOMENTS = isSoak ? 20 : 3
const hiding = battles().filter(([name]) => name.includes('/blaze/') && !name.includes('tutorial'))

/** No length, count or id of any battle looks like these. */
const CANARY = 777_000_000
/** Places lie on round numbers, and so do corners of what is drawn: hidden ones are moved by less than two millimetres. */
const [NUDGE, NUDGES] = [13, 150]

/** Where a canary was planted: nobody but those who know this field may find it. */
interface Planted {
  readonly word: string
  readonly table: TableName
  readonly id: Id
  readonly field: string
}

/**
 * Plants a canary in every secret number of a game, and moves what is hidden a little. Ids and places of what is hidden
 * must not be found either.
 */
function plant(game: Game, side: Id): readonly Planted[] {
  const canaries: Planted[] = []
  let next = CANARY
  for (const table of tableNames)
    for (const record of game.store.all(table).map(known)) {
      const seen = cut(game.rules, table, record as never, side)
      if (seen === record) continue
      const planted: { [field: string]: unknown } = { ...record }
      for (const [field, value] of Object.entries(record)) {
        if (seen && Object.hasOwn(seen, field)) continue
        if (field === 'at' && value) {
          const by = NUDGE + (canaries.length % NUDGES)
          planted.at = (value as readonly number[]).map(part => part + by)
        } else if (typeof value === 'number' && !placing.includes(field)) planted[field] = ++next
        // a stand that is seen names its unit: its id is no secret, what it has lost is
        else if (field !== 'id' || table === 'unit') continue
        canaries.push({ word: JSON.stringify(planted[field]), table, id: record.id, field })
      }
      game.store.put(table, record.id, planted as never)
    }
  return canaries
}
/** Has this come to light since it was planted? In the middle of a deed the rules play on from before it. */
function isOut(game: Game, { table, id, field }: Planted, side: Id): boolean {
  const record = game.find(table, id)
  const seen = record && cut(game.rules, table, record as never, side)
  return seen ? Object.hasOwn(seen, field) : false
}

/** Numbers that say where a thing is: the rules count with them. */
const placing = ['facing', 'floor', 'height', 'arrow']

/** Everything that a screen can get at this seat now. */
function* wire(host: Host, side: Id, seed: number): Generator<Answered> {
  const seat = host.seat(side)
  yield* answersOf(seat, 0, ['nobody'], seed)
  yield* onScreen(host, side, 0)
  const { roles } = new Room(host, new Map(host.setup.sides.map(({ id }) => [id, scripted(id)])))
  for (const { id } of (seat.view().tables.piece as readonly Known[]).slice(0, 2))
    yield [`prospects ${id}`, answered(() => prospectsOf(seat, roles, id))]
  for (const action of seat.prompt()?.actions ?? [])
    yield [`leading ${action}`, answered(() => leading(seat, { action }, roles))]
}

/** What of one game reaches a screen that must not know it. */
function audited(i: number): readonly string[] {
  const [name, rules, source] = hiding[i % hiding.length] as (typeof hiding)[number]
  const hits: string[] = []
  let [searched, canaries, left] = [0, 0, MOMENTS]
  for (const host of moments(rules, source, 1000 + i, 12)) {
    for (const { id: side } of host.setup.sides) {
      let planted: readonly Planted[] = []
      const world = host.twin(twinDice(i), game => {
        planted = plant(game, side)
      })
      const secret = planted.filter(one => !isOut(world.game, one, side))
      for (const [question, answer] of wire(world, side, i)) {
        searched += answer.length
        const hit = secret.find(({ word }) => answer.includes(word))
        if (hit) hits.push(`${name} ${i}: ${question} tells ${side} the ${hit.field} of ${hit.id}: ${hit.word}`)
      }
      canaries += secret.length
    }
    left -= 1
    if (left === 0) break
  }
  expect(canaries, `${name} ${i}`).toBeGreaterThan(100)
  expect(searched, `${name} ${i}`).toBeGreaterThan(100_000)
  return hits
}

test(`21 wire audit: ${GAMES} games, no canary of a secret field reaches a screen or a line`, patience, () => {
  const kept = new Kept('wire-audit')
  const games = Array.from({ length: GAMES }, (_, i) => i)
  expect(games.flatMap(i => kept.once(`game ${i}`, () => audited(i))).slice(0, 10)).toEqual([])
})

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
