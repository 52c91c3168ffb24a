import {
  costOf,
  type Force,
  type ForceArmy,
  type ForceBuilder,
  type ForceFault,
  type ForceItem,
  type ForceKind,
  type ForceOffer,
  faultsOfCost,
  type Message,
  oneOfKind,
  type Trait,
  text,
  the,
} from '@sandtable/kernel'
import { worthOf } from '../kinds.ts'
import type { GoodbyeTables } from '../records.ts'
import { costs, kinds, needs, platoon, type Rank, troops } from '../tables.ts'
import { field } from './fielding.ts'

/** Forces by the points system: men in sections, their skills and equipment, the leaders they must have, and tanks. */

export const armies: readonly ForceArmy[] = [
  { id: 'british', name: 'British', camp: 'entente' },
  { id: 'french', name: 'French', camp: 'entente' },
  { id: 'american', name: 'American', camp: 'entente' },
  { id: 'german', name: 'German', camp: 'central' },
  { id: 'austrian', name: 'Austrian', nation: 'German', camp: 'central' },
]

const plus = (most: number): Trait['options'] =>
  Array.from({ length: most + 1 }, (_, i) => ({ value: String(i), says: text`${the.signed(i)}` }))
const worn: Trait['options'] = [
  { value: '0', says: text`no` },
  { value: '1', says: text`yes` },
]

/** What veterans and raiders are made of, each with its price and its rule. */
interface Skill extends Trait {
  readonly price: string
  readonly rule: string
}
export const skills: readonly Skill[] = [
  { id: 'extra-attack', says: text`extra attacks`, options: plus(3), price: 'extra-melee-attack', rule: 'GB-PTS-7' },
  { id: 'extra-shot', says: text`extra shots`, options: plus(3), price: 'extra-shooting-attack', rule: 'GB-PTS-8' },
  { id: 'extra-wound', says: text`extra wounds`, options: plus(3), price: 'extra-wound', rule: 'GB-PTS-9' },
  { id: 'to-hit', says: text`bonus to hit`, options: plus(2), price: 'plus-one-to-hit', rule: 'GB-PTS-10' },
  { id: 'body-armour', says: text`body armour`, options: worn, price: 'body-armour', rule: 'GB-PTS-11' },
]

const rankOf = (kind: string): Rank | null => kinds.rows[kind]?.rank ?? null
const isTank = (kind: string): boolean => rankOf(kind) === 'tank'
export const isSection = (kind: string): boolean => kind === 'section'

/** Body armour is sold to nobody who has it already. */
const skillsOf = (kind: string): readonly Skill[] =>
  isTank(kind) ? [] : skills.filter(({ id }) => id !== 'body-armour' || !kinds.rows[kind]?.armour)

const says = (kind: string): Message => text`${the.term(kind)}`

const kindsOf = (): { readonly [kind: string]: ForceKind } => ({
  section: { says: text`section` },
  ...Object.fromEntries(Object.keys(kinds.rows).map(kind => [kind, { says: says(kind), traits: skillsOf(kind) }])),
})

/** What one man or tank costs, with the skills that were chosen for him: GB-PTS-4, GB-TYPE-18. */
function priceOf(kind: string, traits: ForceItem['traits']): number {
  const row = kinds.rows[kind]
  const line = row && troops.rows[row.class ?? row.rank]
  if (!row || !line) return 0
  const extras = skillsOf(kind).reduce(
    (sum, { id, price }) => sum + Number(traits[id] ?? 0) * (costs.rows[price] ?? 0),
    0,
  )
  return worthOf(row, line, costs.rows) + extras
}

const priced = ({ kind, count, traits, items }: ForceItem): number =>
  count * (priceOf(kind, traits) + items.reduce((sum, item) => sum + priced(item), 0))

const groupOf = (kind: string): Message => {
  if (isTank(kind)) return text`Tanks`
  if (rankOf(kind) !== 'private') return text`Leaders`
  return kinds.rows[kind]?.crew ? text`Weapons with a crew` : text`Men`
}

