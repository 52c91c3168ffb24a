import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reaching, tellApart } from '../conformance/twins.ts'
import { Host } from '../play/host.ts'
import { text } from '../text/message.ts'
import { times } from '../times.fixture.ts'
import { playOn, toOrders, toy, toyHost, toySource } from '../toy.fixture.ts'
import type { Entry } from './journal.ts'
import { type Id, type Known, type PieceRecord, type Store, type TableName, tableNames } from './store.ts'
import { UMPIRE } from './umpire.ts'
import { areAlike, cut, cutEntry, viewOf } from './view.ts'

type Part = { readonly [field: string]: unknown }
const scout = (change: Part = {}): PieceRecord =>
  ({
    id: 'b1',
    side: 'blue',
    unit: null,
    kind: 'scout',
    at: [1, 1],
    facing: 0,
    gone: false,
    hidden: true,
    ...change,
  }) as never
const side = (change: Part = {}) =>
  ({
    id: 'blue',
    ready: false,
    mines: 0,
    card: 'sun',
    order: { piece: 'b1' },
    shown: false,
    score: 0,
    ...change,
  }) as never
const change = (before: object | null, after: object | null, table: TableName = 'piece'): Entry =>
  ({ type: 'change', table, id: 'b1', before, after, cites: ['HS-GO-1'] }) as never

describe('what a side may know of a record', () => {
  const rows: [string, TableName, object, Id, object | null][] = [
    ['its own hidden scout, all of it', 'piece', scout(), 'blue', scout()],
    ["another's hidden scout, nothing", 'piece', scout(), 'red', null],
    ['a scout in the open, all of it', 'piece', scout({ hidden: false }), 'red', scout({ hidden: false })],
    ["another's secrets are left out", 'side', side(), 'red', { id: 'blue', shown: false, score: 0 }],
    ['an umpire sees everything', 'piece', scout(), UMPIRE, scout()],
  ]
  test.each(rows)('%s', (_, table, record, who, seen) => expect(cut(toy, table, record as never, who)).toEqual(seen))
})

describe('what a side is told of an entry', () => {
  const open = { hidden: false }
  const rows: [string, Entry, Entry | null][] = [
    ['a hidden scout moves: nothing', change(scout(), scout({ at: [2, 2] })), null],
    ['a hidden scout is made: nothing', change(null, scout()), null],
    [
      'a scout in the open moves: all',
      change(scout(open), scout({ ...open, at: [2, 2] })),
      change(scout(open), scout({ ...open, at: [2, 2] })),
    ],
    ['a scout shows itself: as if it came', change(scout(), scout(open)), change(null, scout(open))],
    ['a scout hides: as if it went', change(scout(open), scout()), change(scout(open), null)],
    ['a secret field changes: nothing', change(side(), side({ card: 'moon' }), 'side'), null],
    [
      'a secret and an open field change: the open one',
      change(side(), side({ card: 'moon', score: 1 }), 'side'),
      change({ id: 'blue', shown: false, score: 0 }, { id: 'blue', shown: false, score: 1 }, 'side'),
    ],
    [
      'an open field gets a value that is the same, though another list: nothing',
      change(side({ shown: [1] }), side({ shown: [1], card: 'moon' }), 'side'),
      null,
    ],
    [
      'a decision made unseen: nothing',
      { type: 'decision', side: 'blue', decision: { action: 'pass' }, to: ['blue'] },
      null,
    ],
    ['a line for the others: nothing', { type: 'said', says: text`Psst.`, cites: [], to: ['blue', 'green'] }, null],
    [
      'dice: but not how many were rolled before, unseen',
      { type: 'roll', purpose: 'shot', faces: 6, dice: [3], at: 17, cites: [] },
      { type: 'roll', purpose: 'shot', faces: 6, dice: [3], at: 0, cites: [] },
    ],
    ['dice of another', { type: 'roll', purpose: 'card', faces: 3, dice: [3], at: 17, cites: [], to: ['blue'] }, null],
  ]
  test.each(rows)('%s', (_, entry, told) => {
    expect(cutEntry(toy, entry, 'red')).toEqual(told)
    expect(cutEntry(toy, entry, UMPIRE)).toBe(entry)
  })
})

