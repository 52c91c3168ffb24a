import { capital } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useMemo } from 'react'
import type { ReadingBook } from '../../catalogue/catalogue.ts'
import { textWords } from '../../language/text-words.ts'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { useTable } from '../../play/store.ts'
import { afterChoice } from '../../text/focus.ts'
import { namesOf } from '../../words/names.ts'
import type { SetText } from '../text.ts'
import { cardTitle, lastCard, textOf } from './cards.ts'
import { fortuneOf, useBook } from './fortune.ts'

/** The event card that lies open, the cards in the hand, and the points of the sections, to be read. */
function GoodbyeAside({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const book = useBook()
  const log = useTable(t => t.log)
  const seen = useMemo(() => lastCard(log, snapshot.seat), [log, snapshot.seat])
  const { hand, units } = fortuneOf(snapshot)
  return (
    <>
      {seen && book && (
        <section aria-label={text.eventCard} aria-live="polite">
          <h2>{text.eventCard}</h2>
          <CardText card={seen.card} book={book} how={seen.how} />
        </section>
      )}
      {hand.length > 0 && (
        <section aria-labelledby="text-hand">
          <h2 id="text-hand">{text.hand}</h2>
          <ul>
            {hand.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cards of a hand keep their places
              <li key={i}>
                <Held card={card} book={book} snapshot={snapshot} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {units.length > 0 && (
        <section aria-labelledby="text-purses">
          <h2 id="text-purses">{text.purses}</h2>
          <ul>
            {units.map(({ id, luck, valour }) => (
              <li key={id}>
                {capital(namesOf(snapshot).unit(id))}: {text.purse(luck, valour)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

interface CardProps {
  readonly card: string
  readonly book: ReadingBook
  readonly how: string
}

function CardText({ card, book, how }: CardProps) {
  const { name, says, rule } = textOf(book, card)
  return (
    <p>
      <b>{name}</b>, {cardTitle(card)}, {how}. {says} <RuleLinks cites={rule ? [rule] : []} />
    </p>
  )
}

/** A card that is held: what it does, and, where cards may be played now, a way to play it. */
function Held({
  card,
  book,
  snapshot,
}: Omit<CardProps, 'how' | 'book'> & { book: ReadingBook | null; snapshot: Snapshot }) {
  const told = book && textOf(book, card)
  const isPlayable = snapshot.offers.some(({ action }) => action === 'use')
  const play = () => {
    afterChoice()
    void useTable.getState().draftAction('use', { resource: 'card', card })
  }
  const title = `${told?.name ?? cardTitle(card)}, ${cardTitle(card)}`
  return (
    <>
      {isPlayable ? (
        <button type="button" className="link" onClick={play}>
          {title}
        </button>
      ) : (
        <b>{title}</b>
      )}
      . {told?.says} <RuleLinks cites={told?.rule ? [told.rule] : []} />
    </>
  )
}

export const text: SetText = { Aside: GoodbyeAside }
