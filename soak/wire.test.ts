import { cut, type Game, type Id, known, type TableName, tableNames, twinDice } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { moments } from '../packages/room/src/twins.fixture.ts'
import { patience } from './games.ts'
import { Kept } from './kept.ts'
import { GAMES, hiding, MOMENTS, wire } from './wire.ts'

/**
 * Whatever a screen gets is searched for what its seat may not know: canaries are planted in the secret fields, and
 * the ids and places of hidden things are canaries by themselves.
 */

/** No length, count or id of any battle looks like these. */
const CANARY = 777_000_000
const [NUMBER, NUMBERS] = [/^77700\d{4}$/, /77700\d{4}/g]
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

/** Finds a canary in a text: all numbers in one search, since there are hundreds of them. */
function finder(canaries: readonly Planted[]): (text: string) => Planted | undefined {
  const numbers = new Map(canaries.filter(({ word }) => NUMBER.test(word)).map(one => [one.word, one]))
  const others = canaries.filter(({ word }) => !numbers.has(word))
  return text => {
    for (const number of text.match(NUMBERS) ?? []) if (numbers.has(number)) return numbers.get(number)
    return others.find(({ word }) => text.includes(word))
  }
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
      const canaryIn = finder(secret)
      for (const [question, answer] of wire(world, side, i)) {
        searched += answer.length
        const hit = canaryIn(answer)
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
