import { Host, jsonSource, quickBattle, type RuleSet, type Source } from '@sandtable/kernel'
import { muzzleflash } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { play } from '../play.ts'
import { random } from '../random.ts'
import { sourceOf } from '../scenarios.fixture.ts'
import { scripted } from '../scripted.ts'

const rules = muzzleflash as unknown as RuleSet

interface Made {
  readonly decision: { readonly action: string; readonly intent?: string; readonly order?: string }
}

/** A whole game of scripted players, as the decisions that were made. */
function decisions(source: Source, seed: number): readonly Made[] {
  const host = new Host(rules, source, { dice: { from: 'seed', seed } }).start()
  play(host, Object.fromEntries(host.game.sides.map(({ id }) => [id, scripted(`${id} ${seed}`)])))
  return host.game.journal.entries.filter(({ type }) => type === 'decision') as unknown as readonly Made[]
}

/** The same table, as nobody has seen it before: a stretch of fence in a corner makes it another one. */
const anew = (source: Source, name: string): Source => {
  const given = source.value as { readonly table: { readonly terrain: readonly object[] } }
  const fence = { id: name, kind: 'fence', line: [[0, 0.1], [0, 0.2]] } // biome-ignore format: a point a line says less
  return jsonSource(name, { ...given, table: { ...given.table, terrain: [...given.table.terrain, fence] } })
}

test('a game goes the same way on a table that was played on before and on one that nobody knows', () => {
  const table = sourceOf('muzzleflash', 'tutorial')
  const known = anew(table, 'known')
  for (const seed of [1, 2, 3]) expect(decisions(known, seed)).toEqual(decisions(anew(table, `new-${seed}`), seed))
})

test('between them the battles show everything that a player of this set ought to do', () => {
  const done = new Set<string>()
  for (const name of ['counter-attack', 'farm-on-the-lane', 'no-man-left-behind'])
    for (const seed of [1, 2])
      for (const { decision } of decisions(sourceOf('muzzleflash', name), seed)) {
        done.add(decision.action)
        if (decision.intent) done.add(decision.intent)
        if (decision.order) done.add(decision.order)
      }
  const wanted = ['move', 'fire', 'react', 'place', 'order', 'carry', 'activate', 'fall-back', 'charge', 'suppress']
  for (const what of [...wanted, 'double-time', 'turn']) expect([...done]).toContain(what)
})

test('a battle that nobody has drawn is played to its end, and against a random player it is won', () => {
  let won = 0
  for (const seed of [1, 2, 3, 4]) {
    const { source } = quickBattle(rules, { seed, size: 'small' })
    const host = new Host(rules, source, { dice: { from: 'seed', seed } }).start()
    const sides = host.game.sides.map(({ id }) => id)
    const mine = sides[seed % 2] as string
    const { winners } = play(
      host,
      Object.fromEntries(sides.map(id => [id, id === mine ? scripted(seed) : random(seed)])),
    )
    if (winners.length === 1 && winners[0] === mine) won += 1
  }
  expect(won).toBeGreaterThanOrEqual(3)
}, 60_000)

test('buying, rolling again and setting up are played too', () => {
  const opening = muzzleflash.muster?.open({ seed: 1, size: 'small' }, { next: (n: number) => n - 1 } as never)
  const { table, sides, start } = opening as {
    readonly table: unknown
    readonly sides: unknown
    readonly start: unknown
  }
  const host = new Host(rules, jsonSource('to be bought', { table, sides, start }), { dice: { from: 'seed', seed: 1 } })
  host.start()
  const bots = Object.fromEntries(host.game.sides.map(({ id }) => [id, scripted(id)]))
  play(host, bots)
  expect(host.over).toBe(true)
}, 60_000)
