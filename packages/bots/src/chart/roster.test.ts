import { expect, test } from 'vitest'
import { rosters } from './roster.ts'

test('a piece is looked at again only when it has changed, or the chart has', () => {
  const rosterOf = rosters<object, { readonly at: number }, string>()
  const looks: string[] = []
  const look = ({ at }: { readonly at: number }, before: string | undefined): string => {
    looks.push(`${at} after ${before}`)
    return `man at ${at}`
  }
  const game = {}
  const [here, there] = [{ at: 1 }, { at: 2 }]
  expect(rosterOf(game).at(0).man(3, here, look)).toBe('man at 1')
  expect(rosterOf(game).at(0).man(3, here, look)).toBe('man at 1')
  expect(rosterOf(game).at(0).man(3, there, look)).toBe('man at 2')
  expect(rosterOf(game).at(1).man(3, there, look)).toBe('man at 2')
  rosterOf({}).at(1).man(3, there, look)
  expect(looks).toEqual(['1 after undefined', '2 after man at 1', '2 after undefined', '2 after undefined'])
})
