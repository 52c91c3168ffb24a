import { type Length, type Message, type Modifier, text } from '@sandtable/kernel'
import {
  armourClasses,
  armourCombat,
  type Band,
  bands,
  crewRatings,
  gunModifiers,
  gunRanges,
} from '../combat-tables.ts'
import type { Blaze } from '../records.ts'
import { type ArmourClass, type Cover, coverModifier, type Rating } from '../tables.ts'
import type { Aspect } from './arcs.ts'

/** One D20 of a gun at something with an armour class: what is needed and what is added, each with its rule. */

/** What is fired at, as the armour combat table asks for it. */
export interface Plate {
  readonly armour: ArmourClass
  /** The number after the vehicle's name. */
  readonly suffix: number
  readonly light: boolean
  readonly recon: boolean
  readonly hullDown: boolean
  readonly aspect: Aspect
  /** What shelters a gun stand; vehicles are hull down instead: BA-RUL-103. */
  readonly shelter: Cover
}

/** Who fires, and with what. */
export interface Gun {
  readonly group: number
  /** The number after the gun's name. */
  readonly suffix: number
  /** The crew's rating; null where no crew is to blame (a mortar's bombs, an aircraft). */
  readonly crew: Rating | null
  readonly disordered: boolean
  readonly moved: boolean
  readonly fixedDefence: boolean
  readonly secondShot: boolean
  /** High explosive or indirect fire: BA-GUN-23. It counts once: BA-RUL-47. */
  readonly he: boolean
}

export interface Aimed {
  /** The score needed with what the target makes of it; null where the table has a dash. */
  readonly need: number | null
  readonly modifiers: readonly Modifier[]
  readonly cites: readonly string[]
}

/** The band of a distance; a limit belongs to the nearer one (BA-RUL-27). Beyond the last there is none. */
export const bandOf = (game: Blaze, distance: Length): Band | null =>
  bands.find(band => distance <= (game.rows(gunRanges)[band] as Length)) ?? null

/** The greatest range of a gun over open sights. */
export const longest = (game: Blaze): Length => game.rows(gunRanges).long as Length

const columnOf = (armour: ArmourClass): number => armourClasses.indexOf(armour)
const printed = (game: Blaze, row: string): number => game.rows(gunModifiers)[row] as number

/** What the table asks for, before anything is added. */
export const tableScore = (game: Blaze, group: number, armour: ArmourClass, band: Band): number | null =>
  game.rows(armourCombat)[band]?.[group]?.[columnOf(armour)] ?? null

/** How a shot is aimed: BA-RUL-25 takes side and rear off the score needed and adds all else to the die. */
export function aim(game: Blaze, gun: Gun, plate: Plate, band: Band): Aimed {
  const score = tableScore(game, gun.group, plate.armour, band)
  const cites = ['BA-ARM-4', 'BA-ARM-1', 'BA-GUN-1', 'BA-GUN-10', 'BA-RUL-27']
  if (score === null) return { need: null, modifiers: [], cites: [...cites, 'BA-ARM-6'] }
  const by = targetSide(game, plate)
  return {
    need: by.reduce((sum, part) => sum + part.by, score),
    modifiers: firerSide(game, gun, plate),
    cites: [...cites, 'BA-ARM-5', 'BA-ARM-8', 'BA-RUL-25', 'BA-RUL-30', ...by.flatMap(part => part.cites)],
  }
}

/** What the target adds to the score needed, or takes off it. */
function targetSide(game: Blaze, { armour, suffix, light, recon, aspect, shelter }: Plate): readonly Modifier[] {
  const parts: Modifier[] = []
  if (suffix !== 0) parts.push({ says: text`the vehicle`, by: suffix, cites: ['BA-ARM-2', 'BA-RUL-26'] })
  if (recon) parts.push({ says: text`a reconnaissance vehicle`, by: 2, cites: ['BA-ARM-10', 'BA-RUL-29'] })
  if (armour === 'E') parts.push({ says: text`no flank and no rear`, by: 0, cites: ['BA-ARM-7'] })
  else if (aspect !== 'front') {
    const row = light ? `${aspect}-armour-light-tank` : `${aspect}-armour`
    const rule = aspect === 'side' ? 'BA-GUN-18' : 'BA-GUN-19'
    parts.push({
      says: aspect === 'side' ? text`side armour` : text`rear armour`,
      by: printed(game, row),
      cites: [rule, 'BA-RUL-93', 'BA-HULL-3', 'BA-HULL-5'],
    })
  }
  if (shelter !== 'none')
    parts.push({
      says: shelter === 'hard' ? text`hard cover` : text`soft cover`,
      by: coverModifier[shelter],
      cites: ['BA-ARTY-8', 'BA-RUL-103'],
    })
  return parts
}

/** What the firer, his gun and the moment add to the die. */
function firerSide(game: Blaze, gun: Gun, { hullDown }: Plate): readonly Modifier[] {
  const parts: Modifier[] = []
  const add = (says: Message, by: number, ...cites: string[]) => {
    if (by !== 0) parts.push({ says, by, cites })
  }
  add(text`the gun`, gun.suffix, 'BA-GUN-11', 'BA-RUL-26')
  if (gun.crew === 'poor') add(text`Poor crew`, printed(game, 'poor-crew'), 'BA-GUN-17', 'BA-GUN-3')
  if (gun.disordered) add(text`disordered`, printed(game, 'firer-disordered'), 'BA-GUN-20', 'BA-DIS-2', 'BA-DIS-4')
  if (gun.moved && gun.crew) {
    const rule = gun.crew === 'average' ? 'BA-GUN-6' : 'BA-GUN-8'
    add(text`on the move`, game.rows(crewRatings)[gun.crew]?.moving ?? 0, rule, 'BA-GUN-22', 'BA-RUL-28', 'BA-GUN-3')
  }
  if (gun.fixedDefence)
    add(text`fixed defence`, printed(game, 'atg-fixed-defence'), 'BA-GUN-14', 'BA-GUN-15', 'BA-ARTY-9', 'BA-RUL-92')
  if (gun.secondShot)
    add(text`second shot`, game.rows(crewRatings).excellent?.['second-shot'] ?? 0, 'BA-GUN-9', 'BA-GUN-16', 'BA-RUL-92')
  if (hullDown) add(text`hull down`, printed(game, 'target-hull-down'), 'BA-GUN-21', 'BA-HULL-1')
  if (gun.he) add(text`high explosive`, printed(game, 'indirect-or-he'), 'BA-GUN-23', 'BA-HE-1', 'BA-RUL-47')
  return parts
}

/** What a die does: the score needed or more is a hit, exactly one less is minor damage. */
export function resultOf(die: number, { need, modifiers }: Aimed): 'hit' | 'minor' | 'miss' {
  if (need === null) return 'miss'
  const total = modifiers.reduce((sum, part) => sum + part.by, die)
  return total >= need ? 'hit' : total === need - 1 ? 'minor' : 'miss'
}
