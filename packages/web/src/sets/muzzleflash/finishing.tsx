import { actorsIn } from '@sandtable/kernel'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { piecesOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { namesOf } from '../../words/names.ts'
import { type Acting, cutShort } from './cut-short.ts'
import { panelWords } from './language/index.ts'

/** That somebody else's turn ends with what is drafted. */
export function Finishing() {
  const words = panelWords.use()
  const snapshot = useTable(t => t.snapshot)
  const draft = useTable(t => t.draft)
  if (!snapshot || !draft || snapshot.table.purposes[draft.action] === 'end') return null
  const short = cutShort(piecesOf(snapshot) as readonly Acting[], snapshot.seat, actorsIn(draft, snapshot.table.roles))
  const names = namesOf(snapshot)
  return short.map(({ id, ap }) => (
    <p key={id} className="hint">
      {words.finishes(names.piece(id), ap)} <RuleLinks cites={['MF-ACT-7']} />
    </p>
  ))
}
