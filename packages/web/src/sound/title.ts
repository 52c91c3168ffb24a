import { words } from '../language/index.ts'
import { isAsked } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'

/** The tab says it too when somebody must decide: not everybody listens, or looks. */
export function titleAlways(): () => void {
  return useTable.subscribe(({ snapshot, curtain }) => {
    const isMine = snapshot !== null && (isAsked(snapshot) || curtain !== null) && !snapshot.outcome
    const title = isMine ? words().page.yourDecision(snapshot.table.title) : 'Sandtable'
    if (document.title !== title) document.title = title
  })
}
