import {
  type ActionOf,
  action,
  type Choice,
  type Cites,
  type DecisionOf,
  type DraftOf,
  type Fields,
  type Id,
  isWhole,
  type Message,
  type Of,
  type Procedure,
  type Prompt,
  pieceChoice,
  type Question,
  type Reason,
  text,
  vetted,
} from '@sandtable/kernel'
import { reactions } from '../reactions/asking.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { noticeSince } from '../suppressing/noticing.ts'
import { mayAboard, priceFor, spend, start, whoMustGoOn, whyNoAp, whyNotAct } from './activation.ts'
import { aftermath } from './aftermath.ts'
import type { Deed } from './deed.ts'
import { isVehicle, onTable } from './figures.ts'

/** A draft that says who acts. */
export type Begun<F extends Fields> = DraftOf<F> & { readonly [K in keyof F & ('piece' | 'pieces')]: Of<F[K]> }

type Whole<F extends Fields> = DraftOf<F> & DecisionOf<F>

/**
 * Something a piece can do in its activation, or as a reaction. Whether it may act at all, its pins and its AP are checked
 * for all acts alike (basics/activation.ts); an act says only what is particular to it.
 */
export interface Act<F extends Fields> {
  readonly says: Message
  readonly fields: F
  /** The AP it costs each participant. */
  cost(game: Muzzleflash, decision: DraftOf<F>): number
  /** The rule that sets this price, or two; by default the rule of AP themselves. */
  costRules?(game: Muzzleflash, decision: DraftOf<F>): Cites
  /** The participants: by default the piece named. */
  actors?(game: Muzzleflash, decision: DraftOf<F>): readonly Id[]
  /** Is it for this piece at all? Others are not even listed. */
  suits?(game: Muzzleflash, piece: Piece): boolean
  /** Asks who acts, where not every suitable piece may. */
  who?(game: Muzzleflash, draft: DraftOf<F>, prompt: Prompt): Question
  /** The next field, once the actor is known. */
  next(game: Muzzleflash, draft: Begun<F>, prompt: Prompt): Question | null
  /** Fields after which there is always another question. */
  readonly unfinished?: readonly string[]
  /** Its own reasons for refusal; `to` is what it reacts to, null in its own activation. */
  why(game: Muzzleflash, decision: DecisionOf<F>, to: Deed | null): readonly Reason[]
  /** What must succeed before any AP is spent; if false, the act does not happen. */
  prepare?(game: Muzzleflash, decision: DecisionOf<F>): Procedure<boolean>
  /** Does it; returns what the enemy may react to, or null if it has handled reactions and consequences itself. */
  does(game: Muzzleflash, decision: DecisionOf<F>, to: Deed | null): Procedure<Deed | null>
}

/** An action for AP; `act` is the part that a reaction uses. */
export interface ForAp<F extends Fields> extends ActionOf<MuzzleflashTables, F> {
  readonly act: Act<F>
}

/** An act as players decide it in the activation of a piece. */
export function forAp<F extends Fields>(act: Act<F>): ForAp<F> {
  const unfinished = [...(act.unfinished ?? []), ...(Object.keys(act.fields).length > 1 ? ['piece'] : [])]
  const isBegun = (draft: DraftOf<F>): draft is Begun<F> =>
    ('pieces' in act.fields ? draft.pieces : draft.piece) !== undefined
  const next = (game: Muzzleflash, draft: DraftOf<F>, prompt: Prompt): Question | null => {
    if (!isBegun(draft))
      return act.who?.(game, draft, prompt) ?? { field: 'piece', says: text`Who?`, choices: whoMay(game, act, draft) }
    if (draft.piece !== undefined && game.find('piece', String(draft.piece)) === null) return null
    return act.next(game, draft, prompt)
  }
  return {
    act,
    ...action<MuzzleflashTables>()<F>({
      says: act.says,
      fields: act.fields,
      next(game, draft, prompt) {
        const refuse = refusing(game, act)
        return vetted(
          draft,
          next(game, draft, prompt),
          made => next(game, made, prompt),
          made => (isWhole(act.fields, made) ? refuse(made) : []),
          unfinished,
        )
      },
      // only complete decisions arrive here: the kernel ensures it
      refuse: (game, decision) => (isWhole(act.fields, decision) ? refuse(game, act, decision) : []),
      *carryOut(game, decision): Procedure {
        if (isWhole(act.fields, decision)) yield* carryOut(game, act, decision)
      },
    }),
  }
}

