import { describe, expect, test } from 'vitest'
import { jsonSource } from '../book/source.ts'
import type { Host } from '../play/host.ts'
import { toy, toySource } from '../toy.fixture.ts'
import { runCase } from './case.ts'

type Part = { readonly [key: string]: unknown }

/** A case that begins with the orders; red rushes up to blue, which stands in the open and may shoot. */
const good: Part = {
  name: 'a-shot',
  case: 'who comes into the open is shot at',
  ruleset: 'toy',
  rules: ['HS-GO-2'],
  ...(toySource(undefined, { start: { phase: 'orders', last: 2 } }).value as Part),
  pieces: [
    { id: 'r1', side: 'red', unit: 'red-unit', kind: 'scout', at: [30, 20] },
    { id: 'b1', side: 'blue', unit: 'blue-unit', kind: 'scout', at: [30, 40], hidden: false },
  ],
  dice: { card: ['sun', 'sun', 'moon', 'star'], shot: [6, 1] },
  do: [
    { as: 'red', action: 'order', piece: 'r1', how: 'rush', to: [30, 26] },
    { as: 'blue', action: 'order', piece: 'b1', how: 'sneak', to: [30, 40] },
    { as: 'blue', action: 'shoot' },
  ],
  expect: {
    pieces: { r1: { gone: true, at: null }, b1: { hidden: false } },
    units: { 'red-unit': { morale: 4 } },
    sides: { red: { left: 0, card: 'sun' }, blue: { left: 1 } },
    table: { bush: { burnt: false }, last: 2 },
    'dice-left': { shot: 0, card: 0 },
    prompt: { side: 'blue', actions: ['search', 'pass'] },
    views: {
      red: { sides: { blue: { card: 'hidden', score: 0 } } },
      blue: { units: { 'red-unit': { morale: 'hidden' } } },
    },
  },
}
/** The orders alone; both scouts go somewhere. */
const orders = [(good.do as Part[])[0], { ...(good.do as Part[])[1], to: [30, 41] }]
const run = (change: Part = {}) => runCase(toy, jsonSource('cases/toy/go.yaml', { ...good, ...change }))
const expecting = (expected: unknown, change: Part = {}) => run({ ...change, expect: expected }).failures

test('a case that is right passes, and says what it has cited', () => {
  const result = run()
  expect(result.failures).toEqual([])
  expect(result).toMatchObject({ name: 'a-shot', says: 'who comes into the open is shot at', rules: ['HS-GO-2'] })
  for (const rule of ['HS-ORD-1', 'HS-GO-1', 'HS-GO-2', 'HS-RUL-1']) expect(result.cited).toContain(rule)
})

test('a field that is worked out cites the rules that it follows from, when it is looked at', () => {
  expect(run().cited).toContain('HS-HIDE-1')
  expect(run({ expect: {} }).cited).not.toContain('HS-HIDE-1')
})

test('a case without dice, steps or expectations only opens its position', () => {
  const { dice: _dice, do: _do, expect: _expect, name: _name, rules: _rules, ...position } = good
  const result = runCase(toy, jsonSource('cases/toy/go.yaml', position))
  expect(result).toMatchObject({ failures: [], rules: [], refused: [], name: 'cases/toy/go.yaml' })
})

test('a marker is looked at like terrain', () => {
  const missed = { dice: { ...(good.dice as object), shot: [1, 1] } }
  const smoke = { table: { 'smoke-r1': { kind: 'smoke' } } }
  expect(expecting({ ...smoke, pieces: { r1: { gone: false } } }, missed)).toEqual([])
  expect(expecting({ table: { 'smoke-r1': 'none' } }, missed)).toEqual([
    'there is a terrain smoke-r1, and should be none',
  ])
  expect(expecting({ pieces: { 'smoke-r1': {} } }, missed)).toEqual(['there is no piece smoke-r1'])
  expect(expecting({ pieces: { 'smoke-r1': 'none' } }, missed)).toEqual([])
})

test('what was refused is told: who, what, why and when', () => {
  const far = { as: 'red', action: 'order', piece: 'r1', how: 'rush', to: [90, 70] }
  const { refused, cited } = run({ do: [far], expect: { refused: 'far' } })
  expect(refused).toEqual([
    {
      side: 'red',
      decision: { action: 'order', piece: 'r1', how: 'rush', to: [90_000, 70_000] },
      reasons: [expect.objectContaining({ word: 'far' })],
      at: 0,
    },
  ])
  expect(cited).toContain('HS-GO-1')
})

