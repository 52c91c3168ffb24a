import { describe, expect, test } from 'vitest'
import type { Game } from '../game/game.ts'
import { decided } from '../game/journal.ts'
import { Host } from '../play/host.ts'
import type { RuleSet } from '../ruleset.ts'
import { type Message, text, the } from '../text/message.ts'
import { toOrders, toy, toySource } from '../toy.fixture.ts'
import { generalInvariants, truthful } from './general.ts'
import { always, Watch } from './invariants.ts'
import { follower, forgotten, hasJustCome, through, upTo } from './trails.ts'

const invariants = [
  ...generalInvariants(),
  truthful({ side: (_, piece, _says, prompt) => piece.side !== prompt.side }),
].map(invariant => ({ ...invariant, every: 1 }))

/** The complaints after something has been done to a game of these rules. */
function complaints(doctor: (game: Game) => void, rules: RuleSet = toy): readonly string[] {
  const host = toOrders(new Host(rules, toySource()).start())
  const watch = new Watch(host.run, invariants)
  expect(watch.look()).toEqual([])
  doctor(host.game)
  host.game.journal.settle()
  return watch.look()
}

const withOrder = (change: object): RuleSet =>
  ({ ...toy, actions: { ...toy.actions, order: { ...toy.actions.order, ...change } } }) as RuleSet

describe('a fault put in on purpose is found by the invariant that is about it', () => {
  const rows: [string, (game: Game) => void][] = [
    ['position: red-1 is off the table', game => game.change('piece', 'red-1', { at: [10_001, -1] }, ['HS-GO-1'])],
    [
      'gone: red-1 is gone, and stands on the table',
      game => game.change('piece', 'red-1', { gone: true }, ['HS-GO-2']),
    ],
    ['fields: mines of red is -1', game => game.change('side', 'red', { mines: -1 } as never, ['HS-GO-1'])],
    [
      'references: unit of red-1 points at green-unit, which is nowhere',
      game => game.change('piece', 'red-1', { unit: 'green-unit' }, ['HS-GO-1']),
    ],
    [
      'references: order of red points at blue-1, who is gone',
      game => {
        game.change('side', 'red', { order: { piece: 'blue-1' } } as never, ['HS-ORD-1'])
        game.change('piece', 'blue-1', { gone: true, at: null }, ['HS-GO-2'])
      },
    ],
    [
      'dice: no dice are rolled for luck',
      game => game.journal.add({ type: 'roll', purpose: 'luck', faces: 6, dice: [1], at: 0, cites: [] }),
    ],
    [
      'secrets: red is told of blue-1, whom it may not know of',
      game => game.say(text`${the.piece('blue-1')} creeps on.`, ['HS-GO-1']),
    ],
    [
      'secrets: red is told of blue-1, whom it may not know of: {"type":"change"',
      game => game.change('side', 'red', { score: 1 } as never, ['HS-GO-4'], { is: 'scored', by: 'blue-1' }),
    ],
  ]
  test.each(rows)('%s', (says, doctor) => {
    const found = complaints(doctor)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(says)
  })

  test('fields: a value of another type', () => {
    const [found, ...others] = complaints(game => game.change('side', 'red', { mines: 'two' } as never, ['HS-GO-1']))
    expect(found).toMatch(/^fields: .*expected a whole number, found "two"/)
    expect(others).toEqual([])
  })

  test('able: somebody is asked who can do nothing', () => {
    let isShut = false
    const rules = withOrder({ refuse: () => (isShut ? [{ word: 'far', says: text`no`, cites: [] }] : []) })
    const found = complaints(() => {
      isShut = true
    }, rules)
    expect(found).toEqual(['able: red is asked "Order a scout" and can do nothing'])
  })

  test('refusals: a reason that is not true of the piece it names', () => {
    let says: Message | null = null
    const rules = withOrder({
      next: (...args: Parameters<NonNullable<typeof toy.actions.order>['next']>) => {
        const question = toy.actions.order?.next(...args)
        if (!says || !question) return question
        return {
          ...question,
          choices: [...question.choices, { value: 'x', says, no: [{ word: 'side', says, cites: [] }] }],
        }
      },
    })
    const speak = (words: Message) => () => {
      says = words
    }
    expect(complaints(speak(text`${the.piece('red-1')} is not yours`), rules)).toEqual([
      'refusals: "red-1 is not yours" is not true of red-1',
    ])
  })
})

