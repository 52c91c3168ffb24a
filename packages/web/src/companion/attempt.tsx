import { sentence } from '@sandtable/kernel'
import { type Attended, type TableView, tell } from '@sandtable/room'
import { RuleLinks } from '../parts/rule-links.tsx'
import { Answer } from './answer.tsx'
import { DiceGiven } from './dice-given.tsx'
import { OddsBefore } from './odds-before.tsx'
import { Asked } from './question.tsx'
import { SoFar } from './so-far.tsx'
import { speechAt } from './speech.ts'
import { cancel, decide, read, stepBack, useCompanion } from './store.ts'
import { companionWords } from './words.ts'

/** What is being worked out: a question, the odds, dice, and what came of it. */
export function AttemptPanel({ view }: { readonly view: TableView }) {
  const words = companionWords.use()
  const { attempt, attended, settled } = useCompanion()
  const { names } = speechAt(view)
  if (settled) return <Result view={view} />
  if (!attempt || !attended) return null
  const resolution = view.resolutions.find(({ id }) => id === attempt.resolution)
  return (
    <section className="companion-attempt" aria-label={resolution && names.label(resolution.says)}>
      <p className="companion-about">
        <b>{resolution && names.label(resolution.says)}</b> {resolution && <RuleLinks cites={resolution.cites} />}
      </p>
      <What view={view} />
      <div className="companion-foot">
        <button type="button" className="button" onClick={stepBack}>
          {words.again}
        </button>
        <button type="button" className="button" onClick={cancel}>
          {words.cancel}
        </button>
      </div>
    </section>
  )
}

function What({ view }: { readonly view: TableView }) {
  const words = companionWords.use()
  const { attended } = useCompanion()
  const { names } = speechAt(view)
  if (!attended) return null
  switch (attended.is) {
    case 'question':
      return (
        <>
          <SoFar view={view} entries={attended.entries} />
          <Asked
            key={attended.question.field}
            question={attended.question}
            cites={attended.cites}
            of={attended.of}
            view={view}
          />
        </>
      )
    case 'refused':
      return (
        <div role="alert">
          <h1>{words.cannot}</h1>
          <ul className="companion-reasons">
            {attended.reasons.map(({ word, says, cites }) => (
              <li key={word}>
                {sentence(names.say(says))} <RuleLinks cites={cites} />
              </li>
            ))}
          </ul>
        </div>
      )
    case 'ready':
      return <OddsBefore view={view} ready={attended} />
    case 'dice':
      return <DiceGiven key={attended.entries.length} view={view} wanted={attended.wanted} entries={attended.entries} />
    case 'prompt':
      return <Prompted view={view} asked={attended} />
    default:
      return null
  }
}

type AskedOnTheWay = Extract<Attended, { is: 'prompt' }>

/** The rules ask a side what it does about something. */
function Prompted({ view, asked: { prompt, offers } }: { readonly view: TableView; readonly asked: AskedOnTheWay }) {
  const { names, teller } = speechAt(view)
  return (
    <>
      <h1>
        {names.say(prompt.says)} <RuleLinks cites={prompt.cites} under={prompt.under} />
      </h1>
      <p className="quiet">{names.theSide(prompt.side)}</p>
      <div className="companion-choices">
        {offers.map(({ action, says, no }) => (
          <Answer
            key={action}
            may={no.length === 0}
            why={no[0]}
            names={names}
            take={() => void decide(prompt.side, { action })}
          >
            <b>{names.label(teller.telling.offer?.(action, prompt) ?? says)}</b>
          </Answer>
        ))}
      </div>
    </>
  )
}

/** What came of it, sentence by sentence, each with its rule. */
function Result({ view }: { readonly view: TableView }) {
  const words = companionWords.use()
  const { settled } = useCompanion()
  const entries = settled?.entries.filter(entry => !('to' in entry && entry.to)) ?? []
  const lines = tell(entries, speechAt(view))
  return (
    <section className="companion-attempt" aria-label={words.result} role="status">
      <h1>{words.result}</h1>
      {lines.length === 0 && <p className="reading">{words.nothing}</p>}
      <ol className="companion-lines">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one result never change places
          <li key={i} className={line.kind}>
            {line.text} <RuleLinks cites={line.cites} under={line.under} />
          </li>
        ))}
      </ol>
      <div className="companion-foot">
        <button type="button" className="button wide primary" onClick={read}>
          {words.ok}
        </button>
      </div>
    </section>
  )
}
