import { ask, type Id, type Message, type Procedure, type PromptSpec, roll, text, the } from '@sandtable/kernel'
import { followers, isSteady } from './figures.ts'
import { agreed, hasPoint, type Moment, seatsAfter, spendPoint } from './fortune.ts'
import { endFor } from './lasting.ts'
import type { Figure, Goodbye, Taking } from './records.ts'
import { distances } from './tables.ts'
import { inPlay } from './victory/outcome.ts'

/** Taking the initiative: for a valour point a figure and its friends act out of sequence: GB-STAT-10, GB-RUL-14. */

export const CLAIM = ['GB-STAT-10', 'GB-RUL-14']
const MOMENT: Moment = { uses: ['take-initiative'], cards: [], piece: null }

/** Has it acted this turn? A watch kept before its own turn of this turn belongs to the previous one. */
const hasActed = (game: Goodbye, f: Figure): boolean =>
  f.acted || f.moved > 0 || f.fired || f.charged || (game.side(f.side).done && (f.overwatch || f.standTo))

/** `use` gives the reasons; this is asked at every decision of another player. */
export const mayClaim = (game: Goodbye, f: Figure): boolean =>
  isSteady(f) && !f.abandoned && !hasActed(game, f) && hasPoint(game, f, 'valour')

const spec = (says: Message): PromptSpec => ({ says, actions: ['use'], cites: CLAIM, context: MOMENT })

/** The other players who could take the initiative now. The game does not wait for them. */
export const claimants = (game: Goodbye, side: Id): readonly (readonly [Id, PromptSpec])[] =>
  inPlay(game)
    .filter(other => other.id !== side && game.pieces.some(f => f.side === other.id && mayClaim(game, f)))
    .map(other => [other.id, spec(text`You may take the initiative`)] as const)

/** One player claims the initiative; the others are asked whether they claim it too, and dice decide who goes first. */
export function* claim(game: Goodbye, side: Id, piece: Id): Procedure {
  const { side: active, phase } = game.state
  const claims: Taking[] = []
  const join = function* (by: Id, id: Id): Procedure {
    const figure = game.piece(id)
    if (
      !(yield* agreed(
        game,
        by,
        text`${the.side(by)} would spend valour for ${the.piece(figure)} to take the initiative.`,
      ))
    )
      return
    spendPoint(game, figure, 'valour')
    game.say(text`${the.piece(figure)} spends valour to take the initiative.`, CLAIM, [id])
    const pieces = followers(game, figure, game.rows(distances).heroic).filter(f => !hasActed(game, f))
    claims.push({ side: by, pieces: pieces.map(f => f.id) })
  }
  yield* join(side, piece)
  for (const other of seatsAfter(game, side)) {
    if (other === active || !game.pieces.some(f => f.side === other && mayClaim(game, f))) continue
    const answer = yield* ask(game, other, {
      ...spec(text`${the.side(side)} takes the initiative. Claim it too?`),
      actions: ['use', 'pass'],
      default: { action: 'pass' },
    })
    if (typeof answer.piece === 'string') yield* join(other, answer.piece)
  }
  if (claims.length === 0) return
  const taking = claims.length === 1 ? claims : yield* rollOff(game, claims)
  for (const { pieces } of taking) prepare(game, pieces)
  const first = taking[0] as Taking
  game.change('game', 'game', { taking, back: { side: active as Id, phase }, side: first.side, phase: 'move' }, CLAIM)
}

/** They move without a command roll, and have given up their watch. */
function prepare(game: Goodbye, pieces: readonly Id[]): void {
  endFor(game, 'own-turn', figure => pieces.includes(figure.id))
  for (const id of pieces) game.change('piece', id, { ordered: 'move' }, ['GB-STAT-10', 'GB-STAT-12'])
}

/** One die each, in the order of the sides list; the highest goes first, and ties are rerolled among those tied. */
function* rollOff(game: Goodbye, claims: readonly Taking[]): Procedure<readonly Taking[]> {
  const order = game.sides.map(s => s.id)
  const listed = [...claims].sort((a, b) => order.indexOf(a.side) - order.indexOf(b.side))
  const dice = yield* roll(game, 'valour-off', listed.length, {
    cites: ['GB-STAT-11', 'GB-RUL-14'],
    each: listed.map(({ side }) => side),
  })
  const ranked: Taking[] = []
  for (const face of [6, 5, 4, 3, 2, 1]) {
    const tied = listed.filter((_, i) => dice[i] === face)
    ranked.push(...(tied.length > 1 ? yield* rollOff(game, tied) : tied))
  }
  return ranked
}
