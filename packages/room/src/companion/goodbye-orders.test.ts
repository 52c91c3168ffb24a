import { readFileSync } from 'node:fs'
import { allowed, plainly } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { type Attempt, type Attended, attend, rosterFrom, type TableGame } from './index.ts'
import { Walker } from './walk.fixture.ts'

/** Command rolls of Goodbyeeeeee: who is ordered, who orders, and how far he is from them. */

const file = new URL('../../../../scenarios/goodbye/tutorial.yaml', import.meta.url)

/** The tutorial when orders are given. */
function ordering(): TableGame {
  const people = new Walker(rosterFrom(readFileSync(file, 'utf8'), 'tutorial.yaml'), 3)
  for (let i = 0; i < 20 && people.view.phase !== 'orders'; i++) people.step(true)
  return people.game
}

const game = ordering()
const asked = (answers: Attempt['answers'], fields: Attempt['fields'] = {}): Attended =>
  attend(game, { resolution: 'order', answers, fields, go: false, given: [] })
const choicesOf = (one: Attended) => (one.is === 'question' ? one.question.choices : [])
const says = (one: Attended): readonly string[] => choicesOf(one).map(choice => plainly(choice.says))

test('a squad is ordered by somebody, from so far away, and all of it unless it is said otherwise', () => {
  const [squad] = choicesOf(asked({})).filter(({ value }) => String(value).includes('section'))
  const unit = { unit: squad?.value ?? '' }
  const givers = choicesOf(asked(unit))
  const leader = givers.find(one => allowed(one) && one.value !== 'nobody')
  const given = { ...unit, leader: leader?.value ?? '' }
  expect(asked(given)).toMatchObject({ question: { field: 'apart' } })
  const chances = ['near', 'far'].map(apart => asked({ ...given, apart }, { order: 'move' }))
  const [near = '', far = ''] = chances.map(one => (one.is === 'question' ? plainly(one.question.says) : one.is))
  expect(near).toMatch(/^Choose whom to order, or order them all: \d+ % that they obey$/)
  expect(Number(/\d+/.exec(far)?.[0])).toBeLessThan(Number(/\d+/.exec(near)?.[0]))
  expect(asked({ ...given, apart: 'near' }, { order: 'move', pieces: null })).toMatchObject({ is: 'ready' })
  // where nobody measures for the rules, no distances are made up
  const all = [asked({}), asked(unit), asked(given), ...chances].flatMap(says)
  expect(all.filter(one => /from the farthest/.test(one))).toEqual([])
})

test('a squad with a leader of its own does not order itself', () => {
  const squads = choicesOf(asked({})).map(({ value }) => asked({ unit: value }))
  const alone = squads.flatMap(choicesOf).filter(({ value }) => value === 'nobody')
  expect(alone.some(({ no }) => no.some(({ word }) => word === 'commander'))).toBe(true)
})

test('whoever can still be ordered, or may still move, is not forgotten', () => {
  const people = new Walker(rosterFrom(readFileSync(file, 'utf8'), 'tutorial.yaml'), 3)
  const waited: Record<string, number> = {}
  for (let i = 0; i < 20; i++) {
    const { phase, waiting } = people.view
    waited[phase] ??= waiting.length
    if (phase === 'move') break
    people.step(true)
  }
  expect(waited.free).toBeGreaterThan(0)
  expect(waited.orders).toBeGreaterThan(0)
})
