import { readYaml } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { miniOf } from '../table/minis/mini.ts'
import type { TerrainLook } from '../table/scene.ts'
import { blazeKinds, blazeTerrain } from './blaze/look.ts'
import { doors } from './doors.gen.ts'
import { goodbyeKinds, goodbyeTerrain } from './goodbye/look.ts'
import { enter, lookOf } from './index.ts'
import type { KindRow } from './kinds.ts'
import { muzzleflashKinds, muzzleflashTerrain } from './muzzleflash/look.ts'

interface Printed {
  readonly kinds: { readonly [kind: string]: object }
  readonly terrain: { readonly [kind: string]: object }
}

const books = import.meta.glob<string>('../../../../rulebooks/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function printed(set: string): Printed {
  const [, text = ''] = Object.entries(books).find(([file]) => file.endsWith(`/${set}.yaml`)) ?? []
  return readYaml(text, `${set}.yaml`).value as Printed
}

const sets: readonly (readonly [string, readonly KindRow[], { readonly [kind: string]: TerrainLook }])[] = [
  ['muzzleflash', muzzleflashKinds, muzzleflashTerrain],
  ['goodbye', goodbyeKinds, goodbyeTerrain],
  ['blaze', blazeKinds, blazeTerrain],
]

const side = { name: 'red', order: 0 }

for (const set of Object.keys(doors)) await enter(set, ['look'])

describe.each(sets)('the look of %s', (set, rows, lands) => {
  const book = printed(set)

  test.each(Object.keys(book.kinds))('knows the kind %s', kind => {
    expect(rows.some(row => row.kind.test(kind))).toBe(true)
    const { look } = lookOf(set).piece({ kind, id: 'x', facing: 0, figures: 2 }, side)
    expect(miniOf(look, 25, 2).body.getAttribute('position').count).toBeGreaterThan(0)
  })

  test('has a look for every terrain of the book', () =>
    expect(Object.keys(book.terrain).filter(kind => !(kind in lands))).toEqual([]))

  test('has no row that no kind needs', () => {
    const used = new Set(Object.keys(book.kinds).map(kind => rows.find(row => row.kind.test(kind))))
    expect(rows.filter(row => !used.has(row))).toEqual([])
  })
})

describe('plastic', () => {
  const book = printed('plastic')
  test.each(Object.keys(book.kinds))('%s has a model', kind => {
    const { look } = lookOf('plastic').piece({ kind, id: 'x', pose: 'standing' }, side)
    expect(miniOf(look, 12.7, 2).body.getAttribute('position').count).toBeGreaterThan(0)
  })
  test('only rubble looks like rubble', () => {
    const alike = Object.keys(book.terrain).filter(kind => lookOf('plastic').terrain(kind) === 'rubble')
    expect(alike).toEqual(['rubble'])
  })
})

describe('what a record shows', () => {
  const look = (set: string, record: object) => lookOf(set).piece({ id: 'x', facing: 0, ...record }, side)

  test('pins lie beside a pinned man', () =>
    expect(look('muzzleflash', { kind: 'rifleman', pins: 2 }).tokens).toEqual([{ look: 'pin', count: 2 }]))
  test('a burnt-out tank is a wreck', () =>
    expect(look('muzzleflash', { kind: 'tiger', status: 'destroyed' }).states).toEqual(['wreck']))
  test('a turret turns by itself', () =>
    expect(look('muzzleflash', { kind: 'sherman', facing: 90, turret: 135 }).look.turret).toBe(45))
  test('losses thin a stand', () => expect(look('blaze', { kind: 'rifle-section', figures: 1 }).look.count).toBe(1))
  test('sides are dressed by their names', () =>
    expect(lookOf('blaze').piece({ id: 'x', kind: 'lmg' }, { name: 'Soviet', order: 1 }).look.nation).toBe('soviet'))
})

test('a house that a Great War scenario calls a ruin looks like one, and the others like houses', () => {
  const { terrain } = lookOf('goodbye')
  expect(terrain('building', { id: 'ruin' })).toBe('ruin')
  expect(terrain('building', { id: 'farm' })).toBe('building')
  expect(terrain('building')).toBe('building')
})

test('a man who obeys the order to move is marked', () => {
  const tokens = (ordered: string) =>
    lookOf('goodbye').piece({ id: 'r1', side: 'red', kind: 'rifleman', ordered } as never, side).tokens
  expect(tokens('move')).toEqual([{ look: 'order' }])
  expect(tokens('none')).toEqual([])
})
