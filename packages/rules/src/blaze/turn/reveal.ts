import { type Phase, type Procedure, roll } from '@sandtable/kernel'
import { airReveal } from '../air/missions.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { spot } from '../stands/spotting.ts'
import { isAircraft, isConcealed, onTable, ratingOf } from '../stands/stand.ts'
import { score } from '../values.ts'
import { to } from './state.ts'
import { tasksInterrupted } from './tasks.ts'

/** The cards are turned over together; Actions are declared, but not what they are: BA-CARD-1, BA-ACTN-2. */
export const revealPhase: Phase<BlazeTables> = {
  phase: 'reveal',
  cites: ['BA-CARD-1', 'BA-ACTN-2'],
  *run(game): Procedure {
    for (const side of game.sides) game.change('side', side.id, { planned: false }, ['BA-CARD-1'])
    for (const stand of game.pieces)
      if (stand.unshown) game.change('piece', stand.id, { unshown: false }, ['BA-HMOV-6'], { is: 'arrived' })
    yield* proneRecover(game)
    for (const stand of game.pieces)
      if (stand.card !== null) game.change('piece', stand.id, { open: true }, whyOpen(stand))
    goProne(game)
    tasksInterrupted(game)
    spot(game)
    yield* airReveal(game)
    to(game, { phase: 'action', begun: null }, ['BA-TURN-1', 'BA-ACTN-2'])
  },
}

const whyOpen = ({ card }: Stand): readonly string[] =>
  card === 'action' ? ['BA-ACTN-2', 'BA-ACTN-3'] : card === 'dummy' ? ['BA-CARD-10'] : ['BA-CARD-1', 'BA-CARD-2']

/** A Poor unit that is prone rolls as its new card is revealed, one die a card; on a failure the card becomes Prone: BA-RUL-22. */
function* proneRecover(game: Blaze): Procedure {
  const rolled = new Map<string, boolean>()
  const need = score(game, 'prone-recovery')
  for (const { id } of game.pieces.filter(stand => stand.prone && stand.card !== null && stand.card !== 'prone')) {
    const stand = game.piece(id)
    if (!onTable(stand) || ratingOf(game, stand) !== 'poor') continue
    // each side numbers its own cards
    const number = stand.cardId === null ? stand.id : `${stand.side} ${stand.cardId}`
    let up = rolled.get(number)
    if (up === undefined) {
      const [die] = yield* roll(game, 'prone-recovery', 1, {
        faces: 10,
        need,
        cites: ['BA-PRONE-8'],
        ...(isConcealed(stand) ? { to: [stand.side] } : { about: [id] }),
      })
      up = (die as number) >= need
      rolled.set(number, up)
    }
    if (!up) game.change('piece', id, { card: 'prone', arrow: null }, ['BA-PRONE-9'])
  }
}

/** A stand is prone from the reveal of its card; another card of its own gets it up: BA-RUL-160. */
function goProne(game: Blaze): void {
  for (const stand of game.pieces) {
    if (stand.card === null || isAircraft(game, stand)) continue
    const prone = stand.card === 'prone'
    if (prone !== stand.prone) game.change('piece', stand.id, { prone }, ['BA-PRONE-2'])
  }
}

/** At the end of the turn a stand gets up, unless its unit is Poor: BA-RUL-160. */
export function getUp(game: Blaze): void {
  for (const stand of game.pieces)
    if (stand.prone && ratingOf(game, stand) !== 'poor')
      game.change('piece', stand.id, { prone: false }, ['BA-PRONE-2'])
}
