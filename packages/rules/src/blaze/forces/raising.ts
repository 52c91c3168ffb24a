import type { Id, Stream, Value } from '@sandtable/kernel'
import { quickBattleValues, type Rating } from '../tables.ts'
import type { Army, Item } from './armies.ts'

/** A force as a file would have it. */
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

/** What a side may have that is no stand. */
const assets: { readonly [item: string]: string } = {
  'double-move': 'doubleMoves',
  'suppressive-template': 'suppressiveTemplates',
}

const worth = (item: string): number => quickBattleValues.rows[item] as number

/** A company headquarters, platoons of four sections and a light machine gun, and support until the last point is spent. */
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
  const add = (kind: string, unit: Id, id?: Id): void => {
    const points = worth(kind)
    const nth = (counts.get(kind) ?? 0) + 1
    counts.set(kind, nth)
    left -= points
    if (kind in assets) return
    pieces.push({ id: id ?? `${side.id}-${kind}-${nth}`, side: side.id, unit, kind, points })
  }
  const names = Array.from({ length: platoons }, (_, i) => `${side.id}-${i + 1}`)
  const units: Value[] = [{ id: company, side: side.id, kind: 'company', rating, hq }]
  for (const platoon of names) {
    units.push({ id: platoon, side: side.id, kind: 'platoon', rating, company, hq })
    for (let i = 0; i < SECTIONS; i++) add(army.section, platoon)
    add('lmg', platoon)
  }
  add('company-hq', company, hq)
  const may = ({ kind, most }: Item): boolean => (counts.get(kind) ?? 0) < most * platoons && worth(kind) <= left
  while (left > 0) {
    const basket = army.support.filter(may).flatMap(item => Array.from({ length: item.weight }, () => item))
    const item = basket[stream.next(Math.max(1, basket.length))]
    // the rest that buys nothing else goes into double moves
    add(item?.kind ?? 'double-move', company)
  }
  const owned = Object.entries(assets).map(([item, field]) => [field, counts.get(item) ?? 0])
  return { side: { ...side, ...Object.fromEntries(owned) }, units, pieces }
}
