import { useYourGames, waitingIn } from '../far/waiting.ts'
import { words } from '../language/index.ts'
import { isAsked } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'

/** The tab says it too when somebody must decide, and how many games far apart wait: not everybody listens, or looks. */
export function titleAlways(): () => void {
  const entitle = (): void => {
    const { snapshot, curtain } = useTable.getState()
    const isMine = snapshot !== null && (isAsked(snapshot) || curtain !== null) && !snapshot.outcome
    const count = waitingIn(useYourGames.getState())
    const plain = isMine ? words().page.yourDecision(snapshot.table.title) : 'Sandtable'
    const title = count > 0 ? words().apart.waiting(count, plain) : plain
    if (document.title !== title) document.title = title
  }
  const ends = [useTable.subscribe(entitle), useYourGames.subscribe(entitle)]
  return () => {
    for (const end of ends) end()
  }
}
