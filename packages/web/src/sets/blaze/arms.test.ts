import { readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { makeNames } from '../../words/names.ts'
import { arms } from './arms.ts'

const books = import.meta.glob<string>('../../../../../rulebooks/blaze.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const [printed = ''] = Object.values(books)
type Weapon = string | { readonly name: string }
const { kinds } = readYaml(printed, 'blaze.yaml').value as {
  readonly kinds: { readonly [kind: string]: { readonly weapons?: readonly Weapon[] } }
}

test('every weapon of the rulebook has a name that people say', () => {
  const named = Object.values(kinds).flatMap(({ weapons = [] }) =>
    weapons.map(w => (typeof w === 'string' ? w : w.name)),
  )
  expect(named.length).toBeGreaterThan(50)
  expect([...new Set(named)].filter(weapon => arms[weapon] === undefined)).toEqual([])
})

test('a sentence of the rules says it so, and a gun on the table is not its barrel', () => {
  const pieces = [{ id: 'flak', side: 'german', kind: 'aa-20mm' }]
  const names = makeNames(pieces, [], { german: 'German' }, 'german', [], arms)
  expect(names.say('us-75mm has no smoke rounds')).toBe('US 75 mm gun has no smoke rounds')
  expect(names.label('us-75mm, 800 mm', true)).toBe('US 75 mm gun, 800 mm')
  expect(names.say('aa-20mm flak cannot be given a Charge')).toBe('20 mm anti-aircraft gun cannot be given a Charge')
  expect(names.arm('lmg')).toBe('light machine gun')
})
