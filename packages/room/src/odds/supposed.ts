import { type Decision, type Id, Refusal, type RollEntry, type Seat, seeded } from '@sandtable/kernel'
import type { Work } from './chance.ts'
import { carriedOut } from './odds.ts'
import { type Trial, Trials } from './trials.ts'

/** How many worlds are imagined. What a roll needs is nearly always the same in all of them. */
const WORLDS = 16

/**
 * The rolls that a decision brings about as far as a seat that does not know everything can tell: each world is
 * imagined from what it knows, so nothing here can tell more.
 */
export function* supposedTrials(seat: Seat, decision: Decision): Work<readonly Trial[]> {
  const trials = new Trials()
  for (let i = 0; i < WORLDS; i++) {
    yield
    try {
      const { world, begun } = carriedOut(seat, decision, seeded(`supposed ${i}`))
      trials.count(world, begun, 1 / WORLDS)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error // what is only imagined may stand in the way
    }
  }
  return trials.all().filter(({ roll }) => isToldOf(seat, roll))
}

/** Would the seat read of this roll, and does it know everybody in it? */
function isToldOf(seat: Seat, { about = [], to }: RollEntry): boolean {
  const known = seat.known()
  const isThere = (id: Id): boolean =>
    (['piece', 'unit', 'side', 'terrain'] as const).some(table => known.find(table, id))
  return (to === undefined || to.includes(seat.side)) && about.every(isThere)
}
