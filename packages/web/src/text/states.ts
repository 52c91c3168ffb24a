import type { Snapshot } from '@sandtable/room'
import { textWords } from '../language/text-words.ts'
import { type Piece, piecesOf } from '../play/on-table.ts'

type Seen = Pick<Snapshot, 'glances' | 'view'>

/** The state of a piece in a word or two, and its facing, if facing matters on this table. */
export function statesText(seen: Seen, piece: Piece): string {
  const { glances } = seen
  const text = textWords.now()
  const told = (glances[piece.id] ?? []).map(glance => text.glances[glance])
  const facing =
    typeof piece.facing === 'number' && piecesOf(seen).some(({ facing }) => facing)
      ? [text.faces(text.directions[Math.round(piece.facing / 45) % 8] as string)]
      : []
  return [...told, ...facing].join(', ')
}
