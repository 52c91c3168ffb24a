import { type Id, type Phase, type Procedure, text, the } from '@sandtable/kernel'
import { airTurnEnd } from '../air/missions.ts'
import { checkRadius } from '../command/headquarters.ts'
import { setDownAll } from '../fire/passengers.ts'
import type { Blaze, BlazeTables } from '../records.ts'
import { turnEndOfShells } from '../shells/step-end.ts'
import { snipersLeave } from '../snipers/snipers.ts'
import { breaksAt } from '../stands/breaking.ts'
import { remove } from '../stands/removal.ts'
import { onTable } from '../stands/stand.ts'
import { disorder, FRESH, orderRestored } from '../stands/states.ts'
import { getUp } from './reveal.ts'
import { gameOver } from './scoring.ts'
import { to } from './state.ts'

/** Step 10: morale is checked, and the turn ends. */
export const breakingPhase: Phase<BlazeTables> = {
  phase: 'breaking-point',
  cites: ['BA-OPP-9', 'BA-BREAK-4'],
  *run(game): Procedure {
    yield* checkBreaking(game)
    snipersLeave(game)
    airTurnEnd(game)
    turnEndOfShells(game)
    checkRadius(game)
    orderRestored(game)
    // a stand that came through smoke is disordered in the turn that follows
    for (const stand of game.pieces) if (stand.crossed && onTable(stand)) disorder(game, stand.id, ['BA-SMOKE-8'])
    getUp(game)
    for (const stand of game.pieces) {
      const { turn } = game.state
      const firedAt = stand.firedAtTurn !== null && stand.firedAtTurn >= turn
      game.change('piece', stand.id, { ...FRESH, firedAt }, ['BA-TURN-1'])
    }
    for (const side of game.sides) {
      if (side.calls.length > 0) game.change('side', side.id, { calls: [] }, ['BA-TURN-1'])
      game.change('side', side.id, { nextCard: 1, disputes: 0 }, ['BA-TURN-1'])
    }
    if (!gameOver(game))
      to(game, { turn: game.state.turn + 1, phase: 'planning', begun: null, contacts: 0, chargeRating: null }, [
        'BA-TURN-1',
      ])
  },
}

/** A unit that has lost as many figures as its breaking point is removed from the game: BA-BREAK-4. */
function* checkBreaking(game: Blaze): Procedure {
  for (const { id } of game.store.all('unit')) {
    const unit = game.get('unit', id)
    const point = unit.broken ? null : breaksAt(game, unit)
    if (!point || unit.lost < point.losses) continue
    const cites = [point.rule, point.why]
    game.change('unit', id, { broken: true }, ['BA-BREAK-4', point.rule], { is: 'broke', cause: 'morale' })
    const unseen = game.pieces.every(stand => stand.unit !== id || stand.gone || stand.hidden)
    game.say(text`${the.unit(id)} has reached its breaking point.`, cites, undefined, unseen ? [unit.side] : undefined)
    yield* leaveAll(game, id)
  }
}

/** Passengers go before their transport, and strangers are set down: BA-RUL-351. */
function* leaveAll(game: Blaze, unit: Id): Procedure {
  const members = game.pieces.filter(stand => stand.unit === unit && !stand.gone)
  for (const { id } of [...members.filter(stand => stand.aboard), ...members.filter(stand => !stand.aboard)]) {
    yield* setDownAll(game, id)
    // a breaking unit has lost no more than made it break
    const says = text`${the.piece(id)} breaks and is out of the game.`
    remove(game, id, { says, tallied: false, event: { is: 'fled', cause: 'morale' } }, ['BA-OPP-9', 'BA-BREAK-4'])
  }
}
