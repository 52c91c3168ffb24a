import type { Point } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useEffect, useMemo, useRef } from 'react'
import { sideNumber } from '../../../scene/scene-of.ts'
import { onFrame, project, wordsDrawn } from '../../../table/control.ts'
import { phrase } from '../../../words/phrase.ts'
import { cardOf } from '../cards.ts'
import { ahead } from '../compass.ts'
import { cardsLaid, isOpen, type Laid, phaseOf, type Stand, standsOf } from '../records.ts'
import { statesOf } from '../states.ts'
import { WayArrow } from '../way-arrow.tsx'
import { Revealed, useReveal } from './reveal.tsx'
import { type Box, spread, type Wish } from './spread.ts'

type Seen = Pick<Snapshot, 'seat' | 'view' | 'table'>

/** What stands beside stands on the screen: a card, or states in words. */
interface Label {
  readonly key: string
  readonly stands: readonly Stand[]
  readonly prefers: Wish['prefers']
  readonly card: Laid | null
  readonly words: string
}

/** The cards beside their stands, and what has become of each stand in a word or two. They go along with the camera. */
export function CardsOnTable({ snapshot }: { readonly snapshot: Snapshot }) {
  const turning = useReveal(snapshot)
  return (
    <>
      <Labels snapshot={snapshot} turning={turning} />
      {turning && <Revealed snapshot={snapshot} />}
    </>
  )
}

/** The same at a moment of a game that was played. */
export const CardsInReplay = ({ snapshot }: { readonly snapshot: Seen }) => (
  <Labels snapshot={snapshot} turning={false} />
)

function Labels({ snapshot, turning }: { readonly snapshot: Seen; readonly turning: boolean }) {
  const phase = phaseOf(snapshot)
  const labels = useMemo(() => labelsOf(snapshot, phase), [snapshot, phase])
  const spans = useRef(new Map<string, HTMLSpanElement>())
  useEffect(() => {
    const stands = standsOf(snapshot).filter(({ at, gone }) => at && !gone)
    const put = (): void => place(labels, spans.current, stands)
    put()
    return onFrame(put)
  }, [labels, snapshot])
  const sides = snapshot.view.tables.side as readonly { readonly id: string; readonly planned?: boolean }[]
  const planned = sides.find(({ id }) => id === snapshot.seat)?.planned === true
  return (
    <div className="on-table" aria-hidden="true">
      {labels.map(({ key, card, words }) => (
        <span
          key={key}
          className="beside"
          ref={span => {
            if (span) spans.current.set(key, span)
            else spans.current.delete(key)
          }}
        >
          {card ? (
            <Chip
              card={card}
              side={sideNumber(card.side, snapshot)}
              phase={phase}
              planned={planned}
              turning={turning}
            />
          ) : (
            <span className="state-chip">{words}</span>
          )}
        </span>
      ))}
    </div>
  )
}

/** Cards that are carried out now first: where it is crowded they stand nearest. */
function labelsOf(snapshot: Seen, phase: string): readonly Label[] {
  const cards = cardsLaid(snapshot).filter(({ stands }) => stands.some(({ at }) => at))
  const now = cards.filter(({ card }) => card === phase)
  const others = cards.filter(({ card }) => card !== phase)
  const all = standsOf(snapshot)
  const worn = all.flatMap((stand): readonly Label[] => {
    // that it is hidden is on its badge
    const words = stand.at && !stand.gone ? statesOf({ ...stand, hidden: false }, all).join(', ') : ''
    return words ? [{ key: `state ${stand.id}`, stands: [stand], prefers: 'below', card: null, words }] : []
  })
  return [
    ...[...now, ...others].map(
      (card): Label => ({ key: card.key, stands: card.stands, prefers: 'above', card, words: '' }),
    ),
    ...worn,
  ]
}

interface ChipProps {
  readonly card: Laid
  readonly side: number
  readonly phase: string
  readonly planned: boolean
  /** It has just been turned over, together with all others. */
  readonly turning: boolean
}