/** Every field of every record that another side may not know, changed to something else. */
const secrets: [TableName, string, unknown][] = [
  ['side', 'ready', false],
  ['side', 'mines', 77],
  ['side', 'card', 'CANARY'],
  ['side', 'order', { piece: 'CANARY', how: 'rush', to: [1, 1], rest: [] }],
  ['unit', 'morale', 777],
  ['piece', 'at', [777, 777]],
  ['piece', 'facing', 77],
  ['piece', 'unit', 'CANARY'],
]

test.each(secrets)('the secret field %s.%s leaves no trace in what reaches the others', (table, field, value) => {
  const host = toOrders(toyHost(['red', 'blue', 'green']))
  const record = host.game.store.all(table).find(r => r.id === 'blue' || r.id.startsWith('blue-')) as Part & { id: Id }
  const [red, green, blue] = ['red', 'green', 'blue'].map(who => reaching(host, who))
  host.game.store.put(table, record.id, { ...record, [field]: value } as never)
  expect(reaching(host, 'red')).toBe(red)
  expect(reaching(host, 'green')).toBe(green)
  expect(reaching(host, 'blue')).not.toBe(blue)
})

test('a hidden piece more or less is no difference either', () => {
  const host = toOrders(toyHost())
  const before = reaching(host, 'red')
  host.game.store.put('piece', 'extra', scout({ id: 'extra' }) as never)
  expect(reaching(host, 'red')).toBe(before)
})

test('however often the others decide unseen, nobody else hears of it', () => {
  const host = toyHost(['red', 'blue', 'green'])
  const before = [reaching(host, 'red'), host.refusal('red', { action: 'pass' })?.message]
  for (let i = 0; i < 5; i++) host.decide('blue', { action: 'hide', piece: 'blue-1', to: [i * 1000, 5000] })
  for (const at of [
    [1, 1],
    [2, 2],
  ])
    host.decide('green', { action: 'mine', at })
  expect([reaching(host, 'red'), host.refusal('red', { action: 'pass' })?.message]).toEqual(before)
  expect(host.news('blue', 0).length).toBe(10)
  expect(host.news(UMPIRE, 0).length).toBe(10 + 2 * 3)
})

test('the last one who is still deciding does so unseen too', () => {
  const host = toyHost()
  host.decide('red', { action: 'ready' })
  const before = JSON.stringify([host.view('red'), host.news('red', 0)])
  host.decide('blue', { action: 'hide', piece: 'blue-1', to: [1000, 5000] })
  expect(JSON.stringify([host.view('red'), host.news('red', 0)])).toBe(before)
})

test('canaries planted in every secret of blue never reach red before they come to light', () => {
  const canary = (text: string) => /CANARY|98765/.test(text)
  for (let seed = 1; seed <= times(30); seed++) {
    const source = toySource(['red', 'blue'], {
      sides: [{ id: 'red' }, { id: 'blue', card: 'CANARY', mines: -987654 }],
      units: [
        { id: 'red-unit', side: 'red', kind: 'patrol' },
        { id: 'blue-unit', side: 'blue', kind: 'patrol', morale: 987654 },
      ],
    })
    const host = new Host(toy, source, { dice: { from: 'seed', seed } }).start()
    expect(canary(JSON.stringify(viewOf(host.game, UMPIRE)))).toBe(true)
    // a mine that goes off is seen, and so is its number
    while (!host.over && !host.view('red').tables.marker.some(mine => (mine as Known).side === 'blue')) {
      expect(canary(reaching(host, 'red'))).toBe(false)
      playOn(host, seed + host.game.journal.length, 1)
    }
  }
})

describe('twin worlds', () => {
  /** The same for red: blue's scouts stand elsewhere, and blue has laid another number of mines. */
  const world = (dx: number, dy: number, mines: number, morale: number) => {
    const { pieces } = toySource().value as { pieces: { side: Id; at: [number, number] }[] }
    return toySource(undefined, {
      sides: [{ id: 'red' }, { id: 'blue', mines }],
      units: ['red', 'blue'].map(side => ({
        id: `${side}-unit`,
        side,
        kind: 'patrol',
        ...(side === 'blue' && { morale }),
      })),
      pieces: pieces.map(p => (p.side === 'blue' ? { ...p, at: [p.at[0] + dx, p.at[1] + dy] } : p)),
    })
  }

  test('red cannot tell them apart, however the game goes', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(30), fc.nat(2), fc.nat(9), fc.nat(), (dx, dy, mines, morale, seed) => {
        expect(tellApart(toy, [world(0, 0, 0, 5), world(dx, dy, mines, morale), 'red'], seed, 100)).toBeNull()
      }),
      { numRuns: times(150) },
    )
  })

  test('blue can, at once', () => {
    expect(tellApart(toy, [world(0, 0, 0, 5), world(0, 0, 0, 6), 'blue'], 1, 100)).toMatch('apart at decision 0')
  })
})

