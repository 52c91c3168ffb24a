import type { Snapshot } from '@sandtable/room'
import { useEffect, useRef, useState } from 'react'
import { SideMark } from '../../../parts/side-mark.tsx'
import { sideNumber } from '../../../scene/scene-of.ts'
import { phrase } from '../../../words/phrase.ts'
import { speechOf } from '../../../words/speech.ts'
import { cardOf } from '../cards.ts'
import { panelWords } from '../language/index.ts'
import { cardsLaid, phaseOf } from '../records.ts'

/** How long the reveal takes, in ms: first all backs, then all faces. Any key or click ends it. */
const MOMENT = 4200

/** Have the cards just been turned over? */
export function useReveal(snapshot: Snapshot): boolean {
  const phase = phaseOf(snapshot)
  const before = useRef(phase)
  const [turning, setTurning] = useState(false)
  useEffect(() => {
    if (before.current === 'planning' && phase !== 'planning' && !snapshot.outcome) setTurning(true)
    if (phase === 'planning') setTurning(false)
    before.current = phase
  }, [phase, snapshot.outcome])
  useEffect(() => {
    if (!turning) return
    const end = (): void => setTurning(false)
    const timer = setTimeout(end, MOMENT)
    // the click or key that said 'ready' is not meant
    const listen = setTimeout(() => {
      addEventListener('pointerdown', end)
      addEventListener('keydown', end)
    }, 300)
    return () => {
      clearTimeout(timer)
      clearTimeout(listen)
      removeEventListener('pointerdown', end)
      removeEventListener('keydown', end)
    }
  }, [turning])
  return turning
}

/** What lies open now, side by side. The log tells it to those who do not see it. */
export function Revealed({ snapshot }: { readonly snapshot: Snapshot }) {
  const blaze = panelWords.use()
  const { names } = speechOf(snapshot)
  const laid = cardsLaid(snapshot)
  const { turn } = snapshot.view.tables.game[0] as { readonly turn: number }
  return (
    <div className="revealed" aria-hidden="true">
      <p className="label">{blaze.turned(turn)}</p>
      {snapshot.table.sides.map(side => {
        const cards = laid.filter(card => card.side === side)
        const kinds = [...new Set(cards.map(({ card }) => card))].map(cardOf)
        const inOrder = kinds.sort((a, b) => (a.step ?? 9) - (b.step ?? 9))
        return (
          <p key={side} className="revealed-side">
            <SideMark side={sideNumber(side, snapshot)} size={12} /> <b>{names.side(side)}</b>
            {inOrder.map(({ card, step, name }) => (
              <span key={card} className="card-chip open" data-side={sideNumber(side, snapshot)}>
                {cards.filter(one => one.card === card).length} × <b className="numeral">{step ?? '–'}</b>{' '}
                {phrase(name)}
              </span>
            ))}
            {cards.length === 0 && <span className="quiet">{blaze.nothingSeen}</span>}
          </p>
        )
      })}
    </div>
  )
}
