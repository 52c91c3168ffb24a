import { kindName, plural } from '@sandtable/kernel'
import type { Balance, Handicap, Offer } from '@sandtable/lab'
import type { ReactNode } from 'react'
import { labWords } from '../words.ts'
import { windowOf } from './interval-bar.tsx'
import { Row } from './who-wins.tsx'

type Names = { readonly [side: string]: string }

/** A handicap in words: 'British: 2 more riflemen'. */
export function useHandicapWords(): (handicap: Handicap, names: Names) => string {
  const words = labWords.use().balance
  return ({ kind, side, piece, count, source }, names) => {
    const name = side === null ? '' : (names[side] ?? side)
    const what = piece === null ? '' : count === 1 ? kindName(piece) : plural(kindName(piece))
    const last = (source.value as { readonly start?: { readonly last?: number } }).start?.last ?? 0
    if (kind === 'longer' || kind === 'shorter') return words[kind](count, last)
    return kind === 'points' ? words.points(name, count) : words[kind](name, count, what)
  }
}

interface BalanceProps {
  readonly balance: Balance
  readonly names: Names
  /** The place of a side in the scenario, for its colour. */
  readonly order: readonly string[]
  /** What can be done with an offer, such as taking it. */
  act?(offer: Offer): ReactNode
}

/** What would make a battle even, and how sure that is. */
export function BalancePart({ balance, names, order, act }: BalanceProps) {
  const words = labWords.use()
  const say = useHandicapWords()
  const { weaker, asItIs, isEven, offers } = balance
  const share = `${names[weaker] ?? weaker} ${words.percent(asItIs.points.share)}`
  const window = windowOf(
    [asItIs, ...offers].map(({ points }) => points),
    0.5,
  )
  return (
    <section aria-labelledby="balance">
      <h2 id="balance">{words.balance.title}</h2>
      {isEven && <p>{words.balance.even(share, words.percent(asItIs.sure))}</p>}
      {!isEven && offers.length === 0 && <p>{words.balance.none}</p>}
      <div className="intervals offers">
        {offers.map(offer => (
          <div key={`${offer.handicap.kind} ${offer.handicap.count}`}>
            <Row
              name={say(offer.handicap, names)}
              share={offer.points}
              side={order.indexOf(weaker)}
              window={window}
              due={0.5}
              note={words.balance.sure(offer.sure)}
            />
            {act?.(offer)}
          </div>
        ))}
      </div>
      {offers[0] && <p className="quiet">{words.balance.tried(offers[0].games)}</p>}
    </section>
  )
}
