import type { Seats } from '@sandtable/room'
import { ordersOf } from '../catalogue/details.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { RULES, rulesLanguage, useWords } from '../language/index.ts'
import { SideMark, sideTokens } from '../parts/side-mark.tsx'
import { doors } from '../sets/doors.gen.ts'
import { order } from './map/map.tsx'

interface ForcesProps {
  readonly scenario: ScenarioOutline
  readonly yours: string
  readonly seats: Seats
  /** Gives a side to the computer, or back to a friend; where that can be chosen. */
  readonly hand?: ((side: string) => void) | undefined
}

/** What each side has, and what it is told. */
export function ScenarioForces({ scenario, yours, seats, hand }: ForcesProps) {
  const words = useWords().scenario
  const people = Object.values(seats).filter(seat => seat === 'person').length
  return (
    <ul className="forces">
      {order(scenario.sides, yours).map((side, i) => (
        <li key={side.id} className={`force ${sideTokens[i] ?? 'fourth'}`}>
          <h3>
            <SideMark side={i} />
            {rulesLanguage(scenario.ruleset).army(side.name)}
            {hand && side.id !== yours ? (
              <button type="button" className="button" onClick={() => hand(side.id)}>
                {seats[side.id] === 'computer' ? words.computer : words.friend}
              </button>
            ) : (
              <span className="tag">
                {seats[side.id] === 'computer'
                  ? words.computer
                  : side.id !== yours && people > 1
                    ? words.friend
                    : words.you}
              </span>
            )}
            <span className="force-count">
              {side.pieces > 0 ? words[doors[scenario.ruleset]?.counts ?? 'figures'](side.pieces) : words.toBeBought}
            </span>
          </h3>
          {side.force.length > 0 && <p lang={RULES}>{sentence(side.force)}</p>}
          {ordersOf(scenario, side) && (
            <p className="force-orders" lang={RULES}>
              {ordersOf(scenario, side)}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const sentence = (force: readonly string[]): string => {
  const text = force.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
