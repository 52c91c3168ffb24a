import { describe, expect, test } from 'vitest'
import { maybe, role } from '../book/schema.ts'
import { text } from '../text/message.ts'
import { action, because, choice, pieceChoice, plain, type Question, type Reason } from './prompt.ts'
import { isFor, isWhole, vetted } from './vetted.ts'

const far = because('far', text`too far`, 'T-1')
const busy = because('busy', text`busy`, 'T-2')
const targets: Question = {
  field: 'target',
  says: text`At whom?`,
  choices: [pieceChoice({ id: 'near' }), pieceChoice({ id: 'far' }), pieceChoice({ id: 'busy' }, [busy])],
}
interface Fire {
  readonly action: string
  readonly piece: string
  readonly target?: unknown
}
const fire: Fire = { action: 'fire', piece: 'own' }
const whyNot = ({ target }: Fire): readonly Reason[] => (target === 'far' ? [far] : [])
const judged = (question: Question | null) => question?.choices.map(({ value, no }) => [value, ...no.map(r => r.word)])

describe('a choice that completes a decision', () => {
  test('is allowed only if the decision is; what was not allowed keeps its reasons', () => {
    expect(judged(vetted(fire, targets, () => null, whyNot))).toEqual([['near'], ['far', 'far'], ['busy', 'busy']])
  })

  test('is judged although more may still be said, but not while more must', () => {
    const more: Question = { field: 'mode', says: text`How?`, choices: [choice('aimed', text`aimed`)] }
    expect(judged(vetted(fire, targets, () => ({ ...more, optional: true }), whyNot))).toContainEqual(['far', 'far'])
    expect(judged(vetted(fire, targets, () => more, whyNot))).toContainEqual(['far'])
    expect(vetted(fire, targets, () => null, whyNot, ['target'])).toBe(targets)
    expect(vetted(fire, null, () => null, whyNot)).toBeNull()
  })

  test('goes into a list where the field is one', () => {
    const seen: unknown[] = []
    vetted(
      fire,
      { ...targets, many: 2 },
      () => null,
      ({ target }: Fire) => {
        seen.push(target)
        return []
      },
    )
    expect(seen).toEqual([['near'], ['far']])
  })
})

test('a draft is whole when only what may be absent is missing', () => {
  const fields = { piece: role.actor, to: role.place }
  const absent = { ...fields, to: maybe(role.place) }
  expect(isWhole(fields, { action: 'move', piece: 'a' } as { action: string })).toBe(false)
  expect(isWhole(absent, { action: 'move', piece: 'a' } as { action: string })).toBe(true)
  expect([isFor('move', { fields }, { action: 'move' }), isFor('move', { fields }, { action: 'fire' })]).toEqual([
    true,
    false,
  ])
})

test('a plain action has no fields, asks nothing and forbids nothing unless it is told to', () => {
  const pass = plain(text`Pass`, { idle: true })
  expect(pass).toMatchObject({ says: text`Pass`, fields: {}, idle: true, needs: [] })
  const end = plain(text`End`, { refuse: () => [busy] })
  const never = undefined as never
  expect([pass.refuse(never, { action: 'pass' }, never), end.refuse(never, { action: 'end' }, never)]).toEqual([
    [],
    [busy],
  ])
  expect(action()({ says: text`Pass`, fields: {} }).next(never, { action: 'pass' }, never)).toBeNull()
})
