import { inch, type Point, Squares, text, the } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { listedPlaces } from './places.ts'

const squares = new Squares(inch(24), inch(24), 'in')
const place = (x: number, y: number, no: boolean = false) => {
  const value: Point = [inch(x), inch(y)]
  return { value, says: text`${the.place(value)}`, no: no ? [{ word: 'zone', says: text`outside`, cites: [] }] : [] }
}
const names = (choices: readonly { readonly value: unknown }[]) =>
  choices.map(({ value }) => squares.place(value as Point))

test('a piece beside the table is offered one place of each square, as a map is read', () => {
  const zone = [place(1, 23), place(3.5, 20.5), place(8, 22), place(2, 14), place(9, 1, true)]
  expect(names(listedPlaces(zone, squares, null))).toEqual(['A3 (2, 14)', 'A4 (3.5, 20.5)', 'B4 (8, 22)'])
})

test('the farthest comes first, and no two are told alike', () => {
  const near = [place(10, 12), place(14, 12), place(14.01, 12), place(12, 17)]
  expect(names(listedPlaces(near, squares, [inch(12), inch(12)]))).toEqual([
    'C3 (12, 17)',
    'B3 (10, 12)',
    'C3 (14, 12)',
  ])
})

test('where something is said of a place, that comes first', () => {
  const value: Point = [inch(13), inch(13)]
  const named = { value, says: text`where ${the.piece('g1')} is`, no: [] }
  expect(names(listedPlaces([place(20, 20), named], squares, [inch(12), inch(12)]))[0]).toBe('C3 (13, 13)')
})

test('what cannot be chosen says why where nothing else can', () => {
  expect(listedPlaces([place(9, 1, true)], squares, null)).toHaveLength(1)
})
