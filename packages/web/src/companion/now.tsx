import type { Offered, TableView } from '@sandtable/room'
import { RuleLinks } from '../parts/rule-links.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { Apart } from './apart.tsx'
import { markOf, piecesIn, speechAt } from './speech.ts'
import { start, useCompanion } from './store.ts'
import { companionWords } from './words.ts'

/** Where the turn is, who has not acted, and all that can be decided. */
export function Now({ view }: { readonly view: TableView }) {
  const words = companionWords.use()
  const { names } = speechAt(view)
  const step = view.steps.find(({ now }) => now)
  // what is laid on several phones is not laid here as well
  const isApart = useCompanion(({ kept }) => kept?.game.apart !== undefined) && view.apart
  const fits = view.resolutions.filter(one => one.fits && !isApart)
  const of = (kind: Offered['kind']): readonly Offered[] => fits.filter(one => one.kind === kind)
  const sideOf = (id: string): string => piecesIn(view).find(piece => piece.id === id)?.side ?? ''
  return (
    <section className="companion-now" aria-label={words.tabs.now}>
      <h1>
        {step ? names.say(step.says) : words.nowDo} {step && <RuleLinks cites={step.cites} />}
      </h1>
      {view.outcome && <p className="reading">{names.say(view.outcome.says)}</p>}
      {of('act').length > 0 && (
        <p className="companion-waiting">
          <b>{view.waiting.length > 0 ? words.notForgotten(view.waiting.length) : words.allActed}</b>{' '}
          {view.waiting.map(id => (
            <span key={id} className="companion-tag">
              <SideMark side={markOf(sideOf(id), view)} size={9} />
              {names.piece(id)}
            </span>
          ))}
        </p>
      )}
      {fits.length === 0 && !isApart && <p className="quiet">{words.noMore}</p>}
      <Buttons offered={of('act')} view={view} />
      <Apart view={view} />
      <Buttons offered={of('step')} view={view} primary />
      {of('besides').length > 0 && <h2>{words.besides}</h2>}
      <Buttons offered={of('besides')} view={view} />
    </section>
  )
}

interface ButtonsProps {
  readonly offered: readonly Offered[]
  readonly view: TableView
  readonly primary?: boolean
}

function Buttons({ offered, view, primary = false }: ButtonsProps) {
  const { names } = speechAt(view)
  if (offered.length === 0) return null
  return (
    <div className={primary ? 'companion-steps' : 'companion-acts'}>
      {offered.map(({ id, says }) => (
        <button
          key={id}
          type="button"
          className={primary ? 'button wide primary' : 'button'}
          onClick={() => void start(id)}
        >
          {names.label(says)}
        </button>
      ))}
    </div>
  )
}
