import type { Id, Shape } from '@sandtable/kernel'
import type { Blaze, Feature } from '../records.ts'

/** Features placed during the game: smoke, mines, wire. */
const PLAIN: Omit<Feature, 'id' | 'kind' | 'shape'> = {
  height: 0,
  side: null,
  hidden: false,
  gone: false,
  destroyed: false,
  floors: 1,
  capacity: null,
  build: 'strong',
  dense: false,
  dpv: null,
  indefensibleUntil: null,
  smokeUntil: null,
  real: null,
  charge: null,
  chargedBy: null,
  loopholes: false,
  cleared: null,
  entered: [],
  was: null,
  objective: 0,
  demolition: 0,
  demolisher: null,
  pendingDpv: 0,
  pending: false,
}

export const plainFeature = (fields: Partial<Feature> & Pick<Feature, 'id' | 'kind' | 'shape'>): Feature => ({
  ...PLAIN,
  ...fields,
})

export function makeFeature(
  game: Blaze,
  id: Id,
  kind: string,
  shape: Shape,
  fields: Partial<Feature>,
  cites: readonly string[],
): void {
  game.make('terrain', plainFeature({ ...fields, id, kind, shape }), cites)
}

/** The first id of this kind never used on the table: wire-1, wire-2 and so on. */
export function freshName(game: Blaze, kind: string, from = 1): Id {
  let number = from
  while (game.store.knows('terrain', `${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}
