import type { Choice, Reason } from '@sandtable/kernel'
import { useEffect, useRef } from 'react'
import type { Offer } from '../game/messages.ts'
import { RuleLinks } from '../parts/rule-links.tsx'
import { type TableState, useTable } from '../store.ts'
import { capital } from '../telling.ts'
import { SideView } from './side-view.tsx'
import './prompt.css'

/** What is asked, of whom, what may be chosen, and why the rest may not. It draws the prompt and knows no rule. */
export function PromptPanel() {
  const state = useTable()
  const { snapshot, draft } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const prompt = snapshot?.prompt ?? null
  useEffect(() => {
    if (prompt) heading.current?.focus({ preventScroll: true })
  }, [prompt])
  if (!snapshot) return null
  if (snapshot.outcome) return <Over says={snapshot.outcome.says} />
  if (!prompt) return <Waiting state={state} />
  return (
    <section className="prompt" aria-label="Prompt" aria-live="assertive">
      <h2 ref={heading} tabIndex={-1}>
        {prompt.says}
      </h2>
      <RuleLinks cites={prompt.cites.slice(0, 1)} />
      {draft ? <Draft state={state} /> : <Offers state={state} />}
      {state.refused.length > 0 && <Reasons reasons={state.refused} />}
    </section>
  )
}

function Over({ says }: { readonly says: string }) {
  return (
    <section className="prompt" aria-label="Prompt" aria-live="assertive">
      <h2>The battle is over.</h2>
      <p>{says}</p>
    </section>
  )
}

function Waiting({ state }: { readonly state: TableState }) {
  const { snapshot } = state
  const who = snapshot?.waitingFor.map(capital).join(' and ') || 'The dice'
  return (
    <section className="prompt waiting" aria-label="Prompt" aria-live="polite">
      <h2>{snapshot?.thinking ? `${who}: the computer considers.` : `${who} to decide.`}</h2>
    </section>
  )
}

/** The actions of the prompt; with a piece selected, what that piece may do. */
function Offers({ state }: { readonly state: TableState }) {
  const { snapshot, selected } = state
  const begin = useTable(t => t.draftAction)
  const offers = snapshot?.offers ?? []
  return (
    <ol className="choices">
      {offers.map((offer, i) => {
        const { reasons, fields } = standing(offer, selected)
        return (
          <ChoiceRow
            key={offer.action}
            number={i + 1}
            says={offer.says}
            no={reasons}
            onPick={() => void begin(offer.action, fields)}
          />
        )
      })}
    </ol>
  )
}

/** May this be done now, by the selected piece if it is about pieces? */
function standing(
  { question, no }: Offer,
  selected: string | null,
): { readonly reasons: readonly Reason[]; readonly fields: { readonly piece?: string } } {
  if (!question) return { reasons: no, fields: {} }
  const own = question.field === 'piece' ? question.choices.find(c => c.value === selected) : undefined
  if (own) return { reasons: own.no, fields: { piece: String(own.value) } }
  const first = question.choices.find(c => c.no.length > 0)
  const none = question.choices.every(c => c.no.length > 0)
  return { reasons: none ? (first?.no ?? [{ word: '', says: 'Nobody can.', cites: [] }]) : [], fields: {} }
}

/** The half-made decision: what is still asked, or what it comes to. */
function Draft({ state }: { readonly state: TableState }) {
  const { draft, question, refused, odds, snapshot } = state
  const { choose, cancel, confirm } = useTable()
  const offer = snapshot?.offers.find(o => o.action === draft?.action)
  const ready = question === null && refused.length === 0
  return (
    <div className="draft">
      <p className="drafted">{draft && told(draft)}</p>
      {question && (
        <>
          <h3>{question.says}</h3>
          {question.open && <p className="quiet">Point at the table, or choose.</p>}
          <ol className="choices">
            {sorted(question.choices).map((choice, i) => (
              <ChoiceRow
                key={JSON.stringify(choice.value)}
                number={i + 1}
                says={choice.says}
                no={choice.no}
                onPick={() => void choose(question.field, choice.value)}
              />
            ))}
          </ol>
        </>
      )}
      {odds && odds.outcomes.length > 0 && <OddsTable odds={odds} />}
      <SideView />
      <div className="buttons">
        {ready && (
          <button type="button" className="button primary" onClick={() => void confirm()}>
            {offer?.says ?? 'Do it'} <kbd>Enter</kbd>
          </button>
        )}
        <button type="button" className="button" onClick={cancel}>
          Cancel <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  )
}

/** What may be chosen first; the rest folds away behind it. */
const sorted = (choices: readonly Choice[]): readonly Choice[] =>
  [...choices.filter(c => c.no.length === 0), ...choices.filter(c => c.no.length > 0)].slice(0, 40)

const told = (draft: NonNullable<TableState['draft']>): string =>
  Object.entries(draft)
    .filter(([, value]) => typeof value === 'string')
    .map(([, value]) => String(value))
    .join(', ')

interface ChoiceRowProps {
  readonly number: number
  readonly says: string
  readonly no: readonly Reason[]
  onPick(): void
}

function ChoiceRow({ number, says, no, onPick }: ChoiceRowProps) {
  const refused = no.length > 0
  return (
    <li>
      <button type="button" className="choice" aria-disabled={refused} onClick={() => !refused && onPick()}>
        <span className="numeral">{number}</span>
        <span className="says">
          {says}
          {refused && <span className="why"> {no.map(r => r.says).join('; ')}</span>}
        </span>
      </button>
      {refused && <RuleLinks cites={no[0]?.cites.slice(0, 2) ?? []} />}
    </li>
  )
}

function OddsTable({ odds }: { readonly odds: NonNullable<TableState['odds']> }) {
  return (
    <table className="odds">
      <caption className="label">Odds, from {odds.tries} tries with other dice</caption>
      <tbody>
        {odds.outcomes.map(({ piece, what, times }) => (
          <tr key={`${piece} ${what}`}>
            <th scope="row">
              {piece} {what}
            </th>
            <td className="numeral">{percent(times, odds.tries)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function percent(times: number, tries: number): string {
  if (times === tries) return 'nearly certain'
  const share = Math.round((100 * times) / tries)
  return share < 1 ? 'under 1 %' : `${share} %`
}

function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  return (
    <div className="reasons" role="alert">
      {reasons.map(reason => (
        <p key={reason.word + reason.says}>
          {capital(reason.says)}. <RuleLinks cites={reason.cites.slice(0, 2)} />
        </p>
      ))}
    </div>
  )
}
