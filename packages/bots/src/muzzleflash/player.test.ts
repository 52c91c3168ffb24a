import { Host, jsonSource, quickBattle, type Source } from '@sandtable/kernel'
import { muzzleflash } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { play } from '../play.ts'
import { random } from '../random.ts'
import { sourceOf } from '../scenarios.fixture.ts'
import { scripted } from '../scripted.ts'

const rules = muzzleflash

interface Made {
  readonly side: string
  readonly decision: {
    readonly action: string
    readonly intent?: string
    readonly order?: string
    readonly weapon?: string
  }
}

/** A whole game of scripted players, as a list of decisions. */
function decisions(source: Source, seed: number): readonly Made[] {
  const host = new Host(rules, source, { dice: { from: 'seed', seed } }).start()
  play(host, Object.fromEntries(host.game.sides.map(({ id }) => [id, scripted(`${id} ${seed}`)])))
  return host.game.journal.entries.filter(({ type }) => type === 'decision') as readonly Made[]
}

/** The same table, but new to the cache: a stretch of fence in a corner makes it a different one. */
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
    for (const seed of [2, 4])
      for (const { decision } of decisions(sourceOf('muzzleflash', name), seed)) {
        done.add(decision.action)
        if (decision.intent) done.add(decision.intent)
        if (decision.order) done.add(decision.order)
      }
  const wanted = ['move', 'fire', 'react', 'place', 'order', 'carry', 'activate', 'fall-back', 'charge', 'suppress']
  for (const what of [...wanted, 'double-time', 'get-up', 'throw', 'turn']) expect([...done]).toContain(what)
})

/** Two sides on bare ground, and anything placed there. */
const position = (given: {
  readonly terrain: readonly object[]
  readonly red: readonly object[]
  readonly blue: readonly object[]
}) =>
  jsonSource('made up', {
    table: { width: 72, depth: 48, terrain: given.terrain },
    sides: [
      { id: 'red', army: 'allied', objectives: [{ type: 'hold', vp: 3, places: ['house'] }] },
      { id: 'blue', army: 'axis' },
    ],
    units: [
      { id: 's1', side: 'red', kind: 'section' },
      { id: 's2', side: 'blue', kind: 'section' },
    ],
    pieces: [
      ...given.red.map((one, i) => ({ id: `r${i + 1}`, side: 'red', unit: 's1', kind: 'rifleman', ...one })),
      ...given.blue.map((one, i) => ({ id: `b${i + 1}`, side: 'blue', unit: 's2', kind: 'rifleman', ...one })),
    ],
    start: { turn: 1, side: 'red', first: 'red', last: 5 },
  })

const house = { id: 'house', kind: 'building', polygon: [[52, 36], [60, 36], [60, 42], [52, 42]] } // biome-ignore format: four corners
const door = { id: 'door', kind: 'door', line: [[55, 36], [56.5, 36]] } // biome-ignore format: two ends
const behind = [{ at: [57, 44] }]

/** What a side decides in a game between both. */
const decidedBy = (source: Source, side: string, seed = 1): readonly Made['decision'][] =>
  decisions(source, seed)
    .filter(made => made.side === side)
    .map(({ decision }) => decision)

test('who has far to go is driven, and gets out', () => {
  const men = [0, 1, 2, 3].map(i => ({ at: [8.5, 8 + i * 1.2] }))
  const red = [{ id: 'truck', unit: null, kind: 'truck', at: [7, 10], facing: 0 }, ...men]
  const done = decidedBy(position({ terrain: [house, door], red, blue: behind }), 'red').map(({ action }) => action)
  expect(done).toContain('mount')
  expect(done.lastIndexOf('dismount')).toBeGreaterThan(done.indexOf('mount'))
})

test('a door that is shut is opened, and an obstacle gapped for those who follow', () => {
  const wire = { id: 'wire', kind: 'wire', line: [[0, 30], [72, 30]] } // biome-ignore format: two ends
  const red = [{ at: [55, 29], kind: 'engineer' }, ...[0, 1, 2, 3, 4].map(i => ({ at: [51 + i * 2.2, 26] }))]
  const done = decidedBy(position({ terrain: [house, door, wire], red, blue: behind }), 'red')
  expect(done.map(({ action }) => action)).toContain('gap')
  expect(done.map(({ action }) => action)).toContain('open')
})

test('a mortar is directed by who sees them, and fires there', () => {
  const red = [
    { id: 'mortar', kind: 'light-mortar', at: [10, 4], facing: 0 },
    { kind: 'crewman', at: [9, 3], crews: 'mortar', role: 'gunner' },
    { kind: 'crewman', at: [11, 3], crews: 'mortar', role: 'loader' },
    { kind: 'officer', quality: 'elite', at: [20, 10] },
  ]
  const blue = [0, 1, 2, 3, 4].map(i => ({ at: [8 + i * 1.5, 40] }))
  const done = decidedBy(position({ terrain: [house, door], red, blue }), 'red')
  expect(done.some(({ order }) => order === 'call-fire')).toBe(true)
  expect(done.some(({ action, weapon }) => action === 'fire' && weapon === 'mortar')).toBe(true)
})

test('battles that nobody has drawn are played to their end, and against a random player they are won', () => {
  let won = 0
  const games = (['bocage', 'ridge', 'town', 'river', 'desert'] as const).flatMap((land, i) =>
    [i, i + 5].map(seed => ({ land, seed })),
  )
  for (const { land, seed } of games) {
    const { source } = quickBattle(rules, { seed, size: 'small', land })
    const host = new Host(rules, source, { dice: { from: 'seed', seed } }).start()
    const sides = host.game.sides.map(({ id }) => id)
    const mine = sides[seed % 2] as string
    const { winners } = play(
      host,
      Object.fromEntries(sides.map(id => [id, id === mine ? scripted(seed) : random(seed)])),
    )
    if (winners.length === 1 && winners[0] === mine) won += 1
  }
  expect(won).toBeGreaterThanOrEqual(0.8 * games.length)
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
