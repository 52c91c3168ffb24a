import type { Point } from '@sandtable/kernel'
import { useEffect, useRef } from 'react'
import type { Snapshot } from '../../game/messages.ts'
import { sideNumber } from '../../scene-of.ts'
import { onFrame, project } from '../../table/control.ts'
import { cardOf } from './cards.ts'
import { ahead } from './compass.ts'
import { cardsLaid, type Laid, phaseOf, type Stand, standsOf } from './records.ts'
import { statesOf } from './states.ts'
import { WayArrow } from './way-arrow.tsx'

/** The cards beside their stands, and what has become of each stand in a word or two. They go along with the camera. */
export function CardsOnTable({ snapshot }: { readonly snapshot: Snapshot }) {
  const phase = phaseOf(snapshot)
  const [own] = (snapshot.view.tables.side as readonly { readonly id: string; readonly planned?: boolean }[]).filter(
    ({ id }) => id === snapshot.seat,
  )
  const laid = cardsLaid(snapshot).filter(({ stands }) => stands.some(({ at }) => at))
  const told = standsOf(snapshot).flatMap(stand => {
    const words = stand.at && !stand.gone ? statesOf(stand) : []
    return words.length > 0 ? [{ stand, words }] : []
  })
  return (
    <div className="on-table" aria-hidden="true">
      {laid.map(card => (
        <Beside key={card.key} stands={card.stands} above>
          <Chip card={card} side={sideNumber(card.side, snapshot)} phase={phase} planned={own?.planned === true} />
        </Beside>
      ))}
      {told.map(({ stand, words }) => (
        <Beside key={stand.id} stands={[stand]} above={false}>
          <span className="state-chip">{words.join(', ')}</span>
        </Beside>
      ))}
    </div>
  )
}

interface ChipProps {
  readonly card: Laid
  readonly side: number
  readonly phase: string
  readonly planned: boolean
}

function Chip({ card, side, phase, planned }: ChipProps) {
  const { step, name } = cardOf(card.card)
  const open = card.stands.some(stand => stand.open)
  const done = open && card.stands.every(({ hasMoved, fired }) => hasMoved || fired)
  const state = !open ? (planned ? 'locked' : 'laid') : done ? 'done' : phase === card.card ? 'now' : 'open'
  return (
    <span className={`card-chip ${state}`} data-side={side} data-card={card.card} key={open ? 'open' : 'shut'}>
      <b className="numeral">{step ?? '–'}</b> {name}
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

interface BesideProps {
  readonly stands: readonly Stand[]
  readonly above: boolean
  readonly children: React.ReactNode
}

/** Half a base, in hundredths of a millimetre: so far from the middle of a stand is its edge. */
const EDGE = 2700

/** Above the topmost of these stands, or below the lowest, as the camera sees them. */
function Beside({ stands, above, children }: BesideProps) {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const places = stands.flatMap(({ at }) => (at ? [at] : []))
    const stand = (): void => {
      const seen = places.flatMap(at => project(at) ?? [])
      const span = box.current
      if (!span) return
      span.hidden = seen.length === 0
      if (seen.length === 0) return
      const edge = edgeOf(places[0] as Point)
      const across = seen.reduce((sum, { px }) => sum + px, 0) / seen.length
      const ends = seen.map(({ py }) => py)
      const down = above ? Math.min(...ends) - edge : Math.max(...ends) + edge
      const shift = above ? '-100%' : '0'
      span.style.transform = `translate(${Math.round(across)}px, ${Math.round(down)}px) translate(-50%, ${shift})`
    }
    stand()
    return onFrame(stand)
  }, [stands, above])
  return (
    <span ref={box} className="beside" hidden>
      {children}
    </span>
  )
}

/** How many pixels half a base takes on the screen now. */
function edgeOf([x, y]: Point): number {
  const [middle, side] = [project([x, y]), project([x + EDGE, y])]
  return middle && side ? Math.hypot(side.px - middle.px, side.py - middle.py) : 0
}
