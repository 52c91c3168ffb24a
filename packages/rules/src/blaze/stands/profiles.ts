import { type Length, memo } from '@sandtable/kernel'
import { armourClasses, armourTable, gunGroups, infantryGun } from '../combat-tables.ts'
import type { Blaze, Stand } from '../records.ts'
import { type ArmourClass, baseSizes, type Kind, kinds, sizes, type Weapon } from '../tables.ts'

/** What a kind is by the tables that it names rows of. */

/** How many figures a full stand of this kind has; null for kinds without figures. */
export function figuresOf(game: Blaze, { base, full }: Kind): number | null {
  const row = base === null ? undefined : game.rows(baseSizes)[base]
  return (full ? row?.full : row?.figures) ?? null
}

/** Width and depth: [across the front, along the facing], BA-RUL-1. Null for kinds that are never on the table. */
export function sizeOfKind(game: Blaze, { base, size }: Kind): readonly Length[] | null {
  const named = size ?? (base === null ? undefined : game.rows(baseSizes)[base]?.base)
  return named === undefined ? null : (game.rows(sizes)[named] ?? null)
}

/** The armour class, and the number after the vehicle's name: BA-ARM-1, BA-ARM-2. */
export interface Armour {
  readonly armour: ArmourClass
  readonly suffix: number
}

export function armourOfKind(game: Blaze, { armour: name }: Kind): Armour | null {
  const rows = game.rows(armourTable)
  const armour = name === null ? undefined : classesOf(rows).get(name)
  return armour ? { armour, suffix: rows[armour]?.[name as string] as number } : null
}

/**
 * The class of each vehicle, by name. The numbers themselves are looked up anew, here and for guns: a case or a scenario
 * may change one.
 */
const classesOf = memo((rows: (typeof armourTable)['rows']) => {
  const found = new Map<string, ArmourClass>()
  for (const armour of [...armourClasses].reverse())
    for (const name of Object.keys(rows[armour] ?? {})) found.set(name, armour)
  return found
})

export const armourClassOf = (game: Blaze, stand: Stand): ArmourClass | null =>
  armourOfKind(game, game.rows(kinds)[stand.kind] as Kind)?.armour ?? null

/** The group of a gun, and the number after its name: BA-GUN-10, BA-GUN-11, BA-GUN-13. */
export interface GunRow {
  readonly group: number
  readonly suffix: number
}

/** Null for weapons that are not guns: a small arm, a mortar, rockets. */
export function gunRowOf(game: Blaze, { name, lowVelocity }: Weapon): GunRow | null {
  const rows = game.rows(gunGroups)
  const group = groupsOf(rows).get(name)
  if (!group) return null
  const suffix = rows[group]?.[name] as number
  return { group, suffix: lowVelocity ? suffix + game.rows(infantryGun)['infantry-gun'] : suffix }
}

/** The group of each gun, by name. */
const groupsOf = memo((rows: (typeof gunGroups)['rows']) => {
  const found = new Map<string, (typeof groups)[number]>()
  for (const group of groups) for (const name of Object.keys(rows[group] ?? {})) found.set(name, group)
  return found
})
const groups = [5, 4, 3, 2, 1] as const
