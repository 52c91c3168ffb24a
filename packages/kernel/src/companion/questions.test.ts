import { expect, test } from 'vitest'
import { cm } from '../length.ts'
import { choice } from '../play/prompt.ts'
import { plainly, text } from '../text/message.ts'
import type { TableQuestion } from './companion.ts'
import {
  askAspectOf,
  askCoverOf,
  askInTurn,
  askLeaderNear,
  askUpTo,
  askWeapon,
  askWhether,
  askWho,
  askWhom,
  facingFor,
  ticked,
} from './questions.ts'

const says = text`Who?`
const men = ['a', 'b', 'c'].map(id => ({ id }))
const valuesOf = (question: TableQuestion | null) => question?.choices?.map(({ value }) => value)

test('the first question without an answer is asked, and none that has no place', () => {
  const [one, two] = ['one', 'two'].map(field => askWhether(field, says, ['X-1']))
  if (!one || !two) throw new Error('no questions')
  const ask = (answers: object) =>
    askInTurn(
      answers as never,
      () => one,
      () => null,
      () => false,
      () => undefined,
      () => two,
    )
  expect(ask({})).toBe(one)
  expect(ask({ one: false })).toBe(two)
  expect(ask({ one: false, two: null })).toBeNull()
})

test('who acts is asked for one of the pieces, or for what else may be chosen', () => {
  const question = askWho(says, [...men, choice('none', text`nobody`)], ['X-1'])
  expect(question).toMatchObject({ field: 'piece', role: 'actor', cites: ['X-1'] })
  expect(valuesOf(question)).toEqual(['a', 'b', 'c', 'none'])
  expect(askWho(says, men, [], 'target')).toMatchObject({ field: 'target', role: 'target' })
})

test('several may be ticked, at most as many as there are and as are wanted, and none', () => {
  expect(askWhom('near', says, men, [])).toMatchObject({ field: 'near', many: 3, optional: true })
  expect(askWhom('near', says, men, [], 2).many).toBe(2)
  expect(askWhom('near', says, [], []).many).toBe(1)
  expect(ticked(['a'])).toEqual(['a'])
  expect(ticked(undefined)).toEqual([])
})

test('a weapon is asked for only if there is a choice', () => {
  expect(askWeapon(['rifle'], ['X-1'])).toBeNull()
  expect(valuesOf(askWeapon(['rifle', 'pistol'], ['X-1']))).toEqual(['rifle', 'pistol'])
})

test('distances are asked for by their bands, cover with none of it first', () => {
  const bands = askUpTo('far', says, [cm(5), cm(10)], []).choices.map(({ says: band }) => plainly(band, 'cm'))
  expect(bands).toEqual(['up to 5 cm', 'over 5 cm, up to 10 cm'])
  expect(valuesOf(askUpTo('far', says, [cm(5), cm(10)], []))).toEqual([5000, 10_000])
  expect(askCoverOf('a', ['hedge', 'wall'], [])).toMatchObject({ field: 'cover' })
  expect(valuesOf(askCoverOf('a', ['hedge', 'wall'], [], 'behind'))).toEqual(['open', 'hedge', 'wall'])
  expect(askCoverOf('a', [], [], 'behind').field).toBe('behind')
})

test('whoever fires is to the south of what he fires at, so its front faces him unless it is said', () => {
  expect(valuesOf(askAspectOf('a', []))).toEqual(['front', 'side', 'rear'])
  expect(['front', 'side', 'rear', 'above', undefined].map(facingFor)).toEqual([180, 90, 0, 180, 180])
})

test('a leader is asked for where there is one, and may be none of them', () => {
  expect(askLeaderNear([], cm(10), { id: 'a' }, [])).toBeNull()
  const question = askLeaderNear([{ id: 'b' }], cm(10), { id: 'a' }, [])
  expect(question?.field).toBe('leader')
  expect(valuesOf(question)).toEqual(['b', 'none'])
  expect(askLeaderNear(men, cm(10), { id: 'a' }, [], 'chief')?.field).toBe('chief')
})
