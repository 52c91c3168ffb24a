import {
  type Arg,
  action,
  because,
  choice,
  name,
  offer,
  type Phase,
  type Procedure,
  type Prompt,
  plain,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { FRESH, figuresOnTable, onTable, statusRules } from './figures.ts'
import { checkObjectives } from './objectives.ts'
import type { Plastic, PlasticTables, State } from './records.ts'
import { fallen, waitingReserves } from './reserves.ts'
import { whyNotReady } from './setting-up.ts'
import { rowFor, statusTable } from './tables.ts'

const to = (game: Plastic, state: Partial<State>, cites: readonly string[]): void =>
  game.change('game', 'game', state, cites)

/** The turn sequence of the rulebook's overview. */
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
  yield* offer(game, game.state.side as string, {
    says: text`Set up your figures`,
    actions: ['deploy', 'end'],
    cites: ['PF-SET-12'],
    under: ['PF-RUL-75', 'PF-RUL-76', 'PF-RUL-77', 'PF-RUL-91'],
  })
}

/** A side has set up all its figures: the next one does, or the battle begins. */
function endOfSetUp(game: Plastic): void {
  const order = game.sides.map(s => s.id)
  const next = order[order.indexOf(game.state.side as string) + 1]
  if (next) to(game, { side: next }, ['PF-RUL-76'])
  else to(game, { phase: 'initiative', side: null }, ['PF-SET-13', 'PF-SET-6'])
}

/** One die per side or per player; the highest chooses who goes first, and all reroll ties. */
function* initiative(game: Plastic): Procedure {
  const all = game.ruling('PF-RUL-25') === 'all-players'
  const rollers = game.sides.flatMap(({ id, players }) => (all && players.length > 0 ? players.map(() => id) : [id]))
  for (;;) {
    const dice = yield* roll(game, 'initiative', rollers.length, {
      cites: [all ? 'PF-TRN-9' : 'PF-TRN-8', 'PF-TRN-1'],
      under: ['PF-RUL-24', 'PF-RUL-25'],
      each: rollers,
    })
    const best = Math.max(...dice)
    if (dice.filter(die => die === best).length > 1) continue
    const winner = rollers[dice.indexOf(best)] as string
    yield* offer(game, winner, {
      says: text`Who goes first this turn?`,
      actions: ['choose'],
      cites: ['PF-TRN-10', 'PF-TRN-9'],
    })
    return
  }
}

/** Before the status checks, fallen figures may return in place of reserves. If none can, the player is not asked: PF-RUL-79. */
function* replacements(game: Plastic): Procedure {
  const side = game.state.side as string
  if (waitingReserves(game, side).length === 0 || fallen(game, side).length === 0) return toStatusChecks(game)
  yield* offer(game, side, {
    says: text`Bring a fallen figure back in place of a reserve?`,
    actions: ['replace', 'pass'],
    cites: ['PF-RES-4', 'PF-RES-5'],
    under: ['PF-RUL-79', 'PF-RUL-80'],
    default: { action: 'pass' },
  })
}

const toStatusChecks = (game: Plastic): void => to(game, { phase: 'status' }, ['PF-TRN-3', 'PF-TRN-5'])

/** The active player rolls for each of his figures, in list order. */
function* statusChecks(game: Plastic): Procedure {
  const side = game.state.side as string
  if (game.side(side).players.length > 1 && game.state.player === null) yield* nextPlayer(game, side)
  const { player } = game.state
  const figures = figuresOnTable(game).filter(f => f.side === side && (player === null || f.player === player))
  if (figures.length > 0) {
    const dice = yield* roll(game, 'status', figures.length, {
      cites: ['PF-TRN-11', game.state.half === 1 ? 'PF-TRN-3' : 'PF-TRN-5'],
      under: ['PF-RUL-27'],
      about: figures.map(f => f.id),
    })
    figures.forEach((figure, i) => {
      const status = rowFor(game.rows(statusTable), dice[i] as number).result
      game.change('piece', figure.id, { status }, [statusRules[status], 'PF-TRN-11'])
    })
  }
  to(game, { phase: 'action' }, ['PF-TRN-4', 'PF-TRN-6'])
}