function Chip({ card, side, phase, planned, turning }: ChipProps) {
  const { step, name } = cardOf(card.card)
  const open = card.stands.some(isOpen)
  const done = open && card.stands.every(({ hasMoved, fired }) => hasMoved || fired)
  const state = !open ? (planned ? 'locked' : 'laid') : done ? 'done' : phase === card.card ? 'now' : 'open'
  return (
    <span
      className={`card-chip ${state}${turning && open ? ' turning' : ''}`}
      data-side={side}
      data-card={card.card}
      data-state={state}
      key={open ? 'open' : 'shut'}
    >
      <b className="numeral">{step ?? '–'}</b> {phrase(name)}
      {card.stands.some(({ doubled }) => doubled) && ' ×2'}
      {card.arrow !== null && <ArrowOnTable card={card} turn={card.arrow} />}
    </span>
  )
}

/** The arrow of a card points the same way on the screen as it does on the table, however that is turned. */
function ArrowOnTable({ card, turn }: { readonly card: Laid; readonly turn: number }) {
  const span = useRef<HTMLSpanElement>(null)
  const at = card.stands[0]?.at ?? null
  useEffect(() => {
    const point = (): void => {
      const [from, to] = at ? [project(at), project(ahead(at, turn))] : [null, null]
      if (!span.current || !from || !to) return
      const degrees = (Math.atan2(to.px - from.px, from.py - to.py) * 180) / Math.PI
      span.current.style.transform = `rotate(${Math.round(degrees)}deg)`
    }
    point()
    return onFrame(point)
  }, [at, turn])
  return (
    <span ref={span} className="turning-arrow">
      <WayArrow turn={0} />
    </span>
  )
}

/** Half a base, in hundredths of a millimetre: so far from the middle of a stand is its edge. */
const EDGE = 2700

/** Puts all labels where their stands are seen now, none over another and, if it can be, none over a stand or a distance. */
function place(labels: readonly Label[], spans: ReadonlyMap<string, HTMLSpanElement>, stands: readonly Stand[]): void {
  const shown = labels.flatMap(label => {
    const span = spans.get(label.key)
    const wish = span && wishOf(label, span)
    if (span) span.hidden = !wish
    return span && wish ? [{ span, wish }] : []
  })
  const screen = shown[0]?.span.parentElement
  const spots = spread(
    shown.map(({ wish }) => wish),
    [...stands.flatMap(boxOf), ...wordsDrawn()],
    { left: 0, top: 0, width: screen?.clientWidth ?? 0, height: screen?.clientHeight ?? 0 },
  )
  for (const [i, { span }] of shown.entries()) {
    const { left, top } = spots[i] as (typeof spots)[number]
    span.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
  }
}

/** How many pixels half a base takes on the screen here. */
function edgeAt([x, y]: Point): number {
  const [middle, side] = [project([x, y]), project([x + EDGE, y])]
  return middle && side ? Math.hypot(side.px - middle.px, side.py - middle.py) : 0
}

/** What of a stand must be seen: its badge, a little less than its base. */
function boxOf({ at }: Stand): readonly Box[] {
  const seen = at && project(at)
  if (!seen) return []
  const edge = edgeAt(at) * 0.8
  return [{ left: seen.px - edge, top: seen.py - edge, width: 2 * edge, height: 2 * edge }]
}

/** Above the topmost of its stands, or below the lowest, as the camera sees them; null while none is in sight. */
function wishOf({ stands, prefers }: Label, span: HTMLSpanElement): Wish | null {
  const places = stands.flatMap(({ at }) => (at ? [at] : []))
  const seen = places.flatMap(at => project(at) ?? [])
  const [first] = places
  if (!first || seen.length === 0) return null
  const edge = edgeAt(first)
  const ends = seen.map(({ py }) => py)
  return {
    across: seen.reduce((sum, { px }) => sum + px, 0) / seen.length,
    top: Math.min(...ends) - edge,
    bottom: Math.max(...ends) + edge,
    width: span.offsetWidth,
    height: span.offsetHeight,
    prefers,
  }
}
