import { type Id, type Modifier, text, the } from '@sandtable/kernel'
import { heAllocation, mortars } from '../combat-tables.ts'
import { type How, isAtOnce } from '../fire/orders.ts'
import { cardOf } from '../fire/permission.ts'
import type { Manner } from '../fire/targets.ts'
import { note } from '../fire/to-hit.ts'
import type { Blaze, HeRow, Stand } from '../records.ts'
import type { Cause } from '../stands/blows.ts'
import { gunRowOf } from '../stands/profiles.ts'
import type { Weapon } from '../tables.ts'

/** High explosive in flight: its owner, how it was fired, and its dice. */
export interface Shell {
  /** Over open sights; indirectly; on suspicion; from off the table; from the air. */
  readonly manner: Extract<Manner, 'direct' | 'indirect' | 'speculative' | 'barrage' | 'bomb'>
  /** The firing stand, which its own shell does not affect; none for a shell from off the table. */
  readonly firer: Stand | null
  readonly weapon: Weapon | null
  readonly mortar: 'light' | 'medium' | 'heavy' | null
  readonly d10: number
  readonly d20: number
  readonly group: number
  /** Are its losses removed at once? */
  readonly now: boolean
  /** The occasion: it determines where a charger is, and who falls back. */
  readonly how: How
  /** What causes it. */
  readonly cites: readonly string[]
  /** The source of its D10. */
  readonly notes: readonly Modifier[]
}

/** The rule behind each row of the allocation table. */
const rowRule: { readonly [row in HeRow]: string } = {
  light: 'BA-ARTY-11',
  medium: 'BA-ARTY-12',
  heavy: 'BA-ARTY-13',
  super: 'BA-ARTY-14',
  rocket: 'BA-ROCK-1',
}

/** Its dice, and the gun group of weapons without one: mortars (BA-RUL-46), and guns off the table. */
const allocated = (game: Blaze, row: HeRow) => game.rows(heAllocation)[row] as (typeof heAllocation.rows)[string]

/** A weapon's row of the allocation table. */
export const heRowOf = (game: Blaze, weapon: Weapon): HeRow =>
  (weapon.he ?? game.rows(mortars)[weapon.mortar ?? 'light']?.he ?? 'light') as HeRow

/** A shell of a stand on the table. Move and Fire costs it a D10, and so does a mortar's fire on suspicion: BA-MOVE-7, BA-MORT-5. */
export function shellOf(game: Blaze, firer: Stand, weapon: Weapon, manner: Shell['manner'], how: How): Shell {
  const row = heRowOf(game, weapon)
  const { d10, d20, group } = allocated(game, row)
  const onTheMove = cardOf(game, firer) === 'move-fire'
  const guesses = manner === 'speculative' && weapon.mortar !== null
  const notes = [
    note(text`D10 of the weapon: ${the.count(d10)}`, rowRule[row], weapon.mortar ? 'BA-MORT-4' : 'BA-ARTY-10'),
  ]
  if (onTheMove) notes.push(note(text`one D10 less on Move and Fire`, 'BA-MOVE-7'))
  if (guesses) notes.push(note(text`one D10 less on suspicion`, 'BA-MORT-5'))
  return {
    manner,
    firer,
    weapon,
    mortar: weapon.mortar,
    d10: Math.max(d10 - (onTheMove ? 1 : 0) - (guesses ? 1 : 0), 0),
    d20,
    group: gunRowOf(game, weapon)?.group ?? group,
    now: isAtOnce(how),
    how,
    cites: { direct: ['BA-ARTY-15', 'BA-ARTY-17'], speculative: ['BA-SPEC-1'] }[manner as string] ?? ['BA-INDIR-3'],
    notes,
  }
}

/** A shell from off the table: barrage and divisional artillery use the side's row. BA-RUL-109. */
export function shellFromAfar(game: Blaze, side: Id, cites: readonly string[]): Shell {
  const row = game.side(side).divisional ?? 'super'
  const { d10, d20, group } = allocated(game, row)
  return {
    manner: 'barrage',
    firer: null,
    weapon: null,
    mortar: null,
    d10,
    d20,
    group,
    now: true,
    how: null,
    cites,
    notes: [note(text`D10 of the battery off the table: ${the.count(d10)}`, rowRule[row], 'BA-ORG-22')],
  }
}

/** Its name in a casualty report. */
export const causeOf = ({ manner, firer }: Shell): Cause =>
  manner === 'bomb' ? 'air' : firer === null ? 'artillery' : 'fire'
