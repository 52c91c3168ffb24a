import { ask, type Decision, type Id, type Phase, type Procedure, roll } from '@sandtable/kernel'
import { nextStep, whoGoesOn } from '../falling-back.ts'
import { isFigure, isFit, onTable, otherSide } from '../figures.ts'
import { arrivals } from '../forces/deployment.ts'
import { buyForces, deployForces } from '../forces/phases.ts'
import { fightLocked } from '../nerve/melee.ts'
import { testPins } from '../nerve/pinning.ts'
import type { Muzzleflash, MuzzleflashTables, State } from '../records.ts'
import { countVictory, noteHolders } from '../recovery/victory.ts'
import { endActivation, endOrders, refresh, start } from './activation.ts'
import { acts, reactionsOnly } from './acts.ts'
import { perform } from './perform.ts'
import { setPolicy } from './policy.ts'
import { noticeAll, noticeSince } from './spotting.ts'

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

const inTurn = Object.keys(acts).filter(name => !reactionsOnly.includes(name))

/** One action of one piece, and the enemy's reactions to it. */
function* oneAction(game: Muzzleflash): Procedure {
  const side = game.state.side as Id
  const bound = whoGoesOn(game)
  const answer = bound
    ? nextStep(bound)
    : yield* ask(game, side, {
        says: 'Act with a piece, or end',
        actions: ['activate', ...inTurn, 'policy', 'end', 'finish'],
        cites: ['MF-ACT-6', 'MF-RUL-13', 'MF-RUL-14'],
      })
  if (answer.action === 'activate') yield* activate(game, answer.piece as Id)
  else if (answer.action === 'end') end(game, answer)
  else if (answer.action === 'policy') setPolicy(game, answer)
  else if (answer.action === 'finish') yield* finish(game, side)
  else yield* perform(game, answer.action, answer)
}

/** Starts a piece, with its pin test where it has pins that are not tested. */
function* activate(game: Muzzleflash, id: Id): Procedure {
  const again = game.piece(id).activated === 'active'
  start(game, [id])
  const since = game.journal.length
  if (game.piece(id).pins > 0) yield* testPins(game, id, again)
  noticeSince(game, since)
}

/** Ends the activation of a piece, or the turn. */
function end(game: Muzzleflash, { piece }: Decision): void {
  if (piece !== undefined) endActivation(game, piece as Id)
  else to(game, { phase: 'turn-end' }, ['MF-RUL-13', 'MF-RUL-14'])
}

/** Both sides may end the game whenever they agree: the other is asked. */
function* finish(game: Muzzleflash, side: Id): Procedure {
  const other = otherSide(game, side)
  const answer = yield* ask(game, other, {
    says: `${side} wants to end the game here: agree?`,
    actions: ['finish', 'pass'],
    cites: ['MF-RUL-94'],
    default: { action: 'finish' },
  })
  if (answer.action === 'finish') endGame(game)
  else game.say(`${other} plays on.`, ['MF-RUL-94'])
}

function endGame(game: Muzzleflash): void {
  noteHolders(game) // the sides may agree to end it in the middle of a turn
  countVictory(game)
  to(game, { over: true }, ['MF-RUL-94'])
}

/** The active piece has finished; then comes the other side, and after both the next game turn, or the end. */
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

/** A side with nobody left who could do anything has lost the field, whatever guns and vehicles stand about: MF-RUL-94. */
function isDecided(game: Muzzleflash): boolean {
  const left = game.sides.filter(({ id }) =>
    game.pieces.some(
      p =>
        p.side === id && isFit(p) && (p.reserve !== null || (isFigure(game, p) && (onTable(p) || p.aboard !== null))),
    ),
  )
  const gone = game.sides.find(s => !left.includes(s) && game.pieces.some(p => p.side === s.id))
  if (gone)
    game.say(
      `${gone.id} has nobody left on the field.`,
      ['MF-RUL-94'],
      game.pieces.filter(p => p.side === gone.id && onTable(p)).map(p => p.id),
    )
  return gone !== undefined
}
