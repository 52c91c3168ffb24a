import { type Decision, Host } from '@sandtable/kernel'
import { muzzleflash, plastic, readYaml } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { worked } from './chance.ts'
import { oddsOf } from './odds.ts'
import { refugeFrom } from './refuge.ts'
import { replyTo } from './reply.ts'

/** Two sides 15 inches apart in the open, and a wall for either. */
const position = (pieces: string) =>
  new Host(
    plastic as never,
    readYaml(
      `ruleset: plastic
table: { width: 48, depth: 48, terrain: [ { id: wall, kind: stone-wall, line: [[28, 11], [36, 11]] } ] }
sides: [ { id: german, home: south }, { id: allied, home: north } ]
pieces:
${pieces}
start: { turn: 1, side: german, phase: action }`,
      'odds.yaml',
    ),
  ).start()

const g1 = '  - { id: g1, side: german, kind: german-rifleman, at: [10, 10] }'
const mg = '  - { id: mg, side: german, kind: german-mg42-gunner, at: [10, 10] }'
const a1 = '  - { id: a1, side: allied, kind: american-rifleman, at: [10, 25], pose: standing, status: ready }'

const fire = (piece: string, target: string): Decision => ({ action: 'fire', piece, target })

describe('the odds of a decision', () => {
  test('are exact where the dice can fall in few ways: a five or a six', () => {
    const host = position([g1, a1].join('\n'))
    const { exact, chances } = worked(oddsOf(host.seat('german'), fire('g1', 'a1')))
    expect(exact).toBe(true)
    expect(chances).toHaveLength(1)
    expect(chances[0]).toMatchObject({ piece: 'a1', side: 'allied', what: 'gone' })
    expect(chances[0]?.chance).toBeCloseTo(2 / 6, 12)
  })

  test('follow every die of several shots, each of which may be the last', () => {
    const host = position([mg, a1].join('\n'))
    const { exact, chances } = worked(oddsOf(host.seat('german'), fire('mg', 'a1')))
    expect(exact).toBe(true)
    expect(chances[0]?.chance).toBeCloseTo(1 - (3 / 6) ** 4, 12) // four shots, each needing a four
  })

  test('tell every roll on the way, with what it needs and how likely it succeeds', () => {
    const host = position([g1, a1].join('\n'))
    const { trials } = worked(oddsOf(host.seat('german'), fire('g1', 'a1')))
    expect(trials).toHaveLength(1)
    expect(trials[0]).toMatchObject({ roll: { purpose: 'effect', about: expect.arrayContaining(['a1']) } })
    expect(trials[0]?.comes).toBeCloseTo(1, 12)
    expect(trials[0]?.passes).toBeCloseTo(2 / 6, 12)
    expect(trials[0]?.times).toBe(1)
  })

  test('tell how often the same roll is made at the most', () => {
    const host = position([mg, a1].join('\n'))
    const { trials } = worked(oddsOf(host.seat('german'), fire('mg', 'a1')))
    expect(trials).toMatchObject([{ times: 4, passes: 1 / 2 }])
  })

  test('tell of a tank that is crippled and not destroyed', () => {
    const host = new Host(
      muzzleflash as never,
      readYaml(
        `ruleset: muzzleflash
table: { width: 72, depth: 48 }
sides: [ { id: red }, { id: blue } ]
pieces:
  - { id: g1, side: red, kind: six-pounder, at: [20, 10], facing: 0 }
  - { id: c1, side: red, kind: crewman, at: [19, 9], crews: g1, role: gunner, quality: veteran }
  - { id: c2, side: red, kind: crewman, at: [21, 9], crews: g1, role: loader }
  - { id: t1, side: blue, kind: sherman, at: [20, 40], facing: 180, ap: 0, quality: veteran }
start: { turn: 1, side: red }`,
        'tank.yaml',
      ),
    ).start()
    const shot = { action: 'fire', piece: 'c1', weapon: 'g1', mode: 'deliberate', target: 't1' }
    const { chances } = worked(oddsOf(host.seat('red'), shot))
    const of = (what: string): number => chances.find(one => one.piece === 't1' && one.what === what)?.chance ?? 0
    expect(of('damaged')).toBeGreaterThan(of('gone'))
  })

  test('leave the game and its dice as they are', () => {
    const host = position([g1, a1].join('\n'))
    const before = JSON.stringify([host.view('german'), host.game.journal.length, host.game.store.dice])
    worked(oddsOf(host.seat('german'), fire('g1', 'a1')))
    worked(replyTo(host.seat('german'), fire('g1', 'a1'), 5))
    expect(JSON.stringify([host.view('german'), host.game.journal.length, host.game.store.dice])).toBe(before)
  })
})

describe('the reply of the others', () => {
  const near = '  - { id: g1, side: german, kind: german-rifleman, at: [32, 9] }'
  const foe = '  - { id: a1, side: allied, kind: american-rifleman, at: [31, 20], pose: standing }'

  test('is worse for who walks into the open than for who stays behind his wall', () => {
    const host = position([near, foe].join('\n'))
    const out: Decision = { action: 'move', piece: 'g1', to: [26 * 2540, 9 * 2540] }
    const chance = (decision: Decision | null): number =>
      worked(replyTo(host.seat('german'), decision, 60)).find(({ piece }) => piece === 'g1')?.chance ?? 0
    expect(host.refusal('german', out)).toBeNull()
    expect(chance(out)).toBeGreaterThan(chance(null))
  })

  test('tells of the own side only', () => {
    const host = position([near, foe].join('\n'))
    const told = worked(replyTo(host.seat('german'), null, 20))
    expect(told.every(({ side }) => side === 'german')).toBe(true)
  })
})

describe('a refuge', () => {
  const run: Decision = { action: 'move', piece: 'g1', to: [10 * 2540, 16 * 2540] }
  const behind = '  - { id: g1, side: german, kind: german-rifleman, at: [27, 9], pose: standing, status: ready }'
  const near = '  - { id: a1, side: allied, kind: american-bar-gunner, at: [28, 20], pose: standing, status: ready }'

  test('is where the same move is much less likely to cost the piece, and who did it is told', () => {
    const host = position([behind, near].join('\n'))
    const out: Decision = { ...run, to: [26 * 2540, 14 * 2540] }
    const [feared] = worked(replyTo(host.seat('german'), out, 20)).filter(({ piece }) => piece === 'g1')
    expect(feared).toMatchObject({ piece: 'g1', what: 'gone', by: 'a1' })
    expect(feared?.chance).toBeGreaterThan(0.5)
    const refuge = feared && worked(refugeFrom(host.seat('german'), out, feared))
    expect(refuge?.chance).toBeLessThan((feared?.chance ?? 0) - 0.3)
  })

  test('is nowhere where no place is better', () => {
    const host = position([g1, a1].join('\n'))
    const feared = { piece: 'g1', side: 'german', what: 'gone', chance: 0.2 } as const
    expect(worked(refugeFrom(host.seat('german'), run, feared))).toBeNull()
  })
})
