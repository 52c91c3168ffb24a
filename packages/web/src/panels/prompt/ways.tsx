import {
  actorIn,
  allowed,
  type Decision,
  type Message,
  type Question,
  type Role,
  type Roles,
  sentence,
  spelled,
  targetsIn,
  wayIn,
} from '@sandtable/kernel'
import type { Prospect } from '@sandtable/room'
import { useWords } from '../../language/index.ts'
import { Choice } from '../../parts/choice.tsx'
import { useTable } from '../../play/store.ts'
import { offerText, speechOf } from '../../words/speech.ts'

/** Where the same can be done to the same in several ways (how to fire, with what), another way is one click away. */
export function Ways() {
  const { prompts } = useWords()
  const draft = useTable(t => t.draft)
  const prospects = useTable(t => t.prospects)
  const snapshot = useTable(t => t.snapshot)
  const { draftAction } = useTable.getState()
  if (!draft || !snapshot) return null
  const speech = speechOf(snapshot)
  const { say } = speech.names
  const { action, ...fields } = draft
  const { roles } = snapshot.table
  const others = deedsOn(draft, prospects, roles)
  const order = ({ action: deed }: Decision): number => snapshot.offers.findIndex(offer => offer.action === deed)
  const deeds = [draft, ...others].sort((a, b) => order(a) - order(b))
  const named = ({ action: deed }: Decision): string =>
    offerText(speech, deed, snapshot.prompt, snapshot.offers.find(offer => offer.action === deed)?.says)
  const ways = waysOf(draft, prospects, roles).map(({ field, ways }) => (
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
  return (
    <>
      {others.length > 0 && (
        <Choice
          title={prompts.deed}
          quiet
          look="joined"
          value={action}
          onChange={value => {
            const { action: deed, ...its } = deeds.find(one => one.action === value) ?? draft
            void draftAction(deed, its)
          }}
          options={deeds.map(deed => ({ value: deed.action, label: named(deed) }))}
        />
      )}
      {ways}
    </>
  )
}

/** What else the same piece could do to the same target: it may be fired at, or charged. One of each deed. */
export function deedsOn(draft: Decision, prospects: readonly Prospect[], roles: Roles): readonly Decision[] {
  const [target] = targetsIn(draft, roles)
  const deeds = new Map<string, Decision>()
  for (const { draft: other, question } of prospects) {
    if (!question || other.action === draft.action || deeds.has(other.action)) continue
    if (question.role !== 'target' || actorIn(other, roles) !== actorIn(draft, roles)) continue
    if (question.choices.some(choice => choice.value === target && allowed(choice)))
      deeds.set(other.action, { ...other, [question.field]: target } as Decision)
  }
  return [...deeds.values()]
}

/** What the rules note beside the options of a draft: what an order costs, and who hears it. */
export function Noted() {
  const draft = useTable(t => t.draft)
  const prospects = useTable(t => t.prospects)
  const snapshot = useTable(t => t.snapshot)
  useWords()
  if (!draft || !snapshot) return null
  const { names } = speechOf(snapshot)
  return notesOf(draft, prospects).map(note => (
    <p key={note.says} className="hint">
      {sentence(names.say(note))}
    </p>
  ))
}

export const notesOf = (draft: Decision, prospects: readonly Prospect[]): readonly Message[] =>
  prospects.find(({ draft: begun }) => Object.entries(begun).every(([field, value]) => draft[field] === value))
    ?.notes ?? []

interface Way {
  readonly field: string
  readonly ways: readonly Prospect[]
}

const isWord = (role: Role | undefined): boolean => role === 'option' || role === 'floor'

/** For each word in a draft: the prospects that differ from it in that word, and in others only where they must. */
export function waysOf(draft: Decision, prospects: readonly Prospect[], roles: Roles): readonly Way[] {
  const alike = prospects.filter(
    ({ draft: other, question }) =>
      other.action === draft.action &&
      actorIn(other, roles) === actorIn(draft, roles) &&
      question &&
      fits(question, draft, roles),
  )
  const words = Object.keys(alike[0]?.draft ?? {}).filter(key => isWord(roles[draft.action]?.[key]) && key in draft)
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
