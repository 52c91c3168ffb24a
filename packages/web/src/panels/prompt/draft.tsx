import {
  actorIn,
  allowed,
  type Choice,
  type Decision,
  type Point,
  type Question,
  type Squares,
} from '@sandtable/kernel'
import { bestFirst, draftText, type Snapshot, waitingIn, worthOf } from '@sandtable/room'
import { Key } from '../../keys/key.tsx'
import { useWords } from '../../language/index.ts'
import { IdleHint, SlipHint } from '../../learn/slip-hint.tsx'
import type { Aimed } from '../../play/aiming.ts'
import { useTable } from '../../play/store.ts'
import { panelsOf } from '../../sets/index.ts'
import { DraftTools } from '../../touch/draft-tools.tsx'
import { aimText } from '../../words/odds.ts'
import { listedPlaces } from '../../words/places.ts'
import type { Speech } from '../../words/speech.ts'
import { choiceName, confirmText, enoughText, speechOf, startOf } from '../../words/speech.ts'
import { SideView } from '../pieces/side-view.tsx'
import { Choices, type Row } from './choices.tsx'
import { pointingHint } from './hint.ts'
import { RunHint } from './march.tsx'
import { Odds } from './odds.tsx'
import { Trials } from './trials.tsx'
import { Noted, Ways } from './ways.tsx'

/** Of places so many are listed: the table is the better list. */
const PLACES = 4

/** The half-made decision: what is still asked, or what it comes to. */
export function Draft() {
  const { prompts } = useWords()
  const snapshot = useTable(t => t.snapshot)
  const draft = useTable(t => t.draft)
  const question = useTable(t => t.question)
  const refused = useTable(t => t.refused.length > 0)
  const hasMarked = useTable(t => t.question?.many !== undefined && t.marked.length > 0)
  const warned = useTable(t => t.slip !== null)
  const { slip } = useWords().learn
  const { cancel, confirm } = useTable.getState()
  if (!snapshot || !draft) return null
  const speech = speechOf(snapshot)
  const offer = snapshot.offers.find(o => o.action === draft.action)
  const does = confirmText(speech, draft.action, snapshot.prompt, offer?.says)
  const { Drafted } = panelsOf(snapshot.table.ruleset)
  const isBegun = Object.keys(draft).length > 1 || snapshot.offers.length > 1
  return (
    <section className="draft" aria-label={question ? prompts.draft : prompts.drafted}>
      {!question && <p className="drafted">{drafted(draft, snapshot)}</p>}
      {question && <Asked question={question} speech={speech} />}
      {!question && <RunHint />}
      {!question && <Ways />}
      {!question && <Noted />}
      <DraftTools draft={draft} roles={snapshot.table.roles} />
      <Odds />
      {(!question || question.optional) && <Trials />}
      <SideView />
      <SlipHint />
      {(!question || question.optional) && !refused && <IdleHint />}
      {Drafted && !question && !refused && <Drafted />}
      <div className="buttons">
        {!question && !refused && (
          <button type="button" className="button primary" onClick={() => void confirm()}>
            {warned ? slip.anyway(does) : does} <Key of="confirm" />
          </button>
        )}
        {question?.optional && !hasMarked && (
          <button type="button" className="button primary" onClick={() => void confirm()}>
            {enoughText(speech, draft.action, question.field) ?? prompts.enough} <Key of="confirm" />
          </button>
        )}
        {isBegun && (
          <button type="button" className="button" onClick={cancel}>
            {prompts.cancel} <Key of="cancel" />
          </button>
        )}
      </div>
    </section>
  )
}

/** 'Rifleman 2 moves 5.8″ north to C3.' */
export const drafted = (draft: Decision, snapshot: Snapshot): string =>
  draftText({ side: snapshot.seat, decision: draft }, startOf(snapshot, draft), speechOf(snapshot))

