import { mm } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { antiAircraftRange, flameTemplate, outcomeOf, strafing, wireCrossing } from './combat-tables.ts'
import { aim, bandOf, type Gun, longest, type Plate, tableScore } from './fire/gunnery.ts'
import { modesOf, natureOf } from './fire/orders.ts'
import { sgReach } from './fire/steilgranate.ts'
import { bareGame } from './game.fixture.ts'
import { stripLength } from './shells/barrage.ts'
import { templateRadius } from './shells/template.ts'
import { gunRowOf } from './stands/profiles.ts'
import { coverModifier, kinds, night, seen, victory, type Weapon } from './tables.ts'
import { costs, goes, number, reach, score } from './values.ts'

/** What a scenario overrides in a table holds wherever the table is read. */

const weapon = (kind: string): Weapon => bareGame().rows(kinds)[kind]?.weapons[0] as Weapon
const plate: Plate = {
  armour: 'C',
  suffix: 0,
  light: false,
  recon: false,
  hullDown: true,
  lightWoods: false,
  aspect: 'side',
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
  crew: 'average',
  shaken: null,
  moved: true,
  fixedDefence: false,
  secondShot: false,
  he: false,
}

test('gun-ranges', () => {
  expect(longest(bareGame())).toBe(mm(800))
  const game = bareGame({ 'gun-ranges': { long: 990 } })
  expect(longest(game)).toBe(mm(990))
  expect([bandOf(game, mm(990)), bandOf(game, mm(991))]).toEqual(['long', null])
  const far = bareGame({ 'gun-ranges': { short: 350, medium: 700 } })
  expect(sgReach(far, weapon('atg-37mm'))).toBe(mm(350))
})

test('gun-modifiers and crew-ratings', () => {
  const { modifiers } = aim(bareGame(), gun, plate, 'short')
  const house = bareGame({ 'gun-modifiers': { 'target-hull-down': -7 }, 'crew-ratings': { average: { moving: -9 } } })
  const changed = aim(house, gun, plate, 'short').modifiers
  // the row of the table, the side armour, the move and the hull-down target
  expect(changed.map(({ by }) => by)).toEqual([0, 2, -9, -7])
  expect(modifiers.map(({ by }) => by)).toEqual([0, 2, -3, -1])
})

test('armour-combat', () => {
  const scores = { '3': [null, null, 3, 2, 1] }
  expect(tableScore(bareGame({ 'armour-combat': { short: scores } }), 3, 'C', 'short')).toBe(3)
})

test('gun-groups', () => {
  const game = bareGame({ 'gun-groups': { '1': { '37mm': 2 } } })
  expect(gunRowOf(game, weapon('atg-37mm'))).toMatchObject({ group: 1, suffix: 2 })
  const rifle = bareGame({ 'gun-groups': { '5': { rifle: 0 } } })
  expect(natureOf(bareGame(), weapon('rifle-section'))).toBe('small-arms')
  expect(natureOf(rifle, weapon('rifle-section'))).toBe('gun')
  expect(modesOf(rifle, weapon('rifle-section'))).toContain('at')
})

test('terrain', () => {
  const game = bareGame({ terrain: { smoke: { radius: 75 }, wire: { strip: [60, 20] } } })
  expect([templateRadius(game), stripLength(game)]).toEqual([mm(75), mm(60)])
})

test('single rows', () => {
  const house = {
    'visibility.limits': { always: 150 },
    night: { 'infantry-move': 80 },
    'terrain-effect.cover-modifier': { hard: 3 },
    'air-attacks.fighter': { d10: 4 },
    'anti-aircraft.range': { cannon: 900 },
    'wire-crossing': { infantry: { entangled: 3, clears: 'rest' } },
    'flamethrower.template': [40, 120],
    victory: { 'draw-under': 10 },
  }
  const game = bareGame(house)
  expect(game.rows(seen)).toEqual({ farthest: mm(800), always: mm(150) })
  expect(game.rows(night)).toMatchObject({ 'infantry-move': mm(80), moonlight: mm(100) })
  expect(game.rows(coverModifier)).toEqual({ soft: 1, hard: 3 })
  expect(game.rows(strafing)).toEqual({ line: mm(800), within: mm(200), d10: 4 })
  expect(game.rows(antiAircraftRange)).toEqual({ 'machine-gun': mm(400), cannon: mm(900) })
  expect(outcomeOf(game.rows(wireCrossing).infantry, 4)).toBe('clears')
  expect(outcomeOf(bareGame().rows(wireCrossing).infantry, 4)).toBe('entangled')
  expect(game.rows(flameTemplate)).toEqual([mm(40), mm(120)])
  expect(game.rows(victory)).toEqual({ 'draw-under': 10, 'held-within': mm(25) })
  expect(() => bareGame({ 'wire-crossing': { infantry: { entangled: 1.5 } } })).toThrow('a whole number')
})

test('single numbers', () => {
  const game = bareGame({
    reaches: { escort: 120 },
    'forced-moves': { 'push-back': 150 },
    'move-costs': { storey: 60 },
    scores: { softskin: 5 },
    numbers: { charges: 4 },
  })
  expect([reach(game, 'escort'), goes(game, 'push-back'), costs(game, 'storey')]).toEqual([mm(120), mm(150), mm(60)])
  expect([score(game, 'softskin'), number(game, 'charges')]).toEqual([5, 4])
  // what the scenario does not name stays as it is printed
  expect([reach(game, 'sniper'), goes(game, 'overrun')]).toEqual([mm(100), mm(300)])
})
