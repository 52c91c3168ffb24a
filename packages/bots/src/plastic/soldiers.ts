import { type Id, kept, type Length, memo } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { types } from './odds.ts'
import { poses } from './sight.ts'

const { weaponOf } = plasticRules
type Plastic = plasticRules.Plastic
type Figure = plasticRules.Figure
type Weapon = plasticRules.Weapon

/** A weapon carried by a figure. */
export interface Arm {
  readonly name: string
  readonly weapon: Weapon
  readonly type: number
  readonly rof: number
  readonly range: Length
}

/** What never changes about a figure, computed once per game. */
export interface Soldier {
  readonly id: Id
  readonly pose: number
  readonly radius: Length
  readonly bayonet: boolean
  readonly gun: Arm | null
  readonly grenade: Arm | null
  readonly launcher: Arm | null
  readonly shell: Arm | null
  /** Leads or directs, and should stay with those who benefit. */
  readonly commands: boolean
  /** Does most from a distance, and need not be in at the kill. */
  readonly support: boolean
  readonly reserve: boolean
  /** The cost of its loss, in riflemen. */
  readonly worth: number
}

/** What the weapons are worth, in bolt-action rifles. */
const worths: { readonly [weaponClass: string]: number } = {
  pistol: 0.8,
  rifle: 1,
  carbine: 1.1,
  sniper: 2,
  smg: 1.6,
  'squad-automatic': 2.2,
  'light-machine-gun': 3,
  'medium-machine-gun': 2.5,
  grenade: 1.4,
  launcher: 1.6,
  mortar: 2,
  'infantry-gun': 2.2,
}

const supporting = ['sniper', 'squad-automatic', 'light-machine-gun', 'medium-machine-gun', 'mortar', 'infantry-gun']

function soldierOf(game: Plastic, figure: Figure): Soldier {
  const arms = figure.weapons.flatMap(name => {
    const weapon = weaponOf(game, name)
    return weapon ? [armOf(name, weapon)] : []
  })
  const of = (is: (weapon: Weapon) => boolean): Arm | null => arms.find(({ weapon }) => is(weapon)) ?? null
  const commands = figure.leader || figure.radio || figure.binoculars
  const best = Math.max(0.4, ...arms.map(({ weapon }) => worths[weapon.class] ?? 1))
  const quick = arms.some(({ weapon }) => weapon.class === 'rifle' && weapon.rof > 1) ? 0.3 : 0
  return {
    id: figure.id,
    pose: poses.indexOf(figure.pose),
    radius: figure.radius,
    bayonet: figure.bayonet,
    gun: of(({ type }) => type !== 'explosive'),
    grenade: of(weapon => weapon.class === 'grenade'),
    launcher: of(weapon => weapon.class === 'launcher'),
    shell: of(({ indirect }) => indirect === true),
    commands,
    support: arms.some(({ weapon }) => supporting.includes(weapon.class)),
    reserve: figure.reserve,
    worth: figure.reserve ? 0.6 : best + quick + (figure.leader ? 1 : commands ? 0.7 : 0),
  }
}

const armOf = (name: string, weapon: Weapon): Arm => ({
  name,
  weapon,
  type: types.indexOf(weapon.type),
  rof: weapon.rof,
  range: weapon.range,
})

const soldiers = memo((_: Plastic) => new Map<Id, Soldier>())

/** What is known of a figure; computed once per game. */
export const soldier = (game: Plastic, figure: Figure): Soldier =>
  kept(soldiers(game), figure.id, soldierOf, game, figure)
