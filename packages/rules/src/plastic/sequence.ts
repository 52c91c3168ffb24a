import {
  type Action,
  ask,
  because,
  choice,
  type Decision,
  name,
  type Phase,
  type Procedure,
  roll,
} from '@sandtable/kernel'
import { FRESH, figuresOnTable, onTable } from './figures.ts'
import { carryOutFire, carryOutThrow } from './fire-combat.ts'
import { carryOutDirect, carryOutLead, carryOutRally } from './leaders.ts'
import { carryOutMove } from './movement.ts'
import { checkObjectives } from './objectives.ts'
import { carryOutCall } from './radiomen.ts'
import type { Plastic, PlasticTables, State } from './records.ts'
import { carryOutReplace, fallen, waitingReserves } from './reserves.ts'
import { carryOutDeploy, whyNotReady } from './setting-up.ts'
import { rowFor, statusTable } from './tables.ts'

const to = (game: Plastic, state: Partial<State>, cites: readonly string[]): void =>
  game.change('game', 'game', state, cites)

/** The turn, as the rulebook's overview has it. */
export const phases: readonly Phase<PlasticTables>[] = [
  { phase: 'deploy', run: setUp, cites: ['PF-SET-12', 'PF-SET-13'] },
  { phase: 'initiative', run: initiative, cites: ['PF-TRN-1', 'PF-TRN-8'] },
  { phase: 'reserves', run: replacements, cites: ['PF-RES-4'] },
  { phase: 'status', run: statusChecks, cites: ['PF-TRN-3', 'PF-TRN-5'] },
  { phase: 'action', run: oneAction, cites: ['PF-TRN-4', 'PF-TRN-6'] },
  { phase: 'turn-end', run: endOfTurn, cites: ['PF-TRN-7', 'PF-TRN-29'] },
]

/** The first side of the list sets up all its figures, then the other: PF-RUL-76. */
function* setUp(game: Plastic): Procedure {
  const side = game.state.side as string
  const answer = yield* ask(game, side, {
    says: 'Set up your figures',
    actions: ['deploy', 'end'],
    cites: ['PF-SET-1', 'PF-SET-12', 'PF-SET-13', 'PF-RUL-75', 'PF-RUL-76', 'PF-RUL-77', 'PF-RUL-91'],
  })
  if (answer.action === 'deploy') {
    carryOutDeploy(game, answer)
    return
  }
  const order = game.sides.map(s => s.id)
  const next = order[order.indexOf(side) + 1]
  if (next) to(game, { side: next }, ['PF-RUL-76'])
  else to(game, { phase: 'initiative', side: null }, ['PF-SET-13', 'PF-SET-6'])
}

/** One die a side, or one a player; the highest chooses who goes first, ties all roll again. */
function* initiative(game: Plastic): Procedure {
  const all = game.ruling('PF-RUL-25') === 'all-players'
  const rollers = game.sides.flatMap(({ id, players }) => (all && players.length > 0 ? players.map(() => id) : [id]))
  for (;;) {
    const dice = yield* roll(game, 'initiative', rollers.length, {
      cites: ['PF-TRN-1', 'PF-TRN-8', 'PF-TRN-9', 'PF-RUL-24', 'PF-RUL-25'],
    })
    const best = Math.max(...dice)
    if (dice.filter(die => die === best).length > 1) continue
    const winner = rollers[dice.indexOf(best)] as string
    const answer = yield* ask(game, winner, {
      says: 'Who goes first this turn?',
      actions: ['choose'],
      cites: ['PF-TRN-10', 'PF-SET-1', 'PF-SET-6'],
    })
    to(game, { phase: 'reserves', side: answer.first as string, half: 1, player: null, played: [] }, [
      'PF-TRN-10',
      'PF-TRN-3',
    ])
    return
  }
}

/** Before the status checks, fallen figures may come back in place of reserves. Where nobody can, nothing is asked: PF-RUL-79. */
function* replacements(game: Plastic): Procedure {
  const side = game.state.side as string
  if (waitingReserves(game, side).length > 0 && fallen(game, side).length > 0) {
    const answer = yield* ask(game, side, {
      says: 'Bring a fallen figure back in place of a reserve?',
      actions: ['replace', 'pass'],
      cites: ['PF-RES-4', 'PF-RES-5', 'PF-RUL-79', 'PF-RUL-80'],
      default: { action: 'pass' },
    })
    if (answer.action === 'replace') {
      carryOutReplace(game, answer)
      return
    }
  }
  to(game, { phase: 'status' }, ['PF-TRN-3', 'PF-TRN-5'])
}

