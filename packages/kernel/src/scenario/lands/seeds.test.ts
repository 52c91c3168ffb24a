import { expect, test } from 'vitest'
import { sha256 } from '../../hash.ts'
import { type LandName, layLand } from './index.ts'
import { dressing } from './lands.fixture.ts'

/**
 * People name a table to each other by its seed, so a seed means the same ground in every version. Whoever changes a
 * land on purpose writes its new hash here and says in CHANGELOG.md that old seeds give another one.
 */
const known: { readonly [land in LandName]: string } = {
  bocage: 'c1d25b2859c80612',
  ridge: 'e5f0d931f1be2de5',
  'no-mans-land': '61ecad939d1ae966',
  desert: '5196965051f56849',
  town: '3a216d0c7b159c4b',
  river: '0f8fec82b5f439c3',
  beach: 'ab2d6a6580035d12',
}

const sizes = [
  [48, 48],
  [100, 80],
  [220, 40],
  [72, 72],
] as const

test.each(Object.entries(known) as [LandName, string][])('%s is the same by the same seed', (land, hash) => {
  const tables = [1, 2, 3, 4, 5].flatMap(seed =>
    sizes.map(([width, depth]) =>
      layLand({ land, seed, width, depth, sides: width === 72 ? 4 : 2 }, { ...dressing, pace: width === 48 ? 0.5 : 1 }),
    ),
  )
  expect(sha256(JSON.stringify(tables), '', 2)).toBe(hash)
})
