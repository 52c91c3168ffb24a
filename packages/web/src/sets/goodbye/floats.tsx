import { capital } from '@sandtable/kernel'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ReadingBook } from '../../catalogue/catalogue.ts'
import { useCorner } from '../../panels/float/corner.ts'
import { Icon } from '../../parts/icon.tsx'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { pieceOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { namesOf } from '../../words/names.ts'
import { CardPicture, Pip } from './card-face.tsx'
import { cardTitle, faceOf, lastCard, textOf } from './cards.ts'
import { fortuneOf, useBook } from './fortune.ts'
import './floats.css'
import { panelWords } from './language/index.ts'

/** The event card that lies face up, the cards in the hand, and the points of the sections. */
export function GoodbyeFloats() {
  const book = useBook()
  return (
    <>
      <EventCard book={book} />
      <Fortune book={book} />
    </>
  )
}

/** The last card turned over, top left, until its reader goes on or closes it. */
function EventCard({ book }: { readonly book: ReadingBook | null }) {
  const words = panelWords.use()
  const log = useTable(t => t.log)
  const seat = useTable(t => t.snapshot?.seat ?? '')
  const recap = useTable(t => t.recap !== null)
  const [closed, setClosed] = useState(-1)
  const seen = useMemo(() => lastCard(log, seat), [log, seat])
  if (!seen || !book || recap || seen.at <= closed) return null
  const { name, says, rule } = textOf(book, seen.card)
  return (
    // a new card is turned over again
    <aside key={seen.at} className="event-card" aria-label={words.event} aria-live="polite">
      <CardPicture card={seen.card} />
      <div>
        <p className="label">
          {cardTitle(seen.card)}, {seen.how} <RuleLinks cites={rule ? [rule] : []} />
        </p>
        <h3>{name}</h3>
        <p className="event-says">{says}</p>
      </div>
      <button type="button" className="shut" aria-label={words.close} onClick={() => setClosed(seen.at)}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  )
}

/** Where it may lie. */
const CORNERS = ['bottom left', 'bottom right', 'top left'] as const
const places = { 'bottom left': '', 'bottom right': 'aside', 'top left': 'above', 'top right': '' }
/** How far it stands from the edges of the table, with room for a figure beside it, in pixels. */
const ROOM = 45
/** More sections than this are counted together; that of the selected man has a line of its own. */
const FEW = 6

/** The cards that the seat holds, each to be played from here, and what luck and valour its sections have left. */
function Fortune({ book }: { readonly book: ReadingBook | null }) {
  const words = panelWords.use()
  const snapshot = useTable(t => t.snapshot)
  const { panel, size } = useSize()
  const corner = useCorner(CORNERS, size)
  const mine = useTable(t => (pieceOf(t.snapshot, t.selected) as { readonly unit?: string | null } | undefined)?.unit)
  if (!snapshot) return null
  const { hand, units } = fortuneOf(snapshot)
  if (hand.length + units.length === 0) return null
  return (
    <aside ref={panel} className={`fortune ${places[corner]}`} aria-label={words.fortune}>
      {hand.length > 0 && (
        <>
          <p className="label">{words.held}</p>
          <ul className="held">
            {hand.map((card, i) => (
              // two of one kind lie side by side
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a hand keep their places
              <li key={i}>
                <HeldCard card={card} book={book} />
              </li>
            ))}
          </ul>
        </>
      )}
      {units.length > 0 && (
        <>
          <p className="label">{words.purses}</p>
          <ul className="purses">
            {units.length > FEW && (
              <li>
                {words.inAll}
                <Sum kind="luck" count={units.reduce((sum, { luck }) => sum + luck, 0)} />
                <Sum kind="valour" count={units.reduce((sum, { valour }) => sum + valour, 0)} />
              </li>
            )}
            {(units.length > FEW ? units.filter(({ id }) => id === mine) : units).map(unit => (
              <li key={unit.id}>
                {capital(namesOf(snapshot).unit(unit.id))}
                <Points kind="luck" count={unit.luck} />
                <Points kind="valour" count={unit.valour} />
              </li>
            ))}
          </ul>
        </>
      )}
    </aside>
  )
}

/** How much of a corner it takes, in pixels: with cards in the hand far more. */
function useSize() {
  const panel = useRef<HTMLElement>(null)
  const [size, setSize] = useState({ wide: ROOM, high: ROOM })
  useLayoutEffect(() => {
    const { offsetWidth = 0, offsetHeight = 0 } = panel.current ?? {}
    const [wide, high] = [offsetWidth + ROOM, offsetHeight + ROOM]
    setSize(known => (known.wide === wide && known.high === high ? known : { wide, high }))
  })
  return { panel, size }
}

function HeldCard({ card, book }: { readonly card: string; readonly book: ReadingBook | null }) {
  const isPlayable = useTable(t => t.snapshot?.offers.some(({ action }) => action === 'use') ?? false)
  const { draftAction } = useTable.getState()
  const { rank, suit } = faceOf(card)
  const play = (): void => {
    if (!isPlayable) return
    void draftAction('use', { resource: 'card', card })
    // what comes next is asked there, and Enter must not take the card up again
    document.querySelector<HTMLElement>('.prompt h2')?.focus({ preventScroll: true })
  }
  const text = book && textOf(book, card)
  return (
    <button
      type="button"
      className="held-card"
      aria-disabled={!isPlayable}
      title={text?.says ?? cardTitle(card)}
      onClick={play}
    >
      <span>
        {text?.name ?? cardTitle(card)} <span className="offscreen">{cardTitle(card)}</span>
      </span>
      <span className="held-rank" aria-hidden="true">
        <b className="numeral">{rank}</b>
        {suit && <Pip suit={suit} size={16} />}
      </span>
    </button>
  )
}

/** Of many sections, all points together. */
const Sum = ({ kind, count }: { readonly kind: 'luck' | 'valour'; readonly count: number }) => (
  <span className="points-sum">
    {count} <Points kind={kind} count={Math.min(1, count)} />
  </span>
)

/** One token a point: a clover leaf for luck, a star for valour. */
function Points({ kind, count }: { readonly kind: 'luck' | 'valour'; readonly count: number }) {
  const { left } = panelWords.use()
  if (count === 0) return null
  return (
    <span className={`points ${kind}`}>
      <span className="offscreen">{left[kind](count)}</span>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one point is like another
        <svg key={i} viewBox="0 0 24 24" width={16} height={16} aria-hidden="true">
          <path d={kind === 'luck' ? CLOVER : STAR} />
        </svg>
      ))}
    </span>
  )
}

const STAR = 'M12 1.500l3.100 6.900 7.400.8-5.500 5 1.600 7.300L12 17.800l-6.600 3.700L7 14.200l-5.500-5 7.400-.8z'
const CLOVER = 'M12 12c-3-5-1-9 2-9s4 4 1 8c5-2 8 0 8 2s-4 4-9 1c2 5 0 8-2 8s-4-4-1-9c-5 3-9 1-9-1s4-4 10 0z'
