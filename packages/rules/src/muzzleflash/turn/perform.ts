import {
  type Action,
  type Choice,
  type Decision,
  type Draft,
  type Id,
  type Procedure,
  type Prompt,
  type Question,
  type Reason,
  text,
  withChoice,
} from '@sandtable/kernel'
import { onTable, thatPiece } from '../figures.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { type Act, actorsOf } from './act.ts'
import { mayAboard, priceFor, spend, start, whoMustGoOn, whyNoAp, whyNotAct } from './activation.ts'
import { acts } from './acts.ts'
import { aftermath } from './aftermath.ts'
import { reactions } from './reactions.ts'
import { noticeSince } from './spotting.ts'

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
  if (deed) yield* aftermath(game, since)
  noticeSince(game, since)
  if (deed) yield* reactions(game, deed, since) // without one it has seen to what follows by itself
}

function refuse(game: Muzzleflash, name: string, decision: Decision): readonly Reason[] {
  const act = acts[name] as Act
  const actors = actorsOf(act, game, decision)
  const reasons: Reason[] = []
  for (const id of actors) reasons.push(...whyNotAct(game, String(id), name))
  for (const id of actors) if (!isPlaced(game, game.find('piece', String(id)), name)) return reasons
  reasons.push(...act.why(game, decision, null))
  return [...reasons, ...whyNoAp(game, actors, name, act.cost(game, decision), act.costRules?.(game, decision))]
}

/** The same for many decisions that differ in their last field only: why the actor may not act is worked out once. */
function refusing(game: Muzzleflash, name: string): (decision: Decision) => readonly Reason[] {
  const act = acts[name] as Act
  if (act.actors) return decision => refuse(game, name, decision)
  let barred: readonly Reason[] | null = null
  return decision => {
    barred ??= whyNotAct(game, String(decision.piece), name)
    if (barred.length > 0) return barred
    const poor = whyNoAp(game, [decision.piece as Id], name, act.cost(game, decision), act.costRules?.(game, decision))
    return [...act.why(game, decision, null), ...poor]
  }
}

/** Stands it on the table, or is it aboard something from which it gets out? Otherwise nothing more can be asked of it. */
function isPlaced(game: Muzzleflash, piece: Piece | null, name: string): boolean {
  if (!piece || piece.gone) return false
  return onTable(piece) || (mayAboard(piece, name) && onTable(game.piece(piece.aboard as Id)))
}

/** The pieces of the side that this act is for, each with why it may not do it now. */
function whoMay(game: Muzzleflash, name: string, act: Act): readonly Choice[] {
  const choices: Choice[] = []
  const { side } = game.state
  const owing = whoMustGoOn(game)
  for (const piece of game.pieces) {
    if (piece.side !== side || piece.gone || act.suits?.(game, piece) === false || !isPlaced(game, piece, name))
      continue
    const cost = act.cost(game, { action: name, piece: piece.id })
    const barred = whyNotAct(game, piece.id, name, owing)
    const poor = priceFor(piece, name, cost) > piece.ap
    choices.push(thatPiece(piece, poor ? [...barred, ...whyNoAp(game, [piece.id], name, cost)] : barred))
  }
  return choices
}

/** An act as players decide it. */
export function actionOf(name: string): Action<MuzzleflashTables> {
  const act = acts[name] as Act
  const unfinished = [...(act.unfinished ?? []), ...(Object.keys(act.fields).length > 1 ? ['piece'] : [])]
  const next = (game: Muzzleflash, draft: Draft, prompt: Prompt): Question | null => {
    if ('piece' in act.fields && !act.actors && draft.piece === undefined)
      return { field: 'piece', says: text`Who?`, choices: whoMay(game, name, act) }
    if (draft.piece !== undefined && game.find('piece', draft.piece as Id) === null) return null
    return act.next(game, draft, prompt)
  }
  return {
    says: act.says,
    fields: act.fields,
    next: (game, draft, prompt) =>
      vetted(draft, next(game, draft, prompt), whole => next(game, whole, prompt), refusing(game, name), unfinished),
    refuse: (game, decision) => refuse(game, name, decision),
  }
}

/** A choice that makes the decision whole is listed as allowed only if the decision is. */
export function vetted(
  draft: Draft,
  question: Question | null,
  next: (draft: Draft) => Question | null,
  refuse: (decision: Decision) => readonly Reason[],
  unfinished: readonly string[],
): Question | null {
  if (!question || unfinished.includes(question.field)) return question
  const choices = question.choices.map(one => {
    if (one.no.length > 0) return one
    const made = withChoice(draft, question, one)
    const more = next(made)
    return more && !more.optional ? one : { ...one, no: refuse(made) }
  })
  return { ...question, choices }
}
