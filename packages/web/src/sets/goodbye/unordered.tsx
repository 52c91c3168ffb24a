import { RuleLinks } from '../../parts/rule-links.tsx'
import { marchIn } from '../../play/marching.ts'
import { type TableState, useTable } from '../../play/store.ts'
import { panelWords } from './language/index.ts'

/** Below a drafted move on initiative: what it costs. */
export function Unordered() {
  const goodbye = panelWords.use()
  const how = useTable(movesOnInitiative)
  return (
    how && (
      <p className="hint">
        {goodbye.unordered[how]} <RuleLinks cites={['GB-MOVE-12']} />
      </p>
    )
  )
}

/** Is a man's move on initiative drafted, or that of several? */
export function movesOnInitiative(table: Pick<TableState, 'snapshot' | 'draft' | 'march'>): 'one' | 'several' | null {
  const { snapshot, draft } = table
  const [game] = (snapshot?.view.tables.game ?? []) as readonly { readonly phase: string }[]
  if (game?.phase !== 'free') return null
  const group = marchIn(table)
  if (group && !group.draft) return 'several'
  return draft?.action === 'move' ? 'one' : null
}
