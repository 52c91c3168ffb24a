import { type Id, type Outcome, offer, type Phase, type Procedure, plain, text, the } from '@sandtable/kernel'
import { standing } from './gunslingers.ts'
import type { Duel, DuelTables } from './records.ts'

/** Chapters TURN and END. */

/**
 * A phase asks, does one thing and ends. The state then says what is next: here the same phase again, until no one of
 * the side can act or it ends its turn.
 */
function* act(game: Duel): Procedure {
  const { side } = game.state
  if (side === null || standing(game, side).every(({ acted }) => acted)) {
    endTurn(game)
    return
  }
  yield* offer(game, side, {
    says: text`Move or shoot with one of yours, or end the turn`,
    actions: ['move', 'shoot', 'end'],
    cites: ['DU-TURN-1'],
  })
  if (game.sides.some(({ id }) => standing(game, id).length === 0)) endGame(game, 'DU-END-1')
}

export const phases: readonly Phase<DuelTables>[] = [{ phase: 'act', run: act, cites: ['DU-TURN-1'] }]

/** The other side is next; when both have had their turn, a new one begins or the game is over. */
function endTurn(game: Duel): void {
  const { turn, last, side } = game.state
  const sides = game.sides.map(({ id }) => id)
  const next = sides[sides.indexOf(side ?? '') + 1]
  if (!next && turn >= last) {
    endGame(game, 'DU-END-2')
    return
  }
  for (const { id, acted } of game.pieces) if (acted) game.change('piece', id, { acted: false }, ['DU-TURN-1'])
  game.change('game', 'game', next ? { side: next } : { side: sides[0] as Id, turn: turn + 1 }, ['DU-TURN-2'])
}

function endGame(game: Duel, rule: string): void {
  const [winner] = winners(game)
  if (winner !== undefined) game.change('side', winner, { won: true }, [rule])
  game.change('game', 'game', { over: true }, [rule])
}

/** The side with more left; none if both have as many. */
function winners(game: Duel): readonly Id[] {
  const left = game.sides.map(({ id }) => ({ id, left: standing(game, id).length }))
  const most = Math.max(...left.map(side => side.left))
  const best = left.filter(side => side.left === most)
  return best.length === 1 ? best.map(({ id }) => id) : []
}

export const end = plain<DuelTables>(text`End the turn`, {
  purpose: 'end',
  idle: true,
  *carryOut(game) {
    endTurn(game)
  },
})

export function outcome(game: Duel): Outcome {
  const [winner] = winners(game)
  const alone = game.sides.find(({ id }) => standing(game, id).length === 0)
  return {
    winners: winners(game),
    says: winner === undefined ? text`Nobody has won.` : text`${the.side(winner)} has won.`,
    why: alone
      ? { says: [text`${the.side(alone)} has nobody left.`], cites: ['DU-END-1'] }
      : { says: [text`That was the last turn.`], cites: ['DU-END-2'] },
  }
}

/** What a side plays for, and its progress: on the page's bar at any time, and in the report as its verdict. */
export const goals = (game: Duel, side: Id) => {
  const [mine, all] = [standing(game, side).length, game.sides.map(({ id }) => standing(game, id).length)]
  const theirs = all.reduce((sum, left) => sum + left, -mine)
  return [text`More left than they have: ${the.count(mine)} against ${the.count(theirs)}.`]
}
