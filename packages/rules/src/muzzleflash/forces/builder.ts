import {
  because,
  costOf,
  type Force,
  type ForceBuilder,
  type ForceFault,
  type ForceItem,
  type ForceKind,
  type ForceOffer,
  faultsOfCost,
  type Message,
  oneOfKind,
  type Reason,
  type Trait,
  text,
  the,
} from '@sandtable/kernel'
import type { MuzzleflashTables } from '../records.ts'
import { kinds, qualities } from '../tables.ts'
import { itemName, itemNote } from '../telling/index.ts'
import { nations, supplyOf } from './armies.ts'
import { sold } from './buying.ts'
import { fits, isVehicle, manned, membersOf } from './composition.ts'
import { field } from './fielding.ts'
import { acquisition, armies, hqSections, needs, pointsOfSizes, prices, sections, setupZone, teams } from './tables.ts'

/** Forces by the chapter on buying: what is for sale, what it needs, and what the acquisition dice may make of it. */

const leaders = ['officer', 'platoon-sergeant'] as const
const extras = ['reroll', 'zone', 'dug-in']

const ruleFor = (kind: string): string => sold[kind] ?? 'MF-BUY-9'
const vehicles = Object.keys(kinds.rows).filter(isVehicle)
const isSold = (kind: string): boolean => kind in sold || isVehicle(kind)
const priceOf = (kind: string): number => prices.rows[kind in sold ? kind : 'vehicle'] as number

const quality: Trait = {
  id: 'quality',
  says: text`quality`,
  options: [...new Set(['veteran', ...qualities])].map(value => ({ value, says: text`${the.term(value)}` })),
}
/** Of one unit; unless chosen, that of the force. */
const ofUnit: Trait = { ...quality, options: [{ value: 'agreed', says: text`as the force` }, ...quality.options] }

/** The posts of teams and crews: they have names, and nothing to choose. */
const posts: readonly string[] = [
  ...Object.keys(teams.rows),
  ...[sections, hqSections].flatMap(table => Object.values(table.rows).flatMap(({ men }) => Object.keys(men))),
  ...Object.values(teams.rows).flatMap(({ men, weapon, crew }) => [
    ...Object.keys(men ?? {}),
    ...(weapon ? [weapon] : []),
    ...(crew ?? []),
  ]),
  ...vehicles.flatMap(kind => kinds.rows[kind]?.crew ?? []),
]
const nameless = new Set([
  ...Object.keys(teams.rows),
  ...Object.values(teams.rows).flatMap(({ weapon }) => weapon ?? []),
])

const kindsOf = (): { readonly [kind: string]: ForceKind } => ({
  ...Object.fromEntries(
    posts.map(kind => [
      kind,
      { says: text`${the.term(kind)}`, fixed: true, ...(nameless.has(kind) && { nameless: true }) } as const,
    ]),
  ),
  ...Object.fromEntries(
    [...Object.keys(sold), ...vehicles].map(kind => [
      kind,
      extras.includes(kind)
        ? ({ says: itemName(kind), nameless: true } as const)
        : { says: itemName(kind), traits: [ofUnit] },
    ]),
  ),
})

const counted = ({ items }: Pick<Force, 'items'>, kind: string): number =>
  items.reduce((sum, item) => sum + (item.kind === kind ? item.count : 0), 0)

/** Officers and sergeants are free, one of each a platoon and one with a company headquarters: MF-RUL-110. */
function leadersAllowed(force: Force): number {
  const platoons = Math.ceil(counted(force, 'rifle-section') / (needs.rows['platoon-hq']?.count ?? 1))
  const least = counted(force, 'engineer-section') > 0 ? 1 : 0
  return Math.max(platoons, least) + counted(force, 'company-hq')
}

const zonesAllowed = (): number => {
  const { start = 0, deeper = 1, deepest = 0 } = setupZone.rows
  return Math.floor((deepest - start) / deeper)
}

