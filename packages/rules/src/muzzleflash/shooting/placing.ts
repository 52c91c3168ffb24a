import { action, because, choice, type Id, pieceChoice, type Reason, role, text, the } from '@sandtable/kernel'
import { isAble, reachOf } from '../basics/figures.ts'
import { apart, near } from '../ground/measure.ts'
import { sees } from '../ground/sight.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'

/** Walking fire: each hit of a shot may be placed up to 2 inches from the last one. MF-HIT-3, MF-RUL-23. */

/** A successful die, and its target. */
export interface Placed {
  readonly id: Id
  readonly die: number
}

/** What the prompt carries: a type, since it must be a plain value. */
export type Walk = {
  readonly holder: Id
  readonly target: Id
  readonly hits: number
}

const isMark = (game: Muzzleflash, holder: Piece, piece: Piece): boolean =>
  piece.side !== holder.side && isAble(game, piece) && piece.status !== 'locked' && sees(game, holder, piece)

/** Is there a figure that the fire could be walked onto? */
export function walkable(game: Muzzleflash, holderId: Id, targetId: Id): boolean {
  const holder = game.piece(holderId)
  const target = game.piece(targetId)
  return game.pieces.some(
    p => p.id !== targetId && near(game, p.at ? p : target, target, reachOf(game, 'walk')) && isMark(game, holder, p),
  )
}

function whyNotWalk(game: Muzzleflash, { holder, target, hits }: Walk, targets: readonly Id[]): readonly Reason[] {
  const cites = ['MF-HIT-3', 'MF-RUL-23']
  if (targets.length !== hits)
    return [because('target', text`choose ${the.count(hits)} figures, one for each hit`, ...cites)]
  if (targets[0] !== target) return [because('target', text`the first hit falls on the declared target`, ...cites)]
  for (let i = 1; i < targets.length; i++) {
    const last = game.piece(targets[i - 1] as Id)
    const next = game.find('piece', targets[i] as Id)
    if (!next || !isMark(game, game.piece(holder), next))
      return [because('target', text`${the.piece(targets[i] as Id)} is not an enemy in sight`, ...cites)]
    if (!near(game, last, next, reachOf(game, 'walk'))) {
      const says = text`from ${the.piece(last)} to ${the.piece(next)}: ${the.length(apart(game, last, next), reachOf(game, 'walk'))}`
      return [because('too far', says, ...cites)]
    }
  }
  return []
}

/** The shot that asked places the hits. */
export const place = action<MuzzleflashTables>()({
  says: text`Walk the fire`,
  fields: { piece: role.actor, targets: role.many(role.target) },
  next(game, draft, prompt) {
    if (draft.piece === undefined)
      return { field: 'piece', says: text`Who fires?`, choices: prompt.about.map(id => pieceChoice(game.piece(id))) }
    const walk = prompt.context as Walk
    const so = draft.targets ?? [walk.target]
    if (so.length >= walk.hits) return null
    const choices = marksFrom(game, walk.holder, so.at(-1)).map(mark =>
      choice([...so, mark.id], text`${the.piece(mark)}`),
    )
    return {
      field: 'targets',
      says: text`Hit ${the.count(so.length + 1)} of ${the.count(walk.hits)}: on whom?`,
      choices,
    }
  },
  refuse: (game, { targets }, { context }) => whyNotWalk(game, context as Walk, targets),
  *carryOut() {},
})

/** Where the next hit can fall: on the last figure again, or on one near it. */
function marksFrom(game: Muzzleflash, holder: Id, last: Id | undefined): readonly Piece[] {
  const from = game.find('piece', last ?? '')
  if (!from?.at) return []
  const others = game.pieces.filter(
    p =>
      p !== from && p.at !== null && near(game, p, from, reachOf(game, 'walk')) && isMark(game, game.piece(holder), p),
  )
  return [...others, from]
}
