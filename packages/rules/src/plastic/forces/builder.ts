import {
  costOf,
  type Fielded,
  type FieldedRecord,
  type Force,
  type ForceArmy,
  type ForceBuilder,
  type ForceFault,
  type ForceItem,
  type ForceKind,
  type ForceOffer,
  faultsOfCost,
  type Id,
  type Message,
  oneOfKind,
  type Trait,
  text,
  the,
} from '@sandtable/kernel'
import type { PlasticTables } from '../records.ts'
import { type Kind, kinds, poses } from '../tables.ts'

/** Forces out of a box of toy soldiers: figures as they are modelled, of Germans or of Allies, as many as agreed. */

export const armies: readonly ForceArmy[] = [
  { id: 'german', name: 'German', camp: 'german' },
  { id: 'american', name: 'American', camp: 'allied' },
  { id: 'british', name: 'British', camp: 'allied' },
  { id: 'russian', name: 'Russian', camp: 'allied' },
]

const campOf = (army: string): string | undefined => armies.find(({ id }) => id === army)?.camp

/** The pose that a figure is modelled in; sculptors make most kinds in several: PF-GEN-5. */
const poseOf = ({ pose }: Kind): Trait => ({
  id: 'pose',
  says: text`pose`,
  options: [pose, ...poses.filter(other => other !== pose)].map(value => ({ value, says: text`${the.term(value)}` })),
})

const kindsOf = (): { readonly [kind: string]: ForceKind } =>
  Object.fromEntries(
    Object.entries(kinds.rows).map(([kind, row]) => [kind, { says: text`${the.term(kind)}`, traits: [poseOf(row)] }]),
  )

/** Explosives need a place of their own in the list: they are few, and people look for them. */
function groupOf({ leader, radio, binoculars, reserve, team, weapons }: Kind): Message {
  if (leader || radio || binoculars) return text`Leaders, observers and radiomen`
  if (reserve) return text`Reserves`
  if (team) return text`Mortars and guns`
  return weapons.some(weapon => /rifle$|carbine$/.test(weapon)) ? text`Riflemen` : text`Other weapons`
}

const noteOf = ({ weapons, bayonet, reserve }: Kind): Message | null => {
  if (reserve) return text`takes the place of a fallen man, and cannot fight`
  if (weapons.length === 0) return text`unarmed`
  return bayonet ? text`${the.terms(weapons)}, with a bayonet` : text`${the.terms(weapons)}`
}

function offers(force: Force, at: readonly number[]): readonly ForceOffer[] {
  if (at.length > 0) return []
  const own = (kind: Kind): boolean => kind.nation === force.army
  const offered = Object.entries(kinds.rows).filter(([, row]) => row.army === campOf(force.army))
  const offer = ([kind, row]: readonly [string, Kind]): ForceOffer => ({
    item: oneOfKind(kind),
    group: own(row) ? groupOf(row) : text`Other Allies`,
    note: noteOf(row),
    cost: 1,
    no: [],
  })
  return [...offered.filter(([, row]) => own(row)), ...offered.filter(([, row]) => !own(row))].map(offer)
}

function faults(force: Force): readonly ForceFault[] {
  const found: ForceFault[] = [...faultsOfCost(costOf(builder, force), force, ['PF-SET-1'])]
  if (force.items.length === 0)
    found.push({
      at: [],
      says: text`the force has no figures`,
      mend: text`add some: every player commands at least one`,
      cites: ['PF-SET-1', 'PF-SET-2'],
    })
  for (const [i, { kind }] of force.items.entries())
    if (kinds.rows[kind]?.army !== campOf(force.army))
      found.push({
        at: [i],
        says: text`${the.term(kind)}: Germans and Allies do not fight on one side`,
        mend: text`take it out, or choose another army`,
        cites: ['PF-SET-1', 'PF-RUL-86'],
      })
  return found
}

function hints(force: Force): readonly Message[] {
  const rows = force.items.map(({ kind }) => kinds.rows[kind])
  const found: Message[] = []
  const left = (force.points ?? 0) - costOf(builder, force)
  if (left > 0) found.push(text`figures still to choose: ${the.count(left)}`)
  if (!rows.some(row => row?.leader || row?.radio)) found.push(text`nobody can lead: a leader or a radioman would`)
  if (rows.length > 0 && rows.every(row => row?.reserve)) found.push(text`there are only reserves, and nobody fights`)
  return found
}

/** The figures of a side, as a scenario file has them: everybody waits to be set up. */
export function raise(side: Id, { items }: Force): readonly FieldedRecord[] {
  const counts = new Map<string, number>()
  return items.flatMap(({ kind, count, names, traits }: ForceItem) =>
    Array.from({ length: count }, (_, i): FieldedRecord => {
      const nth = (counts.get(kind) ?? 0) + 1
      counts.set(kind, nth)
      const name = names[i] || null
      return {
        id: `${side}.${kind}-${nth}`,
        side,
        kind,
        ...(name && { name }),
        ...(traits.pose && { pose: traits.pose }),
      }
    }),
  )
}

export const builder: ForceBuilder<PlasticTables> = {
  armies,
  counts: 'figures',
  sizes: [10, 16, 24],
  terms: [],
  kinds: kindsOf(),
  offers,
  cost: (_, { count }) => count,
  note: (_, { kind }) => (kinds.rows[kind] ? noteOf(kinds.rows[kind]) : null),
  faults,
  hints,
  field: (_, forces): Fielded => ({
    sides: forces.map(({ side, force }) => ({ id: side, army: campOf(force.army) ?? null })),
    units: [],
    pieces: forces.flatMap(({ side, force }) => raise(side, force)),
  }),
}
