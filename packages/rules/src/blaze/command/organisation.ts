import type { Id } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import { type Kind, kinds } from '../tables.ts'

/** The rules that make a kind of stand what it is: how many figures, on which base, for how many men. */
export function rulesOfKind(kind: Kind): readonly string[] {
  if (kind.class === 'vehicle') return ['BA-INTRO-5', 'BA-ORG-2', 'BA-ORG-10', 'BA-ORG-16']
  if (kind.class === 'gun') return ['BA-ORG-11', 'BA-ORG-21']
  if (kind.class === 'aircraft') return ['BA-ORG-12', 'BA-ORG-24']
  if (kind.class === 'cavalry') return ['BA-ORG-6']
  if (kind.class === 'craft') return ['BA-ORG-26']
  if (kind.class === 'glider') return ['BA-ORG-25']
  if (kind.class !== 'infantry') return []
  if (kind.hq) return ['BA-ORG-9']
  if (kind.weapons.some(weapon => weapon.mortar)) return ['BA-ORG-8']
  if (kind.heavyWeapon) return ['BA-ORG-7']
  if (kind.special) return ['BA-ORG-5', 'BA-ORG-14']
  const partisans = kind.maxRating ? ['BA-ORG-29', 'BA-RUL-140'] : []
  return ['BA-INTRO-4', 'BA-ORG-2', kind.full ? 'BA-ORG-13' : 'BA-ORG-4', 'BA-ORG-16', ...partisans]
}

const rulesOfUnit: { readonly [kind: string]: string } = {
  platoon: 'BA-ORG-17',
  company: 'BA-ORG-18',
  battalion: 'BA-ORG-19',
  squadron: 'BA-ORG-20',
  'recon-team': 'BA-RECON-1',
}

/** The rules behind the forces of a side: what its player reads beside his unit sheet while he lays his cards. */
export function rosterRules(game: Blaze, side: Id): readonly string[] {
  const seen = new Set<string>()
  for (const stand of game.pieces) if (stand.side === side && !stand.gone) seen.add(stand.kind)
  const rules = new Set<string>()
  for (const kind of seen) for (const rule of rulesOfKind(game.rows(kinds)[kind] as Kind)) rules.add(rule)
  for (const unit of game.store.all('unit')) if (unit.side === side) rules.add(rulesOfUnit[unit.kind] ?? 'BA-CMD-1')
  return [...rules]
}