function Asked({ question, speech }: { readonly question: Question; readonly speech: Speech }) {
  const { prompts } = useWords()
  const snapshot = useTable(t => t.snapshot)
  const draft = useTable(t => t.draft)
  const marked = useTable(t => t.marked)
  const aims = useTable(t => t.aims)
  const { choose, chooseAlone, mark } = useTable.getState()
  if (!snapshot || !draft) return null
  const from = startOf(snapshot, draft)
  const offer = snapshot.offers.find(({ action }) => action === draft.action)
  const several = question.many !== undefined
  const rows = inOrder(question, from, aims, speech.squares).map((choice): Row => {
    const id = choice.value as string
    const aim = aims.find(({ target }) => target === id)
    const note = choice.note
      ? speech.names.label(choice.note, true)
      : aim?.chance !== undefined && aimText({ ...aim, chance: aim.chance })
    return {
      key: JSON.stringify(choice.value),
      says: choiceName(choice, speech, from, snapshot.seat),
      ...(note && { note }),
      no: choice.no,
      shows: {
        ...(speech.names.isPiece(id) && { piece: id }),
        ...(!several && { draft: { ...draft, [question.field]: choice.value } as Decision }),
      },
      ...(several && { chosen: marked.includes(id) }),
      onPick: () =>
        several
          ? mark(marked.includes(id) ? marked.filter(other => other !== id) : [...marked, id])
          : void chooseAlone(question.field, choice.value),
    }
  })
  // two places that are called the same look like one
  const listed = question.open ? rows.filter((row, i) => rows.findIndex(({ says }) => says === row.says) === i) : rows
  const taken = marked.filter(id => question.choices.some(c => c.value === id && allowed(c))).slice(0, question.many)
  const actor = actorIn(draft, snapshot.table.roles)
  const who = actor && speech.names.isPiece(actor) ? `${speech.names.piece(actor)}. ` : ''
  const asks = speech.names.say(question.says)
  return (
    <>
      {asks !== (snapshot.prompt && speech.names.say(snapshot.prompt.says)) && (
        <h3>
          {who}
          {asks}
        </h3>
      )}
      <p className="hint">
        {pointingHint(question, speech.names, offer !== undefined && !Object.values(offer.roles).includes('place'))}
      </p>
      <Others />
      <Choices rows={listed} most={question.open ? PLACES : 9} open={question.open !== undefined} />
      {several && (taken.length > 0 || !question.optional) && (
        <button type="button" className="button primary" onClick={() => void choose(question.field, taken)}>
          {prompts.take(taken.length, question.many ?? 0)}
        </button>
      )}
    </>
  )
}

/** While pieces are set up, any other of them may be taken instead. */
function Others() {
  const { prompts } = useWords()
  const snapshot = useTable(t => t.snapshot)
  const draft = useTable(t => t.draft)
  const offer = snapshot?.offers.find(({ action }) => action === draft?.action)
  const waiting = snapshot && offer ? waitingIn(offer, snapshot) : []
  const [field = ''] = Object.keys(offer?.roles ?? {}).filter(one => offer?.roles[one] === 'actor')
  if (!snapshot || !draft || waiting.length < 2 || !waiting.includes(String(draft[field]))) return null
  const { names } = speechOf(snapshot)
  // a piece that arrives during the battle is placed by its player alone
  const isSetUp = snapshot.offers[0]?.action === draft.action
  return (
    <>
      <label className="others">
        <span className="label">{prompts.toSetUp(waiting.length)}</span>
        <select
          value={String(draft[field])}
          onChange={event => void useTable.getState().draftAction(draft.action, { [field]: event.target.value })}
        >
          {waiting.map(piece => (
            <option key={piece} value={piece}>
              {names.isPiece(piece) ? names.piece(piece) : prompts.allOf(names.piece(piece))}
            </option>
          ))}
        </select>
      </label>
      {isSetUp && (
        <button type="button" className="link" onClick={() => void useTable.getState().placeRest()}>
          {prompts.setUpRest}
        </button>
      )}
    </>
  )
}

/** Places by their distance; targets by their odds, once these are known: rows that change places again and again cannot be read. */
function inOrder(question: Question, from: Point | null, aims: readonly Aimed[], squares: Squares): readonly Choice[] {
  const { role, choices } = question
  if (role === 'place' || role === 'path') return listedPlaces(choices, squares, from)
  if (role !== 'target' || aims.some(({ chance }) => chance === undefined)) return choices
  return bestFirst(choices, ({ value }) => {
    const aim = aims.find(({ target }) => target === value)
    return aim?.chance === undefined ? undefined : worthOf({ what: aim.what ?? 'gone', chance: aim.chance })
  })
}
