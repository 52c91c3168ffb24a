import {
  askOrInterrupt,
  type Id,
  type Message,
  offer,
  type Phase,
  type Procedure,
  type PromptSpec,
  perform,
  plain,
  prompt,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { dealCard } from './cards/deck.ts'
import { eventStep } from './cards/events.ts'
import { driftGas } from './cards/gas.ts'
import { pinRunaways } from './cards/moral-fibre.ts'
import { initiativeCards } from './cards/playing.ts'
import { CLAIM, claimants } from './claims.ts'
import { fightTheRest } from './combat/hand-to-hand.ts'
import { singleTest, testHalfStrength } from './courage.ts'
import { isDown, onTable } from './figures.ts'
import { seatsAfter } from './fortune.ts'
import { endFor, endForSide, endSuppressions, endTurn } from './lasting.ts'
import { runInRout, runners } from './move/rout.ts'
import { oneOfThese } from './prompts.ts'
import type { Goodbye, GoodbyeTables, State } from './records.ts'
import { whyNotReady } from './setting-up.ts'
import { movement } from './tables.ts'
import { rallies } from './tanks/crew.ts'
import { checkLost, inPlay, settle } from './victory/outcome.ts'
import { endOfSpotting } from './weapons/snipers.ts'

export const to = (game: Goodbye, state: Partial<State>, cites: readonly string[]): void =>
  game.change('game', 'game', state, cites)

/** The turn sequence of the rulebook. */
export const phases: readonly Phase<GoodbyeTables>[] = [
  { phase: 'deploy', run: setUp, cites: ['GB-RUL-76'] },
  { phase: 'initiative', run: initiative, cites: ['GB-TURN-1', 'GB-TURN-3'] },
  { phase: 'event', run: event, cites: ['GB-TURN-6'] },
  { phase: 'recover', run: recover, cites: ['GB-TURN-7'] },
  { phase: 'free', run: step, cites: ['GB-TURN-8'] },
  { phase: 'orders', run: step, cites: ['GB-TURN-10'] },
  { phase: 'move', run: step, cites: ['GB-TURN-11'] },
  { phase: 'fire', run: step, cites: ['GB-TURN-12'] },
  { phase: 'close', run: step, cites: ['GB-TURN-13'] },
  { phase: 'turn-end', run: endOfTurn, cites: ['GB-TURN-1'] },
]

/** What each step of a player's turn asks, and its rules. */
const steps: { readonly [phase: string]: { says(game: Goodbye): Message; readonly cites: readonly string[] } } = {
  free: {
    says: game => text`Move on initiative, up to ${the.length(game.rows(movement).infantry.initiative)}`,
    cites: ['GB-TURN-8', 'GB-MOVE-10'],
  },
  orders: { says: () => text`Give orders`, cites: ['GB-TURN-10', 'GB-STAT-17'] },
  move: { says: () => text`Move the figures that have an order`, cites: ['GB-TURN-11', 'GB-STAT-19'] },
  fire: { says: () => text`Fire`, cites: ['GB-TURN-12', 'GB-STAT-18'] },
  close: { says: () => text`Fight close combat`, cites: ['GB-TURN-13', 'GB-RUL-57'] },
}

/** In the order of the sides list, each side sets up all its pieces: GB-RUL-76. */
function* setUp(game: Goodbye): Procedure {
  const side = game.state.side as Id
  yield* offer(game, side, {
    says: text`Set up your figures`,
    actions: ['deploy', 'end'],
    cites: ['GB-RUL-76', 'GB-RUL-82'],
  })
}

/** The next side sets up, or the game begins. */
function endOfSettingUp(game: Goodbye, side: Id): void {
  const order = game.sides.map(s => s.id)
  const next = order[order.indexOf(side) + 1]
  if (next) to(game, { side: next }, ['GB-RUL-76'])
  else to(game, { phase: 'initiative', side: null }, ['GB-RUL-76', 'GB-TURN-1'])
}

const TIED = ['GB-TURN-3', 'GB-RUL-15']

/** Every player rolls a D10; the highest has the initiative, and ties are rerolled. A 1 in the first roll gives a card. */
function* initiative(game: Goodbye): Procedure {
  const players = inPlay(game).map(side => side.id)
  if (players.length < 2) {
    settle(game) // a position may begin with one player left, or none
    return
  }
  const cites = ['GB-TURN-1', players.length < game.sides.length ? 'GB-RUL-84' : 'GB-TURN-3']
  let rollers: readonly Id[] = players
  let winner: Id | null = null
  for (let first = true; winner === null; first = false) {
    const rolled = yield* roll(game, 'initiative', rollers.length, {
      faces: 10,
      cites: first ? cites : TIED,
      each: rollers,
    })
    const dice = new Map(rollers.map((side, i) => [side, rolled[i] as number]))
    if (first) for (const side of rollers) if (dice.get(side) === 1) yield* dealCard(game, side)
    winner = yield* initiativeCards(game, dice)
    const best = Math.max(...dice.values())
    rollers = rollers.filter(side => dice.get(side) === best)
    if (rollers.length === 1) winner ??= rollers[0] as Id
  }
  for (const { id } of game.sides)
    game.change('side', id, { initiative: id === winner, done: false }, ['GB-TURN-3', 'GB-TURN-5'])
  game.say(text`${the.side(winner)} has the initiative.`, ['GB-TURN-3'])
  to(game, { direction: null }, ['GB-TURN-4'])
  beginTurn(game, winner)
}

/** A player's turn begins. Figures that have acted out of sequence this turn are unaffected: GB-RUL-14. */
function beginTurn(game: Goodbye, side: Id, rule = 'GB-TURN-6'): void {
  endFor(game, 'own-turn', figure => figure.side === side && onTable(figure) && !figure.acted)
  to(game, { phase: 'event', side, moving: null, runs: null }, ['GB-TURN-5', rule])
}

function* event(game: Goodbye): Procedure {
  yield* eventStep(game)
  checkLost(game)
  if (game.state.over || endIfOut(game)) return
  to(game, { phase: 'recover' }, ['GB-TURN-6', 'GB-TURN-7'])
}

/** Courage tests of figures pinned earlier. A timed suppression must end before its figure tests: GB-RUL-35. */
function* recover(game: Goodbye): Procedure {
  const side = game.state.side as Id
  endSuppressions(game, game.state.turn - 1, figure => figure.side === side)
  for (const { id } of game.pieces.filter(f => f.side === side && onTable(f) && isDown(f))) {
    const figure = game.piece(id)
    if (figure.pinnedNow || figure.pinnedUntil !== null) continue
    if (yield* singleTest(game, id, 'GB-PIN-3'))
      game.change('piece', id, { pinned: false, suppressed: false, mustTest: false }, ['GB-PIN-3', 'GB-SUPP-2'], {
        is: 'rallied',
      })
  }
  endForSide(game, 'recover-step', side)
  yield* rallies(game, side)
  to(game, { phase: 'free' }, ['GB-TURN-7', 'GB-TURN-8'])
}

/** The next figure to run at the start of this move step. One that routs later in the step runs in the next. */
function* nextRun(game: Goodbye): Procedure<boolean> {
  const { side, phase, taking, runs } = game.state
  if (phase !== 'move' || taking.length > 0) return false
  const waiting = runs ?? runners(game, side as Id)
  const [first, ...rest] = waiting
  if (runs === null || first !== undefined) to(game, { runs: rest }, ['GB-RUL-41'])
  if (first === undefined) return false
  yield* runInRout(game, first)
  yield* testHalfStrength(game)
  return true
}

/** One decision of the active player, or of one who takes the initiative first. */
function* step(game: Goodbye): Procedure {
  if (yield* nextRun(game)) {
    checkLost(game)
    if (!game.state.over) endIfOut(game)
    return
  }
  const { side, phase, taking } = game.state
  const { says, cites } = steps[phase] as (typeof steps)[string]
  const actions = actionsOf(game, phase)
  const spec: PromptSpec = {
    says: says(game),
    actions,
    default: { action: 'end' },
    ...(taking.length > 0 ? { cites: CLAIM, under: cites } : { cites }),
  }
  const others = taking.length > 0 ? [] : claimants(game, side as Id)
  if (others.length === 0) yield* offer(game, side as Id, spec)
  else {
    const { side: by, decision } = yield* askOrInterrupt(game, side as Id, spec, others)
    yield* perform(game, decision, prompt(by, by === side ? spec : (new Map(others).get(by) as PromptSpec)))
  }
  checkLost(game)
  if (!game.state.over) endIfOut(game)
}

/** The actions of each step of a player's turn. */
const offered: { readonly [phase: string]: readonly string[] } = {
  free: ['move', 'drop', 'clear', 'use', 'end'],
  orders: ['order', 'clear', 'use', 'end'],
  move: ['move', 'charge', 'drop', 'repair', 'clear', 'use', 'end'],
  fire: ['fire', 'throw', 'overwatch', 'set-up', 'clear', 'use', 'end'],
  close: ['fight', 'use', 'end'],
}
/** Where a squad moves as soon as it is ordered: GB-RUL-10. */
const ordersAndMoves: readonly string[] = ['move', 'charge', 'drop', 'order', 'clear', 'use', 'end']

const actionsOf = (game: Goodbye, phase: string): readonly string[] =>
  phase === 'orders' && game.ruling('GB-RUL-10') !== 'strict' ? ordersAndMoves : (offered[phase] as readonly string[])

/** Ends a step of the turn, or setting up. */
export const end = plain<GoodbyeTables>(text`End this step`, {
  purpose: 'end',
  idle: true,
  refuse: (game, _, { side }) => (game.state.phase === 'deploy' ? whyNotReady(game, side) : []),
  *carryOut(game, _, { side }): Procedure {
    if (game.state.phase === 'deploy') endOfSettingUp(game, side)
    else yield* endStep(game)
  },
})

const next: { readonly [phase: string]: string } = { free: 'orders', orders: 'move', move: 'fire', fire: 'close' }

function* endStep(game: Goodbye): Procedure {
  const { phase, taking } = game.state
  const side = game.state.side as Id
  const following = next[phase]
  if (following) {
    // a figure that dropped instead of making an initiative move may still be ordered: GB-RUL-21
    if (phase === 'free') endForSide(game, 'free-step', side)
    const runs = taking.length > 0 ? game.state.runs : following === 'move' ? runners(game, side) : null
    to(game, { phase: following, moving: null, runs }, ['GB-TURN-5'])
    return
  }
  yield* fightTheRest(game)
  endFor(game, 'close-step', () => true)
  if (taking.length > 0) endTaking(game)
  else yield* endOfGo(game)
}

/** Out-of-sequence actions are done: go on to the next claimant, or back to where play was interrupted. */
export function endTaking(game: Goodbye): void {
  const { taking, back } = game.state
  const [, ...left] = taking
  const acted = taking[0]?.pieces ?? []
  for (const id of acted) if (game.find('piece', id)) game.change('piece', id, { acted: true, ordered: 'none' }, CLAIM)
  endFor(game, 'actions', figure => acted.includes(figure.id))
  const [following] = left
  if (following) to(game, { taking: left, side: following.side, phase: 'move' }, CLAIM)
  else to(game, { taking: [], back: null, side: back?.side ?? null, phase: back?.phase ?? 'turn-end' }, CLAIM)
}

/** A side that has just lost its last man has nothing left to do: GB-RUL-84. */
function endIfOut(game: Goodbye): boolean {
  const { side, taking, phase } = game.state
  if (side === null || phase === 'turn-end' || !game.side(side).out) return false
  if (taking.length > 0) endTaking(game)
  else passOn(game, side)
  return true
}

/** The player has finished; the first of three or more chooses which way play passes. */
function* endOfGo(game: Goodbye): Procedure {
  const side = game.state.side as Id
  endForSide(game, 'actions', side)
  endForSide(game, 'after-own-turn', side)
  endOfSpotting(game, side)
  pinRunaways(game, side)
  game.change('side', side, { done: true }, ['GB-TURN-5'])
  checkLost(game)
  if (game.state.over) return
  if (game.side(side).initiative && game.state.direction === null && inPlay(game).length > 2) {
    const asked = { says: text`Which way does play go?`, cites: ['GB-TURN-4', 'GB-GEN-2'] }
    const direction = yield* oneOfThese(game, side, asked, 'direction', [
      ['left', toward(text`To the left`, followingOf(game, side, 'left'))],
      ['right', toward(text`To the right`, followingOf(game, side, 'right'))],
    ] as const)
    game.say(direction === 'left' ? text`Play goes to the left.` : text`Play goes to the right.`, ['GB-TURN-4'])
    to(game, { direction }, ['GB-TURN-4', 'GB-RUL-16'])
  }
  passOn(game, side)
}

/** A direction, and whose turn it would be. */
const toward = (way: Message, following: Id | undefined): Message =>
  following === undefined ? way : text`${way}: ${the.side(following)} is next`

/** Whose turn it is next, if play goes this way. */
function followingOf(game: Goodbye, side: Id, direction: 'left' | 'right' | null): Id | undefined {
  const round = seatsAfter(game, side)
  const order = direction === 'right' ? [...round].reverse() : round
  return order.find(id => !game.side(id).done && !game.side(id).out)
}

function passOn(game: Goodbye, side: Id): void {
  const following = followingOf(game, side, game.state.direction)
  if (following) beginTurn(game, following, 'GB-TURN-4')
  else to(game, { phase: 'turn-end', side: null }, ['GB-TURN-5'])
}

/** Gas drifts; then the next turn starts, unless this was the last. */
function* endOfTurn(game: Goodbye): Procedure {
  yield* driftGas(game)
  checkLost(game)
  if (game.state.over) return
  if (game.state.last !== null && game.state.turn >= game.state.last) {
    settle(game)
    return
  }
  endTurn(game)
  to(game, { phase: 'initiative', turn: game.state.turn + 1, side: null }, ['GB-TURN-1'])
}