/** The rule for the points of a game of this size. */
const sizeRules = (points: number | null): readonly string[] => {
  const size = Object.keys(pointsOfSizes).find(name => pointsOfSizes[name] === points)
  const rules: { readonly [size: string]: string } = { small: 'MF-BUY-1', medium: 'MF-BUY-2', large: 'MF-BUY-3' }
  return [rules[size ?? 'small'] as string]
}

/** What a headquarters lacks, if one more of it is bought. */
function lacking(force: Force, kind: string, more = 0): { readonly item: string; readonly count: number } | null {
  const need = needs.rows[kind]
  const missing = need ? need.count * (counted(force, kind) + more) - counted(force, need.item) : 0
  return need && missing > 0 ? { item: need.item, count: missing } : null
}

/** How many of a kind a force may have at most, where the rules say so. */
function mostOf(force: Force, kind: string): number | null {
  if ((leaders as readonly string[]).includes(kind)) return leadersAllowed(force)
  return kind === 'zone' ? zonesAllowed() : kind === 'dug-in' ? 1 : null
}

const mostRules: { readonly [kind: string]: readonly string[] } = {
  zone: ['MF-BUY-13', 'MF-RUL-98'],
  'dug-in': ['MF-BUY-14'],
}
const rulesOfMost = (kind: string): readonly string[] => mostRules[kind] ?? [ruleFor(kind), 'MF-RUL-110']

function offers(force: Force, at: readonly number[]): readonly ForceOffer[] {
  if (at.length > 0) return []
  const own = armies.rows[supplyOf(force.army)]?.vehicles ?? []
  const offer = (kind: string, group: Message, note: Message | null): ForceOffer => ({
    item: oneOfKind(kind, 1, membersOf(kind)),
    group,
    note,
    cost: priceOf(kind),
    no: whyNot(force, kind),
  })
  const group = (kind: string): Message =>
    extras.includes(kind)
      ? text`Besides`
      : (leaders as readonly string[]).includes(kind)
        ? text`Leaders`
        : text`Infantry`
  return [
    ...Object.keys(sold).map(kind => offer(kind, group(kind), itemNote(kind))),
    ...own.map(kind => offer(kind, text`Vehicles`, chances(kind))),
    ...vehicles.filter(kind => !own.includes(kind)).map(kind => offer(kind, text`Captured vehicles`, chances(kind))),
  ]
}

function whyNot(force: Force, kind: string): readonly Reason[] {
  const reasons: Reason[] = []
  const lack = lacking(force, kind, 1)
  if (lack)
    reasons.push(
      because(
        'sections',
        lack.item === 'rifle-section'
          ? text`first add rifle sections: ${the.count(lack.count)}`
          : text`first add platoon HQs: ${the.count(lack.count)}`,
        ruleFor(kind),
        'MF-RUL-100',
      ),
    )
  const most = mostOf(force, kind)
  if (most !== null && counted(force, kind) >= most)
    reasons.push(
      because(
        'bought',
        most === 0 ? text`first add a section` : text`${the.count(most)} of these at most`,
        ...rulesOfMost(kind),
      ),
    )
  return reasons
}

/** What the acquisition die may do to a vehicle, in sixths. */
function chances(kind: string): Message | null {
  const row = acquisition.rows[kinds.rows[kind]?.acquisition ?? '']
  if (!row) return null
  const faces = ([1, 2, 3, 4, 5, 6] as const).map(die => row[die])
  const starts = faces.filter(face => face.starts || face.full).length
  const late = faces.filter(face => face.arrives !== null).length
  const away = the.count(6 - starts - late)
  return text`there at the start on ${the.count(starts)} in 6, late on ${the.count(late)}, never on ${away}`
}

function note(_: Force, { kind }: ForceItem): Message | null {
  if (isVehicle(kind)) return chances(kind)
  if (kind === 'rifle-section') return text`the manpower die takes up to 4 men, and the LMG on 1 or 2`
  if (hqSections.rows[kind] || sections.rows[kind]) return text`the manpower die takes a team on 2 or 3, two on 1`
  return null
}

