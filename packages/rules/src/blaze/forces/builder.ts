import {
  because,
  costOf,
  type Force,
  type ForceArmy,
  type ForceBuilder,
  type ForceFault,
  type ForceItem,
  type ForceKind,
  type ForceOffer,
  faultsOfCost,
  forceLines,
  itemAt,
  type Message,
  oneOfKind,
  type Reason,
  type Trait,
  text,
  the,
} from '@sandtable/kernel'
import type { BlazeTables } from '../records.ts'
import { kinds, quickBattleValues, ratings } from '../tables.ts'
import { armies as lists } from './armies.ts'
import { field } from './fielding.ts'

/** Forces by the chapter on organisation: companies of platoons with their support, valued by our own table. */

export const armies: readonly ForceArmy[] = [
  { id: 'british', name: 'British', camp: 'allied' },
  { id: 'american', name: 'American', camp: 'allied' },
  { id: 'soviet', name: 'Soviet', camp: 'allied' },
  { id: 'german', name: 'German', camp: 'axis' },
]

const rating: Trait = {
  id: 'rating',
  says: text`command rating`,
  options: ['average', ...ratings.filter(one => one !== 'average')].map(value => ({
    value,
    says: text`${the.term(value)}`,
  })),
}
const ofUnit: Trait = { ...rating, options: [{ value: 'agreed', says: text`as the force` }, ...rating.options] }

/** What a side may have besides its stands. */
export const assets = ['double-move', 'suppressive-template']
const worth = (kind: string): number => quickBattleValues.rows[kind] ?? 0

/** A platoon is made of stands that share its cards, without the vehicles they ride in: BA-ORG-17, BA-MOTO-1. */
export const isSection = (kind: string): boolean =>
  kinds.rows[kind]?.cards === 'platoon' && kinds.rows[kind]?.class === 'infantry'
export const isMotor = (kind: string): boolean =>
  kinds.rows[kind]?.cards === 'platoon' && kinds.rows[kind]?.class === 'vehicle'
const isMortar = (kind: string): boolean => kind.endsWith('-mortar')

const kindsOf = (): { readonly [kind: string]: ForceKind } => ({
  company: { says: text`company`, traits: [ofUnit] },
  platoon: { says: text`platoon`, traits: [ofUnit] },
  ...Object.fromEntries(
    Object.keys(quickBattleValues.rows).map(kind => [
      kind,
      { says: text`${the.term(kind)}`, ...(assets.includes(kind) && { nameless: true as const }) },
    ]),
  ),
})

const priced = ({ kind, count, items }: ForceItem): number =>
  count * (worth(kind) + items.reduce((sum, item) => sum + priced(item), 0))

const counted = ({ items }: Pick<ForceItem, 'items'>, fits: (kind: string) => boolean): number =>
  items.reduce((sum, { kind, count }) => sum + (fits(kind) ? count : 0), 0)

/** The sections and machine gun of a platoon, each with its limits: BA-ORG-17. */
const PLATOON = { sections: [3, 4], lmg: 1 } as const
/** What a company has at most: BA-ORG-18. */
const COMPANY = { platoons: 4, hmg: 2, mortars: 2 } as const
/** A truck or half-track carries two or three stands: BA-MOTO-1. */
const ABOARD = { least: 2, most: 3 } as const

const platoonOf = (section: string): ForceItem =>
  oneOfKind('platoon', 1, [oneOfKind(section, PLATOON.sections[1]), oneOfKind('lmg')])