test('the rules of a modifier are cited, and so are those of the roll', () => {
  expect(run().cited).toContain('HS-END-1')
  expect(run({ do: orders, dice: { card: ['sun', 'sun', 'moon', 'star'] }, expect: {} }).cited).not.toContain(
    'HS-RUL-1',
  )
})

test('a side that is not asked yet is refused once the others have passed', () => {
  const steps = (good.do as Part[]).slice(0, 2)
  const late = { as: 'red', action: 'search', at: [300, 300] }
  const dice = { card: ['sun', 'sun', 'moon', 'star'], shot: [] }
  expect(expecting({ refused: 'off the table' }, { do: [...steps, late], dice })).toEqual([])
  expect(expecting({ refused: 'not asked' }, { do: [{ as: 'green', action: 'pass' }], dice }).join()).toBe('')
})

test('a refusal that changes something is a fault', () => {
  const { order } = toy.actions
  const rules = {
    ...toy,
    actions: {
      ...toy.actions,
      order: {
        ...order,
        refuse(...[game, decision, prompt]: Parameters<NonNullable<typeof order>['refuse']>) {
          const reasons = order?.refuse(game, decision, prompt) ?? []
          if (reasons.length > 0) game.change('side', 'red', { score: 7 } as object, [])
          return reasons
        },
      },
    },
  } as typeof toy
  const far = { as: 'red', action: 'order', piece: 'r1', how: 'rush', to: [90, 70] }
  const given = { ...good, do: [far], expect: { refused: 'far' } }
  expect(runCase(rules, jsonSource('cases/toy/go.yaml', given)).failures.join()).toMatch(
    'step 1 was refused, and has changed something',
  )
})

test('prompts that no step fits are passed', () => {
  const later = { as: 'red', action: 'order', piece: 'r1', how: 'sneak', to: [30, 30] }
  const steps = (good.do as unknown[]).slice(0, 2)
  const dice = { card: [1, 1, 1, 1], shot: [] }
  expect(expecting({ pieces: { r1: { at: [30, 26] } } }, { do: [...steps, later], dice })).toEqual([])
})

describe('what is not as expected is said', () => {
  const rows: [string, unknown, string][] = [
    ['a field', { pieces: { r1: { gone: false } } }, 'r1.gone: expected false, found true'],
    ['a field that follows from others', { sides: { red: { left: 2 } } }, 'red.left: expected 2, found 0'],
    ['a place, in the unit of the rules', { pieces: { b1: { at: [1, 1] } } }, 'b1.at: expected [1,1], found [30,40]'],
    ['a piece that is not there', { pieces: { x: {} } }, 'there is no piece x'],
    [
      'a piece that should not be there',
      { pieces: { x: 'none', b1: 'none' } },
      'there is a piece b1, and should be none',
    ],
    ['something of the table as a whole', { table: { last: 3 } }, 'table.last: expected 3, found 2'],
    ['dice left', { 'dice-left': { shot: 1 } }, 'dice left for shot: expected 1, found 0'],
    [
      'a prompt',
      { prompt: { side: 'red', actions: ['order'] } },
      'expected a prompt of red with order, found blue may search, pass',
    ],
    ['something seen', { views: { red: { sides: { blue: { score: 'hidden' } } } } }, 'red sees the score of blue'],
    [
      'something unseen',
      { views: { red: { pieces: { r1: { unseen: true } } } } },
      'red sees r1, and should not know of it',
    ],
    [
      'a prompt with an action less',
      { prompt: { side: 'blue', actions: ['search', 'hold'] } },
      'expected a prompt of blue',
    ],
    [
      'a prompt of somebody who is not asked',
      { prompt: { side: 'red' } },
      'expected a prompt of red with , found blue',
    ],
    [
      'something of the table that is a marker',
      { table: { 'smoke-r1': { sprung: true } } },
      'there is no terrain smoke-r1',
    ],
    ['no refusal', { refused: 'far' }, 'step 3 was taken, but should be refused: far'],
  ]
  test.each(rows)('%s', (_, expected, says) => expect(expecting(expected).join()).toMatch(says))

  test('a refusal, by its word', () => {
    const far = { as: 'red', action: 'order', piece: 'r1', how: 'rush', to: [90, 70] }
    expect(expecting({ refused: 'far' }, { do: [far] })).toEqual([])
    expect(expecting({ refused: 'side' }, { do: [far] }).join()).toMatch(
      'refused for another reason: far: that is too far',
    )
    expect(expecting({}, { do: [far] }).join()).toMatch('step 1 was refused: far')
  })

  test('a step in the middle may be one that is refused', () => {
    const [first, ...others] = good.do as [object, ...object[]]
    const far = { ...first, to: [90, 70], refused: 'far' }
    expect(run({ do: [far, first, ...others] }).failures).toEqual([])
    expect(run({ do: [{ ...far, refused: 'side' }, first, ...others] }).failures.join()).toMatch(
      'step 1 was refused for another reason',
    )
    expect(run({ do: [{ ...first, refused: 'far' }, ...others] }).failures.join()).toMatch('step 1 was taken')
  })

  test('a hidden piece is seen by its own side only', () => {
    const hidden = {
      do: [],
      dice: {},
      pieces: [
        { id: 'r1', side: 'red', kind: 'scout', at: [30, 20] },
        { id: 'b1', side: 'blue', kind: 'scout', at: [30, 40] },
      ],
    }
    expect(
      expecting(
        { views: { red: { pieces: { b1: { unseen: true } } }, blue: { pieces: { b1: { at: [30, 40] } } } } },
        hidden,
      ),
    ).toEqual([])
    expect(expecting({ views: { red: { pieces: { b1: { at: [30, 40] } } } } }, hidden)).toEqual(['red does not see b1'])
  })

  test('a step that nobody asks for, and dice that run out', () => {
    expect(run({ do: [{ as: 'red', action: 'search', at: [1, 1] }] }).failures.join()).toMatch(
      'step 1 (search by red) fits no prompt',
    )
    expect(run({ dice: {} }).failures.join()).toMatch('no scripted dice left for "card"')
  })
})

