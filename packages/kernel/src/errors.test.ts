import { expect, test } from 'vitest'
import { SandtableError } from './errors.ts'

test('an error says its code, its place and what is wrong', () => {
  const error = new SandtableError('SCEN-4', 'farm.yaml line 3', 'barn')
  expect(error.message).toBe('SCEN-4: farm.yaml line 3: unknown kind: barn')
  expect([error.name, error.code, error.place, error.cites]).toEqual([
    'SandtableError',
    'SCEN-4',
    'farm.yaml line 3',
    [],
  ])
  expect(error).toBeInstanceOf(Error)
})

test('it has no place if none is known, and the prefix of its rule set if that is', () => {
  expect(new SandtableError('PLAY-1', '', 'not now').message).toBe('PLAY-1: not now')
  const error = new SandtableError('SCEN-3', 'x', 'too many men', 'PF')
  expect([error.code, error.message]).toEqual(['PF-SCEN-3', 'PF-SCEN-3: x: too many men'])
})

test('it names the rules that say so', () => {
  const error = new SandtableError('SCEN-3', 'x', 'too many men', 'PF', ['PF-MOV-1', 'PF-MOV-2'])
  expect(error.cites).toEqual(['PF-MOV-1', 'PF-MOV-2'])
  expect(error.message).toBe('PF-SCEN-3: x: too many men: PF-MOV-1, PF-MOV-2')
})

test('what was given stands in it as it is', () => {
  expect(new SandtableError('SCEN-4', '', "$& $1 {} '").message).toBe("SCEN-4: unknown kind: $& $1 {} '")
})
