import type { Procedure } from '@sandtable/kernel'
import { arrive } from '../movement/arrival.ts'
import { leaveTransport } from '../movement/carrying.ts'
import type { Blaze } from '../records.ts'
import type { Deploy } from '../turn/deployment.ts'

/** It is put down there. */
export function* putDown(game: Blaze, { piece, to, facing }: Deploy, cites: readonly string[]): Procedure {
  leaveTransport(game, piece, cites)
  yield* arrive(game, piece, 'set-down', { path: [to], facing: facing ?? game.piece(piece).facing, floor: 0, cites })
}
