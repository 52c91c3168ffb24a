import { readYaml } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { look as blazeLook } from './look.ts'

const books = import.meta.glob<string>('../../../../../rulebooks/blaze.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [printed = ''] = Object.values(books)
const { kinds, tables } = readYaml(printed, 'blaze.yaml').value as {
  readonly kinds: { readonly [kind: string]: { readonly base?: string; readonly size?: string } }
  readonly tables: {
    readonly 'base-sizes': { readonly rows: { readonly [base: string]: { readonly base: string } } }
    readonly sizes: { readonly rows: { readonly [size: string]: readonly number[] } }
  }
}
const side = { name: 'red', order: 0 }

describe('a base is as large as the rulebook has it', () => {
  const sized = Object.entries(kinds).flatMap(([kind, { base, size }]) => {
    const [width, depth] = tables.sizes.rows[size ?? tables['base-sizes'].rows[base ?? '']?.base ?? ''] ?? []
    return width && depth ? [[kind, width, depth] as const] : []
  })
  test.each(sized)('%s, %d by %d mm', (kind, width, depth) => {
    expect(blazeLook.piece({ kind }, side).base).toEqual({ width: width * 100, depth: depth * 100 })
  })
})

test('an enemy’s face-down marker looks like any other', () => {
  const { look, badge, states } = blazeLook.piece({ id: 'x', side: 'blue', at: [0, 0], facing: 0, gone: false }, side)
  expect({ model: look.model, count: look.count, badge, states }).toEqual({
    model: 'stand',
    count: 0,
    badge: 'none',
    states: ['hidden'],
  })
})

test('losses, wrecks and men who lie down are seen', () => {
  expect(blazeLook.piece({ kind: 'rifle-section', figures: 2, prone: true }, side).look).toMatchObject({
    count: 2,
    pose: 'prone',
  })
  expect(blazeLook.piece({ kind: 'sherman', disabled: true }, side).states).toEqual(['wreck'])
  expect(blazeLook.piece({ kind: 'sherman', marker: null }, side).states).toEqual([])
  expect(blazeLook.piece({ kind: 'casualty-marker' }, side).tokens).toEqual([{ look: 'casualty' }])
})
