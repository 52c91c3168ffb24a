import { choice, type Question, text } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { snapshotOf } from '../../play/table.fixture.ts'
import { namesOf } from '../../words/names.ts'
import { hintFor, pointingHint } from './hint.ts'

const nothing = { selected: null, prospects: [], marked: 0 }
/** Ending may be for one alone: then it asks for a piece, too. */
const end = {
  action: 'end',
  roles: { piece: 'actor' },
  purpose: 'end',
  question: { field: 'piece', role: 'actor', choices: [{ value: 'r1', no: [] }] },
  no: [],
}
const whoever = (glances: object) => hintFor(snapshotOf({ offers: [end], glances }), nothing)

test("pieces with a ring are spoken of only while one of the player's own has one", () => {
  expect(whoever({ r1: ['can-act'] })).toMatch(/yellow ring/)
  // the choices say what is left: support in a melee, going prone
  expect(whoever({ r1: ['pinned'], b1: ['can-act'] })).toBe('')
})

test('pieces marked in white are spoken of only where one of them is asked for', () => {
  const asking = (value: string): Question =>
    ({ field: 'post', role: 'target', says: text`Which?`, choices: [choice(value, text`this`)] }) as Question
  const hint = (value: string): string => pointingHint(asking(value), namesOf(snapshotOf()), false)
  expect(hint('b1')).toMatch(/marked in white/)
  expect(hint('barn-door')).toBe('')
})