test('what is dear is looked at one decision in so many, with all that has happened since', () => {
  const host = toOrders(new Host(toy, toySource()).start())
  const seen: number[] = []
  const dear = always(
    'dear',
    ({ entries }) => {
      seen.push(entries.length)
      return null
    },
    3,
  )
  const watch = new Watch(host.run, [dear])
  for (let i = 0; i < 6; i++) {
    host.game.journal.add(decided('red', { action: 'pass' }))
    watch.look()
  }
  expect(seen).toEqual([3, 3])
})

describe('ways are followed step by step', () => {
  const house = {
    polygon: [
      [1000, 0],
      [2000, 0],
      [2000, 1000],
      [1000, 1000],
    ],
  } as const
  test.each([
    [
      'through it',
      [
        [0, 500],
        [3000, 500],
      ],
      { entered: 1, left: 1 },
    ],
    [
      'into it',
      [
        [0, 500],
        [1500, 500],
      ],
      { entered: 1, left: 0 },
    ],
    [
      'in and out and in',
      [
        [0, 500],
        [1500, 500],
        [1500, 3000],
        [1500, 500],
      ],
      { entered: 2, left: 1 },
    ],
    [
      'along its wall',
      [
        [0, 1000],
        [3000, 1000],
      ],
      { entered: 0, left: 0 },
    ],
    [
      'past its corner',
      [
        [500, 500],
        [1000, 1000],
        [1500, 1500],
      ],
      { entered: 0, left: 0 },
    ],
  ] as const)('%s', (_, way, expected) => {
    expect(through(house, way)).toMatchObject(expected)
  })

  test('a way is cut where it ended, and is not a way to anywhere else', () => {
    const way = [
      [0, 0],
      [1000, 0],
      [1000, 1000],
    ] as const
    expect(upTo(way, [1000, 500])).toEqual([
      [0, 0],
      [1000, 0],
      [1000, 500],
    ])
    expect(upTo(way, [500, 500])).toBeNull()
  })

  test('only who stood on the table and stands elsewhere has moved, and it is known by which decision', () => {
    const { game } = toOrders(new Host(toy, toySource()).start())
    const follow = follower(game)
    const since = game.journal.length
    const decision = { action: 'order', piece: 'red-1' }
    game.journal.add(decided('red', decision))
    game.journal.add(decided('blue', { action: 'pass' }))
    game.change('piece', 'red-1', { facing: 90 }, ['HS-GO-1'])
    game.change('piece', 'red-1', { at: [1, 1] }, ['HS-GO-1'])
    game.change('piece', 'red-2', { at: null }, ['HS-GO-1'])
    const found = follow(game.journal.from(since))
    expect(found.map(({ after, ...rest }) => [after.id, after.facing, rest.outset.facing, rest.decision])).toEqual([
      ['red-1', 90, 0, decision],
    ])
  })
})

test('what is so for a turn only is looked for when the turn has just ended', () => {
  const { run, game } = toOrders(new Host(toy, toySource()).start())
  const since = game.journal.length
  const isNew = () => hasJustCome(game.journal.from(since), (before, after) => after.turn > before.turn)
  const look = forgotten('this turn', { facing: 0 }, moment => (isNew() ? moment.game.pieces : [])).watch(game)
  const says = () => look({ run, game, entries: [] })
  game.change('piece', 'red-1', { facing: 90 }, ['HS-GO-1'])
  expect(says()).toBeNull()
  game.change('game', 'game', { turn: 2 }, ['HS-END-2'])
  expect(says()).toBe('facing of red-1 is still 90')
  game.journal.add(decided('red', { action: 'pass' }))
  expect(says()).toBeNull()
})
