import { Host, type Known, known, type Source, type TableName, tableNames } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'
import { sees } from './secrets.ts'
import { type More, twins, worldWith } from './twins.fixture.ts'

/**
 * Nothing becomes a secret without being tested as one: each field that is kept from red differs in a pair of twins that are played, or,
 * where a file cannot give it because play alone brings it about, in a moment that is looked at below.
 */

const open = (source: Source): Host => new Host(blaze, source, { dice: { from: 'seed', seed: 1 } })

const recordsOf = (host: Host, table: TableName): readonly Known[] => host.game.store.all(table).map(known)

/** The fields of a record that red is not told. */
function keptOf(table: TableName, record: Known): readonly string[] {
  const told = sees(table, record as never, 'red')
  return told === true ? [] : told === false ? Object.keys(record) : told
}

/** The secret fields in which two worlds differ, as 'piece.card'. */
function* differing(here: More, there: More): Generator<string> {
  const [one, two] = [open(worldWith(here)), open(worldWith(there))]
  for (const table of tableNames) {
    const others = new Map(recordsOf(two, table).map(record => [record.id, record]))
    for (const record of recordsOf(one, table)) {
      const other = others.get(record.id)
      for (const field of keptOf(table, record))
        if (other && JSON.stringify(record[field]) !== JSON.stringify(other[field])) yield `${table}.${field}`
    }
  }
}

/** A world with one of everything of blue's that red sees in part. */
const world: More = {
  pieces: [{ id: 'b2', side: 'blue', kind: 'atg-37mm', at: [1100, 1100], facing: 180 }],
  terrain: [{ id: 'm1', kind: 'mine', side: 'blue', real: true, circle: [300, 300, 25] }],
}

/** What play alone brings about: red is told the same before and after. */
const moments: readonly (readonly [TableName, id: string, field: string, value: unknown])[] = [
  ['piece', 'b2', 'doubled', true],
  ['piece', 'b2', 'chargeTarget', 'r1'],
  ['piece', 'b2', 'chargeReach', 5000],
  ['piece', 'b2', 'done', true],
  ['piece', 'b2', 'scored', 3],
  ['piece', 'b2', 'pending', [{ figures: 1, by: 'r1', cites: [] }]],
  ['side', 'blue', 'planned', true],
  ['side', 'blue', 'nextCard', 4],
  ['side', 'blue', 'calls', [{ kind: 'divisional', by: 'b1', at: [[30000, 10000]] }]],
  ['side', 'blue', 'barrage', [{ at: [30000, 10000], turn: 2 }]],
  ['side', 'blue', 'newSightings', [[30000, 10000]]],
  ['side', 'blue', 'secretLosses', 7],
  ['side', 'blue', 'disputes', 2],
  ['terrain', 'm1', 'chargedBy', 'blue'],
  ['terrain', 'm1', 'entered', ['blue:0']],
  ['terrain', 'm1', 'cleared', 'blue'],
  ['game', 'game', 'barragePlotted', true],
  ['game', 'game', 'passed', ['blue']],
  ['game', 'game', 'ended', ['blue']],
]

/** Whether a stand's cards lie open says itself which fields are told: there is nothing to compare. */
const says = ['piece.open']

test('every secret field has its twins', () => {
  const host = open(worldWith(world))
  const kept = new Set<string>()
  for (const table of tableNames)
    for (const record of recordsOf(host, table))
      if (record.side === 'blue' || table === 'game' || record.id === 'blue')
        if (sees(table, record as never, 'red') !== false)
          for (const field of keptOf(table, record)) kept.add(`${table}.${field}`)
  const tested = new Set([...says, ...moments.map(([table, , field]) => `${table}.${field}`)])
  for (const [, here, there] of twins) for (const field of differing(here, there)) tested.add(field)
  expect(kept.size).toBeGreaterThan(35)
  expect([...kept].filter(field => !tested.has(field))).toEqual([])
  // and the list of moments names nothing that is told
  expect(moments.map(([table, , field]) => `${table}.${field}`).filter(field => !kept.has(field))).toEqual([])
})

test.each(moments)('red is told the same whatever the %s %s has as its %s', (table, id, field, value) => {
  const host = open(worldWith(world)).start()
  const told = (): string => {
    const prompt = host.prompt('red')
    const questions = prompt?.actions.map(action => host.question('red', { action }))
    return JSON.stringify([host.view('red'), host.news('red', 0), prompt, questions, host.whyNoUndo('red')])
  }
  const before = told()
  const record = host.game.store.get(table, id)
  expect(record).toHaveProperty(field)
  expect(record && known(record)[field]).not.toEqual(value)
  host.game.change(table, id, { [field]: value } as never, ['BA-TURN-1'])
  expect(told()).toBe(before)
})
