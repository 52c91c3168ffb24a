import { type Decision, type Entry, Host, jsonSource, type Point, plainly, text, the, untold } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { goodbye } from '../index.ts'

const man = (id: string, side: string, at: Point, more = {}) => ({ id, side, kind: 'rifleman', at, ...more })

/** A lieutenant with a man beside him and one far away, and an enemy across the field. */
function table(start: object, of: { readonly [id: string]: object } = {}) {
  const pieces = [
    { ...man('l1', 'red', [30, 20]), kind: 'second-lieutenant' },
    man('r1', 'red', [35, 20]),
    man('r2', 'red', [90, 20]),
    man('b1', 'blue', [90, 45]),
    man('b2', 'blue', [140, 140]),
  ]
  return new Host(
    goodbye,
    jsonSource('telling', {
      table: { width: 150, depth: 150 },
      sides: [
        { id: 'red', home: 'south' },
        { id: 'blue', home: 'north' },
      ],
      pieces: pieces.map(piece => ({ ...piece, ...of[piece.id] })),
      start: { turn: 1, side: 'red', ...start },
    }),
    { dice: { from: 'people' } },
  ).start()
}

/** Enters these dice in order, whatever they are for. */
function roll(host: Host, ...dice: readonly number[]): void {
  const left = [...dice]
  while (host.wanted) host.enter(Array.from({ length: host.wanted.count }, () => left.shift() ?? 1))
}

const said = (entries: readonly Entry[]) => entries.flatMap(one => (one.type === 'said' ? [plainly(one.says)] : []))
const drafted = (decision: Decision) => plainly(goodbye.telling?.deed?.({ ...decision }, text`he`, []) ?? text`nothing`)

test('a drafted use of luck, valour or a card says what it is', () => {
  const use = { action: 'use', piece: 'l1' }
  expect(drafted({ ...use, resource: 'valour', for: 'double-move' })).toBe('he spends valour to move twice as far.')
  expect(drafted({ ...use, resource: 'luck', for: 'reroll' })).toBe('he spends luck to roll again.')
  expect(drafted({ ...use, resource: 'luck', for: 'save' })).toBe('he spends luck: it may be only a scratch.')
  expect(drafted({ action: 'use', resource: 'card', card: 'KH' })).toBe('he plays I shall impose my will.')
})

test('a tank that is ordered is called by its name', () => {
  const args = goodbye.telling?.deed?.({ action: 'order', order: 'move', unit: 'mark-iv' }, text`the side`, [])?.args
  expect(args).toEqual([the.thing('mark-iv')])
})

test('a leader who orders himself too is not named twice', () => {
  const order = (...pieces: readonly string[]) =>
    drafted({ action: 'order', order: 'move', unit: 'party', piece: 'l1', pieces } as never)
  expect(order('l1', 'r1')).toBe('he orders himself and r1 to move.')
  expect(order('l1')).toBe('he orders himself to move.')
  expect(order('r1', 'r2')).toBe('he orders r1 and r2 to move.')
})

test('a shot in reaction says at whom', () => {
  const hit = { type: 'roll', purpose: 'hit', about: ['b1', 'r1'], dice: [4], sides: 6, cites: [] } as never as Entry
  const told = (after: readonly Entry[]) =>
    plainly(goodbye.telling?.deed?.({ action: 'react' }, text`he`, after) ?? text`nothing`)
  expect(told([hit])).toBe('he shoots at r1.')
  expect(told([])).toBe('he shoots.')
})

test('that a grenade flies is told once, by who throws it', () => {
  const flies = text`The grenade flies.`
  expect(goodbye.telling?.said?.(flies, { action: 'throw', piece: 'r1' })).toBe(untold)
  expect(goodbye.telling?.said?.(flies, { action: 'use', card: 'AD' })).toBeNull()
  expect(goodbye.telling?.said?.(text`r1 is hit.`, { action: 'throw', piece: 'r1' })).toBeNull()
})

test('the end of a turn is told also when a question follows, and what is chosen by the rules', () => {
  const asked: readonly Entry[] = [{ type: 'said', says: text`what came of it`, cites: [] }]
  const told = (action: string, after: readonly Entry[]) =>
    plainly(goodbye.telling?.deed?.({ action }, text`he`, after) ?? text`nothing`)
  expect(told('end', asked)).toBe('he has ended its turn.')
  expect(told('end', [])).toBe('he ends the step.')
  expect(told('choose', asked)).toBe('')
})

test('whoever is heroic names those who are so with him', () => {
  const host = table({ phase: 'orders' })
  host.decide('red', { action: 'use', resource: 'valour', piece: 'l1', for: 'lead' })
  expect(said(host.game.journal.entries)).toContain('With l1: r1.')
})

test('a man is killed, and one who is saved by luck has a scratch', () => {
  const host = table({ phase: 'fire' }, { b1: { luck: 1 } })
  host.decide('red', { action: 'fire', piece: 'r2', target: 'b1' })
  roll(host, 6, 6)
  host.decide('blue', { action: 'use', resource: 'luck', piece: 'b1', for: 'save' })
  roll(host, 6)
  expect(said(host.game.journal.entries)).toContain('b1 gets away with a scratch.')
  const other = table({ phase: 'fire' })
  other.decide('red', { action: 'fire', piece: 'r2', target: 'b1' })
  roll(other, 6, 6)
  expect(said(other.game.journal.entries)).toContain('b1 is killed.')
})

test('a man in rout runs off the table', () => {
  const host = table({ phase: 'orders' }, { r2: { routing: 2, at: [90, 5] } })
  host.decide('red', { action: 'end' })
  expect(said(host.game.journal.entries)).toContain('r2 runs off the table.')
})

test('that nobody can charge is told of the distance before anything else', () => {
  const host = table({ phase: 'move' }, { r2: { ordered: 'move', at: [90, 10] }, b1: { at: [90, 90] } })
  const choices = host.seat('red').question({ action: 'charge' })?.choices ?? []
  expect(new Set(choices.map(({ no }) => plainly(no[0]?.says ?? text`none`)))).toEqual(
    new Set(['No enemy within reach of a charge']),
  )
})
