import { expect, test } from 'vitest'
import { inch } from '../length.ts'
import type { Point } from './shape.ts'
import { letters, readDirection, Squares } from './squares.ts'

const squares = new Squares(inch(48), inch(36), 'in')
const at = (x: number, y: number): Point => [inch(x), inch(y)]

const names: readonly (readonly [string, Point, string])[] = [
  ['the south-west corner', at(0, 0), 'A1'],
  ['a line between squares belongs to the next', at(6, 12), 'B3'],
  ['the far corner is in the last square', at(48, 36), 'H6'],
  ['beyond the edge', at(48.1, 3), 'off the table'],
]
test.each(names)('%s', (_, point, name) => expect(squares.name(point)).toBe(name))

const places: readonly (readonly [string, Point | null, number])[] = [
  ['20,14.5', at(20, 14.5), 1],
  ['(20,14) then', at(20, 14), 1],
  ['-1,36.5', at(-1, 36.5), 1],
  ['B3', at(9, 15), 1],
  ['b3', at(9, 15), 1],
  ['A1', at(3, 3), 1],
  ['H6', at(45, 33), 1],
  ['A0', null, 0],
  ['A7', null, 0],
  ['AA1', null, 0],
  ['[20.25,14.75]', at(20.25, 14.75), 1],
  ['I1', null, 0],
  ['north 4', at(10, 14), 2],
  ['w 2.5', at(7.5, 10), 2],
  ['north', null, 0],
  ['towards foe 2 more', at(10, 12), 3],
  ['toward foe', at(10, 20), 2],
  ['towards foe 99', at(10, 20), 3],
  ['towards nobody', null, 0],
  ['7', null, 0],
  ['3 o’clock 5', at(15, 10), 3],
  ["5 at 12 o'clock and on", at(10, 15), 4],
  ['4 6 oclock', at(10, 6), 3],
  ['13 o’clock 5', null, 0],
]
test.each(places)('“%s”', (words, point, used) => {
  const read = squares.read(words.split(' '), at(10, 10), id => (id === 'foe' ? at(10, 20) : null))
  expect(read && { at: read.at, words: read.words }).toEqual(point && { at: point, words: used })
})

test('a full step in any direction is never a hair too long', () => {
  const [x = 0, y = 0] = squares.read(['towards', 'foe', '6'], at(0, 0), () => at(17, 23))?.at ?? []
  expect(x * x + y * y).toBeLessThanOrEqual(inch(6) * inch(6))
})

test('a place is said with its square and its numbers, as they can be typed', () => {
  expect(squares.place(at(20, 14.5))).toBe('D3 (20, 14.5)')
  expect(squares.place(at(20.126, 0))).toBe('D1 (20.13, 0)')
  expect(squares.place(at(-1, 5))).toBe('off the table (-1, 5)')
})

test('bearings are by the clock, twelve being north', () => {
  expect(squares.bearing(at(0, 0), at(3, 4))).toBe('5″ at 1 o’clock')
  expect(squares.bearing(at(0, 4), at(0, 0))).toBe('4″ at 6 o’clock')
  expect(squares.bearing(at(0, 0), at(-0.1, 9))).toBe('9″ at 12 o’clock')
})

test('headings are by the compass', () => {
  expect(squares.heading(at(0, 0), at(3, 3.2))).toBe('4.4″ north-east')
  expect(squares.heading(at(0, 4), at(0, 0))).toBe('4″ south')
  expect(squares.heading(at(5, 5), at(0, 5.5))).toBe('5″ west')
  expect(squares.heading(at(5, 5), at(5, 5))).toBe('where it stands')
})

test('letters go on after Z', () => expect([0, 25, 26, 52].map(letters)).toEqual(['A', 'Z', 'AA', 'BA']))

test.each([
  ['ne', 45],
  ['north-west', 315],
  ['9 o’clock', 270],
  ['12 o’clock', 0],
  ['200', 200],
  ['361', null],
  ['there', null],
])('the direction “%s”', (words, degrees) => expect(readDirection(words.split(' '))?.degrees ?? null).toBe(degrees))
