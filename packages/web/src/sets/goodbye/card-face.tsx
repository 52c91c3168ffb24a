import { cardTitle, faceOf, type Suit } from './cards.ts'

/** Drawn, not typed: the typefaces have no suits. On a grid of 24. */
const pips: { readonly [suit in Suit]: string } = {
  hearts: 'M12 21C5 15.5 2.5 12 2.5 8.4A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 9.500 1.800C21.500 12 19 15.500 12 21z',
  diamonds: 'M12 2l7.500 10L12 22 4.500 12z',
  spades:
    'M12 2C15.500 7 21.500 9.800 21.500 14a4.200 4.200 0 0 1-7.600 2.400c.1 2.300.9 4 2.400 5.600H7.700c1.500-1.600 2.300-3.300 2.400-5.600A4.200 4.200 0 0 1 2.500 14C2.500 9.800 8.500 7 12 2z',
  clubs:
    'M12 2a4.600 4.600 0 0 1 3.600 7.400 4.700 4.700 0 1 1-1.700 7.300c.1 2.200.9 3.900 2.400 5.300H7.700c1.500-1.400 2.300-3.100 2.400-5.300A4.700 4.700 0 1 1 8.400 9.400 4.600 4.600 0 0 1 12 2z',
}

export function Pip({ suit, size }: { readonly suit: Suit; readonly size: number }) {
  return (
    <svg className={`pip ${suit}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path d={pips[suit]} />
    </svg>
  )
}

/** A playing card, face up. */
export function CardPicture({ card }: { readonly card: string }) {
  const { rank, suit } = faceOf(card)
  const corner = (
    <>
      <b className="numeral">{rank === 'Joker' ? 'J' : rank}</b>
      {suit && <Pip suit={suit} size={18} />}
    </>
  )
  return (
    <div className="card-picture" role="img" aria-label={cardTitle(card)}>
      <span className="card-corner">{corner}</span>
      <span className="card-middle">{suit ? <Pip suit={suit} size={52} /> : <b className="numeral">{rank}</b>}</span>
      <span className="card-corner far">{corner}</span>
    </div>
  )
}
