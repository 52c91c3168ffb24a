import { RuleLinks } from '../../parts/rule-links.tsx'
import { useTable } from '../../play/store.ts'
import { movesOnInitiative } from './initiative.ts'
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
