import {
  type Id,
  offer,
  type Phase,
  type Procedure,
  type PromptSpec,
  perform,
  prompt,
  roll,
  text,
} from '@sandtable/kernel'
import { arrivals } from '../forces/deployment.ts'
import { buyForces, deployForces } from '../forces/phases.ts'
import { fightLocked } from '../melee/melee.ts'
import type { Muzzleflash, MuzzleflashTables, State } from '../records.ts'
import { endGame, isDecided } from '../recovery/end-of-game.ts'
import { noteHolders } from '../recovery/victory.ts'
import { nextStep, whoGoesOn } from '../section-morale/falling-back.ts'
import { noticeAll } from '../suppressing/noticing.ts'
import { inActivation } from './actions.ts'
import { endActivation, endOrders, refresh } from './activation.ts'
import { otherSide } from './figures.ts'

const to = (game: Muzzleflash, state: Partial<State>, cites: readonly string[]): void =>
  game.change('game', 'game', state, cites)

/** The turn, as a table. Between two of these the state alone says what comes next. */
export const phases: readonly Phase<MuzzleflashTables>[] = [
  { phase: 'buy', run: buyForces, cites: ['MF-BUY-4', 'MF-RUL-104'] },
  { phase: 'deploy', run: deployForces, cites: ['MF-RUL-98', 'MF-RUL-104'] },
  { phase: 'initiative', run: initiative, cites: ['MF-RUL-11'] },
  { phase: 'turn-start', run: beginTurn, cites: ['MF-ACT-3', 'MF-ACT-4'] },
  { phase: 'arrivals', run: arrive, cites: ['MF-RUL-102'] },
  { phase: 'melees', run: melees, cites: ['MF-CQB-5', 'MF-RUL-91'] },
  { phase: 'action', run: oneAction, cites: ['MF-ACT-6'] },
  { phase: 'turn-end', run: endTurn, cites: ['MF-RUL-11'] },
]

/** Each side rolls; the higher has the first turn. A scenario may name the first side. */
function* initiative(game: Muzzleflash): Procedure {
  let first = game.state.settled ? game.state.first : null
  while (first === null) {
    const dice: number[] = []
    for (const { id } of game.sides)
      dice.push(...(yield* roll(game, 'initiative', 1, { cites: ['MF-RUL-11'], about: [id] })))
    const most = Math.max(...dice)
    if (dice.filter(die => die === most).length === 1) first = game.sides[dice.indexOf(most)]?.id ?? null
  }
  to(game, { phase: 'turn-start', turn: 1, side: first, first }, ['MF-RUL-11', 'MF-RUL-12'])
}

/** The side gets its AP back. */
function* beginTurn(game: Muzzleflash): Procedure {
  const side = game.state.side as Id
  refresh(game, side)
  if (side === game.state.first && game.state.turn === 1) noticeAll(game)
  to(game, { phase: 'arrivals' }, ['MF-ACT-3', 'MF-RUL-102'])
}

function* arrive(game: Muzzleflash): Procedure {
  yield* arrivals(game, game.state.side as Id)
  to(game, { phase: 'melees' }, ['MF-RUL-91'])
}

function* melees(game: Muzzleflash): Procedure {
  yield* fightLocked(game, game.state.side as Id)
  to(game, { phase: 'action' }, ['MF-RUL-91'])
}

/** One action of one piece, and the enemy's reactions to it. */
function* oneAction(game: Muzzleflash): Procedure {
  const side = game.state.side as Id
  const bound = whoGoesOn(game)
  if (bound) yield* perform(game, nextStep(bound), prompt(side, TURN))
  else yield* offer(game, side, TURN)
}

const TURN: PromptSpec = {
  says: text`Choose who acts, or end your turn`,
  actions: ['activate', ...Object.keys(inActivation), 'policy', 'end', 'finish'],
  cites: ['MF-ACT-6'],
  under: ['MF-RUL-13', 'MF-RUL-14'],
}

/** The active piece has finished; the other side follows, and after both the next game turn, or the end. */
function* endTurn(game: Muzzleflash): Procedure {
  const { side, first, turn, last } = game.state
  for (const piece of game.pieces) if (piece.activated === 'active') endActivation(game, piece.id)
  endOrders(game, side as Id)
  noteHolders(game)
  const whole = side !== first
  if ((whole && last !== null && turn >= last) || isDecided(game)) {
    endGame(game)
    return
  }
  const next = otherSide(game, side as Id)
  to(game, { phase: 'turn-start', side: next, turn: whole ? turn + 1 : turn }, ['MF-RUL-11', 'MF-ACT-3'])
}
