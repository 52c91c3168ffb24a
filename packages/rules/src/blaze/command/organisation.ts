import { type Derived, flag, length, list, prose } from '@sandtable/kernel'
import { seenAt, sees } from '../ground/sight.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { apart, sizeOf } from '../stands/measure.ts'
import { enemiesOf, fullRating, kindOf, ratingOf, unitOf } from '../stands/stand.ts'
import { baseSizes, type Kind, organisation, rating } from '../tables.ts'

/** What stands and units are: how many figures, on which base, for how many men, out of what. */

/** The rule behind a stand's figures and its base. */
function baseRule(kind: Kind): string {
  const rule = { vehicle: 'BA-ORG-10', gun: 'BA-ORG-11', aircraft: 'BA-ORG-12', cavalry: 'BA-ORG-6' }[
    kind.class as string
  ]
  if (rule) return rule
  if (kind.hq) return 'BA-ORG-9'
  if (kind.weapons.some(weapon => weapon.mortar)) return 'BA-ORG-8'
  if (kind.heavyWeapon) return 'BA-ORG-7'
  if (kind.special) return 'BA-ORG-5'
  return kind.full ? 'BA-ORG-13' : 'BA-ORG-4'
}

/** The rules behind what a stand represents. */
function menRules(kind: Kind): readonly string[] {
  if (kind.class === 'vehicle') return ['BA-INTRO-5', 'BA-ORG-2']
  if (kind.class === 'gun') return ['BA-ORG-21']
  if (kind.class === 'aircraft') return ['BA-ORG-24']
  return kind.special ? ['BA-ORG-14'] : ['BA-INTRO-4', 'BA-ORG-16']
}

/** The rules that define a kind of stand. */
export const rulesOfKind = (kind: Kind): readonly string[] => [baseRule(kind), ...menRules(kind)]

const rulesOfUnit: { readonly [kind: string]: string } = {
  platoon: 'BA-ORG-17',
  company: 'BA-ORG-18',
  battalion: 'BA-ORG-19',
}

/** What keeps a stand from being seen: its stealth, its cover, or else the distance to the nearest enemy. */
function whyUnseen(game: Blaze, stand: Stand): readonly string[] {
  if (stand.stealth > 0) return ['BA-ORG-30']
  const [enemy] = [...enemiesOf(game, stand.side)].sort((a, b) => apart(game, stand, a) - apart(game, stand, b))
  const rule = enemy ? seenAt(game, enemy, stand).rule : 'BA-VIS-1'
  return rule === 'BA-VIS-12' ? ['BA-VIS-3', rule] : [rule]
}

/** These rules cause no event: they simply hold. */
export const organised: {
  readonly piece: { readonly [field: string]: Derived<BlazeTables, 'piece'> }
  readonly unit: { readonly [field: string]: Derived<BlazeTables, 'unit'> }
} = {
  piece: {
    /** Across the front and along the facing. */
    base: {
      type: list(length),
      of: (game, stand) => sizeOf(game, stand),
      cites: (game, stand) => [baseRule(kindOf(game, stand))],
    },
    men: {
      type: prose,
      of: (game, stand) => game.rows(baseSizes)[kindOf(game, stand).base ?? kindOf(game, stand).class]?.men,
      cites: (game, stand) => menRules(kindOf(game, stand)),
    },
    rated: {
      type: rating,
      of: (game, stand) => ratingOf(game, stand),
      cites: (game, stand) => [
        fullRating(game, stand) === (stand.rating ?? unitOf(game, stand)?.rating) ? 'BA-CMD-1' : 'BA-ORG-29',
      ],
    },
    /** No enemy sees it where it is. */
    outOfSight: {
      type: flag,
      of: (game, stand) => !enemiesOf(game, stand.side).some(enemy => sees(game, enemy, stand)),
      cites: (game, stand) => whyUnseen(game, stand),
    },
  },
  unit: {
    made: {
      type: prose,
      of: (game, unit) => game.rows(organisation)[unit.kind],
      cites: (_game, unit) => [rulesOfUnit[unit.kind] ?? 'BA-ORG-20'],
    },
  },
}
