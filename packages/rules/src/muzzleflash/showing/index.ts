import type { Glance, Id, Measured, Point, Showing } from '@sandtable/kernel'
import { onTable } from '../figures.ts'
import { apart, at, inches, type Thing } from '../ground/measure.ts'
import type { Muzzleflash, MuzzleflashTables } from '../records.ts'
import { mayAct } from '../turn/activation.ts'
import { drawings } from './drawings.ts'
import { sheet } from './sheet.ts'
import { sightOf } from './sight.ts'

function measure(game: Muzzleflash, _side: Id, from: Id | Point, to: Id | Point): Measured {
  const thing = (end: Id | Point): Thing => (typeof end === 'string' ? game.piece(end) : end)
  const [a, b] = [thing(from), thing(to)]
  const distance = apart(game, a, b)
  const sight = at(a)[0] === at(b)[0] && at(a)[1] === at(b)[1] ? null : sightOf(game, a, b)
  return { distance, says: inches(distance), sight }
}

/** AP and pins themselves are fields of the piece; this is what they come to. */
function glance(game: Muzzleflash, _side: Id, id: Id): readonly Glance[] {
  const piece = game.piece(id)
  if (!onTable(piece)) return []
  const own = piece.side === game.state.side && game.state.phase === 'action'
  const able =
    own && (mayAct(game, piece, 'move') || mayAct(game, piece, 'activate')) && (piece.ap > 0 || piece.pins > 0)
  const shaken = piece.pins > 0 || piece.status === 'pinned' || piece.status === 'fleeing'
  return [
    ...(able ? (['can-act'] as const) : []),
    ...(own && piece.activated === 'done' ? (['done'] as const) : []),
    ...(piece.ordered ? (['leading'] as const) : []),
    ...(shaken ? (['pinned'] as const) : []),
    ...(piece.status === 'injured' ? (['wounded'] as const) : []),
  ]
}

/** What this set can show to people. Everything here stands open on the table, so both sides see the same. */
export const showing: Showing<MuzzleflashTables> = { drawings, measure, sheet, glance }