/** A company for the force, platoons and support for a company, stands and transport for a platoon. */
function offers(force: Force, at: readonly number[]): readonly ForceOffer[] {
  const { section, motor, support, more } = lists[force.army] ?? (lists.german as (typeof lists)[string])
  const offer = (item: ForceItem, group: Message, own?: Message): ForceOffer => ({
    item,
    group,
    ...(own && { says: own }),
    note: null,
    cost: priced(item),
    no: whyNot(itemAt(force, at), item.kind),
  })
  const holder = itemAt(force, at)?.kind
  const had = [...support.map(({ kind }) => kind), ...more].filter(kind => !assets.includes(kind))
  if (holder === 'platoon')
    return [section, 'lmg', ...had.filter(isSection), motor].map(kind =>
      offer(oneOfKind(kind), isMotor(kind) ? text`Transport` : text`Stands of the platoon`),
    )
  if (holder === 'company')
    return [
      offer(platoonOf(section), text`Organisation`),
      offer(oneOfKind('company-hq'), text`Organisation`),
      ...had.map(kind => offer(oneOfKind(kind), groupOf(kind))),
    ]
  if (at.length > 0) return []
  return [
    offer(
      oneOfKind('company', 1, [platoonOf(section), oneOfKind('company-hq')]),
      text`Organisation`,
      text`company with a platoon`,
    ),
    ...assets.map(kind => offer(oneOfKind(kind), text`Besides`)),
  ]
}

const groups: { readonly [kind: string]: Message } = {
  infantry: text`Infantry and heavy weapons`,
  gun: text`Guns`,
  vehicle: text`Vehicles`,
  aircraft: text`Aircraft`,
}
const groupOf = (kind: string): Message => groups[kinds.rows[kind]?.class ?? ''] ?? (groups.infantry as Message)

function whyNot(holder: ForceItem | null, kind: string): readonly Reason[] {
  if (!holder) return []
  const full = (fits: (kind: string) => boolean, most: number): boolean => counted(holder, fits) >= most
  const isFull =
    holder.kind === 'platoon'
      ? (isSection(kind) && full(isSection, PLATOON.sections[1])) ||
        (kind === 'lmg' && full(one => one === 'lmg', PLATOON.lmg))
      : limitsOf(kind).some(({ fits, most }) => full(fits, most))
  return isFull
    ? [because('force', text`it has as many as it may have`, holder.kind === 'platoon' ? 'BA-ORG-17' : 'BA-ORG-18')]
    : []
}

interface Limit {
  readonly fits: (kind: string) => boolean
  readonly most: number
  readonly says: (count: number, most: number) => Message
}
const limits: readonly Limit[] = [
  {
    fits: kind => kind === 'platoon',
    most: COMPANY.platoons,
    says: (n, most) => text`a company has ${the.count(n)} platoons, and ${the.count(most)} at most`,
  },
  {
    fits: kind => kind === 'hmg',
    most: COMPANY.hmg,
    says: (n, most) => text`a company has ${the.count(n)} heavy machine gun stands, and ${the.count(most)} at most`,
  },
  {
    fits: isMortar,
    most: COMPANY.mortars,
    says: (n, most) => text`a company has ${the.count(n)} mortar stands, and ${the.count(most)} at most`,
  },
  {
    fits: kind => kind === 'company-hq',
    most: 1,
    says: (n, most) => text`a company has ${the.count(n)} headquarters, and ${the.count(most)} at most`,
  },
]
const limitsOf = (kind: string): readonly Limit[] => limits.filter(({ fits }) => fits(kind))

function faults(force: Force): readonly ForceFault[] {
  const found: ForceFault[] = [...faultsOfCost(costOf(builder, force), force, ['BA-ORG-31'])]
  const lines = [...forceLines(force)]
  if (!lines.some(([, { kind }]) => kind === 'platoon'))
    found.push({
      at: [],
      says: text`the force has no platoon`,
      mend: text`add a company with a platoon`,
      cites: ['BA-ORG-17', 'BA-ORG-18'],
    })
  for (const [at, item] of lines) {
    const holder = itemAt(force, at.slice(0, -1))?.kind
    const isLost =
      holder === undefined ? item.kind !== 'company' && !assets.includes(item.kind) : !holds(holder, item.kind)
    if (isLost)
      found.push({
        at,
        says: text`${the.term(item.kind)} stands outside its unit`,
        mend: text`put it into a company or a platoon`,
        cites: ['BA-ORG-16', 'BA-ORG-23'],
      })
    if (item.kind === 'platoon') found.push(...faultsOfPlatoon(item, at))
    if (item.kind === 'company') found.push(...faultsOfCompany(item, at))
  }
  return found
}

