import {
  type DecisionOf,
  type DraftOf,
  either,
  type Id,
  id,
  int,
  type Length,
  type Message,
  maybe,
  name,
  oneOf,
  type Point,
  type Prompt,
  point,
  role,
  text,
} from '@sandtable/kernel'
import { flamethrowers, smallArms } from '../combat-tables.ts'
import type { Blaze, Stand } from '../records.ts'
import { gunRowOf } from '../stands/profiles.ts'
import { weaponsOf } from '../stands/stand.ts'
import type { Kind, Weapon } from '../tables.ts'

/** The content of a decision to fire, and its occasion. */

export const modes = [
  'direct',
  'indirect',
  'speculative',
  'suppressive',
  'smoke',
  'flame',
  'steilgranate',
  'he',
  'at',
  'anti-aircraft',
  'demolition',
  'light',
] as const
export type Mode = (typeof modes)[number]

/** A way of firing, as the player's choice. */
export const wayToFire = (mode: Mode): Message => modeNames[mode]

const modeNames: { readonly [mode in Mode]: Message } = {
  direct: text`directly`,
  indirect: text`indirectly`,
  speculative: text`on suspicion`,
  suppressive: text`suppressive fire`,
  smoke: text`smoke`,
  flame: text`with flame`,
  steilgranate: text`a Steilgranate`,
  he: text`high explosive`,
  at: text`armour piercing`,
  'anti-aircraft': text`at the aircraft`,
  demolition: text`the charge`,
  light: text`at the light`,
}

export const fields = {
  piece: role.actor,
  weapon: maybe(role.option(name)),
  mode: maybe(role.option(oneOf(...modes))),
  target: role.as(
    'target',
    either(id, point, value => typeof value === 'string'),
  ),
  dice: maybe(role.option(int)),
  through: maybe(role.option(id)),
}
export type Fire = Omit<DecisionOf<typeof fields>, 'action'>
export type FireDraft = DraftOf<typeof fields>

/** Why fire is requested outside its step. */
type Reaction = 'fall-back' | 'charge' | 'opportunity' | 'sniper' | 'arrival' | 'run'

/** The occasion: null is the step of the stand's own card. A reaction has one target, except a sniper's. */
export type Occasion = {
  readonly reaction: Reaction
  /** The only stand that may be fired at. */
  readonly target?: Id
  /** Its effective position: a charger counts as at the place of contact. BA-RUL-19. */
  readonly targetAt?: Point
  /** The line an aircraft has flown. */
  readonly line?: readonly [Point, Point]
  /** What an aircraft has left in this run: strafing dice, and which of bombs and cannon it has used. */
  readonly left?: number
  readonly used?: readonly Mode[]
}
export type How = Occasion | null

export const howOf = (prompt: Prompt): How => prompt.context as How

/** Losses from a reaction are removed at once, those of a step at its end. BA-RUL-10. */
export const isAtOnce = (how: How): boolean => how !== null && how.reaction !== 'run'

type Nature = 'small-arms' | 'sniper' | 'gun' | 'mortar' | 'flame' | 'anti-aircraft'

export function natureOf(game: Blaze, weapon: Weapon): Nature {
  if (weapon.aa) return 'anti-aircraft'
  if (weapon.flame) return 'flame'
  if (weapon.mortar) return 'mortar'
  if (weapon.rockets || gunRowOf(game, weapon)) return 'gun'
  return weapon.max === null ? 'small-arms' : 'sniper'
}

/** The small arm of a stand's weapon; a special weapon has none. */
export const smallArmOf = (game: Blaze, weapon: Weapon) => game.rows(smallArms)[weapon.name] ?? null

/** A flamethrower or hand-held anti-tank weapon (gun group 5) has its own range; null for any other. */
export function ownRange(game: Blaze, weapon: Weapon): Length | null {
  if (weapon.flame) return game.rows(flamethrowers)[weapon.flame]?.range ?? null
  return isHandHeld(game, weapon) ? (game.rows(smallArms)['infantry-at']?.max ?? null) : null
}
export const isHandHeld = (game: Blaze, weapon: Weapon): boolean => gunRowOf(game, weapon)?.group === HAND_HELD
/** The group of the armour table that hand-held weapons are in. */
export const HAND_HELD = 5

/** The bursts of a flamethrower with full fuel. */
export const fullOf = (game: Blaze, { weapons }: Kind): number =>
  weapons.reduce((most, { flame }) => Math.max(most, flame ? (game.rows(flamethrowers)[flame]?.bursts ?? 0) : 0), 0)

/** The ways a weapon can be fired; small arms simply fire. High explosive and direct are one; rockets and mortars have no anti-tank round: BA-RUL-106. */
export function modesOf(game: Blaze, weapon: Weapon): readonly Mode[] {
  const nature = natureOf(game, weapon)
  if (nature === 'small-arms') return ['light']
  if (nature === 'sniper') return []
  if (nature === 'flame') return ['flame']
  if (nature === 'anti-aircraft') return ['anti-aircraft']
  const list: Mode[] = []
  if (nature === 'gun' && !weapon.rockets) list.push('at')
  if (weapon.he || nature === 'mortar') list.push('he', 'direct')
  if (weapon.indirect || nature === 'mortar') list.push('indirect', 'speculative', 'suppressive')
  if (weapon.smoke) list.push('smoke')
  if (weapon.steilgranate) list.push('steilgranate')
  return list
}

/** The weapon to use: the one named, or the only one that can fire this way. */
export function meantWeapon(game: Blaze, stand: Stand, { weapon, mode }: Pick<Fire, 'weapon' | 'mode'>): Weapon | null {
  const all = weaponsOf(game, stand)
  if (weapon !== undefined) return all.find(w => w.name === weapon) ?? null
  if (all.length === 1) return all[0] as Weapon
  const fitting = all.filter(w =>
    mode === undefined ? natureOf(game, w) === 'small-arms' : modesOf(game, w).includes(mode),
  )
  return fitting.length === 1 ? (fitting[0] as Weapon) : null
}

/** Cards that let a stand fire. */
export const fireCards = ['aimed-fire', 'move-fire', 'opportunity-fire'] as const
export const holdsFireCard = (stand: Stand): boolean => (fireCards as readonly unknown[]).includes(stand.card)
