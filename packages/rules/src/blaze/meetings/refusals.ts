import type { Reason } from '@sandtable/kernel'
import { plainly } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import { isWreck } from '../stands/stand.ts'
import type { Going } from './watching.ts'

const words: { readonly [word: string]: string } = {
  terrain: 'barred',
  water: 'water',
  floor: 'full',
  distance: 'too-far',
  '200': 'too-far',
  table: 'edge',
  disordered: 'held',
  suppressed: 'held',
  prone: 'held',
  entangled: 'held',
  immobilised: 'held',
  melee: 'held',
  landed: 'held',
}

/** What a refusal to go somewhere is about. */
export function refusedColumns(game: Blaze, { matrix }: Going, reason: Reason): readonly string[] {
  const { word, says, cites } = reason
  if (word === 'touch' && cites.includes('BA-RUL-74')) return onWhom(game, plainly(says))
  if (matrix !== 'placings') return words[word] === 'water' ? ['barred'] : words[word] ? [words[word] as string] : []
  if (plainly(says).includes('off the table')) return ['edge']
  if (plainly(says).includes('wire')) return ['wire']
  if (plainly(says).includes('deep-water') || plainly(says).includes('deep water')) return ['water']
  return word === 'floor' ? ['house'] : []
}

/** The stand that the refusal names. */
function onWhom(game: Blaze, says: string): readonly string[] {
  const named = game.pieces.find(({ id }) => says.endsWith(` ${id}`))
  return named ? [isWreck(named) ? 'wreck' : 'room'] : []
}