/** Companies hold platoons and support, platoons their own stands. Transport belongs to whom it carries: BA-ORG-23. */
const holds = (holder: string, kind: string): boolean => {
  if (holder === 'company') return kind !== 'company' && !assets.includes(kind) && !isMotor(kind)
  return holder === 'platoon' && kind !== 'platoon' && kind !== 'company' && !assets.includes(kind)
}

const calledOr = ({ names }: ForceItem, usual: Message): Message => (names[0] ? text`${the.name(names[0])}` : usual)

function faultsOfPlatoon(platoon: ForceItem, at: readonly number[]): readonly ForceFault[] {
  const found: ForceFault[] = []
  const who = calledOr(platoon, text`a platoon`)
  const [least, most] = PLATOON.sections
  const sections = counted(platoon, isSection)
  const lmgs = counted(platoon, kind => kind === 'lmg')
  const missing = sections < least ? least - sections : sections > most ? sections - most : 0
  if (missing > 0)
    found.push({
      at,
      says: text`${who} has ${the.count(sections)} sections, and needs ${the.count(least)} or ${the.count(most)}`,
      mend:
        sections < least
          ? text`sections to add: ${the.count(missing)}`
          : text`sections to take out: ${the.count(missing)}`,
      cites: ['BA-ORG-17'],
    })
  if (lmgs !== PLATOON.lmg)
    found.push({
      at,
      says: text`${who} has ${the.count(lmgs)} light machine gun stands, and needs one`,
      mend: lmgs === 0 ? text`add a light machine gun` : text`leave it only one`,
      cites: ['BA-ORG-17'],
    })
  const stands = counted(platoon, kind => !isMotor(kind))
  const motors = counted(platoon, isMotor)
  const [few, many] = [Math.ceil(stands / ABOARD.most), Math.floor(stands / ABOARD.least)]
  if (motors > 0 && (motors < few || motors > many))
    found.push({
      at,
      says: text`${the.count(stands)} stands ride in ${the.count(motors)} vehicles, and each carries two or three`,
      mend:
        motors < few
          ? text`vehicles to add: ${the.count(few - motors)}`
          : text`vehicles to take out: ${the.count(motors - many)}`,
      cites: ['BA-MOTO-1'],
    })
  return found
}

function faultsOfCompany(company: ForceItem, at: readonly number[]): readonly ForceFault[] {
  const found: ForceFault[] = []
  for (const { fits, most, says } of limits) {
    const n = counted(company, fits)
    if (n > most)
      found.push({ at, says: says(n, most), mend: text`take out ${the.count(n - most)}`, cites: ['BA-ORG-18'] })
  }
  if (counted(company, kind => kind === 'company-hq') === 0)
    found.push({
      at,
      says: text`${calledOr(company, text`a company`)} has no headquarters`,
      mend: text`add a company headquarters`,
      cites: ['BA-ORG-18', 'BA-HQ-6'],
    })
  return found
}

function hints(force: Force): readonly Message[] {
  const found: Message[] = [text`a better rating costs nothing in our table of values: agree on it with the other side`]
  const left = (force.points ?? 0) - costOf(builder, force)
  if (left > 0) found.push(text`points left to spend: ${the.count(left)}`)
  if (force.items.some(item => item.kind === 'company' && counted(item, kind => kind === 'platoon') < 3))
    found.push(text`a whole company has three or four platoons: this is part of one`)
  return found
}

export const builder: ForceBuilder<BlazeTables> = {
  armies,
  counts: 'points',
  sizes: [45, 90, 140],
  terms: [rating],
  kinds: kindsOf(),
  offers,
  cost: (_, item) => priced(item),
  faults,
  hints,
  field,
}
