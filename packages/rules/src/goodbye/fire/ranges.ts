import { because, type Length, type Reason, text, the } from '@sandtable/kernel'
import { kindOf, weaponOf } from '../figures.ts'
import { apart, near, type Thing } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import type { Weapon } from '../tables.ts'

/** The line of the weapons chart with this weapon's numbers. */
const chart: { readonly [weapon: string]: string } = {
  mg: 'GB-WEAP-6',
  lmg: 'GB-WEAP-7',
  smg: 'GB-WEAP-8',
  rifle: 'GB-WEAP-9',
  pistol: 'GB-WEAP-10',
  shotgun: 'GB-WEAP-11',
  grenade: 'GB-WEAP-12',
  'rifle-grenade': 'GB-WEAP-13',
  'cluster-grenade': 'GB-WEAP-14',
  'sniper-rifle': 'GB-WEAP-15',
  'anti-tank-rifle': 'GB-WEAP-16',
  flamethrower: 'GB-WEAP-17',
  granatenwerfer: 'GB-WEAP-18',
  'light-mortar': 'GB-WEAP-19',
  'field-gun': 'GB-WEAP-20',
  'tank-gun': 'GB-WEAP-23',
  'tank-lmg': 'GB-WEAP-24',
}
/** A house rule's weapon has no line of its own. */
export const chartRule = (weapon: string): string => chart[weapon] ?? 'GB-WEAP-1'

/** The weapon whose numbers are used: a sniper who has moved fires as with a rifle. GB-SNIP-3, GB-RUL-53. */
export function firedAs(game: Goodbye, figure: Figure, weapon: string): string {
  const moved = weaponOf(game, weapon)?.moved
  return figure.moved > 0 && typeof moved === 'string' ? moved : weapon
}

/** The row of the chart that is in force. */
export const weaponFor = (game: Goodbye, figure: Figure, weapon: string): Weapon =>
  weaponOf(game, firedAs(game, figure, weapon)) as Weapon

const RIFLE_GRENADE = 'rifle-grenade'

/** Bombers and stormtroopers are specialists with the hand grenade, rifle grenadiers with theirs: GB-RUL-48. */
export function isSpecialist(game: Goodbye, figure: Figure, weapon: string): boolean {
  const grenadier = kindOf(game, figure).weapons.includes(RIFLE_GRENADE)
  return figure.specialist && grenadier === (weapon === RIFLE_GRENADE)
}

/** The upper limits of a weapon's range bands for this figure: skill may extend them. GB-QUAL-2, GB-GREN-5. */
export function bandsOf(game: Goodbye, figure: Figure, weapon: string): readonly Length[] {
  const row = weaponFor(game, figure, weapon)
  const bands = row.bands ?? row.template?.slice(0, 1) ?? []
  const farther = row['specialist-range']
  if (figure.rangeBonus === 0 && farther === null) return bands
  const last = bands.length - 1
  const far = (band: Length, i: number): Length =>
    i === last && farther !== null && isSpecialist(game, figure, weapon) ? farther : band
  return bands.map((band, i) => far(band, i) + figure.rangeBonus)
}

/** The range band of a target, counted from 0; -1 if beyond them all. */
export const bandAt = (game: Goodbye, figure: Figure, thing: Thing, weapon: string): number =>
  bandsOf(game, figure, weapon).findIndex(far => near(figure, thing, far))

/** Is the target inside the weapon's minimum range, if it has one? */
const tooNear = (game: Goodbye, figure: Figure, thing: Thing, weapon: string): boolean => {
  const min = weaponOf(game, weapon)?.min ?? null
  return min !== null && near(figure, thing, min - 1)
}

export const inRange = (game: Goodbye, figure: Figure, thing: Thing, weapon: string): boolean =>
  bandAt(game, figure, thing, weapon) >= 0 && !tooNear(game, figure, thing, weapon)

export function whyOutOfRange(game: Goodbye, figure: Figure, thing: Thing, weapon: string): readonly Reason[] {
  const distance = apart(figure, thing)
  const rules = ['GB-GEN-6', rangeRule(game, figure, weapon)]
  if (bandAt(game, figure, thing, weapon) < 0) {
    const most = bandsOf(game, figure, weapon).at(-1) as Length
    return [because('range', text`out of range: ${the.length(distance, most)}`, ...rules)]
  }
  if (!tooNear(game, figure, thing, weapon)) return []
  const least = weaponOf(game, weapon)?.min as Length
  return [
    because('range', text`too near: ${the.length(distance)}, and the minimum range is ${the.length(least)}`, ...rules),
  ]
}

/** The rule that sets this figure's range with the weapon. */
function rangeRule(game: Goodbye, figure: Figure, weapon: string): string {
  if (weaponFor(game, figure, weapon)['specialist-range'] !== null && isSpecialist(game, figure, weapon))
    return 'GB-GREN-5'
  if (weapon === 'sniper-rifle') return figure.moved > 0 ? 'GB-SNIP-3' : 'GB-SNIP-2'
  return chartRule(weapon)
}
