/**
 * The firefight on boardgame.io, in the fastest way that is still boardgame.io: its game reducer (which its server
 * and its local client both run) without store, client or transport, in production mode. A turn of the framework is
 * the turn of one side. The move checks its arguments, rolls inside, and changes an immer draft; the die's state is
 * in G, as a reducer demands. Its log entries are kept, as its server keeps them and as our kernel keeps its journal.
 * Undo is left on, the default: turning it off changes the rate by 2 %, less than the noise.
 */
import { createRequire } from 'node:module'
import type { Game, State } from 'boardgame.io'
import {
  chooseMove,
  chooseTarget,
  deploy,
  type Figure,
  fingerprint,
  mayMove,
  mayShoot,
  need,
  type Played,
  type Point,
  Random,
  standing,
  streams,
  TURNS,
} from './table.ts'

// Its entry points are folders with a package.json each, which `import` does not support and `require` does. Immer
// and boardgame.io run a third faster without their development checks, which this variable turns off.
process.env.NODE_ENV = 'production'
const require = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame }: typeof import('boardgame.io/dist/types/packages/internal.js') =
  require('boardgame.io/internal')
const { INVALID_MOVE }: typeof import('boardgame.io/dist/types/packages/core.js') = require('boardgame.io/core')

type Soldier = Figure & { acted: number }
type Firefight = { figures: Soldier[]; dice: number }

const mayAct = (figure: Soldier, player: string, turn: number): boolean =>
  String(figure.side) === player && standing(figure) && figure.acted !== turn

const game: Game<Firefight> = {
  setup: (_, dice: number) => ({ figures: deploy().map(figure => ({ ...figure, acted: 0 })), dice }),

  moves: {
    activate: ({ G, ctx, playerID }, id: number, to: Point, target: number | null) => {
      const figure = G.figures[id]
      if (!figure || !mayAct(figure, playerID, ctx.turn) || !mayMove(figure, to)) return INVALID_MOVE
      const enemy = target === null ? undefined : G.figures[target]
      if (target !== null) {
        if (!enemy || enemy.side === figure.side || !standing(enemy) || !mayShoot(to, enemy)) return INVALID_MOVE
      }
      figure.x = to.x
      figure.y = to.y
      figure.acted = ctx.turn
      if (!enemy) return
      const dice = new Random(G.dice)
      if (dice.next(10) + 1 >= need(to, enemy)) enemy.hits++
      G.dice = dice.state
    },
  },

  turn: { endIf: ({ G, ctx }) => !G.figures.some(figure => mayAct(figure, ctx.currentPlayer, ctx.turn)) },

  endIf: ({ G, ctx }) =>
    ctx.turn > 2 * TURNS || ([0, 1] as const).some(side => !G.figures.some(f => f.side === side && standing(f))),
}

const reduce = CreateGameReducer({ game })

export function playBoardgameio(seed: number): Played {
  const { choices, dice } = streams(seed)
  const log: unknown[] = []
  let state: State<Firefight> = InitializeGame({ game, numPlayers: 2, setupData: dice.state })

  while (state.ctx.gameover === undefined) {
    const { G, ctx } = state
    const figure = G.figures.find(f => mayAct(f, ctx.currentPlayer, ctx.turn)) as Soldier
    const to = chooseMove(figure, choices)
    const target = chooseTarget(G.figures, figure.side, to, choices)
    const args = [figure.id, to, target?.id ?? null]
    const next = reduce(state, { type: 'MAKE_MOVE', payload: { type: 'activate', args, playerID: ctx.currentPlayer } })
    if ('transients' in next) throw new Error(`boardgame.io refused ${JSON.stringify(args)}`)
    state = next
    log.push(...(state.deltalog ?? []))
  }
  return { activations: state._stateID, hash: fingerprint(state.G.figures, choices, new Random(state.G.dice)) }
}
