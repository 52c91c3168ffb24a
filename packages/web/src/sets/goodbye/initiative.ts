import { marchIn } from '../../play/marching.ts'
import type { TableState } from '../../play/store.ts'

/** Is a man's move on initiative drafted, or that of several? */
export function movesOnInitiative(table: Pick<TableState, 'snapshot' | 'draft' | 'march'>): 'one' | 'several' | null {
  const { snapshot, draft } = table
  const [game] = (snapshot?.view.tables.game ?? []) as readonly { readonly phase: string }[]
  if (game?.phase !== 'free') return null
  const group = marchIn(table)
  if (group && !group.draft) return 'several'
  return draft?.action === 'move' ? 'one' : null
}
