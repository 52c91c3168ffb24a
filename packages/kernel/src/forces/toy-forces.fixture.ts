import type { RuleSet } from '../ruleset.ts'
import { text } from '../text/message.ts'
import { toy } from '../toy.fixture.ts'
import { costOf, type Force, type ForceBuilder, type ForceItem, faultsOfCost, type Trait } from './force.ts'

/** Forces for Hide and Seek: patrols of scouts, and a flag that belongs to nobody. */

const quality: Trait = {
  id: 'quality',
  says: text`quality`,
  options: [
    { value: 'usual', says: text`usual` },
    { value: 'very-good', says: text`very good` },
  ],
}
const season: Trait = {
  ...quality,
  id: 'season',
  options: ['summer', 'late-autumn'].map(value => ({ value, says: text`x` })),
}

const cost = (_: Force, { kind, count, items }: ForceItem): number =>
  (kind === 'scout' ? count : 2) + items.reduce((sum, item) => sum + cost(_, item), 0)

export const builder: ForceBuilder = {
  armies: [
    { id: 'red', name: 'British', camp: 'west' },
    { id: 'light-red', name: 'Light Red', nation: 'American', camp: 'west' },
    { id: 'blue', name: 'Blue', camp: 'east' },
  ],
  counts: 'points',
  sizes: [4],
  terms: [season],
  kinds: {
    patrol: { says: text`patrol`, traits: [quality] },
    scout: { says: text`scout` },
    'old-flag': { says: text`flag`, nameless: true },
  },
  offers: () => [],
  cost,
  faults: force => faultsOfCost(costOf({ cost }, force), force, ['HS-HIDE-1']),
  field: (_, forces, stream) => ({
    sides: forces.map(({ side }) => ({ id: side, score: 1 + stream.next(6) })),
    units: [{ id: 'patrol', side: forces[0]?.side ?? '', kind: 'patrol', name: 'scout-1' }],
    pieces: [1, 2].map(n => ({
      id: `scout-${n}`,
      side: forces[0]?.side ?? '',
      unit: 'patrol',
      kind: 'scout',
      friends: n === 1 ? ['scout-2', 7] : null,
    })),
  }),
}

export const withForces: RuleSet = { ...toy, forces: builder }