/** The player whose go it is rolls for each of his figures, in the order in which they are listed. */
function* statusChecks(game: Plastic): Procedure {
  const { side, played } = game.state
  const { players } = game.side(side as string)
  const left = players.filter(player => !played.includes(player))
  let player = game.state.player
  if (players.length > 1 && player === null) {
    player = left.length > 1 ? yield* firstPlayer(game, side as string) : (left[0] as string)
    to(game, { player }, ['PF-TRN-2', 'PF-RUL-26'])
  }
  const figures = figuresOnTable(game).filter(f => f.side === side && (player === null || f.player === player))
  const cites = ['PF-TRN-3', 'PF-TRN-5', 'PF-TRN-11', 'PF-TRN-28', 'PF-RUL-27']
  if (figures.length > 0) {
    const dice = yield* roll(game, 'status', figures.length, { cites, about: figures.map(f => f.id) })
    figures.forEach((figure, i) => {
      const status = rowFor(game.rows(statusTable), dice[i] as number).result
      game.change('piece', figure.id, { status }, rulesOfStatus[status])
    })
  }
  to(game, { phase: 'action' }, ['PF-TRN-4', 'PF-TRN-6'])
}

const rulesOfStatus = {
  ready: ['PF-TRN-12', 'PF-TRN-11'],
  'fire-only': ['PF-TRN-13', 'PF-TRN-11'],
  halted: ['PF-TRN-14', 'PF-TRN-11'],
  unrolled: ['PF-TRN-11'],
}

/** A side with several players settles which of them goes first; then they follow in the order of the list. */
function* firstPlayer(game: Plastic, side: string): Procedure<string> {
  const { players } = game.side(side)
  if (game.state.played.length > 0) return players.find(p => !game.state.played.includes(p)) as string
  const answer = yield* ask(game, side, {
    says: 'Which player goes first?',
    actions: ['choose'],
    cites: ['PF-TRN-2', 'PF-SET-2', 'PF-RUL-26'],
    context: players,
  })
  return answer.first as string
}

const acts: { readonly [action: string]: (game: Plastic, decision: Decision) => Procedure } = {
  move: carryOutMove,
  fire: carryOutFire,
  throw: carryOutThrow,
  lead: carryOutLead,
  rally: carryOutRally,
  direct: carryOutDirect,
  call: carryOutCall,
}

const ACTING = [...Object.keys(acts), 'end']
const ONE_AT_A_TIME = [
  'PF-TRN-4',
  'PF-TRN-6',
  'PF-TRN-15',
  'PF-TRN-16',
  'PF-TRN-17',
  'PF-TRN-19',
  'PF-TRN-23',
  'PF-TRN-24',
  'PF-RUL-91',
]

/** One figure at a time, in whatever order the player likes; none is obliged to act. */
function* oneAction(game: Plastic): Procedure {
  const { side, player } = game.state
  const says = 'Move or fire with a figure, or end'
  const answer = yield* ask(game, side as string, {
    says: player ? `${player}: ${says.toLowerCase()}` : says,
    actions: ACTING,
    cites: ONE_AT_A_TIME,
  })
  const act = acts[answer.action]
  if (act) yield* act(game, answer)
  else endOfGo(game)
}

/** The player has ended: the next of his side, the other half, or the end of the turn. */
function endOfGo(game: Plastic): void {
  const { side, player, played, half } = game.state
  const done = player === null ? played : [...played, player]
  const { players } = game.side(side as string)
  if (players.some(p => !done.includes(p)) && players.length > 1) {
    to(game, { phase: 'status', player: null, played: done }, ['PF-TRN-2', 'PF-RUL-26'])
    return
  }
  const other = game.sides.find(s => s.id !== side)?.id as string
  if (half === 1)
    to(game, { phase: 'reserves', side: other, half: 2, player: null, played: [] }, ['PF-TRN-5', 'PF-TRN-28'])
  else to(game, { phase: 'turn-end', player: null, played: [] }, ['PF-TRN-7'])
}

const NEXT_TURN = ['PF-TRN-29']

/** Objectives are checked; then the next turn starts, and nobody has rolled for status yet. */
function* endOfTurn(game: Plastic): Procedure {
  checkObjectives(game)
  if (game.state.over) return
  for (const figure of game.pieces) if (onTable(figure)) game.change('piece', figure.id, FRESH, NEXT_TURN)
  to(game, { phase: 'initiative', turn: game.state.turn + 1, side: null, half: 1 }, [
    'PF-TRN-7',
    'PF-TRN-29',
    'PF-RUL-81',
  ])
}

/** The winner of the initiative names the side that goes first; a side with several players, its first player. */
export const choose: Action<PlasticTables> = {
  says: 'Choose',
  fields: { first: name },
  next(game, draft, prompt) {
    if (draft.first !== undefined) return null
    const names = (prompt.context as readonly string[] | null) ?? game.sides.map(side => side.id)
    return { field: 'first', says: prompt.says, choices: names.map(n => choice(n, n)) }
  },
  refuse(game, { first }, prompt) {
    const names = (prompt.context as readonly string[] | null) ?? game.sides.map(side => side.id)
    return names.includes(first as string)
      ? []
      : [because('turn', `name one of ${names.join(', ')}`, 'PF-TRN-10', 'PF-TRN-2')]
  },
}

export const end: Action<PlasticTables> = {
  says: 'End',
  fields: {},
  next: () => null,
  refuse: (game, _, { side }) => (game.state.phase === 'deploy' ? whyNotReady(game, side) : []),
}

export const pass: Action<PlasticTables> = { says: 'Pass', fields: {}, next: () => null, refuse: () => [] }