describe('who may look at one screen together', () => {
  const open = () => toyHost(['red', 'blue', 'green'])
  const clear = (store: Store): void => {
    for (const table of tableNames) for (const { id } of [...store.all(table)]) store.put(table, id, null)
  }

  test('nobody while all decide unseen, nor while one knows of what the other does not', () => {
    expect(open().mayShare('red', 'blue')).toBe(false)
    const host = toOrders(open())
    expect(areAlike(host.game, 'red', 'blue')).toBe(false)
  })

  test('those from whom a third keeps the same', () => {
    const { game } = open()
    clear(game.store)
    game.store.put('piece', 'b1', scout())
    expect(areAlike(game, 'red', 'green')).toBe(true)
    expect(areAlike(game, 'red', 'blue')).toBe(false)
  })

  test('not those of whom one was told something, however long ago', () => {
    const { game } = open()
    clear(game.store)
    expect(areAlike(game, 'red', 'green')).toBe(true)
    game.journal.add({ type: 'said', says: text`Psst.`, cites: [], to: ['green'] })
    expect(areAlike(game, 'red', 'green')).toBe(false)
    expect(areAlike(game, 'red', 'blue')).toBe(true)
  })
})

test('a view holds what a side may know, table by table, and nothing else', () => {
  const { game } = toyHost()
  const { side: whose, tables } = viewOf(game, 'red')
  expect(whose).toBe('red')
  expect(tables).toEqual({
    game: [game.state],
    side: [game.side('red'), { id: 'blue', shown: false, score: 0 }],
    unit: [game.get('unit', 'red-unit'), { id: 'blue-unit', side: 'blue', kind: 'patrol' }],
    piece: [game.piece('red-1'), game.piece('red-2')],
    terrain: game.terrain,
    marker: [],
  })
})

test('a line about a piece is told to those who know of it', () => {
  const { game } = toyHost()
  const heard = (who: Id): boolean => cutEntry(toy, game.journal.entries.at(-1) as Entry, who) !== null
  game.say(text`Somebody coughs.`, [], ['blue-1'])
  expect([heard('red'), heard('blue'), heard('nobody'), heard(UMPIRE)]).toEqual([false, true, false, true])
  game.say(text`Two of them cough.`, [], ['red-1', 'blue-1'])
  expect([heard('red'), heard('blue')]).toEqual([false, false])
  game.say(text`It coughed.`, [], ['blue-1'], ['red'])
  expect([heard('red'), heard('blue')]).toEqual([true, false])
  game.change('piece', 'blue-1', { hidden: false } as object, [])
  game.say(text`A scout coughs.`, [], ['blue-1'])
  expect([heard('red'), heard('blue'), heard('nobody')]).toEqual([true, true, true])
})

test('sides that once knew different things may not share a screen, even when all is open now', () => {
  const sees = (table: string, record: object, who: Id) => {
    const { side: owner, hidden } = record as { side?: Id; hidden?: boolean }
    return table !== 'piece' || owner === who || !hidden
  }
  const rules = { ...toy, sees } as typeof toy
  const opened = () => new Host(rules, toySource()).start().game
  const game = opened()
  expect(areAlike(game, 'red', 'blue')).toBe(false)
  for (const { id } of game.pieces) game.change('piece', id, { hidden: false } as object, [])
  expect(game.pieces.every(piece => (piece as { hidden?: boolean }).hidden === false)).toBe(true)
  expect(areAlike(game, 'red', 'blue')).toBe(false)
  const open = new Host(
    rules,
    toySource(undefined, {
      pieces: [
        { id: 'r', side: 'red', kind: 'scout', hidden: false },
        { id: 'b', side: 'blue', kind: 'scout', hidden: false },
      ],
    }),
  ).game
  expect(areAlike(open, 'red', 'blue')).toBe(true)
  open.say(text`Ah.`, [], [], ['red', 'blue'])
  expect(areAlike(open, 'red', 'blue')).toBe(true)
  open.say(text`Psst.`, [], [], ['red'])
  expect(areAlike(open, 'red', 'blue')).toBe(false)
})
