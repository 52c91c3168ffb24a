import type { Decision } from '@sandtable/kernel'
import type { Prospect } from '../../game/messages.ts'
import { words } from '../../language/index.ts'
import { Choice } from '../../parts/choice.tsx'
import { useTable } from '../../store.ts'
import { capital } from '../../words/deed.ts'

/** Where the same can be done to the same in several ways (how to fire, with what), another way is one click away. */
export function Ways() {
  const draft = useTable(t => t.draft)
  const prospects = useTable(t => t.prospects)
  const { draftAction } = useTable.getState()
  if (!draft) return null
  const found = waysOf(draft, prospects)
  if (!found) return null
  const { action, ...fields } = draft
  return (
    <Choice
      title={words().prompts.how}
      quiet
      look="joined"
      value={String(draft[found.field])}
      onChange={value => void draftAction(action, { ...fields, [found.field]: value })}
      options={found.ways.map(({ draft: way, says }) => ({
        value: String(way[found.field]),
        label: capital(says ?? String(way[found.field])),
      }))}
    />
  )
}

/** The prospects that differ from the draft in one word alone, and that word's field. */
export function waysOf(
  draft: Decision,
  prospects: readonly Prospect[],
): { readonly field: string; readonly ways: readonly Prospect[] } | null {
  const alike = prospects.filter(
    ({ draft: other, question }) =>
      other.action === draft.action && other.piece === draft.piece && question && question.field in draft,
  )
  const field = Object.keys(alike[0]?.draft ?? {}).find(key => key !== 'action' && key !== 'piece')
  const ways = alike.filter(({ draft: other }) => field !== undefined && typeof other[field] === 'string')
  const known = ways.some(({ draft: other }) => field !== undefined && other[field] === draft[field])
  return field !== undefined && known && ways.length > 1 ? { field, ways } : null
}
