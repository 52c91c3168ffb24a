import type { Snapshot } from '../game/messages.ts'
import { words } from '../language/index.ts'
import type { Piece } from '../on-table.ts'

type Seen = Pick<Snapshot, 'glances'>

/** How a piece is, in a word or two, and which way it faces where that matters. */
export function statesText({ glances }: Seen, piece: Piece): string {
  const { text } = words()
  const told = (glances[piece.id] ?? []).map(glance => text.glances[glance])
  const facing =
    typeof piece.facing === 'number' ? [text.faces(text.directions[Math.round(piece.facing / 45) % 8] as string)] : []
  return [...told, ...facing].join(', ')
}
