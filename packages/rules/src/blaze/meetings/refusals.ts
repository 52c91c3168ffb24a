import type { Reason } from '@sandtable/kernel'
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
export function refusedColumns(game: Blaze, { matrix }: Going, { word, says, cites }: Reason): readonly string[] {
  const about = says.args.at(-1)
  if (word === 'touch' && cites.includes('BA-RUL-74'))
    return about && 'piece' in about ? [isWreck(game.piece(about.piece)) ? 'wreck' : 'room'] : []
  if (matrix !== 'placings') return words[word] === 'water' ? ['barred'] : words[word] ? [words[word] as string] : []
  if (word === 'table') return ['edge']
  const ground = about && 'ground' in about ? game.get('terrain', about.ground).kind : null
  if (ground === 'wire') return ['wire']
  if (ground === 'deep-water') return ['water']
  return word === 'floor' ? ['house'] : []
}
