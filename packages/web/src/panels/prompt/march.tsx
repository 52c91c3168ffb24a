import { Key } from '../../keys/key.tsx'
import { useWords, words } from '../../language/index.ts'
import { type Marching, marchIn } from '../../play/marching.ts'
import { useTable } from '../../play/store.ts'
import { panelsOf } from '../../sets/index.ts'
import { Trials } from './trials.tsx'

/** That a drafted move goes on beyond its first deed; null where it does not. */
export function runText(march: Marching | null): string | null {
  const [only] = march?.plan ?? []
  const seen = only?.legs.flatMap(({ isSeen }, i) => (isSeen ? [i + 1] : [])) ?? []
  return only && only.legs.length > 1 ? words().prompts.run(only.legs.length, seen) : null
}

export function RunHint() {
  useWords()
  const says = runText(useTable(marchIn))
  return says ? <p className="hint">{says}</p> : null
}

/** Several pieces that are to move together. */
export function GroupMarch() {
  const { prompts } = useWords()
  const march = useTable(marchIn)
  const snapshot = useTable(t => t.snapshot)
  const { confirm, cancel } = useTable.getState()
  if (!snapshot || !march || march.draft) return null
  const { Drafted } = panelsOf(snapshot.table.ruleset)
  const goes = march.plan.filter(({ legs }) => legs.length > 0).length
  return (
    <section className="draft" aria-label={prompts.drafted}>
      <p className="drafted">{prompts.group(goes)}</p>
      <Trials />
      {Drafted && goes > 0 && <Drafted />}
      <div className="buttons">
        {goes > 0 && (
          <button type="button" className="button primary" onClick={() => void confirm()}>
            {prompts.groupGo} <Key of="confirm" />
          </button>
        )}
        <button type="button" className="button" onClick={cancel}>
          {prompts.cancel} <Key of="cancel" />
        </button>
      </div>
    </section>
  )
}
