import type { Snapshot } from '@sandtable/room'
import { useWords } from '../../language/index.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import { phrase } from '../../words/phrase.ts'
import { steps } from './cards.ts'
import { panelWords } from './language/index.ts'
import { cardsLaid, phaseOf } from './records.ts'

/** The ten steps of the turn, and how many cards fall in each: one's own always, the others' when they have been turned over. */
export function Steps({ snapshot }: { readonly snapshot: Snapshot }) {
  const blaze = panelWords.use()
  const { panels } = useWords()
  const phase = phaseOf(snapshot)
  const laid = cardsLaid(snapshot)
  const now = steps.findIndex(step => step.phase === phase)
  return (
    <ol className="ten-steps" aria-label={panels.steps}>
      <li className={now < 0 ? 'now' : 'past'} {...(now < 0 && { 'aria-current': 'step' })}>
        <span className="name">{phase === 'deployment' ? blaze.setUp : blaze.plan}</span>
      </li>
      {steps.map((step, i) => {
        const cards = laid.filter(({ card }) => card === step.phase)
        const mine = cards.filter(({ side }) => side === snapshot.seat).length
        return (
          <li
            key={step.phase}
            className={i === now ? 'now' : i < now ? 'past' : cards.length > 0 ? 'filled' : ''}
            title={blaze.inStep(phrase(step.name), mine, cards.length - mine)}
            {...(i === now && { 'aria-current': 'step' })}
          >
            <span className="name">
              <b className="numeral">{step.number}</b> <span className="step-name">{phrase(step.name)}</span>
            </span>
            <span className="cards" aria-hidden="true">
              {cards.map(({ key, side }) => (
                <i key={key} data-side={sideNumber(side, snapshot)} />
              ))}
            </span>
            {cards.length > 0 && <span className="offscreen">{blaze.ofYours(mine)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
