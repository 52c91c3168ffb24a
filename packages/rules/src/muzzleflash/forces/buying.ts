import {
  action,
  because,
  type Choice,
  choice,
  type Decision,
  type DecisionOf,
  type Id,
  id as idField,
  type Length,
  type Message,
  maybe,
  name,
  oneOf,
  type Procedure,
  type Prompt,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import type { Muzzleflash, MuzzleflashTables, Unit } from '../records.ts'
import { newPiece, newUnit } from '../setup.ts'
import { isVehicleClass, kinds, type Quality, quality as qualities, qualities as qualityNames } from '../tables.ts'
import { armies, type Composition, hqSections, needs, prices, sections, setupZone } from './tables.ts'

const fields = {
  item: role.option(name),
  id: maybe(role.option(idField)),
  quality: maybe(role.option(oneOf(...qualityNames))),
}

/** Each item for sale besides vehicles, with its rule. */
export const sold: { readonly [item: string]: string } = {
  'rifle-section': 'MF-BUY-4',
  'engineer-section': 'MF-BUY-15',
  'platoon-hq': 'MF-BUY-5',
  'company-hq': 'MF-BUY-8',
  officer: 'MF-BUY-6',
  'platoon-sergeant': 'MF-BUY-7',
  reroll: 'MF-BUY-10',
  zone: 'MF-BUY-12',
  'dug-in': 'MF-BUY-14',
}
/** Free items, with their rule. */
export const leaders = { officer: 'MF-BUY-6', 'platoon-sergeant': 'MF-BUY-7' }
const isLeader = (item: string): boolean => Object.hasOwn(leaders, item)

const isVehicleKind = (game: Muzzleflash, item: string): boolean => {
  const kind = game.rows(kinds)[item]
  return kind !== undefined && isVehicleClass(kind)
}

const isSold = (game: Muzzleflash, item: string): boolean => Object.hasOwn(sold, item) || isVehicleKind(game, item)

/** Everything on the price list. */
export const itemsOf = (game: Muzzleflash): readonly string[] => [
  ...Object.keys(sold),
  ...Object.keys(game.rows(kinds)).filter(kind => isVehicleKind(game, kind)),
]

export const priceOf = (game: Muzzleflash, item: string): number =>
  game.rows(prices)[Object.hasOwn(sold, item) ? item : 'vehicle'] as number

/** The composition of a section, by the item bought; null for a vehicle. */
export const compositionOf = (game: Muzzleflash, item: string): Composition | null =>
  game.rows(sections)[item] ?? game.rows(hqSections)[item] ?? null

export const boughtBy = (game: Muzzleflash, side: Id, item?: string): readonly Unit[] =>
  game.store.all('unit').filter(unit => unit.side === side && unit.item !== null && (!item || unit.item === item))

/** Every four rifle sections form a platoon; engineers alone are one: MF-RUL-110. */
export function platoonCount(game: Muzzleflash, side: Id): number {
  const four = game.rows(needs)['platoon-hq']?.count ?? 1
  const least = boughtBy(game, side, 'engineer-section').length > 0 ? 1 : 0
  return Math.max(least, Math.ceil(boughtBy(game, side, 'rifle-section').length / four))
}

/** How many more free officers or sergeants a force may have. */
export function leadersMissing(game: Muzzleflash, side: Id, kind: string): number {
  const most = platoonCount(game, side) + boughtBy(game, side, 'company-hq').length
  return most - game.pieces.filter(piece => piece.side === side && piece.kind === kind).length
}

/** Why this may not be bought now. */
export function whyNotBuy(game: Muzzleflash, side: Id, item: string): readonly Reason[] {
  if (!isSold(game, item))
    return [because('bought', text`${the.term(item)} is not on the price list`, 'MF-BUY-4', 'MF-BUY-9')]
  const { points, dugIn, zone } = game.side(side)
  const rule = sold[item] ?? 'MF-BUY-9'
  const reasons: Reason[] = [...whyTooFew(game, side, item, rule)]
  const { deeper = 0, deepest = 0 } = game.rows(setupZone)
  if (item === 'zone' && zone + deeper > deepest)
    reasons.push(
      because('zone', text`the set-up zone reaches ${the.length(deepest)} at most`, 'MF-BUY-13', 'MF-RUL-98'),
    )
  if (item === 'dug-in' && dugIn) reasons.push(because('bought', text`the force is dug in already`, 'MF-BUY-14'))
  if (priceOf(game, item) > points)
    reasons.push(
      because(
        'points',
        text`it costs ${the.count(priceOf(game, item))}, and ${the.count(points)} are left`,
        rule,
        sizeRule(game, side),
      ),
    )
  return reasons
}

/** A headquarters needs its sections or platoons, an officer or sergeant his platoon. */
function whyTooFew(game: Muzzleflash, side: Id, item: string, rule: string): readonly Reason[] {
  const need = game.rows(needs)[item]
  if (need) {
    const have = boughtBy(game, side, need.item).length
    const wanted = need.count * (boughtBy(game, side, item).length + 1)
    return have < wanted
      ? [
          because(
            'sections',
            text`first buy more: ${the.count(wanted)} ${the.term(need.item)} needed, ${the.count(have)} bought`,
            rule,
            'MF-RUL-100',
          ),
        ]
      : []
  }
  if (!isLeader(item)) return []
  return leadersMissing(game, side, item) > 0
    ? []
    : [because('sections', text`the force already has every ${the.term(item)} that it may have`, rule, 'MF-RUL-110')]
}

/** The rule for the points of a game of this size. */
export function sizeRule(game: Muzzleflash, side: Id): string {
  const rules = { small: 'MF-BUY-1', medium: 'MF-BUY-2', large: 'MF-BUY-3' }
  return rules[game.side(side).size ?? 'small']
}

/** Rerolls are bought before the dice are rolled: the reason against a late purchase. */
export const whyTooLate = ({ item }: Decision): Reason =>
  item === 'reroll'
    ? because('rerolls', text`rerolls are bought before the dice are rolled`, 'MF-BUY-11', 'MF-RUL-101')
    : because('points', text`forces are bought before the game`, 'MF-RUL-104')

export const buy = action<MuzzleflashTables>()({
  says: text`Buy`,
  purpose: 'prepare',
  fields,
  next(game, draft, { side }) {
    if (draft.item === undefined) return { field: 'item', says: text`What?`, choices: priceList(game, side) }
    if (draft.quality !== undefined || !hasQuality(draft.item)) return null
    const choices = Object.entries(game.rows(qualities)).map(([key, row]) => {
      const morale = the.count(row.morale)
      return choice(key, text`${the.term(key)}: morale ${morale}, tests pass below ${morale} on 2D6`)
    })
    return { field: 'quality', says: text`Of which quality?`, choices, optional: true }
  },
  refuse(game, { item, id }, { side }) {
    const reasons = [...whyNotBuy(game, side, item)]
    if (id !== undefined && (game.store.knows('unit', id) || game.store.knows('piece', id)))
      reasons.push(because('bought', text`the name ${the.name(id)} is taken`))
    if (id !== undefined && id.length > LONGEST_NAME)
      reasons.push(because('bought', text`a name has at most ${the.count(LONGEST_NAME)} letters`))
    return reasons
  },
  carryOut: pay,
})

/** The contents of a purchase. */
const goods: { readonly [item: string]: Message } = {
  'rifle-section': text`rifle section: NCO, light machine gun, eight riflemen`,
  'engineer-section': text`engineer section: NCO and three teams, who gap obstacles`,
  'platoon-hq': text`platoon HQ: sniper, light mortar, machine gun, AT team`,
  'company-hq': text`company HQ: sniper, AT gun, medium mortar, machine gun, AT team`,
  officer: text`officer`,
  'platoon-sergeant': text`platoon sergeant`,
  reroll: text`reroll: one unit rolls again for what turns up`,
  'dug-in': text`dug in: everybody begins in a foxhole`,
}

/** What a vehicle fights with, how thick it is, and whom it carries. */
function vehicleGoods(game: Muzzleflash, item: string): Message {
  const { weapons, armour, seats } = game.rows(kinds)[item] ?? {}
  const arms = weapons && weapons.length > 0 ? text`${the.terms(weapons)}` : text`no weapon`
  const hull = armour && armour !== 'soft-skin' ? text`${the.term(armour)} armour` : text`no armour`
  const fights = text`${the.term(item)}: ${arms}, ${hull}`
  return seats ? text`${fights}, room for ${the.count(seats)}` : fights
}

function priced(game: Muzzleflash, item: string): Message {
  const { deeper = 0 } = game.rows(setupZone)
  const what =
    item === 'zone' ? text`set-up zone ${the.length(deeper)} deeper` : (goods[item] ?? vehicleGoods(game, item))
  const price = priceOf(game, item)
  if (price === 0) return text`${what}; free`
  return price === 1 ? text`${what}; 1 point` : text`${what}; ${the.count(price)} points`
}

const hasQuality = (item: string): boolean => !['reroll', 'zone', 'dug-in'].includes(item)

/** The army's own vehicles come before captured ones. */
function priceList(game: Muzzleflash, side: Id): readonly Choice[] {
  const own = game.rows(armies)[game.side(side).army ?? '']?.vehicles ?? []
  const isForeign = (item: string): boolean => isVehicleKind(game, item) && own.length > 0 && !own.includes(item)
  const items = itemsOf(game)
  return [...items.filter(item => !isForeign(item)), ...items.filter(isForeign)].map(item => {
    const offered = choice(item, priced(game, item), whyNotBuy(game, side, item))
    return isForeign(item) ? { ...offered, note: text`captured` } : offered
  })
}

/** Pays for the item and adds it to the force; its men are known only after the acquisition dice. */
function* pay(game: Muzzleflash, { item, id, quality }: DecisionOf<typeof fields>, { side }: Prompt): Procedure {
  const { points, zone, rerolls } = game.side(side)
  const rule = sold[item] ?? 'MF-BUY-9'
  const cites = [rule, sizeRule(game, side)]
  game.change('side', side, { points: points - priceOf(game, item) }, cites)
  if (item === 'zone')
    game.change('side', side, { zone: zone + (game.rows(setupZone).deeper as Length) }, [rule, 'MF-BUY-13'])
  else if (item === 'dug-in') game.change('side', side, { dugIn: true }, [rule])
  else if (item === 'reroll') game.change('side', side, { rerolls: rerolls + 1 }, [rule])
  else if (isLeader(item))
    game.make(
      'piece',
      newPiece(game, { id: id ?? freeName(game, item), side, kind: item, ...(quality && { quality }) }),
      [rule, 'MF-RUL-110'],
    )
  else enter(game, side, { item, id: id ?? freeName(game, item), quality: quality ?? null }, rule)
}

/** A section or vehicle becomes a unit: it has a die to roll. */
function enter(
  game: Muzzleflash,
  side: Id,
  { item, id, quality }: { readonly item: string; readonly id: Id; readonly quality: Quality | null },
  rule: string,
): void {
  const made = compositionOf(game, item)
  const specialists = made !== null && made.teams.length > 0
  const men = made && !specialists ? Object.values(made.men).reduce((sum, n) => sum + n, 0) : null
  const kind = made ? 'section' : 'vehicle'
  const unit = newUnit(game, { id, side, kind, item, quality })
  const cites = [rule, ...(game.rows(needs)[item] ? ['MF-RUL-100'] : made ? ['MF-RUL-97'] : [])]
  game.make(
    'unit',
    { ...unit, men, lmg: made?.men['lmg-gunner'] ?? null, teams: specialists ? made.teams.length : null },
    cites,
  )
}

/** The name of a unit by kind, with a number; a vehicle's is its kind. */
const shortNames: { readonly [item: string]: string } = {
  'rifle-section': 'section',
  'engineer-section': 'engineers',
  'platoon-hq': 'hq',
  'platoon-sergeant': 'sergeant',
}
/** Names are short: those of its figures are built from them. */
const LONGEST_NAME = 12

/** A name not yet used on the table: sherman-2. */
export function freeName(game: Muzzleflash, item: string): Id {
  const name = shortNames[item] ?? item
  let n = 1
  while (game.store.knows('unit', `${name}-${n}`) || game.store.knows('piece', `${name}-${n}`)) n++
  return `${name}-${n}`
}
