import { mm } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { bareGame } from '../game.fixture.ts'
import { type Aimed, aim, bandOf, type Gun, type Plate, resultOf, tableScore } from './gunnery.ts'

const game = bareGame()
const sherman: Plate = {
  armour: 'C',
  suffix: 0,
  light: false,
  recon: false,
  hullDown: false,
  lightWoods: false,
  aspect: 'front',
  doubt: false,
  behind: false,
  gun: false,
  shelter: 'none',
}
const gun: Gun = {
  group: 3,
  suffix: 0,
  named: 'BA-GUN-11',
  round: null,
  crew: 'confident',
  shaken: null,
  moved: false,
  fixedDefence: false,
  secondShot: false,
  he: false,
}
/** The natural die needed. */
const shown = ({ need, modifiers }: Aimed): number => (need as number) - total(modifiers)
const total = (by: readonly { readonly by: number }[]): number => by.reduce((sum, part) => sum + part.by, 0)

test.each([
  [0, 'short'],
  [300, 'short'],
  [300.01, 'medium'],
  [600, 'medium'],
  [600.01, 'long'],
  [800, 'long'],
  [800.01, null],
] as const)('%s mm is %s', (distance, band) => {
  expect(bandOf(game, mm(distance))).toBe(band)
})

test('the corners of the printed table', () => {
  expect(tableScore(game, 1, 'A', 'long')).toBe(19)
  expect(tableScore(game, 4, 'E', 'short')).toBe(7)
  expect(tableScore(game, 4, 'B', 'medium')).toBeNull()
  expect(tableScore(game, 5, 'A', 'short')).toBe(20)
  expect(tableScore(game, 5, 'A', 'medium')).toBeNull()
})

test.each([
  ['front', false, 13],
  ['side', false, 11],
  ['rear', false, 10],
  ['side', true, 12],
  ['rear', true, 12],
] as const)('%s armour, light %s, needs %s', (aspect, light, need) => {
  expect(shown(aim(game, gun, { ...sherman, aspect, light }, 'short'))).toBe(need)
})

test('class E has no flank, a suffix and a reconnaissance vehicle raise the score, cover shelters a gun', () => {
  expect(shown(aim(game, gun, { ...sherman, armour: 'E', aspect: 'rear' }, 'short'))).toBe(7)
  expect(shown(aim(game, gun, { ...sherman, suffix: 1, recon: true }, 'short'))).toBe(16)
  expect(shown(aim(game, gun, { ...sherman, armour: 'E', shelter: 'hard' }, 'short'))).toBe(9)
})

test.each([
  ['an Average crew on the move', { crew: 'average', moved: true }, -3],
  ['an Excellent crew on the move', { crew: 'excellent', moved: true }, -2],
  ['a Poor crew', { crew: 'poor' }, -1],
  [
    'everything that a gun can have against it',
    { crew: 'poor', shaken: 'BA-DIS-4', he: true, secondShot: true, suffix: -2 },
    -7,
  ],
  ['fixed defence', { fixedDefence: true }, 1],
] as const)('%s', (_, change, by) => {
  expect(total(aim(game, { ...gun, ...change }, sherman, 'short').modifiers)).toBe(by)
})

test('a hull-down target costs one', () => {
  expect(total(aim(game, gun, { ...sherman, hullDown: true }, 'short').modifiers)).toBe(-1)
})

test('exactly the score destroys, one less is minor damage, two less nothing; a dash cannot be hurt', () => {
  const aimed = aim(game, gun, sherman, 'short')
  expect([13, 12, 11].map(die => resultOf(die, aimed))).toEqual(['hit', 'minor', 'miss'])
  expect(resultOf(20, aim(game, gun, { ...sherman, armour: 'A' }, 'long'))).toBe('miss')
})
