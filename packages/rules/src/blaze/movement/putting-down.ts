import type { Procedure } from '@sandtable/kernel'
import type { Blaze } from '../records.ts'
import type { Deploy } from '../turn/deployment.ts'
import { arrive } from './arrival.ts'
import { leaveTransport } from './carrying.ts'

/** It is put down there. */
export function* putDown(game: Blaze, { piece, to, facing }: Deploy, cites: readonly string[]): Procedure {
  leaveTransport(game, piece, cites)
  yield* arrive(game, piece, 'set-down', { path: [to], facing: facing ?? game.piece(piece).facing, floor: 0, cites })
}
