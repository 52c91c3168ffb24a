import { expect, test } from 'vitest'
import { jsonSource, Place } from '../book/source.ts'
import type { Point, Shape } from '../geometry/shape.ts'
import { cm, mm } from '../length.ts'
import { checkOpenings } from './openings.ts'

const place = new Place(jsonSource('farm.yaml', null), 'cm').at('openings')
const house: Shape = { polygon: [[cm(0), cm(0)], [cm(10), cm(0)], [cm(10), cm(8)], [cm(0), cm(8)]] } // biome-ignore format: one line
const check = (...openings: readonly Point[]) => checkOpenings(house, openings, place)

test('openings are in the walls, give or take a millimetre', () => {
  expect(() => check([cm(5), 0], [cm(10), cm(8)], [mm(1), cm(3)], [cm(5), -mm(1)])).not.toThrow()
  expect(() => check()).not.toThrow()
})

test('one anywhere else is refused, with its place', () => {
  expect(() => check([cm(5), 0], [cm(5), cm(4)])).toThrow(
    'SCEN-7: farm.yaml: the table cannot be laid out: openings.1: [5, 4] is not on the outline',
  )
  expect(() => check([cm(5), mm(1) + 1])).toThrow('not on the outline')
  expect(() => check([cm(5), -mm(1) - 1])).toThrow('not on the outline')
})
