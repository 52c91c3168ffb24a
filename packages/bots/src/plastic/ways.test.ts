import { readFileSync } from 'node:fs'
import { Host, inch, Stream } from '@sandtable/kernel'
import { plastic, plasticRules, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { chartOf } from './chart.ts'
import { dummy } from './table.ts'

const { groundOf, walk } = plasticRules
const source = (name: string) => {
  const file = new URL(`../../../../scenarios/plastic/${name}.yaml`, import.meta.url)
  return readYaml(readFileSync(file, 'utf8'), name)
}

test('a way that is found is one that the rules let walk', () => {
  const { game } = new Host(plastic, source('crossroads-house'))
  const chart = chartOf(game)
  const stream = new Stream(1)
  const stands = chart.posts.flatMap(({ stand }, i) => (stand ? [i] : []))
  for (let i = 0; i < 60; i++) {
    const from = stands[stream.next(stands.length)] as number
    const range = chart.rangeFrom(from)
    for (let k = 0; k < 10 && range.posts.length > 0; k++) {
      const nth = stream.next(range.posts.length)
      if ((range.prices[nth] as number) > inch(6)) continue
      const way = walk(chart.bare, dummy(chart.at(from), 'german'), range.path(nth))
      expect(way.reasons).toEqual([])
      expect(way.end).toEqual(chart.at(range.posts[nth] as number))
    }
  }
})

test('the way into the house leads through its door or a window', () => {
  const { game } = new Host(plastic, source('crossroads-house'))
  const chart = chartOf(game)
  const south = chart.nearest(inch(24.5), inch(19.5))
  const inside = chart.nearest(inch(22.5), inch(23.5))
  const range = chart.rangeFrom(south)
  const nth = range.posts.findIndex(post => groundOf(game).placeAt(chart.at(post))?.id === 'house')
  expect(nth).toBeGreaterThanOrEqual(0)
  expect(chart.far(chart.toPost(inside), south)).toBeGreaterThan(inch(4))
  expect(chart.far(chart.toPlace('house'), inside)).toBe(0)
})

test('the way to the far edge goes around trees and houses, and there is one from everywhere', () => {
  const { game } = new Host(plastic, source('break-out-at-dawn'))
  const chart = chartOf(game)
  const edge = chart.field('north', () => chart.posts.flatMap(({ at }, i) => (at[1] > inch(59) ? [i] : [])))
  for (const [i, { stand }] of chart.posts.entries()) if (stand) expect(chart.far(edge, i)).toBeLessThan(inch(90))
})
