import { type Id, type Message, type Modifier, type Point, text, the } from '@sandtable/kernel'
import { ownDice } from '../fire/small-arms.ts'
import { note } from '../fire/to-hit.ts'
import { coverOf } from '../ground/cover.ts'
import { featuresAt } from '../ground/ground.ts'
import type { Blaze, Stand } from '../records.ts'
import { isInfantry, isVehicle, kindOf, onTable, unitOf } from '../stands/stand.ts'
import { kinds, meleeModifiers, movement } from '../tables.ts'

/** One side of a melee: its main stand and those that support it. */
export interface Party {
  readonly main: Id
  readonly supports: readonly Id[]
  /** It charged. Of two that charged each other both did: BA-RUL-91. */
  readonly charged: boolean
  readonly role: 'attacker' | 'defender'
}

export const standsOf = (game: Blaze, party: Party): readonly Stand[] =>
  [party.main, ...party.supports].map(id => game.piece(id))

export interface MeleeDice {
  readonly count: number
  readonly cites: readonly string[]
  /** Where they come from. */
  readonly notes: readonly Modifier[]
}

/** The main stand's dice by its rating and figures, one fewer for the charge, one for each support and for cover: BA-RUL-51. */
export function meleeDice(game: Blaze, party: Party, against: Stand, first: boolean): MeleeDice {
  const main = game.piece(party.main)
  const own = ownDice(game, main)
  const notes = [...own.notes]
  let count = own.dice
  if (party.charged) {
    count = Math.max(count - 1, 1)
    notes.push(note(text`one D10 less for the charge`, party.role === 'attacker' ? 'BA-MELEE-7' : 'BA-MELEE-8'))
  }
  const bonus = first && party.charged && game.ruling('BA-RUL-16') !== 'distance' ? chargeDice(game, main) : 0
  if (bonus > 0) {
    count += bonus
    notes.push(note(text`charge bonus: ${the.count(bonus)}`, 'BA-CHRG-2', 'BA-RUL-16'))
  }
  const helpers = party.supports.length
  if (helpers > 0) {
    count += helpers
    notes.push(
      note(text`D10 of supports: ${the.count(helpers)}`, party.role === 'attacker' ? 'BA-MELEE-5' : 'BA-MELEE-6'),
    )
  }
  if (party.role === 'defender') {
    const { cover, by, cites } = coverOf(game, main, against, 'melee')
    if (cover !== 'none') count += 1
    if (by)
      notes.push(
        note(cover === 'none' ? text`no cover` : text`one D10 more in cover`, 'BA-MELEE-9', ...cites.slice(0, 1)),
      )
    if (featuresAt(game, main.at as Point, 'smoke').length > 0)
      notes.push(note(text`smoke does not matter`, 'BA-SMOKE-7'))
  }
  return { count, cites: ['BA-MELEE-2', 'BA-MELEE-3'], notes }
}

/** The charge bonus of the movement table, as a number of D10. */
export const chargeDice = (game: Blaze, stand: Stand): number =>
  game.rows(movement)[stand.gunLost ? 'infantry' : (kindOf(game, stand).move ?? '')]?.charge ?? 0

type Row = keyof typeof rowRules
const rowRules = {
  'infantry-at-v-vehicle': 'BA-MELEE-11',
  'smg-v-infantry-gun-cavalry': 'BA-MELEE-15',
  'cavalry-v-infantry-gun': 'BA-MELEE-16',
  flamethrower: 'BA-MELEE-17',
  'defender-disordered': 'BA-MELEE-18',
  'defender-on-action': 'BA-MELEE-19',
  'hq-attached': 'BA-MELEE-20',
  fanatical: 'BA-CHRG-12',
} as const

const rowNames: { readonly [row in Row]: Message } = {
  'infantry-at-v-vehicle': text`anti-tank weapon against a vehicle`,
  'smg-v-infantry-gun-cavalry': text`submachine guns`,
  'cavalry-v-infantry-gun': text`cavalry`,
  flamethrower: text`flamethrower`,
  'defender-disordered': text`disordered`,
  'defender-on-action': text`on an Action card`,
  'hq-attached': text`headquarters attached`,
  fanatical: text`fanatical charge`,
}

const handHeld = ['bazooka', 'piat', 'german-hand-held-at']

/** The modifiers of a side: each row counts once if any of its stands has it: BA-RUL-87. */
export function meleeModifiersOf(game: Blaze, party: Party, enemy: Party, first: boolean): readonly Modifier[] {
  const stands = standsOf(game, party)
  const foe = game.piece(enemy.main)
  // of two that charged each other the attacker column applies to both
  const column = party.charged ? 'attacker' : 'defender'
  const result: Modifier[] = []
  const add = (row: Row, has: boolean, rule = 'BA-MELEE-10'): void => {
    const by = game.rows(meleeModifiers)[row]?.[column] ?? 0
    if (has && by !== 0) result.push({ says: rowNames[row], by, cites: [rowRules[row], rule] })
  }
  const vehicle = isVehicle(game, foe)
  const armed = (names: readonly string[]) =>
    stands.some(stand => !stand.gunLost && kindOf(game, stand).weapons.some(weapon => names.includes(weapon.name)))
  add('infantry-at-v-vehicle', vehicle && armed(handHeld))
  add('smg-v-infantry-gun-cavalry', !vehicle && armed(['smg']))
  const mounted = stands.some(stand => kindOf(game, stand).class === 'cavalry')
  const rides = first && mounted && (isInfantry(game, foe) || kindOf(game, foe).class === 'gun')
  add('cavalry-v-infantry-gun', rides, 'BA-CHRG-10')
  add(
    'flamethrower',
    stands.some(stand => stand.flame),
    'BA-FLAME-13',
  )
  add(
    'hq-attached',
    stands.some(stand => isLed(game, stand)),
    'BA-HQ-1',
  )
  const main = game.piece(party.main)
  add(
    'defender-disordered',
    stands.some(stand => stand.disordered),
  )
  add('defender-on-action', main.card === 'action', 'BA-ACTN-9')
  const fanatics = first && party.charged && stands.some(stand => stand.fanatic)
  if (fanatics) add('fanatical', true)
  return result
}

/** A headquarters is attached to its platoon, wherever on the table it is: BA-RUL-246. */
function isLed(game: Blaze, stand: Stand): boolean {
  const unit = unitOf(game, stand)
  if (!unit) return false
  return game.pieces.some(hq => hq.attached === unit.id && onTable(hq) && hq.figures > 0)
}

/** A flamethrower that has a burst left. */
export const canFlame = (game: Blaze, stand: Stand): boolean =>
  stand.bursts > 0 && (game.rows(kinds)[stand.kind]?.weapons ?? []).some(weapon => weapon.flame)
