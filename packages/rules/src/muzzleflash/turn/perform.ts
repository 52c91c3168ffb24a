import { type Action, choice, type Decision, type Id, type Procedure, type Reason } from '@sandtable/kernel'
import { called, onTable } from '../figures.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { type Act, actorsOf } from './act.ts'
import { mayAct, priceFor, spend, start, whyNoAp, whyNotAct } from './activation.ts'
import { acts } from './acts.ts'
import { aftermath } from './aftermath.ts'
import { reactions } from './reactions.ts'

/** Carries an act out in the own activation: AP, the act itself, what follows from it, and the enemy's reactions. */
export function* perform(game: Muzzleflash, name: string, decision: Decision): Procedure {
  const act = acts[name] as Act
  const since = game.journal.length
  const actors = actorsOf(act, game, decision)
  start(game, actors)
  if (act.prepare && !(yield* act.prepare(game, decision))) return
  const cost = act.cost(game, decision)
  const group = actors.length > 1 ? ['MF-ACT-8', 'MF-RUL-16'] : []
  const cites = ['MF-ACT-1', ...(act.costRules?.(game, decision) ?? []), ...group]
  for (const id of actors) spend(game, id, name, cost, cites)
  const deed = yield* act.carryOut(game, decision, null)
  if (!deed) return // it has seen to what follows by itself
  yield* aftermath(game, since)
  yield* reactions(game, deed, since)
}

function refuse(game: Muzzleflash, name: string, decision: Decision): readonly Reason[] {
  const act = acts[name] as Act
  const actors = actorsOf(act, game, decision)
  const reasons: Reason[] = []
  for (const id of actors) reasons.push(...whyNotAct(game, String(id), name))
  if (actors.some(id => game.find('piece', String(id)) === null)) return reasons
  reasons.push(...act.why(game, decision, null))
  return [...reasons, ...whyNoAp(game, actors, name, act.cost(game, decision), act.costRules?.(game, decision))]
}

/** The pieces of the side that this act is for, each with why it may not do it now. */
function whoMay(game: Muzzleflash, name: string, act: Act) {
  const listed = game.pieces.filter(p => p.side === game.state.side && isListed(game, p, act))
  return listed.map(piece => {
    const cheap = act.cost(game, { action: name, piece: piece.id })
    const may = mayAct(game, piece, name) && priceFor(piece, name, cheap) <= piece.ap
    const no = may
      ? whyNotAct(game, piece.id, name)
      : [...whyNotAct(game, piece.id, name), ...whyNoAp(game, [piece.id], name, cheap)]
    return choice(piece.id, called(piece), no)
  })
}

const isListed = (game: Muzzleflash, piece: Piece, act: Act): boolean =>
  (onTable(piece) || piece.aboard !== null) && !piece.gone && (act.suits?.(game, piece) ?? true)

/** An act as players decide it. */
export function actionOf(name: string): Action<MuzzleflashTables> {
  const act = acts[name] as Act
  return {
    says: act.says,
    fields: act.fields,
    next(game, draft, prompt) {
      if ('piece' in act.fields && !act.actors && draft.piece === undefined)
        return { field: 'piece', says: 'Who?', choices: whoMay(game, name, act) }
      if (draft.piece !== undefined && game.find('piece', draft.piece as Id) === null) return null
      return act.next(game, draft, prompt)
    },
    refuse: (game, decision) => refuse(game, name, decision),
  }
}
