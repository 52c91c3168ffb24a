import { actorIn, type Decision, type Question, type Roles, spelled, wayIn } from '@sandtable/kernel'
import type { Prospect } from '@sandtable/room'
import { useWords } from '../../language/index.ts'
import { Choice } from '../../parts/choice.tsx'
import { useTable } from '../../play/store.ts'
import { speechOf } from '../../words/speech.ts'

/** Where the same can be done to the same in several ways (how to fire, with what), another way is one click away. */
export function Ways() {
  const { prompts } = useWords()
  const draft = useTable(t => t.draft)
  const prospects = useTable(t => t.prospects)
  const snapshot = useTable(t => t.snapshot)
  const { draftAction } = useTable.getState()
  if (!draft || !snapshot) return null
  const { say } = speechOf(snapshot).names
  const { action, ...fields } = draft
  return waysOf(draft, prospects, snapshot.table.roles).map(({ field, ways }) => (
    <Choice
      key={field}
      title={prompts.how}
      quiet
      look="joined"
      value={String(draft[field])}
      onChange={value => {
        const way = ways.find(one => String(one.draft[field]) === value)?.draft
        void draftAction(action, { ...fields, ...way })
      }}
      options={ways.map(({ draft: way, words }) => ({
        value: String(way[field]),
        label: say(words[field] ?? spelled(String(way[field]))).replaceAll('-', ' '),
      }))}
    />
  ))
}

interface Way {
  readonly field: string
  readonly ways: readonly Prospect[]
}

/** For each word in a draft: the prospects that differ from it in that word, and in others only where they must. */
export function waysOf(draft: Decision, prospects: readonly Prospect[], roles: Roles): readonly Way[] {
  const alike = prospects.filter(
    ({ draft: other, question }) =>
      other.action === draft.action &&
      actorIn(other, roles) === actorIn(draft, roles) &&
      question &&
      fits(question, draft, roles),
  )
  const words = Object.keys(alike[0]?.draft ?? {}).filter(
    key => roles[draft.action]?.[key] === 'option' && key in draft,
  )
  return words.flatMap(field => {
    const off = ({ draft: other }: Prospect): number => words.filter(word => other[word] !== draft[word]).length
    const nearest = [...alike].sort((a, b) => off(a) - off(b))
    const ways = nearest.filter((one, i) => nearest.findIndex(other => other.draft[field] === one.draft[field]) === i)
    const known = ways.some(({ draft: other }) => other[field] === draft[field])
    const inOrder = alike.filter(one => ways.includes(one))
    return known && ways.length > 1 ? [{ field, ways: inOrder }] : []
  })
}

/** Could what the draft is aimed at be aimed at in this way too? */
const fits = ({ field, open, choices }: Question, draft: Decision, roles: Roles): boolean =>
  (field in draft || (open === 'path' && wayIn(draft, roles).length > 0)) &&
  (open !== undefined || choices.length === 0 || choices.some(({ value }) => value === draft[field]))
