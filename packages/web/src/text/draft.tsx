import { actorIn, allowed, type Drawing, targetsIn } from '@sandtable/kernel'
import { type Snapshot, type Trial, waitingIn } from '@sandtable/room'
import { Key } from '../keys/key.tsx'
import { words } from '../language/index.ts'
import { type TextWords, textWords } from '../language/text-words.ts'
import { SlipHint } from '../learn/slip-hint.tsx'
import { drafted } from '../panels/prompt/draft.tsx'
import { RunHint } from '../panels/prompt/march.tsx'
import { concerned, replies } from '../panels/prompt/odds.tsx'
import { shownOf, sumText, testsOf } from '../panels/prompt/trials.tsx'
import { RuleLinks } from '../parts/rule-links.tsx'
import { marchIn } from '../play/marching.ts'
import { type TableActions, type TableState, useTable } from '../play/store.ts'
import { percent } from '../words/odds.ts'
import type { Speech } from '../words/speech.ts'
import { confirmText, enoughText, speechOf, startOf } from '../words/speech.ts'
import { aloud } from './aloud.ts'
import { ChoiceList } from './choices.tsx'
import { afterChoice } from './focus.ts'
import { questionRows, wayRows } from './rows.ts'
import { squaresIn } from './things.ts'

/** The half-made decision: what is still asked, or what it comes to. */
export function TextDraft({ snapshot }: { readonly snapshot: Snapshot }) {
  const state = useTable()
  const text = textWords.use()
  const { draft, question } = state
  if (!draft) return null
  const speech = speechOf(snapshot)
  const isBegun = Object.keys(draft).length > 1 || snapshot.offers.length > 1
  return (
    <>
      {question ? <Asked snapshot={snapshot} state={state} /> : <Complete snapshot={snapshot} state={state} />}
      <p className="row">
        {!question && state.refused.length === 0 && (
          <Confirm says={confirmText(speech, draft.action, snapshot.prompt, offerOf(snapshot, draft.action)?.says)} />
        )}
        {question?.optional && state.marked.length === 0 && (
          <Confirm says={enoughText(speech, draft.action, question.field) ?? text.enough} />
        )}
        {isBegun && (
          <button type="button" className="button" onClick={() => chosen(state.cancel)}>
            {text.cancel} <Key of="cancel" />
          </button>
        )}
      </p>
    </>
  )
}

const offerOf = ({ offers }: Snapshot, action: string) => offers.find(offer => offer.action === action)

function Confirm({ says }: { readonly says: string }) {
  const confirm = useTable(t => t.confirm)
  return (
    <button type="button" className="button primary" onClick={() => chosen(confirm)}>
      {says} <Key of="confirm" />
    </button>
  )
}

/** Whatever is asked next, its heading gets the focus. */
function chosen(act: () => unknown): void {
  afterChoice()
  void act()
}

interface DraftProps {
  readonly snapshot: Snapshot
  readonly state: TableState & TableActions
}

/** The next field: its question, how a place is said, and the choices. */
function Asked({ snapshot, state }: DraftProps) {
  const text = textWords.use()
  const { question, draft, marked } = state
  if (!question || !draft) return null
  const speech = speechOf(snapshot)
  const { names } = speech
  const rows = questionRows(state, snapshot, speech)
  const taken = marked.filter(id => question.choices.some(c => c.value === id && allowed(c))).slice(0, question.many)
  const turns = question.role === 'facing'
  const actor = actorIn(draft, snapshot.table.roles)
  const asks = names.say(question.says)
  return (
    <>
      {asks !== (snapshot.prompt && names.say(snapshot.prompt.says)) && (
        <p className="text-says">
          {names.isPiece(actor) && `${names.piece(actor)}. `}
          {aloud(asks)}
        </p>
      )}
      {(question.open || turns) && <PlaceHint turns={turns} />}
      {question.many !== undefined && <p>{text.upTo(question.many)}</p>}
      {question.optional && <p>{text.optional}</p>}
      <SetUpRest snapshot={snapshot} action={draft.action} />
      <ChoiceList rows={rows} {...(question.open && { most: 6 })} />
      {question.many !== undefined && (
        <p>
          <button
            type="button"
            className="button primary"
            onClick={() => chosen(() => state.choose(question.field, taken))}
          >
            {text.take(taken.length, question.many)}
          </button>
        </p>
      )}
    </>
  )
}