const actorsOf = <F extends Fields>(act: Act<F>, game: Muzzleflash, decision: Whole<F>): readonly Id[] =>
  act.actors?.(game, decision) ?? [String(decision.piece)]

/** Carries out an act in the piece's own activation: AP, the act itself, its consequences, and the enemy's reactions. */
function* carryOut<F extends Fields>(game: Muzzleflash, act: Act<F>, decision: Whole<F>): Procedure {
  const since = game.journal.length
  const actors = actorsOf(act, game, decision)
  start(game, actors)
  if (act.prepare && !(yield* act.prepare(game, decision))) return
  const cost = act.cost(game, decision)
  const rules = priceRules(game, act, decision)
  const cites = actors.length > 1 ? [...rules.slice(0, 1), 'MF-ACT-8'] : rules
  for (const id of actors) spend(game, id, decision.action, cost, cites)
  const deed = yield* act.does(game, decision, null)
  if (deed) yield* aftermath(game, since)
  noticeSince(game, since)
  if (deed) yield* reactions(game, deed, since) // without one it has seen to what follows by itself
}

/** A vehicle has and spends AP as infantry do. */
function priceRules<F extends Fields>(game: Muzzleflash, act: Act<F>, decision: DraftOf<F>): Cites {
  const rules = act.costRules?.(game, decision)
  if (rules) return rules
  const piece = game.find('piece', String(decision.piece))
  return [piece && isVehicle(game, piece) ? 'MF-VEH-1' : 'MF-ACT-1']
}

function refuse<F extends Fields>(game: Muzzleflash, act: Act<F>, decision: Whole<F>): readonly Reason[] {
  const name = decision.action
  const actors = actorsOf(act, game, decision)
  const reasons: Reason[] = []
  for (const id of actors) reasons.push(...whyNotAct(game, id, name))
  for (const id of actors) if (!isPlaced(game, game.find('piece', id), name)) return reasons
  reasons.push(...act.why(game, decision, null))
  return [...reasons, ...whyNoAp(game, actors, name, act.cost(game, decision), priceRules(game, act, decision))]
}

/** The same for many decisions that differ only in their last field: why the actor may not act is worked out once. */
function refusing<F extends Fields>(game: Muzzleflash, act: Act<F>): (decision: Whole<F>) => readonly Reason[] {
  if (act.actors) return decision => refuse(game, act, decision)
  let barred: readonly Reason[] | null = null
  return decision => {
    const id = String(decision.piece)
    const name = decision.action
    barred ??= whyNotAct(game, id, name)
    if (barred.length > 0) return barred
    const poor = whyNoAp(game, [id], name, act.cost(game, decision), priceRules(game, act, decision))
    return [...act.why(game, decision, null), ...poor]
  }
}

/** Is it on the table, or aboard a vehicle that it may leave? Otherwise no further reason matters. */
function isPlaced(game: Muzzleflash, piece: Piece | null, name: string): boolean {
  if (!piece || piece.gone) return false
  return onTable(piece) || (mayAboard(piece, name) && onTable(game.piece(piece.aboard as Id)))
}

/** The side's pieces that this act is for, each with why it may not do it now. */
function whoMay<F extends Fields>(game: Muzzleflash, act: Act<F>, draft: DraftOf<F>): readonly Choice[] {
  const choices: Choice[] = []
  const { side } = game.state
  const owing = whoMustGoOn(game)
  const name = draft.action
  for (const piece of game.pieces) {
    if (piece.side !== side || piece.gone || act.suits?.(game, piece) === false || !isPlaced(game, piece, name))
      continue
    const cost = act.cost(game, { ...draft, piece: piece.id })
    const barred = whyNotAct(game, piece.id, name, owing)
    const poor = priceFor(piece, name, cost) > piece.ap
    choices.push(pieceChoice(piece, poor ? [...barred, ...whyNoAp(game, [piece.id], name, cost)] : barred))
  }
  return choices
}