function faults(force: Force): readonly ForceFault[] {
  const found: ForceFault[] = [...faultsOfCost(costOf(builder, force), force, sizeRules(force.points))]
  if (!force.items.some(({ kind }) => isVehicle(kind) || membersOf(kind).length > 0))
    found.push({
      at: [],
      says: text`the force has neither a section nor a vehicle`,
      mend: text`add a rifle section`,
      cites: ['MF-BUY-4', 'MF-BUY-9'],
    })
  for (const [i, item] of force.items.entries()) {
    const at = [i]
    if (!isSold(item.kind)) {
      const says = text`${the.term(item.kind)} is not on the price list`
      found.push({ at, says, mend: text`take it out`, cites: ['MF-BUY-4', 'MF-BUY-9'] })
      continue
    }
    if (!fits(item.items, membersOf(item.kind)))
      found.push({
        at,
        says: text`${itemName(item.kind)}: its men are not those of the rules`,
        mend: text`take it out and add it again`,
        cites: ['MF-RUL-97', 'MF-RUL-111'],
      })
    // what is wrong with all of a kind is told once
    if (force.items.findIndex(({ kind }) => kind === item.kind) === i) found.push(...faultsOfKind(force, item.kind, i))
  }
  return found
}

function faultsOfKind(force: Force, kind: string, i: number): readonly ForceFault[] {
  const found: ForceFault[] = []
  const lack = lacking(force, kind)
  if (lack) {
    const [need, have, had] = [needs.rows[kind]?.count ?? 1, counted(force, lack.item), counted(force, kind)]
    const [each, there, of] = [the.count(need), the.count(have), the.count(had)]
    const [add, out] = [the.count(lack.count), the.count(had - Math.floor(have / need))]
    const sections = lack.item === 'rifle-section'
    found.push({
      at: [i],
      says: sections
        ? text`each platoon HQ needs ${each} rifle sections of its own; there are ${there} for ${of}`
        : text`each company HQ needs ${each} platoon HQs; there are ${there} for ${of}`,
      mend: sections
        ? text`rifle sections to add: ${add}; or platoon HQs to take out: ${out}`
        : text`platoon HQs to add: ${add}; or company HQs to take out: ${out}`,
      cites: [ruleFor(kind), 'MF-RUL-100'],
    })
  }
  const most = mostOf(force, kind)
  const over = most === null ? 0 : counted(force, kind) - most
  if (most !== null && over > 0)
    found.push({
      at: [i],
      says: text`${itemName(kind)}: ${the.count(counted(force, kind))}, and ${the.count(most)} at most`,
      mend: text`take out ${the.count(over)}`,
      cites: rulesOfMost(kind),
    })
  return found
}

/** A file need not list the posts of a section; a list that does not fit is left as it is. */
function filled(item: ForceItem): ForceItem {
  const posts = membersOf(item.kind)
  return fits(item.items, posts) ? { ...item, items: manned(item.items, posts) } : item
}

function hints(force: Force): readonly Message[] {
  const found: Message[] = []
  const left = (force.points ?? 0) - costOf(builder, force)
  if (left > 0) found.push(text`points left to spend: ${the.count(left)}`)
  const units = force.items.reduce((sum, { kind, count }) => sum + (membersOf(kind).length > 0 ? count : 0), 0)
  if (counted(force, 'reroll') > units) found.push(text`each unit rolls again once at most: some rerolls are wasted`)
  const free = leadersAllowed(force)
  if (leaders.some(kind => counted(force, kind) < free) && free > 0)
    found.push(text`officers and platoon sergeants join for nothing, ${the.count(free)} of each; add them to name them`)
  return found
}

export const builder: ForceBuilder<MuzzleflashTables> = {
  armies: nations,
  counts: 'points',
  sizes: [2, 3, ...Object.values(pointsOfSizes)],
  terms: [quality],
  kinds: kindsOf(),
  complete: force => ({ ...force, items: force.items.map(filled) }),
  offers,
  cost: (_, { kind, count }) => (isSold(kind) ? count * priceOf(kind) : 0),
  note,
  faults,
  hints,
  field,
}
