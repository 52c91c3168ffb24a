import type { Seats } from '../game/messages.ts'
import type { ScenarioOutline } from '../outline.ts'
import { SideMark, sideTokens } from '../parts/side-mark.tsx'
import { order } from './scenario-map.tsx'

interface ForcesProps {
  readonly scenario: ScenarioOutline
  readonly yours: string
  readonly seats: Seats
}

/** What each side has, and what it is told. */
export function ScenarioForces({ scenario, yours, seats }: ForcesProps) {
  const people = Object.values(seats).filter(seat => seat === 'person').length
  return (
    <ul className="forces">
      {order(scenario.sides, yours).map((side, i) => (
        <li key={side.id} className={`force ${sideTokens[i] ?? 'fourth'}`}>
          <h3>
            <SideMark side={i} />
            {side.name}
            <span className="tag">
              {seats[side.id] === 'computer' ? 'computer' : side.id === yours ? 'you' : people > 1 ? 'friend' : 'you'}
            </span>
            <span className="force-count">{side.pieces > 0 ? `${side.pieces} figures` : 'to be bought'}</span>
          </h3>
          {side.force.length > 0 && <p>{sentence(side.force)}</p>}
          {(side.briefing || side.goal) && <p className="force-orders">{side.briefing || side.goal}</p>}
        </li>
      ))}
    </ul>
  )
}

const sentence = (force: readonly string[]): string => {
  const text = force.join(', ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
