import { text } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { rarest } from './rarest.ts'

const kept = (word: string) => ({ no: [{ word, says: text`because`, cites: [] }] })

test('why nobody can is told of the one who nearly could', () => {
  const why = rarest([kept('grenade'), kept('grenade'), kept('status')])
  expect(why?.map(({ word }) => word)).toEqual(['status'])
  expect(rarest([])).toBeUndefined()
})