describe('a case that is badly written says what and where', () => {
  const at = 'cases/toy/go.yaml'
  const rows: [string, Part, string][] = [
    ['an unknown part', { expects: {} }, `HS-CASE-2: ${at}: unknown name: expects`],
    ['no list of steps', { do: 5 }, `HS-CASE-3: ${at}: do: expected a list`],
    ['a step that is nothing', { do: [null] }, `HS-CASE-3: ${at}: do.0`],
    ['an unknown action', { do: [{ as: 'red', action: 'fly' }] }, `HS-CASE-2: ${at}: unknown name: do.0.action: "fly"`],
    ['an unknown field', { do: [{ as: 'red', action: 'pass', x: 1 }] }, 'HS-CASE-2'],
    ['dice that are no list', { dice: { shot: 6 } }, `HS-CASE-3: ${at}: dice.shot: expected a list`],
    ['dice that are nothing', { dice: { shot: [null] } }, 'HS-CASE-3'],
    ['rules that are no list', { rules: 'HS-GO-2' }, `HS-CASE-3: ${at}: rules: expected a list`],
    ['an unknown expectation', { expect: { smell: 1 } }, 'HS-CASE-2'],
    ['an unknown field expected', { expect: { pieces: { r1: { wings: 2 } } } }, `expect.pieces.r1.wings: no field`],
    [
      'an inherited field expected',
      { expect: { pieces: { r1: { constructor: 2 } } } },
      'expect.pieces.r1.constructor: no field',
    ],
    ['a wrong value expected', { expect: { pieces: { r1: { at: 'there' } } } }, 'HS-CASE-3'],
    ['an unknown part of a view', { expect: { views: { red: { birds: {} } } } }, 'HS-CASE-2'],
    ['actions that are no list', { expect: { prompt: { side: 'red', actions: 1 } } }, 'HS-CASE-3'],
    ['a bad position', { table: { width: 0, depth: 1 } }, `HS-SCEN-7: ${at}`],
  ]
  test.each(rows)('%s', (_, change, says) => {
    const { failures, rules } = run(change)
    expect(failures).toHaveLength(1)
    expect(failures[0]).toContain(says)
    expect(Array.isArray(rules)).toBe(true)
  })
})

test('whoever wants to see a case played is given its game before it starts', () => {
  const given: { host: Host; entries: number }[] = []
  runCase(toy, jsonSource('cases/toy/go.yaml', good), host => given.push({ host, entries: host.game.journal.length }))
  expect(given.map(({ entries }) => entries)).toEqual([0])
  expect(given[0]?.host.game.piece('r1').gone).toBe(true)
})

