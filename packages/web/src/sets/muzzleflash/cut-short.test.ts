import { expect, test } from 'vitest'
import { type Acting, cutShort } from './cut-short.ts'

const piece = (id: string, more: Partial<Acting>): Acting => ({
  id,
  side: 'red',
  at: [0, 0],
  gone: false,
  ap: 2,
  activated: 'no',
  crews: null,
  ...more,
})
const all = [
  piece('tank', { activated: 'active' }),
  piece('driver', { aboard: 'tank' }),
  piece('gun', { side: 'blue' }),
  piece('spent', { activated: 'active', ap: 0 }),
]
const ids = (actors: readonly string[], among: readonly Acting[] = all) =>
  cutShort(among, 'red', actors).map(one => one.id)

test('whoever is acting has finished when another begins, a driver who gets out too', () => {
  expect(ids(['driver'])).toEqual(['tank'])
  expect(ids(['tank'])).toEqual([])
  expect(ids([])).toEqual([])
})

test('a gun goes on with its crew', () => {
  const crew = [piece('gun', {}), piece('layer', { activated: 'active', crews: 'gun' })]
  expect(ids(['gun'], crew)).toEqual([])
  expect(ids(['layer'], crew)).toEqual([])
})
