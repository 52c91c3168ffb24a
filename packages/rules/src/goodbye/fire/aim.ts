import { type Message, type Modifier, text } from '@sandtable/kernel'
import { cardOf } from '../cards/deck.ts'
import { isTank, skillRules, weaponOf } from '../figures.ts'
import type { Figure, Goodbye } from '../records.ts'
import { modifiers as modifierTable, type Weapon } from '../tables.ts'
import { bandAt, chartRule, firedAs } from './ranges.ts'

/** Fire in the figure's own fire step, or one of three kinds of reaction. */
export type How = 'plain' | 'closing' | 'overwatch' | 'stand-to'

/** A weapon aimed at a target: the numbers needed and the modifiers of its dice. */
export interface Aim {
  readonly weapon: string
  readonly row: Weapon
  /** The lowest die that hits, and that wounds. */
  readonly need: number
  readonly wound: number
  readonly toHit: readonly Modifier[]
  readonly toWound: readonly Modifier[]
  /** The modifier of the cover save. */
  readonly coverBy: number
  /** The rule that sets the number to hit. */
  readonly rule: string
}

const DEAD_EYE = ['GB-CARD-27']

/** Dead eye adds to the roll to wound and subtracts from cover. */
export const woundingBy = (game: Goodbye, firer: Figure): readonly Modifier[] =>
  firer.deadEye ? [{ says: text`dead eye`, by: cardOf(game, 'JD').wound ?? 0, cites: DEAD_EYE }] : []
export const coverBy = (game: Goodbye, firer: Figure): number => (firer.deadEye ? (cardOf(game, 'JD').cover ?? 0) : 0)

/** The modifiers to hit, whether or not the weapon scatters. */
function hittingBy(game: Goodbye, firer: Figure, target: Figure, weapon: string, how: How): readonly Modifier[] {
  const by = game.rows(modifierTable).hit as { readonly [what: string]: number }
  const list: Modifier[] = []
  const add = (says: Message, amount: number | undefined, ...cites: string[]): void => {
    if (amount) list.push({ says, by: amount, cites })
  }
  if (how === 'closing') add(text`closing fire`, by['closing-fire'], 'GB-MOVE-18', 'GB-CLOSE-2')
  if (how === 'overwatch') add(text`a snap shot on overwatch`, by.overwatch, 'GB-OVER-3', 'GB-RUL-37')
  if (firer.dashed === 'last') add(text`dashed last turn`, by['dashed-last-turn'], 'GB-MOVE-8', 'GB-RUL-22')
  const { moved, man } = weaponOf(game, weapon) as Weapon
  if (firer.moved > 0 && typeof moved === 'number') add(text`a rough ride`, moved, 'GB-LMG-9')
  if (!isTank(target)) add(text`at a single man`, man ?? 0, 'GB-ATR-1', 'GB-WEAP-16')
  add(text`skill`, firer.hitBonus, 'GB-QUAL-1', skillRules[firer.rank] ?? 'GB-PTS-10')
  if (firer.deadEye) add(text`dead eye`, cardOf(game, 'JD').hit ?? 0, ...DEAD_EYE)
  return list
}

/** Closing fire is always at short range. */
export function aimAt(game: Goodbye, firer: Figure, target: Figure, weapon: string, how: How): Aim {
  const name = firedAs(game, firer, weapon)
  const row = weaponOf(game, name) as Weapon
  const band = how === 'closing' ? 0 : Math.max(0, bandAt(game, firer, target, weapon))
  const table = isTank(target) && row['tank-hit'] ? row['tank-hit'] : (row.hit ?? [])
  return {
    weapon: name,
    row,
    need: table[band] as number,
    wound: (row.wound[band] ?? row.wound[0]) as number,
    toHit: hittingBy(game, firer, target, weapon, how),
    toWound: woundingBy(game, firer),
    coverBy: coverBy(game, firer),
    rule: ruleOf(firer, target, weapon, name, band),
  }
}

/** The source of the number to hit: the weapon's line of the chart, or a rule that changes it. */
function ruleOf(firer: Figure, target: Figure, weapon: string, name: string, band: number): string {
  if (weapon === 'sniper-rifle') return name === weapon ? 'GB-SNIP-1' : 'GB-SNIP-3'
  if (weapon === 'field-gun' && isTank(target)) return 'GB-WEAP-21'
  if (firer.rangeBonus > 0) return 'GB-QUAL-2'
  if (band === 0 || weapon === 'shotgun') return chartRule(name)
  return isTank(firer) || isTank(target) ? 'GB-GEN-7' : 'GB-WEAP-2'
}