describe('what a case gives is checked, with its place', () => {
  test.each([
    ['a rule that the book does not have', { rules: ['HS-GO-2', 'HS-GO-9'] }, 'rules.1: there is no rule "HS-GO-9"'],
    [
      'a misspelt purpose of dice',
      { dice: { shto: [6] } },
      'dice.shto: nothing is rolled for this purpose: did you mean shot?',
    ],
    [
      'a misspelt purpose of dice that are left',
      { expect: { 'dice-left': { shto: 0 } } },
      'expect.dice-left.shto: nothing is rolled for this purpose: did you mean shot?',
    ],
    ['a misspelt action', { do: [{ as: 'red', action: 'ordre' }] }, 'do.0.action: "ordre": did you mean order?'],
    ['a die that cannot be rolled', { dice: { shot: [6, 7] } }, 'dice.shot.1: no die for this shows a 7: d6'],
    ['a die below one', { dice: { shot: [0] } }, 'dice.shot.0: no die for this shows a 0: d6'],
  ])('%s', (_, change, says) => {
    expect(run(change).failures).toEqual([expect.stringContaining(says)])
    expect(run(change).failures[0]).toContain('cases/toy/go.yaml')
  })

  test('a ruling may be listed like a rule', () => {
    expect(run({ rules: ['HS-GO-2', 'HS-RUL-1'] }).failures).toEqual([])
  })
})

describe('the outcome', () => {
  /** The last round, without a shot. */
  const over = {
    start: { phase: 'orders', last: 1 },
    dice: { card: ['sun', 'sun', 'moon', 'star'], shot: [] },
    do: orders,
  }
  const ending = (outcome: unknown) => expecting({ outcome }, over)

  test('says who has won and why', () => {
    expect(ending('none')).toEqual(['the game is over, and should go on'])
    expect(expecting({ outcome: 'none' }, { ...over, start: good.start })).toEqual([])
    expect(expecting({ outcome: { winners: ['red'] } }, { ...over, start: good.start })).toEqual([
      'the game goes on, and should be over',
    ])
    expect(ending({ winners: ['red', 'blue'] })).toEqual([])
    expect(ending({ winners: ['blue', 'red'], because: 'it is over' })).toEqual([])
    expect(ending({ winners: ['red'] })).toEqual(['winners: expected ["red"], found ["red","blue"]'])
    expect(ending({ winners: ['red', 'blue'], because: 'rain' })[0]).toContain('another reason than "rain"')
    expect(ending({ winners: ['red', 'blue'], scores: { red: 3 } })[0]).toContain('score of red: expected 3, found')
    expect(ending({ winers: [] })[0]).toContain('an outcome has no such part')
  })
})

test('the game as a whole: its turn, its phase, its end, and what the rule set adds', () => {
  const unhurt = { dice: { card: ['sun', 'sun', 'moon', 'star'] }, do: orders }
  expect(expecting({ game: { turn: 2, phase: 'orders', side: null, over: false, last: 2 } }, unhurt)).toEqual([])
  const shot = { do: [...orders, (good.do as Part[])[2]] }
  expect(expecting({ game: { turn: 1, over: true } }, shot)).toEqual([])
  expect(expecting({ game: { turn: 2, over: false } }, shot)).toEqual([
    'game.turn: expected 2, found 1',
    'game.over: expected false, found true',
  ])
  expect(expecting({ game: { rain: true } })[0]).toContain('no field of this name')
  expect(expecting({ table: { turn: 2 } })[0]).toContain('expected under game')
})

describe('a faulty position', () => {
  const { do: _steps, ...position } = good
  const crowd = {
    pieces: [
      { id: 'x', side: 'red', kind: 'scout', at: [1, 1] },
      { id: 'x', side: 'red', kind: 'scout' },
    ],
  }
  const faulty = (fault: unknown, change: Part = crowd, expect: Part = {}) =>
    runCase(toy, jsonSource('cases/toy/go.yaml', { ...position, ...change, expect: { fault, ...expect } }))

  test('is known by its code, and shows the rules that it breaks', () => {
    expect(faulty('SCEN-5').failures).toEqual([])
    const one = faulty('SCEN-3', { start: { phase: 'orders', last: 0 } })
    expect(one.failures).toEqual([])
    expect([...one.cited]).toEqual(['HS-END-2'])
  })
  test('that has another fault, or none, is said', () => {
    expect(faulty('SCEN-4').failures[0]).toMatch(/^the position was refused for another reason: HS-SCEN-5: /)
    expect(faulty('SCEN-4', {}).failures).toEqual(['the position was accepted, and should be refused: SCEN-4'])
    expect(faulty('far').failures[0]).toContain('a fault is a code like SCEN-3, not "far"')
  })
  test('is never played', () => {
    expect(faulty('SCEN-5', crowd, { pieces: {} }).failures[0]).toContain('never played')
    expect(faulty('SCEN-5', { ...crowd, do: [] }).failures[0]).toContain('never played')
  })
})
