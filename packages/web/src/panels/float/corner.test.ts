import { text } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { bareTable, snapshotOf } from '../../play/table.fixture.ts'
import { emptiest, keptOf } from './corner.ts'

const table = { wide: 1000, high: 800 }
const card = { wide: 300, high: 250 }
const man = (px: number, py: number, weight = 1) => ({ px, py, weight })

test('a float lies in its own corner where nobody stands there', () => {
  expect(emptiest(['bottom left', 'bottom right'], card, table, [man(500, 700), man(100, 100)])).toBe('bottom left')
})

test('it gives way to one man, and to the selected one before all others', () => {
  expect(emptiest(['bottom left', 'bottom right'], card, table, [man(100, 700)])).toBe('bottom right')
  const line = [man(750, 700), man(800, 700), man(850, 700)]
  expect(emptiest(['bottom left', 'bottom right'], card, table, [man(100, 700), ...line])).toBe('bottom left')
  expect(emptiest(['bottom left', 'bottom right'], card, table, [man(100, 700, 1000), ...line])).toBe('bottom right')
})

test('men at one edge leave the corners of the other', () => {
  const west = [man(50, 100), man(50, 400), man(50, 700)]
  expect(emptiest(['top left', 'top right'], card, table, west)).toBe('top right')
})

test("who can be attacked now stays in sight before one's own men", () => {
  const decision = { action: 'fire', target: 'b1' }
  const weights = (aims: readonly { readonly target: string; readonly decision: typeof decision }[]) =>
    keptOf({ ...bareTable().now(), snapshot: snapshotOf(), aims }).map(({ weight }) => weight)
  const [own = 0, enemy = 0] = weights([])
  expect(own).toBeGreaterThan(enemy)
  const [others = 0, target = 0] = weights([{ target: 'b1', decision }])
  expect(target).toBeGreaterThan(others * 100)
})

test('what is fought for stays in sight where there is a choice', () => {
  const church = { at: [500, 900], says: text`church` } as const
  const bare = { ...bareTable().now(), snapshot: snapshotOf() }
  const flagged = { ...bareTable().now(), snapshot: snapshotOf({ flags: [church] }) }
  expect(keptOf(bare)).not.toContainEqual(expect.objectContaining({ at: church.at }))
  expect(keptOf(flagged)).toContainEqual(expect.objectContaining({ at: church.at }))
})

test('where one may set up is left free like the men who will stand there', () => {
  const zone = {
    type: 'area',
    means: 'zone',
    outlines: [
      [
        [0, 800],
        [1000, 800],
        [1000, 1000],
        [0, 1000],
      ],
    ],
  } as never
  const begun = { ...bareTable().now(), snapshot: snapshotOf({ offers: [{ purpose: 'set-up' }] }) }
  const [bare, laid] = [keptOf(begun), keptOf({ ...begun, drawings: [zone] })]
  expect(laid).toHaveLength(bare.length + 4)
  expect(new Set(laid.slice(0, 4).map(({ weight }) => weight))).toEqual(
    new Set([Math.max(...bare.map(one => one.weight))]),
  )
})
