import { kindName, many, nationOf } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { routeOf } from '../route.ts'
import { outlineOf } from './outline.ts'

const names: readonly [kind: string, count: number, said: string][] = [
  ['german-mg42-gunner', 1, 'MG42 gunner'],
  ['british-bren-gunner', 2, '2 Bren gunners'],
  ['american-rifleman', 6, '6 riflemen'],
  ['german-leader-binoculars', 1, 'leader with binoculars'],
  ['american-leader-smg', 2, '2 leaders with SMG'],
  ['german-mortar-50', 1, '50 mm mortar'],
  ['american-mortar-4.2in', 1, '4.2 inch mortar'],
  ['russian-radioman-armed', 1, 'armed radioman'],
  ['german-sentry', 2, '2 sentries'],
  ['russian-wounded', 2, '2 wounded men'],
  ['trench-raider', 12, '12 trench raiders'],
]
test.each(names)('%s, %i of them, is said as %s', (kind, count, said) => expect(many(count, kindName(kind))).toBe(said))

test('a side is called after its nation only if all of it is of one', () => {
  expect(nationOf(['american-rifleman', 'american-bazooka'])).toBe('American')
  expect(nationOf(['american-rifleman', 'british-piat'])).toBe(null)
  expect(nationOf(['trench-raider'])).toBe(null)
  expect(nationOf([])).toBe(null)
})

test('an outline counts the forces, says the goals, and finds the edge to leave by', () => {
  const outline = outlineOf(
    {
      title: 'Out',
      ruleset: 'plastic',
      turns: 8,
      minutes: 20,
      briefing: { allied: ' Get out. ' },
      table: { width: 48, depth: 36, terrain: [{ id: 'old-mill', kind: 'building', circle: [1, 2, 3] }] },
      sides: [
        { id: 'allied', home: 'south', zone: 12, objective: { type: 'exit', count: 6 } },
        { id: 'german', home: 'north', zone: 12, objective: { type: 'hold', place: 'old-mill' } },
      ],
      pieces: [
        { side: 'allied', kind: 'american-rifleman' },
        { side: 'allied', kind: 'american-rifleman' },
        { side: 'german', kind: 'german-sniper' },
      ],
    },
    'out',
    'in',
  )
  expect(outline.sides.map(({ name, goal, exit, force }) => [name, goal, exit, force])).toEqual([
    ['American', 'Bring 6 off the north edge', 'north', ['2 riflemen']],
    ['German', 'Hold the old mill', null, ['sniper']],
  ])
})

test('a file of another kind gives an empty outline rather than an error', () => {
  expect(outlineOf({}, 'odd', 'in')).toMatchObject({ title: 'odd', sides: [], terrain: [] })
})

const routes: readonly [hash: string, route: object][] = [
  ['', { screen: 'home' }],
  ['#/', { screen: 'home' }],
  ['#/new/plastic/tutorial', { screen: 'new', set: 'plastic', scenario: 'tutorial' }],
  ['#/new/plastic', { screen: 'new', set: 'plastic', scenario: null }],
  ['#/rules/blaze/BA-MOVE-1', { screen: 'rules', set: 'blaze', rule: 'BA-MOVE-1' }],
  ['#/play', { screen: 'play' }],
  ['#/nowhere', { screen: 'home' }],
  ['#/new/%E0%A4%A/x', { screen: 'new', set: '%E0%A4%A', scenario: 'x' }],
]
test.each(routes)('%s is an address', (hash, route) => expect(routeOf(hash)).toEqual(route))
