import type { Words } from '../index.ts'

export const rulebook: Words['rulebook'] = {
  books: 'Regelwerke',
  one: 'Regelwerk',
  notHere: 'Dieses Regelwerk ist nicht hier.',
  opening: 'Das Buch wird aufgeschlagen.',
}