/** A side with several players chooses which goes first; the others follow in list order. */
function* nextPlayer(game: Plastic, side: string): Procedure {
  const { players } = game.side(side)
  const { played } = game.state
  const [next, ...others] = players.filter(player => !played.includes(player))
  if (played.length > 0 || others.length === 0) return toPlayer(game, next as string)
  yield* offer(game, side, {
    says: text`Which player goes first?`,
    actions: ['choose'],
    cites: ['PF-TRN-2', 'PF-SET-2'],
    under: ['PF-RUL-26'],
    context: players,
  })
}

const toPlayer = (game: Plastic, player: string): void => to(game, { player }, ['PF-TRN-2', 'PF-RUL-26'])

const ACTING = ['move', 'fire', 'throw', 'lead', 'rally', 'direct', 'call', 'end']

/** One figure at a time, in any order; none is obliged to act. */
function* oneAction(game: Plastic): Procedure {
  const { side, player, half } = game.state
  const begun = game.pieces.some(figure => figure.side === side && figure.acted)
  yield* offer(game, side as string, {
    says: player
      ? text`${the.name(player)}: move or fire with a figure, or end`
      : text`Move or fire with a figure, or end`,
    actions: ACTING,
    cites: [half === 1 ? 'PF-TRN-4' : 'PF-TRN-6', begun ? 'PF-TRN-16' : 'PF-TRN-15'],
    under: ['PF-TRN-17', 'PF-TRN-19', 'PF-TRN-27', 'PF-RUL-91'],
  })
}

/** The player has ended: next is another player of the side, the other half, or the end of the turn. */
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

/** Objectives are checked; then the next turn starts, with no status rolled yet. */
function* endOfTurn(game: Plastic): Procedure {
  checkObjectives(game)
  if (game.state.over) return
  for (const figure of game.pieces) if (onTable(figure)) game.change('piece', figure.id, FRESH, NEXT_TURN)
  to(game, { phase: 'initiative', turn: game.state.turn + 1, side: null, half: 1 }, ['PF-TRN-29', 'PF-TRN-7'])
}

/** The possible choices: the players named in the prompt, or the sides. */
function namesFor(game: Plastic, { context }: Prompt): readonly { readonly name: string; readonly arg: Arg }[] {
  const players = context as readonly string[] | null
  if (players) return players.map(player => ({ name: player, arg: the.name(player) }))
  return game.sides.map(({ id }) => ({ name: id, arg: the.side(id) }))
}

/** The winner of the initiative names the side that goes first; a side with several players, its first player. */
export const choose = action<PlasticTables>()({
  says: text`Choose`,
  purpose: 'prepare',
  fields: { first: role.option(name) },
  next(game, draft, prompt) {
    if (draft.first !== undefined) return null
    const choices = namesFor(game, prompt).map(one => choice(one.name, text`${one.arg}`))
    return { field: 'first', says: prompt.says, choices }
  },
  refuse(game, { first }, prompt) {
    const names = namesFor(game, prompt)
    if (names.some(one => one.name === first)) return []
    return [because('turn', text`choose one of these: ${the.any(names.map(one => one.arg))}`, 'PF-TRN-10', 'PF-TRN-2')]
  },
  *carryOut(game, { first }, { context }): Procedure {
    if (context !== null) return toPlayer(game, first)
    const state = { phase: 'reserves', side: first, half: 1, player: null, played: [] } as const
    to(game, state, ['PF-TRN-10', 'PF-TRN-3'])
  },
})

export const end = plain<PlasticTables>(text`End`, {
  purpose: 'end',
  refuse: (game, _, { side }) => (game.state.phase === 'deploy' ? whyNotReady(game, side) : []),
  *carryOut(game): Procedure {
    if (game.state.phase === 'deploy') endOfSetUp(game)
    else endOfGo(game)
  },
})

export const pass = plain<PlasticTables>(text`Pass`, {
  purpose: 'pass',
  *carryOut(game): Procedure {
    toStatusChecks(game)
  },
})
