import type { Snapshot } from '@sandtable/room'
import { useMemo } from 'react'
import { useTable } from '../../play/store.ts'
import { namesOf } from '../../words/names.ts'
import { barragedIn } from './barraged.ts'
import { panelWords } from './language/index.ts'

/** While the first cards are laid: what the barrage has done. The log has every die of it. */
export function AfterBarrage({ snapshot }: { readonly snapshot: Snapshot }) {
  const words = panelWords.use()
  const log = useTable(t => t.log)
  const isFirst = (snapshot.view.tables.game[0] as { readonly turn?: number }).turn === 1
  const fell = useMemo(() => (isFirst ? barragedIn(log) : null), [log, isFirst])
  if (!fell) return null
  const names = namesOf(snapshot)
  const hurt = snapshot.table.sides.map(
    side =>
      `${names.side(side)}: ${words.hurt([...(fell.hurt.get(side) ?? [])].map(id => names.piece(id)).join(', '), side === snapshot.seat)}`,
  )
  return (
    <p className="after-barrage">
      <b>{words.barraged(fell.templates)}</b> {hurt.join(' ')}
    </p>
  )
}
