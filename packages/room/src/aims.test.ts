import { because, choice, type Decision, pieceChoice, type Question, text } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { aimsIn, bestFirst, effectOn, worthOf } from './aims.ts'

const no = [because('range', text`too far`)]
const asks = (...choices: Question['choices']): Question => ({
  field: 'target',
  role: 'target',
  says: text`At whom?`,
  choices,
})
const draft = (mode: string): Decision => ({ action: 'fire', piece: 'a1', mode })
const isEnemy = (id: string): boolean => id.startsWith('b')

describe('who may be aimed at', () => {
  test('is every enemy that is allowed, in the first way that is', () => {
    const snap = asks(pieceChoice({ id: 'b1' }, no), pieceChoice({ id: 'b2' }))
    const slow = asks(pieceChoice({ id: 'b1' }), pieceChoice({ id: 'b2' }))
    const aims = aimsIn(
      [
        { draft: draft('snap'), question: snap },
        { draft: draft('deliberate'), question: slow },
      ],
      isEnemy,
    )
    expect(aims).toEqual([
      { target: 'b2', decision: { ...draft('snap'), target: 'b2' } },
      { target: 'b1', decision: { ...draft('deliberate'), target: 'b1' } },
    ])
  })

  test('is no comrade, no place, and nobody who is asked for in another role', () => {
    const question = asks(pieceChoice({ id: 'a2' }), choice([1, 2], text`there`))
    const actor: Question = { ...asks(pieceChoice({ id: 'b1' })), role: 'actor' }
    expect(aimsIn([{ draft: draft('snap'), question }], isEnemy)).toEqual([])
    expect(aimsIn([{ draft: draft('snap'), question: actor }], isEnemy)).toEqual([])
  })

  test('has the chance that the rules give it', () => {
    const question = asks({ ...pieceChoice({ id: 'b1' }), chance: 0.3 })
    expect(aimsIn([{ draft: draft('snap'), question }], isEnemy)[0]?.chance).toBe(0.3)
  })
})

describe('what an attack comes to', () => {
  const of = (piece: string, what: 'gone' | 'pinned', chance: number) =>
    ({ piece, side: 'blue', what, chance }) as const

  test('is that its target falls, however likely somebody else is pinned', () => {
    const chances = [of('b2', 'pinned', 0.74), of('b1', 'pinned', 0.4), of('b1', 'gone', 0.1)]
    expect(effectOn('b1', { chances })).toMatchObject({ what: 'gone', chance: 0.1 })
  })

  test('is the likeliest thing short of that where it cannot fall, and nothing where it is spared', () => {
    expect(effectOn('b1', { chances: [of('b1', 'pinned', 0.4)] })).toMatchObject({ what: 'pinned', chance: 0.4 })
    expect(effectOn('b1', { chances: [of('b2', 'gone', 0.4)] })).toMatchObject({ what: 'gone', chance: 0 })
  })
})

test('whoever may fall is worth more than whoever is only pinned', () => {
  expect(worthOf({ what: 'gone', chance: 0.15 })).toBeGreaterThan(worthOf({ what: 'pinned', chance: 0.9 }))
})

test('the best come first, and what is not known keeps its place behind them', () => {
  const odds: { readonly [id: string]: number } = { x: 0.1, y: 0.5, z: 0.1 }
  expect(bestFirst(['u', 'x', 'v', 'y', 'z'], id => odds[id])).toEqual(['y', 'x', 'z', 'u', 'v'])
})