function PlaceHint({ turns }: { readonly turns: boolean }) {
  const text = textWords.use()
  if (turns) return <p>{text.turnHint}</p>
  return (
    <p>
      {text.placeHint}{' '}
      {text.placeExamples.map((example, i) => (
        <span key={example}>
          {i > 0 && ', '}
          <code>{example}</code>
        </span>
      ))}
      .
    </p>
  )
}

/** While pieces are set up, the rest can be left to the table. */
function SetUpRest({ snapshot, action }: { readonly snapshot: Snapshot; readonly action: string }) {
  const text = textWords.use()
  const offer = offerOf(snapshot, action)
  const waiting = offer ? waitingIn(offer, snapshot) : []
  return waiting.length < 2 ? null : (
    <p>
      {text.settingUp(waiting.length)}{' '}
      <button type="button" className="link" onClick={() => void useTable.getState().placeRest()}>
        {text.setUpRest}
      </button>
    </p>
  )
}

/** What was put together, in a sentence, with what can be shown of it and the odds, both ways. */
function Complete({ snapshot, state }: DraftProps) {
  const text = textWords.use()
  const { draft, drawings, refused } = state
  if (!draft) return null
  const speech = speechOf(snapshot)
  const ways = wayRows(state, speech)
  return (
    <>
      <h2>{text.drafted}</h2>
      <p className="text-says">{aloud(drafted(draft, snapshot))}</p>
      <RunHint />
      <ul>
        {drawings.map((drawing, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is shown of one draft keeps its order
          <li key={i}>
            {shownText(drawing, speech, text)} {drawing.type === 'sight' && <RuleLinks cites={drawing.cites} />}
          </li>
        ))}
      </ul>
      {refused.length === 0 && (
        <>
          <Odds state={state} snapshot={snapshot} />
          <SlipHint />
          <p>{text.confirmHint}</p>
        </>
      )}
      {ways.length > 0 && <ChoiceList rows={ways} title={text.ways} />}
    </>
  )
}

/** A drawing as a sentence; of an area, the squares in it. */
export function shownText(drawing: Drawing, speech: Speech, text: TextWords): string {
  const says = speech.names.say(drawing.says).replace(/\.?$/, '')
  if (drawing.type !== 'area')
    return `${text.drawn[drawing.type === 'ring' ? drawing.means : drawing.type]}${aloud(says)}.`
  const squares = squaresIn(drawing.outlines, speech)
  return `${text.drawn[drawing.means]}${aloud(says)}${squares.length > 0 ? `: ${text.reachesSquares(squares.join(', '))}` : ''}.`
}

function Odds({ state, snapshot }: DraftProps) {
  const text = textWords.use()
  const says = oddsText(state, snapshot, text)
  return says.length === 0 ? null : (
    <section role="status" aria-label={text.odds}>
      <h2>{text.odds}</h2>
      <ul>
        {says.map(one => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </section>
  )
}

/** The odds as sentences: what the draft may do, and what the enemy's next go may do to the piece. */
export function oddsText(state: TableState, snapshot: Snapshot, text: TextWords): readonly string[] {
  const { draft, odds, riposte, oddsAreSecret, supposed } = state
  const speech = speechOf(snapshot)
  const { names } = speech
  const piece = draft && actorIn(draft, snapshot.table.roles)
  if (!draft || !names.isPiece(piece) || !startOf(snapshot, draft)) return []
  if (oddsAreSecret)
    return supposed
      ? [...shownOf(supposed).map(one => trialText(one, speech)), words().odds.supposed(shownOf(supposed).length)]
      : [text.oddsSecret]
  if (!odds) return [text.oddsPending]
  const march = marchIn(state)
  const [target] = targetsIn(draft, snapshot.table.roles)
  const spared = names.isPiece(target) && !odds.chances.some(one => one.piece === target)
  return [
    ...(march ? testsOf(march) : shownOf(odds.trials)).map(one => trialText(one, speech)),
    ...concerned(odds.chances, target, snapshot.seat).map(one =>
      text.chance(names.piece(one.piece), text.befalls[one.what], percent(one.chance, !odds.exact), !odds.exact),
    ),
    ...(spared ? [text.chance(names.piece(target), text.befalls.gone, percent(0, false), false)] : []),
    ...(riposte ? replies(riposte, piece) : []).map(one =>
      text.reply(
        names.piece(one.piece),
        text.befalls[one.what],
        percent(one.chance, true),
        one.otherwise === null ? null : percent(one.otherwise, true),
      ),
    ),
  ]
}

const trialText = (trial: Trial, speech: Speech): string =>
  `${sumText(trial, speech)}: ${percent(trial.passes, false)}.`
