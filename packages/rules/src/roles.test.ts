import { expect, test } from 'vitest'
import { ruleSets } from './index.ts'

test.each(ruleSets.map(rules => [rules.id, rules] as const))(
  'every field of a decision in %s has a role',
  (_, { actions }) => {
    const without = Object.entries(actions).flatMap(([action, { fields }]) =>
      Object.entries(fields).flatMap(([field, { role }]) => (role ? [] : [`${action} ${field}`])),
    )
    expect(without).toEqual([])
  },
)

test.each(ruleSets.map(rules => [rules.id, rules] as const))('%s can be set up and ended', (_, { actions }) => {
  const purposes = Object.values(actions).map(({ purpose }) => purpose)
  expect(purposes).toContain('set-up')
  expect(purposes).toContain('end')
})
