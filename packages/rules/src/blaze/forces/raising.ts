import type { Id, Stream, Value } from '@sandtable/kernel'
import { quickBattleValues, type Rating } from '../tables.ts'
import type { Army, Item } from './armies.ts'

/** A force as in a file. */
export interface Force {
  readonly side: { readonly [field: string]: Value }
  readonly units: readonly Value[]
  readonly pieces: readonly Value[]
}

export interface Means {
  readonly points: number
  readonly platoons: number
  readonly rating: Rating
  readonly stream: Stream
}

/** A platoon: BA-ORG-17. */
const SECTIONS = 4

/** The assets of a side that are not stands. */
const assets: { readonly [item: string]: string } = {
  'double-move': 'doubleMoves',
  'suppressive-template': 'suppressiveTemplates',
}

const worth = (item: string): number => quickBattleValues.rows[item] as number

/** A company headquarters, platoons of four sections and a light machine gun, and support until every point is spent. */
export function raise(
  side: { readonly id: Id; readonly edge: string; readonly zone: number },
  army: Army,
  means: Means,
): Force {
  const { platoons, rating, stream } = means
  const company = `${side.id}-company`
  const hq = `${company}-hq`
  const counts = new Map<string, number>()
  const pieces: Value[] = []
  let left = means.points
  const add = (kind: string, unit: Id, fields: { readonly [field: string]: Value } = {}): Id => {
    const points = worth(kind)
    const nth = (counts.get(kind) ?? 0) + 1
    counts.set(kind, nth)
    left -= points
    const id = `${side.id}-${kind}-${nth}`
    if (!(kind in assets)) pieces.push({ id, side: side.id, unit, kind, points, ...fields })
    return id
  }
  const names = Array.from({ length: platoons }, (_, i) => `${side.id}-${i + 1}`)
  const units: Value[] = [{ id: company, side: side.id, kind: 'company', rating, hq }]
  // the first platoon of a larger force may ride
  const rides = platoons > 1 && stream.next(2) === 0
  for (const [nth, platoon] of names.entries()) {
    units.push({ id: platoon, side: side.id, kind: 'platoon', rating, company, hq })
    const stands = [...Array.from({ length: SECTIONS }, () => army.section), 'lmg']
    if (nth === 0 && rides) motorise(stands, army.motor, platoon, side.id, add)
    else for (const kind of stands) add(kind, platoon)
  }
  add('company-hq', company, { id: hq })
  const may = ({ kind, most }: Item): boolean => (counts.get(kind) ?? 0) < most * platoons && worth(kind) <= left
  while (left > 0) {
    const basket = army.support.filter(may).flatMap(item => Array.from({ length: item.weight }, () => item))
    const item = basket[stream.next(Math.max(1, basket.length))]
    // leftover points buy double moves
    add(item?.kind ?? 'double-move', company)
  }
  const owned = Object.entries(assets).map(([item, field]) => [field, counts.get(item) ?? 0])
  return { side: { ...side, ...Object.fromEntries(owned) }, units, pieces }
}

type Add = (kind: string, unit: Id, fields?: { readonly [field: string]: Value }) => Id

/** Three stands per vehicle: BA-MOTO-1. */
const ABOARD = 3

/** The platoon rides in as many vehicles as it needs. */
function motorise(stands: readonly string[], motor: string, platoon: Id, side: Id, add: Add): void {
  for (let first = 0; first < stands.length; first += ABOARD) {
    const carrier = `${side}-${motor}-${first / ABOARD + 1}`
    const passengers = stands.slice(first, first + ABOARD).map(kind => add(kind, platoon, { aboard: carrier }))
    add(motor, platoon, { passengers })
  }
}
