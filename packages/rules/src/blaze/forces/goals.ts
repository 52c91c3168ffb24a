import type { LaidTable, Value } from '@sandtable/kernel'

/** The points of a place for the side that alone holds it. */
export const HOUSE = 8

/** The table with what quick battles are about: the place in the middle, and the houses nearest to it, in counterparts. */
export function withGoals(
  { terrain, ...rest }: LaidTable,
  middle: string | null,
  most: number,
): { readonly table: Value; readonly goals: number } {
  const far = ({ polygon = [] }: LaidTable['terrain'][number]): number => {
    const x = polygon.reduce((sum, at) => sum + at[0], 0) / polygon.length - rest.width / 2
    const y = polygon.reduce((sum, at) => sum + at[1], 0) / polygon.length - rest.depth / 2
    return x * x + y * y
  }
  const houses = terrain
    .filter(({ kind, id }) => kind === 'building' && id !== middle)
    .map(house => ({ id: house.id, far: Math.round(far(house)) }))
    .sort((a, b) => a.far - b.far)
  const goals = new Set([...(middle ? [middle] : []), ...houses.slice(0, most).map(({ id }) => id)])
  return {
    table: {
      ...rest,
      terrain: terrain.map(feature => (goals.has(feature.id) ? { ...feature, objective: HOUSE } : feature)),
    } as Value,
    goals: goals.size,
  }
}
