import { allowed, type Choice, type Point, type Question } from '@sandtable/kernel'
import { waitingIn } from '../../on-table.ts'
import { useTable } from '../../store.ts'
import { deedText, isPoint, type Speech } from '../../words/deed.ts'
import { choiceText, offerText, placeText, speechOf, startOf } from '../../words/speech.ts'
import { SideView } from '../side-view.tsx'
import { Choices, type Row } from './choices.tsx'
import { Odds } from './odds.tsx'
import { Ways } from './ways.tsx'

/** Of places so many are listed: the table is the better list. */
const PLACES = 4

/** The half-made decision: what is still asked, or what it comes to. */
export function Draft() {
  const snapshot = useTable(t => t.snapshot)
  const draft = useTable(t => t.draft)
  const question = useTable(t => t.question)
  const refused = useTable(t => t.refused.length > 0)
  const hasMarked = useTable(t => t.question?.many !== undefined && t.marked.length > 0)
  const { cancel, confirm } = useTable.getState()
  if (!snapshot || !draft) return null
  const speech = speechOf(snapshot)
  const offer = snapshot.offers.find(o => o.action === draft.action)
  const isBegun = Object.keys(draft).length > 1 || snapshot.offers.length > 1
  return (
    <div className="draft">
      {!question && (
        <p className="drafted">
          {drafted(draft, speech, startOf(snapshot, draft), snapshot.seat, offer?.fields.includes('to') ?? true)}
        </p>
      )}
      {question && <Asked question={question} speech={speech} />}
      {!question && <Ways />}
      <Odds />
      <SideView />
      <div className="buttons">
        {!question && !refused && (
          <button type="button" className="button primary" onClick={() => void confirm()}>
            {offerText(speech, draft.action, snapshot.prompt, offer?.says)} <kbd>Enter</kbd>
          </button>
        )}
        {question?.optional && !hasMarked && (
          <button type="button" className="button primary" onClick={() => void confirm()}>
            {speech.words.enough?.[draft.action] ?? 'Leave it at that'} <kbd>Enter</kbd>
          </button>
        )}
        {isBegun && (
          <button type="button" className="button" onClick={cancel}>
            Cancel <kbd>Esc</kbd>
          </button>
        )}
      </div>
    </div>
  )
}

/** 'Rifleman 2 moves to C3, 5.8″ north.' */
function drafted(
  draft: NonNullable<ReturnType<typeof useTable.getState>['draft']>,
  speech: Speech,
  from: Point | null,
  seat: string,
  goes: boolean,
): string {
  const ways = (draft.path as readonly Point[] | undefined) ?? []
  const to = (draft.to as Point | undefined) ?? ways.at(-1)
  if (!goes || !isPoint(to)) return deedText({ type: 'decision', side: seat, decision: draft }, [], speech)
  const { to: _to, path: _path, ...rest } = draft
  const deed = deedText({ type: 'decision', side: seat, decision: rest }, [], speech).replace(/\.$/, '')
  const legs = ways.length > 1 ? `, by ${ways.length - 1} ${ways.length === 2 ? 'waypoint' : 'waypoints'}` : ''
  return from ? `${deed} to ${placeText(to, speech.squares, from)}${legs}.` : `${deed} at ${speech.squares.name(to)}.`
}

function Asked({ question, speech }: { readonly question: Question; readonly speech: Speech }) {
  const snapshot = useTable(t => t.snapshot)
  const draft = useTable(t => t.draft)
  const marked = useTable(t => t.marked)
  const { choose, chooseAlone, mark } = useTable.getState()
  if (!snapshot || !draft) return null
  const from = startOf(snapshot, draft)
  const offer = snapshot.offers.find(({ action }) => action === draft.action)
  const several = question.many !== undefined
  const rows = farthestFirst(question.choices, from).map((choice): Row => {
    const id = choice.value as string
    return {
      key: JSON.stringify(choice.value),
      says: choiceText(choice, speech, from, snapshot.seat),
      no: choice.no,
      ...(several && { chosen: marked.includes(id) }),
      onPick: () =>
        several
          ? mark(marked.includes(id) ? marked.filter(other => other !== id) : [...marked, id])
          : void chooseAlone(question.field, choice.value),
    }
  })
  const taken = marked.filter(id => question.choices.some(c => c.value === id && allowed(c))).slice(0, question.many)
  const who = speech.names.isPiece(draft.piece) ? `${speech.names.piece(draft.piece)}. ` : ''
  return (
    <>
      {question.says !== snapshot.prompt?.says && (
        <h3>
          {who}
          {speech.names.say(question.says)}
        </h3>
      )}
      <p className="hint">{pointingHint(question, offer?.fields.includes('to') === false)}</p>
      <Others />
      <Choices rows={rows} most={question.open ? PLACES : 9} />
      {several && (
        <button type="button" className="button primary" onClick={() => void choose(question.field, taken)}>
          Take {taken.length} of {question.many}
        </button>
      )}
    </>
  )
}

/** While pieces are set up, any other of them may be taken instead. */
function Others() {
  const snapshot = useTable(t => t.snapshot)
  const draft = useTable(t => t.draft)
  const offer = snapshot?.offers.find(({ action }) => action === draft?.action)
  const waiting = snapshot && offer ? waitingIn(offer, snapshot) : []
  if (!snapshot || !draft || waiting.length < 2 || !waiting.includes(String(draft.piece))) return null
  const { names } = speechOf(snapshot)
  return (
    <>
      <label className="others">
        <span className="label">{waiting.length} to set up</span>
        <select
          value={String(draft.piece)}
          onChange={event => void useTable.getState().draftAction(draft.action, { piece: event.target.value })}
        >
          {waiting.map(piece => (
            <option key={piece} value={piece}>
              {names.piece(piece)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="link" onClick={() => void useTable.getState().placeRest()}>
        Set up the rest for me
      </button>
    </>
  )
}

function pointingHint({ open, field, many, choices }: Question, isLine: boolean): string {
  if (many !== undefined) return `Up to ${many}: click them with Shift, or draw a box round them.`
  if (field === 'facing') return 'Click where it shall face, or turn it with Ctrl and the wheel.'
  if (field === 'turret') return 'Click where the turret shall point.'
  if (open === 'path' && isLine) return 'Click both ends of the line.'
  if (open === 'path') return 'Click the place; Ctrl and click adds a waypoint.'
  if (open === 'point') return 'Click the place on the table.'
  return choices.some(c => typeof c.value === 'string') && field === 'target'
    ? 'Click one of those ringed in white.'
    : ''
}

/** Of suggested places the farthest come first, in all directions: a full move is what is wanted most. */
function farthestFirst(choices: readonly Choice[], from: Point | null): readonly Choice[] {
  if (!from || !choices.every(({ value }) => isPoint(value))) return choices
  const far = ({ value }: Choice): number => {
    const [x, y] = value as unknown as Point
    return Math.round(Math.hypot(x - from[0], y - from[1]) / 100)
  }
  return [...choices].sort((a, b) => far(b) - far(a))
}
