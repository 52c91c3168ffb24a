import { expect, test } from 'vitest'
import { toy } from '../toy.fixture.ts'
import { readDice } from './dice.ts'
import { plainly, spelled, text, the } from './message.ts'
import { nearestName, noSuch } from './nearest.ts'
import { purposesOf, rolesOf, routed, withoutRoles, withRole } from './roles.ts'
import { capital, citing, sentence } from './sentence.ts'

test('a sentence has one full stop, and its rules after it', () => {
  expect(sentence('It falls')).toBe('It falls.')
  expect(['It falls.', 'Why?', 'No!', 'So:'].map(one => sentence(one))).toEqual(['It falls.', 'Why?', 'No!', 'So:'])
  expect(sentence('Is it? It is')).toBe('Is it? It is.')
  expect(sentence('It falls', ['A-1'])).toBe('It falls. A-1')
  expect(capital('ah')).toBe('Ah')
})

test('rules are cited once each, and the rest is counted', () => {
  expect(citing(['A-1', 'A-2', 'A-1'])).toBe('A-1, A-2')
  expect(citing(['A-1', 'A-2', 'A-3'])).toBe('A-1, A-2, A-3')
  expect(citing(['A-1', 'A-2', 'A-3', 'A-4'])).toBe('A-1, A-2 and 2 more')
  expect(citing(['A-1', 'A-2', 'A-3'], 1)).toBe('A-1 and 2 more')
})

test.each([
  ['416', 3, 6, [4, 1, 6]],
  ['4 1 6', 3, 6, [4, 1, 6]],
  ['4,1, 6 ', 3, 6, [4, 1, 6]],
  ['41', 3, 6, [41]],
  ['12', 2, 10, [12]],
  ['12', 2, 9, [1, 2]],
  ['queen 2', 2, 6, ['queen', 2]],
  ['4a6', 3, 6, ['4a6']],
])('dice typed as “%s”', (line, count, faces, dice) => {
  expect(readDice(line, { purpose: 'hit', count, faces })).toEqual(dice)
})

test('a card is one of its pack, however many faces a die has', () => {
  const names = Array.from({ length: 12 }, (_, i) => `card ${i}`)
  expect(readDice('12', { purpose: 'card', count: 2, faces: 6, names })).toEqual([12])
})

test('a name that was meant is said, or all of them', () => {
  expect(noSuch('rule set', 'plastik', ['plastic', 'blaze'])).toBe(
    'There is no rule set plastik. Did you mean plastic?',
  )
  expect(noSuch('rule set', 'chess', ['plastic', 'blaze'])).toBe(
    'There is no rule set chess. There are plastic, blaze.',
  )
  expect(noSuch('rule set', 'chess', [])).toBe('There is no rule set chess. There are none.')
})

test.each([
  ['hegde', 'hedge'],
  ['hdge', 'hedge'],
  ['hedgee', 'hedge'],
  ['hadge', 'hedge'],
  ['HEDGE', 'hedge'],
  ['hgeed', null],
  ['h', null],
  ['he', 'hedge'],
  ['wlal', 'wall'],
  ['lawl', null],
  ['ox', null],
  ['ax', 'axe'],
])('“%s” is near to %s', (word, name) => expect(nearestName(word, ['hedge', 'wall', 'axe'])).toBe(name))

test('the nearest of several is meant, the first of equals', () => {
  expect(nearestName('walls', ['halls', 'wall', 'walls'])).toBe('walls')
  expect(nearestName('ball', ['hall', 'wall'])).toBe('hall')
})

test('roles and purposes come from the actions of a rule set', () => {
  expect(rolesOf(toy).order).toEqual({ piece: 'actor', how: 'option', to: 'place', rest: 'target' })
  expect(rolesOf(toy).pass).toEqual({})
  const [pass, hold] = [{ ...toy.actions.pass, purpose: 'pass' }, toy.actions.hold]
  expect(purposesOf({ ...toy, actions: { pass, hold } as never })).toEqual({ pass: 'pass' })
  expect(withRole(null, {}, 'order')).toBeNull()
  const asked = { field: 'piece', says: text`Who?`, choices: [] }
  expect(withRole(asked, rolesOf(toy), 'order')?.role).toBe('actor')
  expect(withRole(asked, rolesOf(toy), 'dance')?.role).toBe('option')
})

test('a decision takes another way', () => {
  const roles = { move: { piece: 'actor', to: 'place', path: 'path' }, jump: { to: 'place' } } as const
  const way = [[1, 1], [2, 2]] as const // biome-ignore format: points
  const move = { action: 'move', piece: 'a', to: [9, 9], speed: 3 } as const
  expect(routed(move, [[1, 1]], roles)).toEqual({ action: 'move', piece: 'a', speed: 3, to: [1, 1] })
  expect(routed(move, way, roles)).toEqual({ action: 'move', piece: 'a', speed: 3, path: way })
  expect(routed(move, [], roles)).toEqual({ action: 'move', piece: 'a', speed: 3 })
  expect(routed({ action: 'jump', to: [9, 9] }, way, roles)).toEqual({ action: 'jump' })
  expect(routed({ action: 'dance' }, way, roles)).toEqual({ action: 'dance' })
  expect(withoutRoles({ action: 'dance', to: [9, 9] }, roles, 'place')).toEqual({ action: 'dance', to: [9, 9] })
})

test('plainly, everything goes by its id', () => {
  const message = text`${the.unit('u')} ${the.side('s')} ${the.army('a')} ${the.ground('g')} ${the.thing('t')} ${the.towards(90)} ${the.way([0, 1], [2, 3])}`
  expect(plainly(message)).toBe('u s a g t 90° (0, 1) to (2, 3)')
  expect(plainly(text`${the.any([the.name('x'), the.name('y')])}`)).toBe('x or y')
  expect(plainly(spelled('{0}'))).toBe('{0}')
})
