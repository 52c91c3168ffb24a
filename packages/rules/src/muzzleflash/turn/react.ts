import {
  type Action,
  because,
  choice,
  type Decision,
  type Draft,
  degrees,
  either,
  type Id,
  id as idField,
  list,
  type Message,
  name,
  oneOf,
  type Prompt,
  point,
  type Question,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import { isFigure, isVehicle, thatPiece } from '../figures.ts'
import { weaponQuestion } from '../fire/firing.ts'
import { gunsOf } from '../fire/guns.ts'
import { isSpot } from '../ground/measure.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { roles } from '../tables.ts'
import { type Act, type Deed, whoDid } from './act.ts'
import { acts } from './acts.ts'
import { vetted } from './perform.ts'
import { innerOf, type Reacting, ways } from './reacting.ts'
import { mayBeShotFor } from './reactions.ts'

/** A reaction, as a player decides it. */

interface Context {
  readonly deed: Deed
  readonly done: readonly Id[]
}

const wayNames = Object.keys(ways)
const says: { readonly [way: string]: Message } = {
  fire: text`snap shot`,
  move: text`move`,
  prime: text`prime a grenade`,
  throw: text`throw its grenade`,
  smother: text`throw itself on the grenade`,
  turn: text`turn the turret`,
  open: text`open or close a door`,
  mount: text`get in`,
}
const CONCERNED = ['MF-REA-3', 'MF-REA-6', 'MF-RUL-50']

/** Why this piece may not react to this deed at all. */
function whyNotReact(game: Muzzleflash, id: Id, { done }: Context, about: readonly Id[], side: Id): readonly Reason[] {
  const piece = game.find('piece', id)
  if (!piece || piece.side !== side) return [because('side', text`${the.piece(id)} is not yours`, 'MF-REA-1')]
  if (done.includes(id))
    return [because('reaction', text`${the.piece(piece)} has already reacted to this action`, 'MF-REA-10', 'MF-RUL-49')]
  if (!about.includes(id)) {
    const says = text`${the.piece(piece)} is neither affected nor able to affect it, or has no AP left`
    return [because('reaction', says, ...CONCERNED, 'MF-REA-5')]
  }
  return []
}

/** Only those who acted may be shot at, and only if they moved, shot or threw: MF-REA-4. */
function whyNotShootBack(game: Muzzleflash, deed: Deed, target: unknown): readonly Reason[] {
  const who = whoDid(deed)
  if (target !== undefined && !who.some(id => id === target || isAt(game.piece(id), target)))
    return [
      because(
        'reaction',
        text`only ${the.any(who.map(the.piece))} may be shot at: nobody else has acted`,
        'MF-REA-4',
        ...CONCERNED,
      ),
    ]
  return mayBeShotFor(deed)
    ? []
    : [because('reaction', text`${the.pieces(who)} neither moved, shot nor threw`, 'MF-REA-4', 'MF-RUL-50')]
}

/** Mortars are aimed at the place where he is. */
const isAt = ({ at }: Piece, spot: unknown): boolean =>
  isSpot(spot) && at !== null && spot[0] === at[0] && spot[1] === at[1]

export const react: Action<MuzzleflashTables> = {
  says: text`React`,
  fields: {
    piece: idField,
    with: oneOf(...wayNames),
    to: point,
    path: list(point),
    target: either(idField, point, value => typeof value === 'string'),
    weapon: name,
    ammo: oneOf('at', 'he'),
    facing: degrees,
    turret: degrees,
    stance: oneOf('standing', 'kneeling'),
    post: idField,
    role: oneOf(...roles),
  },
  next: (game, draft, prompt) =>
    vetted(
      draft,
      next(game, draft, prompt),
      whole => next(game, whole, prompt),
      whole => refuse(game, whole, prompt),
      ['piece'],
    ),
  refuse,
}

function next(game: Muzzleflash, draft: Draft, prompt: Prompt): Question | null {
  const { deed } = prompt.context as unknown as Context
  if (draft.piece === undefined)
    return {
      field: 'piece',
      says: text`Who reacts?`,
      choices: prompt.about.map(id => thatPiece(game.piece(id))),
    }
  const piece = game.find('piece', String(draft.piece))
  if (!piece || !prompt.about.includes(piece.id)) return null
  if (draft.with === undefined) {
    const able = wayNames.filter(way => suits(game, piece, way, deed))
    return {
      field: 'with',
      says: text`How?`,
      choices: able.map(way => choice(way, says[way] ?? text`${the.term(way)}`)),
    }
  }
  if (draft.with === 'turn') {
    if (draft.turret !== undefined || draft.facing !== undefined) return null
    return { field: 'turret', says: text`Which way?`, choices: EIGHTHS.map(to => choice(to, text`${the.count(to)}°`)) }
  }
  const guns = draft.with === 'fire' ? gunsOf(game, piece) : []
  if (guns.length > 1 && draft.weapon === undefined) return weaponQuestion(piece, guns)
  if (draft.with === 'fire' && draft.target === undefined)
    return {
      field: 'target',
      says: text`At which target?`,
      choices: whoDid(deed).map(id => thatPiece(game.piece(id))),
    }
  const inner = innerOf(game, draft, deed)
  if (whyOddTarget(inner).length > 0) return null
  return acts[inner.act]?.next(game, inner.decision, prompt) ?? null
}

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315]

function refuse(game: Muzzleflash, decision: Decision, prompt: Prompt): readonly Reason[] {
  const context = prompt.context as unknown as Context
  const barred = whyNotReact(game, String(decision.piece), context, prompt.about, prompt.side)
  if (barred.length > 0) return barred
  const { act, decision: inner } = innerOf(game, decision, context.deed)
  const doing = acts[act] as Act | undefined
  if (!doing) return [because('reaction', text`choose how to react`, 'MF-RUL-51')]
  const odd = whyOddTarget({ act, decision: inner })
  if (odd.length > 0) return odd
  const reasons: Reason[] = []
  if (act === 'fire') reasons.push(...whyNotShootBack(game, context.deed, decision.target))
  if (act === 'turn' && decision.facing !== undefined)
    reasons.push(because('reaction', text`only a turret is turned as a reaction`, 'MF-RUL-51'))
  return [...reasons, ...doing.why(game, inner, context.deed)]
}

/** A grenade is thrown at a place; what is opened or got into has a name; a shot may be at either. */
function whyOddTarget({ act, decision: { target } }: Reacting): readonly Reason[] {
  if (target === undefined || act === 'fire' || isSpot(target) === (act === 'throw')) return []
  return [because('target', act === 'throw' ? text`choose where to throw it` : text`choose a target`, 'MF-RUL-51')]
}

/** Could this piece react in this way at all? */
function suits(game: Muzzleflash, piece: Piece, way: string, deed: Deed): boolean {
  if (way === 'fire') return mayBeShotFor(deed)
  if (way === 'smother') return deed.grenade !== undefined && !deed.grenade.tried && isFigure(game, piece)
  if (way === 'turn') return isVehicle(game, piece)
  return acts[way]?.suits?.(game, piece) ?? false
}
