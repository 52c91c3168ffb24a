import { type Entry, said, text } from '@sandtable/kernel'
import { describe, expect, test } from 'vitest'
import { barragedIn } from './barraged.ts'

const shell = said(text`The shells come down.`, [], undefined, undefined, [100, 100])
const change = (table: 'piece' | 'game', id: string, after: object, event?: object): Entry =>
  ({ type: 'change', table, id, before: {}, after, cites: [], ...(event && { event }) }) as never
const lost = (id: string, side: string): Entry => change('piece', id, { side }, { is: 'wounded', count: 1 })
const begun = change('game', 'game', { phase: 'planning' })

describe('what fell before the battle', () => {
  test('is counted with the stands that it hurt, each once', () => {
    const found = barragedIn([shell, lost('a', 'red'), lost('a', 'red'), shell, lost('b', 'blue'), begun])
    expect(found?.templates).toBe(2)
    expect([...(found?.hurt.get('red') ?? [])]).toEqual(['a'])
    expect([...(found?.hurt.get('blue') ?? [])]).toEqual(['b'])
  })
  test('is nothing where no shell came down, and ends with the first planning', () => {
    expect(barragedIn([lost('a', 'red'), begun])).toBeNull()
    expect(barragedIn([begun, shell, lost('a', 'red')])).toBeNull()
  })
})
