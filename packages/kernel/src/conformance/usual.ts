import type { Game } from '../game/game.ts'
import type { Id, PieceRecord, Tables } from '../game/store.ts'
import type { Point } from '../geometry/shape.ts'
import type { Length } from '../length.ts'
import type { Decision } from '../play/prompt.ts'
import { always, firstFault, type Invariant } from './invariants.ts'
import { type Displaced, HAIR, spanOf, upTo, wayOf, whenMoved } from './trails.ts'

/** What must hold in most rule sets, each with its own numbers and fields. */

/** A piece moved by its own player, with the way he gave. */
export interface OwnMove<P extends PieceRecord = PieceRecord> extends Displaced<P> {
  readonly decision: Decision
  readonly way: readonly Point[]
}

/** How far pieces move in a rule set, recomputed from its tables. */
export interface Moves<T extends Tables> {
  /** Moves that are measured in another way, such as those of aircraft. */
  isExempt?(game: Game<T>, displaced: Displaced<T['piece']>): boolean
  /** A piece sent somewhere may still be moved otherwise; by default, all pieces go the way the player said. */
  isOwn?(game: Game<T>, displaced: Displaced<T['piece']>): boolean
  /** May such a move end beside the given way? It then goes no farther than one without a given way. */
  readonly strays?: boolean
  /** The least that a move along its way must have cost, and the most it may cost. */
  own(game: Game<T>, move: OwnMove<T['piece']>): { readonly spent: number; readonly allowance: Length }
  /** The forbidden things that the way goes through, by name. */
  barrier?(game: Game<T>, move: OwnMove<T['piece']>): string | null
  /** The farthest that the rules, or a decision of another kind, may move it in a straight line. */
  driven(game: Game<T>, displaced: Displaced<T['piece']>): Length
}

/** Every piece keeps to the path its player gave, within its allowance, and passes through no obstacle. */
export const movement = <T extends Tables>(moves: Moves<T>): Invariant<T> =>
  whenMoved('movement', (game, displaced) => {
    const { before, after, decision } = displaced
    if ((decision && game.rules.actions[decision.action]?.purpose === 'set-up') || moves.isExempt?.(game, displaced))
      return null
    const [from, to] = [before.at as Point, after.at as Point]
    const isSent = decision?.action === 'move' && decision.piece === before.id
    const isOwn = isSent && (moves.isOwn?.(game, displaced) ?? true)
    const way = isOwn ? upTo(wayOf(from, decision), to) : null
    if (isOwn && way) {
      const move = { ...displaced, decision, way }
      const { spent, allowance } = moves.own(game, move)
      if (spent > allowance + HAIR) return `${before.id} has gone ${Math.round(spent)}, and may go ${allowance}`
      const barrier = moves.barrier?.(game, move) ?? null
      return barrier === null ? null : `${before.id} has gone through ${barrier}`
    }
    if (isOwn && !moves.strays) return `${before.id} has not gone the way that was said`
    const far = spanOf([from, to])
    return far > moves.driven(game, displaced) + HAIR ? `${before.id} was moved by ${Math.round(far)}` : null
  })

/** Every piece that leaves the game is counted once, in the given field of its side. */
export const countedOnce = <T extends Tables, F extends keyof T['side'] & string>(
  fields: readonly F[],
  fieldFor: (piece: T['piece']) => F,
): Invariant<T> => ({
  name: 'points',
  watch(start) {
    const tally = new Map(start.sides.map(side => [side.id, new Map(fields.map(f => [f, side[f] as number]))]))
    return ({ game, entries }) => {
      for (const entry of entries) {
        if (entry.type !== 'change' || entry.table !== 'piece') continue
        const [before, after] = [entry.before as T['piece'] | null, entry.after as T['piece'] | null]
        const count = after ? tally.get(after.side) : undefined
        if (!count || !after?.gone || before?.gone !== false) continue
        const field = fieldFor(after)
        count.set(field, (count.get(field) as number) + 1)
      }
      return firstFault(game.sides, side =>
        firstFault(fields, field => {
          const due = tally.get(side.id)?.get(field)
          return side[field] === due ? null : `${field} of ${side.id} is ${side[field]}, and should be ${due}`
        }),
      )
    }
  },
})

/** A crew member serves another piece, of its own side. */
export const serving = <T extends Tables>(served: (piece: T['piece']) => Id | null): Invariant<T> =>
  always('crews', ({ game }) =>
    firstFault(game.pieces, piece => {
      const id = served(piece)
      const weapon = id === null ? null : game.find('piece', id)
      return weapon && (weapon.id === piece.id || weapon.side !== piece.side) ? `${piece.id} serves ${weapon.id}` : null
    }),
  )