/** Tanks and sections for the force; leaders and men for a section. */
function offers(force: Force, at: readonly number[]): readonly ForceOffer[] {
  const offer = (item: ForceItem, group: Message, own?: Message): ForceOffer => ({
    item,
    group,
    ...(own && { says: own }),
    note: noteOf(item.kind),
    cost: priced(item),
    no: [],
  })
  const among = (chosen: (kind: string) => boolean): readonly ForceOffer[] =>
    Object.keys(kinds.rows)
      .filter(chosen)
      .map(kind => offer(oneOfKind(kind), groupOf(kind)))
  if (at.length === 1 && isSection(force.items[at[0] ?? 0]?.kind ?? '')) {
    const men = among(kind => !isTank(kind))
    const order = [text`Men`.says, text`Weapons with a crew`.says, text`Leaders`.says]
    return [...men].sort((a, b) => order.indexOf(a.group.says) - order.indexOf(b.group.says))
  }
  if (at.length > 0) return []
  const examples = Object.entries(platoon.rows).map(([name, men]) => {
    const members = Object.entries(men).map(([kind, count]) => oneOfKind(kind, count))
    return offer(oneOfKind('section', 1, members), text`Sections of the example platoon`, says(name))
  })
  return [offer(oneOfKind('section'), text`A section of your own`, text`empty section`), ...examples, ...among(isTank)]
}

function noteOf(kind: string): Message | null {
  const crew = kinds.rows[kind]?.crew ?? 1
  return crew > 1 ? text`served by ${the.count(crew)} men; riflemen of its section help` : null
}

/** A section counts as one if it has privates. */
const sectionsOf = ({ items }: Force): readonly (readonly [number, ForceItem])[] =>
  [...items.entries()].filter(([, { kind, items: men }]) => isSection(kind) && has(men, 'private'))

const has = (items: readonly ForceItem[], rank: Rank): boolean => items.some(({ kind }) => rankOf(kind) === rank)

const everybody = ({ items }: Force): readonly ForceItem[] => items.flatMap(item => [item, ...item.items])

function faults(force: Force): readonly ForceFault[] {
  const all = everybody(force)
  const found: ForceFault[] = [...faultsOfCost(costOf(builder, force), force, ['GB-PTS-4', 'GB-PTS-5'])]
  if (!has(all, 'junior-officer'))
    found.push({
      at: [],
      says: text`the force has no officer`,
      mend: text`add a second lieutenant, lieutenant or captain to a section`,
      cites: ['GB-TYPE-14'],
    })
  for (const [i, { items }] of sectionsOf(force))
    if (!has(items, 'junior-nco'))
      found.push({
        at: [i],
        says: text`section ${the.count(i + 1)} has no junior NCO`,
        mend: text`add a lance corporal or corporal to it`,
        cites: ['GB-TYPE-6'],
      })
  if (has(force.items, 'private'))
    found.push({
      at: [],
      says: text`there are privates without a section`,
      mend: text`put them into a section with a junior NCO`,
      cites: ['GB-TYPE-6'],
    })
  const sections = sectionsOf(force).length
  const wanted = Math.floor(sections / needs.rows['sections-per-senior'])
  const seniors = all.reduce((sum, { kind, count }) => sum + (rankOf(kind) === 'senior-nco' ? count : 0), 0)
  if (seniors < wanted)
    found.push({
      at: [],
      says: text`${the.count(sections)} sections of privates need ${the.count(wanted)} senior NCOs, and there are ${the.count(seniors)}`,
      mend: text`sergeants to add: ${the.count(wanted - seniors)}`,
      cites: ['GB-TYPE-9'],
    })
  return found
}

function hints(force: Force): readonly Message[] {
  const found: Message[] = []
  const left = (force.points ?? 0) - costOf(builder, force)
  if (left > 0) found.push(text`points left to spend: ${the.count(left)}`)
  for (const [i, { items }] of sectionsOf(force)) {
    const wanted = items.reduce((sum, { kind, count }) => sum + count * ((kinds.rows[kind]?.crew ?? 1) - 1), 0)
    const riflemen = items.reduce((sum, { kind, count }) => sum + (kind === 'rifleman' ? count : 0), 0)
    if (wanted > riflemen)
      found.push(text`section ${the.count(i + 1)} lacks riflemen to serve its weapons: ${the.count(wanted - riflemen)}`)
  }
  if (everybody(force).some(({ traits, kind }) => traits['body-armour'] || kinds.rows[kind]?.armour))
    found.push(text`men in body armour cannot dash`)
  return found
}

export const builder: ForceBuilder<GoodbyeTables> = {
  armies,
  counts: 'points',
  sizes: [400, 600, 800, 1200],
  terms: [],
  kinds: kindsOf(),
  offers,
  cost: (_, item) => priced(item),
  note: (_, { kind }) => noteOf(kind),
  faults,
  hints,
  field,
}
