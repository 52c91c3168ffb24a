import { expect, test, vi } from 'vitest'
import { miniOf } from '../table/minis/mini.ts'
import { doors } from './doors.gen.ts'
import { enter, lookOf, panelsOf, textOf } from './index.ts'

// nothing has been fetched yet, whatever other tests have
vi.hoisted(() => vi.resetModules())

const files = Object.keys(import.meta.glob('./*/index.ts'))

test('every door is in the list', () =>
  expect(
    Object.keys(doors)
      .map(set => `./${set}/index.ts`)
      .sort(),
  ).toEqual(files.sort()))

test('what was not fetched says so', async () => {
  expect(() => lookOf('plastic')).toThrow('The look of plastic was not fetched.')
  await enter('plastic', ['look'])
  expect(lookOf('plastic')).not.toBe(lookOf('nameless'))
})

test('the same wish is the same promise', () => expect(enter('blaze', ['look'])).toBe(enter('blaze', ['look'])))

test('a set without a door plays with blocks on plain ground', () => {
  const { look, badge } = lookOf('nameless').piece({ kind: 'dragon' }, { name: 'red', order: 0 })
  expect([look.model, badge]).toEqual(['block', 'none'])
  expect(miniOf(look, 12, 2).body.getAttribute('position').count).toBeGreaterThan(0)
  expect(['stone wall', 'forest', 'moat'].map(kind => lookOf('nameless').terrain(kind))).toEqual([
    'stone-wall',
    'woods',
    'rubble',
  ])
  expect([panelsOf('nameless'), textOf('nameless')]).toEqual([{}, {}])
})
