import { Host, inch, type Point, rolesOf } from '@sandtable/kernel'
import { muzzleflash, plastic, readYaml } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { inFormation, planOf } from './march.ts'

const at = (x: number, y: number): Point => [inch(x), inch(y)]

const position = (set: object, ruleset: string, pieces: readonly string[], start: string, terrain = '') =>
  new Host(
    set as never,
    readYaml(
      `ruleset: ${ruleset}
table: { width: 48, depth: 48, terrain: [${terrain}] }
sides: [ { id: red }, { id: blue } ]
pieces:
${pieces.map(piece => `  - ${piece}`).join('\n')}
start: ${start}`,
      'march.yaml',
    ),
  ).start()

describe('a march of several action points', () => {
  const host = position(
    muzzleflash,
    'muzzleflash',
    ['{ id: r1, side: red, kind: rifleman, at: [10, 10] }', '{ id: b1, side: blue, kind: rifleman, at: [10, 30] }'],
    '{ turn: 1, side: red }',
  )
  const plan = (to: Point) =>
    planOf(host.seat('red'), rolesOf(host.rules), [{ draft: { action: 'move', piece: 'r1' }, to }])[0]

  test('goes on until the points are spent, and says where the enemy may react', () => {
    const found = plan(at(20, 10))
    expect(found?.legs).toHaveLength(4)
    expect(found?.legs.every(({ isSeen }) => isSeen)).toBe(true)
    const [x = 0] = found?.legs.at(-1)?.path.at(-1) ?? []
    expect(Math.abs(x - inch(18))).toBeLessThan(inch(0.1))
  })

  test('ends where it was going', () => {
    const found = plan(at(13, 10))
    expect(found?.legs).toHaveLength(2)
    expect(found?.legs.at(-1)?.path.at(-1)).toEqual(at(13, 10))
  })

  test('says what is rolled for on the way', () => {
    const hedged = position(
      muzzleflash,
      'muzzleflash',
      ['{ id: r1, side: red, kind: rifleman, at: [10, 10] }', '{ id: b1, side: blue, kind: rifleman, at: [40, 40] }'],
      '{ turn: 1, side: red }',
      '{ id: h1, kind: hedge, line: [[13, 0], [13, 30]] }, { id: h2, kind: hedge, line: [[14, 0], [14, 30]] }',
    )
    const draft = { action: 'move', piece: 'r1' }
    const [found] = planOf(hedged.seat('red'), rolesOf(hedged.rules), [{ draft, to: at(18, 10) }])
    expect(found?.tests).toMatchObject([{ roll: { purpose: 'obstacle', about: ['r1'] }, comes: 1, times: 2 }])
    expect(found?.tests[0]?.passes).toBeGreaterThan(0.4)
    expect(plan(at(20, 10))?.tests).toEqual([])
  })

  test('changes nothing', () => {
    const before = host.game.journal.length
    plan(at(20, 10))
    expect(host.game.journal.length).toBe(before)
    expect(host.game.piece('r1').at).toEqual(at(10, 10))
  })
})

test('where one deed is all that a figure has, it goes as far as that; who cannot go at all says why', () => {
  const host = position(
    plastic,
    'plastic',
    [
      '{ id: r1, side: red, kind: german-rifleman, at: [10, 10], status: ready }',
      '{ id: r2, side: red, kind: german-rifleman, at: [14, 10], status: halted }',
      '{ id: b1, side: blue, kind: american-rifleman, at: [40, 40], status: ready }',
    ],
    '{ turn: 1, side: red, phase: action }',
  )
  const marches = ['r1', 'r2'].map(piece => ({ draft: { action: 'move', piece }, to: at(10, 40) }))
  const [one, other] = planOf(host.seat('red'), rolesOf(host.rules), marches)
  expect(one?.legs).toHaveLength(1)
  expect(other?.legs).toEqual([])
  expect(other?.no.map(({ word }) => word)).toContain('status')
})

test('a formation moves as one', () => {
  expect(inFormation([at(0, 0), at(2, 0)], at(11, 5))).toEqual([at(10, 5), at(12, 5)])
})
