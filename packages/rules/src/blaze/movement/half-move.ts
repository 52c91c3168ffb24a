import { because, type Id, type Point, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import type { Move } from './move.ts'
import { moveRate } from './rates.ts'
import { isPaid, tollOn } from './spending.ts'
import { travel } from './travel.ts'
import { whyNotEnd } from './walk.ts'

/** A prompt that lets engineers go half their distance says who they are. */
export type HalfMove = { readonly half: Id }

/** They move with the rest of their allowance. */
export function* goHalf(game: Blaze, { piece: id, to, path, facing }: Move): Procedure {
  const way = [game.piece(id).at as Point, ...(path ?? (to ? [to] : []))]
  const cites = ['BA-WIRE-8']
  game.change('piece', id, { hasMoved: true }, cites)
  yield* travel(game, id, 'move', { path: way, facing: facing ?? null, floor: 0, cites })
}

/** Why the engineers cannot get there with the rest of their allowance. */
export function whyNotHalfMove(game: Blaze, { piece, to, path, facing }: Move, { half }: HalfMove): readonly Reason[] {
  const stand = game.find('piece', piece)
  if (!stand?.at || piece !== half) return [because('card', text`only ${the.piece(half)} may move`, 'BA-WIRE-8')]
  const way = [stand.at, ...(path ?? (to ? [to] : []))]
  const end = way[way.length - 1] as Point
  const toll = tollOn(game, stand, way)
  const reasons: Reason[] = [...toll.reasons]
  if (way.length < 2 || !isPaid(toll, Math.floor(moveRate(game, stand).distance / 2)))
    reasons.push(because('distance', text`it goes half its Move at most`, 'BA-WIRE-8'))
  return [...reasons, ...whyNotEnd(game, stand, end, { path: way, facing: facing ?? null, floor: 0 })]
}
