import { type Length, type Message, type Modifier, text, the } from '@sandtable/kernel'
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
import { HAND_HELD } from './orders.ts'
import { note } from './to-hit.ts'

/** One D20 of a gun at a target with an armour class: the score needed and the modifiers, each with its rule. */

/** The target, as the armour combat table classifies it. */
export interface Plate {
  readonly armour: ArmourClass
  /** The number after the vehicle's name. */
  readonly suffix: number
  readonly light: boolean
  readonly recon: boolean
  readonly hullDown: boolean
  readonly aspect: Aspect
  /** It is in light woods, which do not make it hull down. */
  readonly lightWoods: boolean
  /** Part of the firer, but at most half, is past the line to a worse side. */
  readonly doubt: boolean
  /** The firer is behind it. */
  readonly behind: boolean
  /** A gun counts as a target without armour. */
  readonly gun: boolean
  /** The cover of a gun stand; vehicles are hull down instead: BA-RUL-103. */
  readonly shelter: Cover
}

/** The firer and its weapon. */
export interface Gun {
  readonly group: number
  /** The number after the gun's name. */
  readonly suffix: number
  /** The rule behind that number. */
  readonly named: string
  /** The rule that puts it in that group, if the group is not its own. */
  readonly round: string | null
  /** The crew's rating; null where there is no crew (a mortar's bombs, an aircraft). */
  readonly crew: Rating | null
  /** The rule that makes it shaken; null if it is not. */
  readonly shaken: string | null
  readonly moved: boolean
  readonly fixedDefence: boolean
  readonly secondShot: boolean
  /** High explosive or indirect fire: BA-GUN-23. It counts once: BA-RUL-47. */
  readonly he: boolean
}

export interface Aimed {
  /** The score in the table; null for a dash. */
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

/** The score in the table, before modifiers. */
export const tableScore = (game: Blaze, group: number, armour: ArmourClass, band: Band): number | null =>
  game.rows(armourCombat)[band]?.[group]?.[columnOf(armour)] ?? null

/** How a shot is aimed: BA-RUL-25 subtracts side and rear from the score needed and adds all else to the die. */
export function aim(game: Blaze, gun: Gun, plate: Plate, band: Band): Aimed {
  const score = tableScore(game, gun.group, plate.armour, band)
  const cites = ['BA-ARM-4', ...(gun.group === HAND_HELD ? ['BA-GUN-12'] : plate.gun ? ['BA-ARTY-20'] : [])]
  if (score === null) return { need: null, modifiers: [], cites: ['BA-ARM-6'] }
  const says = text`gun group ${the.count(gun.group)} at ${bandNames[band]} range against class ${the.term(plate.armour)}`
  const table = note(says, gun.round ?? 'BA-GUN-10', plate.gun ? 'BA-ARTY-6' : 'BA-ARM-1')
  return { need: score, modifiers: [table, ...targetSide(game, plate), ...firerSide(game, gun, plate)], cites }
}

const bandNames: { readonly [band in Band]: Message } = {
  short: text`short`,
  medium: text`medium`,
  long: text`long`,
}

/** The target's modifiers of the die: the table gives them as changes of the score needed. */
function targetSide(game: Blaze, plate: Plate): readonly Modifier[] {
  const { armour, suffix, light, recon, aspect, shelter } = plate
  const parts: Modifier[] = []
  if (suffix !== 0) parts.push({ says: text`the vehicle`, by: -suffix, cites: ['BA-ARM-2'] })
  if (recon)
    parts.push({ says: text`a reconnaissance vehicle`, by: -printed(game, 'recon-vehicle'), cites: ['BA-ARM-10'] })
  if (armour === 'E') parts.push(note(text`no flank and no rear`, 'BA-ARM-7'))
  else if (aspect !== 'front') {
    const row = light ? `${aspect}-armour-light-tank` : `${aspect}-armour`
    parts.push({
      says: aspect === 'side' ? text`side armour` : text`rear armour`,
      by: -printed(game, row),
      cites: aspect === 'rear' ? ['BA-GUN-19', 'BA-HULL-3'] : ['BA-GUN-18', plate.behind ? 'BA-HULL-5' : 'BA-HULL-3'],
    })
  }
  if (plate.doubt && armour !== 'E') parts.push(note(text`not more than half past the line`, 'BA-HULL-4', 'BA-HULL-6'))
  if (plate.lightWoods) parts.push(note(text`light woods hide no hull`, 'BA-HULL-2'))
  if (shelter !== 'none')
    parts.push({
      says: shelter === 'hard' ? text`hard cover` : text`soft cover`,
      by: -game.rows(coverModifier)[shelter],
      cites: ['BA-ARTY-8', shelter === 'hard' ? 'BA-TERR-21' : 'BA-TERR-20'],
    })
  return parts
}

/** The modifiers from the firer, its gun and the situation. */
function firerSide(game: Blaze, gun: Gun, { hullDown }: Plate): readonly Modifier[] {
  const parts: Modifier[] = []
  const add = (says: Message, by: number, ...cites: string[]) => {
    if (by !== 0) parts.push({ says, by, cites })
  }
  add(text`the gun`, gun.suffix, gun.named)
  if (gun.crew === 'poor') add(text`Poor crew`, printed(game, 'poor-crew'), 'BA-GUN-17', 'BA-GUN-3')
  if (gun.shaken) add(text`disordered`, printed(game, 'firer-disordered'), 'BA-GUN-20', gun.shaken)
  if (gun.moved && gun.crew) {
    const rule = gun.crew === 'average' ? 'BA-GUN-6' : 'BA-GUN-8'
    add(text`on the move`, game.rows(crewRatings)[gun.crew]?.moving ?? 0, rule, 'BA-GUN-22')
  }
  if (gun.fixedDefence) add(text`fixed defence`, printed(game, 'atg-fixed-defence'), 'BA-GUN-14', 'BA-ARTY-9')
  if (gun.secondShot)
    add(
      text`second shot`,
      game.rows(crewRatings).excellent?.['second-shot'] ?? 0,
      gun.fixedDefence ? 'BA-GUN-16' : 'BA-GUN-9',
    )
  if (hullDown) add(text`hull down`, printed(game, 'target-hull-down'), 'BA-GUN-21', 'BA-HULL-1')
  if (gun.he) add(text`high explosive`, printed(game, 'indirect-or-he'), 'BA-GUN-23', 'BA-HE-1')
  return parts
}

/** The result of a die: the score needed or more is a hit, exactly one less is minor damage. */
export function resultOf(die: number, { need, modifiers }: Aimed): 'hit' | 'minor' | 'miss' {
  if (need === null) return 'miss'
  const total = modifiers.reduce((sum, part) => sum + part.by, die)
  return total >= need ? 'hit' : total === need - 1 ? 'minor' : 'miss'
}
