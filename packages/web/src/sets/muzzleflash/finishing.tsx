import { actorsIn } from '@sandtable/kernel'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { marchIn } from '../../play/marching.ts'
import { piecesOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { namesOf } from '../../words/names.ts'
import { type Acting, cutShort } from './cut-short.ts'
import { panelWords } from './language/index.ts'

/** That somebody else's turn ends with what is drafted, or with a group that sets out. */
export function Finishing() {
  const words = panelWords.use()
  const snapshot = useTable(t => t.snapshot)
  const draft = useTable(t => t.draft)
  const march = useTable(marchIn)
  if (!snapshot) return null
  const { purposes, roles } = snapshot.table
  const deeds = draft ? [draft] : (march?.marches.map(one => one.draft) ?? [])
  if (deeds.some(({ action }) => purposes[action] === 'end')) return null
  const actors = deeds.flatMap(one => actorsIn(one, roles))
  const short = cutShort(piecesOf(snapshot) as readonly Acting[], snapshot.seat, actors)
  const names = namesOf(snapshot)
  return short.map(({ id, ap }) => (
    <p key={id} className="hint">
      {words.finishes(names.piece(id), ap)} <RuleLinks cites={['MF-ACT-7']} />
    </p>
  ))
}
