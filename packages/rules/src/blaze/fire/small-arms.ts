import { because, type Modifier, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import { d10Allocation, type SmallArm } from '../combat-tables.ts'
import { houseAt } from '../ground/ground.ts'
import type { Blaze, Stand } from '../records.ts'
import { middleOf, near } from '../stands/measure.ts'
import { figuresOf } from '../stands/profiles.ts'
import { carrierOf, isSoftskin, isVehicle, kindOf, ratingOf } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import { sightRules, whyNotOverSights, whyOutOfRange } from './aiming.ts'
import { occasionRules } from './occasions.ts'
import { type How, holdsFireCard, isAtOnce, isHandHeld, ownRange, smallArmOf } from './orders.ts'
import { cardOf } from './permission.ts'
import { fired, firedAt, firedFromHiding } from './records-of-fire.ts'
import { whyNotSelfDefence } from './self-defence.ts'
import { hitFigures, hitSoftskin, rollAtSoftskin } from './softskins.ts'
import { needFor, whyNotHurt } from './targets.ts'
import { type Need, note, rollToHit } from './to-hit.ts'

/** Rifles, submachine guns and machine guns, of infantry and of vehicles. */

export interface Dice {
  readonly dice: number
  /** The source of the dice. */
  readonly notes: readonly Modifier[]
}

/** The column of the allocation table for the figures left: 3 or more, 2, 1. BA-RUL-39. */
function columnOf(game: Blaze, stand: Stand): { readonly column: number; readonly cites: readonly string[] } {
  const kind = kindOf(game, stand)
  const whole = figuresOf(game, kind) ?? 0
  if (isVehicle(game, stand)) return { column: 0, cites: ['BA-RUL-71'] }
  if (kind.lmg) return { column: 0, cites: ['BA-ARMS-9', ...(ratingOf(game, stand) === 'poor' ? ['BA-ARMS-10'] : [])] }
  if (kind.class === 'cavalry' && stand.figures === whole) return { column: 0, cites: ['BA-ARMS-5'] }
  return { column: 3 - Math.min(Math.max(stand.figures, 1), 3), cites: whyFigures(stand, whole) }
}

/** Four figures count as three, lost figures do not count, and the last has one die; a slower order deducts losses to faster fire. */
function whyFigures(stand: Stand, whole: number): readonly string[] {
  if (stand.figures > 3) return ['BA-ARMS-4']
  if (stand.figures >= whole) return ['BA-ARMS-21', 'BA-ARMS-3']
  if (stand.hitThisTurn && holdsFireCard(stand) && stand.card !== 'aimed-fire') return ['BA-ARMS-22', 'BA-AIM-6']
  return ['BA-ARMS-22', stand.figures === 1 ? 'BA-ARMS-23' : 'BA-ARMS-21']
}

/** The stand's own dice, by its rating and remaining figures. */
export function ownDice(game: Blaze, stand: Stand): Dice {
  const { column, cites } = columnOf(game, stand)
  const dice = game.rows(d10Allocation)[ratingOf(game, stand)]?.[column] as number
  return { dice, notes: [note(text`D10 of its own: ${the.count(dice)}`, ...cites)] }
}

const rangeRule: { readonly [weapon: string]: string } = {
  rifle: 'BA-ARMS-13',
  'infantry-at': 'BA-ARMS-14',
  lmg: 'BA-ARMS-15',
  smg: 'BA-ARMS-16',
  hmg: 'BA-ARMS-17',
  'afv-mg': 'BA-ARMS-18',
}

/** All its dice against this target: bonus dice are added, Move and Fire subtracts one from the total. BA-RUL-37. */
export function diceAt(game: Blaze, stand: Stand, weapon: Weapon, arm: SmallArm, target: Stand): Dice {
  const own = ownDice(game, stand)
  const isShort = arm.short !== null && near(game, stand, target, arm.short)
  const bonus = isShort ? (arm['short-bonus'] ?? 0) : (arm.bonus ?? 0)
  const more = (kindOf(game, stand).bonusD10 ?? 0) + launcherDie(game, stand, target)
  const moves = cardOf(game, stand) === 'move-fire'
  const notes = [...own.notes]
  if (bonus > 0)
    notes.push(note(text`bonus D10: ${the.count(bonus)}`, rangeRule[weapon.name] ?? 'BA-ARMS-13', 'BA-ARMS-12'))
  if (more > 0) notes.push(note(text`bonus D10: ${the.count(more)}`, 'BA-ARMS-19', 'BA-ARMS-12'))
  if (moves) notes.push(note(text`one D10 less on Move and Fire`, carrierOf(game, stand) ? 'BA-CRAFT-5' : 'BA-MOVE-7'))
  return { dice: own.dice + bonus + more - (moves ? 1 : 0), notes }
}

/** A personal anti-tank weapon in range of a house or bunker adds a die against its occupants: BA-ARMS-19. */
function launcherDie(game: Blaze, stand: Stand, target: Stand): number {
  const launcher = kindOf(game, stand).weapons.find(weapon => isHandHeld(game, weapon))
  if (!launcher || !near(game, stand, target, ownRange(game, launcher) as number)) return 0
  return houseAt(game, middleOf(game, target)) ? 1 : 0
}

/** Why small arms cannot be fired at this stand. */
export function whyNotSmallArms(game: Blaze, firer: Stand, weapon: Weapon, target: Stand): readonly Reason[] {
  const arm = smallArmOf(game, weapon)
  if (!arm)
    return [because('weapon', text`only small arms can do that, not the ${the.term(weapon.name)}`, 'BA-ARMS-13')]
  const rule = rangeRule[weapon.name] ?? 'BA-ARMS-13'
  const reasons: Reason[] = [...whyOutOfRange(game, firer, target, arm.max, rule, 'BA-VIS-9')]
  reasons.push(...whyNotOverSights(game, firer, target), ...whyNotHurt(game, firer, target))
  reasons.push(...whyNotSelfDefence(game, firer, target))
  if (diceAt(game, firer, weapon, arm, target).dice <= 0) {
    const rule = carrierOf(game, firer) ? 'BA-CRAFT-5' : 'BA-MOVE-8'
    reasons.push(because('no dice', text`${the.piece(firer)} has no dice left`, rule))
  }
  return reasons
}

/** The stand fires its small arms: every hit removes a figure. BA-ARMS-24. */
export function* fireSmallArms(game: Blaze, firer: Stand, weapon: Weapon, target: Stand, how: How): Procedure {
  const arm = smallArmOf(game, weapon) as SmallArm
  const { dice, notes } = diceAt(game, firer, weapon, arm, target)
  fired(game, firer, occasionRules(game, firer, how))
  firedAt(game, target, sightRules(game, firer, target))
  if (isSoftskin(game, target)) {
    const hits = yield* rollAtSoftskin(game, firer, target, dice, notes)
    yield* hitSoftskin(game, firer.id, target.id, hits, isAtOnce(how))
  } else {
    const need = needAt(game, firer, target, how)
    const { hits } = yield* rollToHit(game, 'hit', dice, target, need, { cites: need.cites, notes, firer })
    yield* hitFigures(game, firer.id, target, hits, ['BA-ARMS-24'], isAtOnce(how))
  }
  firedFromHiding(game, firer.id, target.id, isAtOnce(how))
}

/** The score a die needs to hit a stand with figures. */
export const needAt = (game: Blaze, firer: Stand, target: Stand, how: How): Need =>
  needFor(game, target, { manner: 'direct', firer, how })
