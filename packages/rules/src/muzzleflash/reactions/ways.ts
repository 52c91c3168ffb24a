import {
  because,
  type Choice,
  choice,
  type DraftOf,
  degrees,
  either,
  type Fields,
  type Id,
  id as idField,
  isPoint,
  isWhole,
  type Message,
  maybe,
  name,
  oneOf,
  type Point,
  type Procedure,
  type Prompt,
  pieceChoice,
  point,
  type Question,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { spend } from '../basics/activation.ts'
import { aftermath } from '../basics/aftermath.ts'
import { type Deed, mayBeShotFor, whoDid } from '../basics/deed.ts'
import { isFigure, isVehicle } from '../basics/figures.ts'
import type { Begun, ForAp } from '../basics/for-ap.ts'
import { prime, throwGrenade } from '../grenades/grenades.ts'
import { smother } from '../grenades/smothering.ts'
import { open } from '../movement/doors.ts'
import { move } from '../movement/moving.ts'
import { testToReact } from '../pinning/pinning.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { fire, weaponQuestion } from '../shooting/firing.ts'
import { type Gun, gunsOf } from '../shooting/weapons.ts'
import { noticeSince } from '../suppressing/noticing.ts'
import { actionCosts, roles } from '../tables.ts'
import { mount } from '../vehicles/boarding.ts'
import { turn } from '../vehicles/turning.ts'

/** What can be done as a reaction: everything that costs 1 AP. MF-RUL-51. */

const wayNames = ['fire', 'move', 'prime', 'throw', 'smother', 'turn', 'open', 'mount'] as const
export type WayName = (typeof wayNames)[number]

export const fields = {
  piece: role.actor,
  with: role.option(oneOf(...wayNames)),
  to: maybe(role.place),
  path: maybe(role.path),
  target: maybe(
    role.as(
      'target',
      either(idField, point, value => typeof value === 'string'),
    ),
  ),
  weapon: maybe(role.option(name)),
  ammo: maybe(role.option(oneOf('at', 'he'))),
  facing: maybe(role.facing),
  turret: maybe(role.as('facing', degrees)),
  stance: maybe(role.option(oneOf('standing', 'kneeling'))),
  post: maybe(role.as('target', idField)),
  role: maybe(role.option(oneOf(...roles))),
}
/** A reaction being decided, and by whom. */
type Reacting = Begun<typeof fields>

/** A reaction of one kind. */
export interface Way {
  readonly says: Message
  /** Could this piece react in this way at all? */
  suits(game: Muzzleflash, piece: Piece, deed: Deed): boolean
  next(game: Muzzleflash, draft: Reacting, deed: Deed, prompt: Prompt): Question | null
  why(game: Muzzleflash, draft: Reacting, deed: Deed): readonly Reason[]
  carryOut(game: Muzzleflash, draft: Reacting, deed: Deed): Procedure
  /** The action that the reaction amounts to, for drawing it. */
  inner(game: Muzzleflash, draft: Reacting, deed: Deed): { readonly action: string } | null
}

interface WayOf<F extends Fields> extends Pick<Way, 'says' | 'suits'> {
  readonly action: ForAp<F>
  /** The decision that the reaction amounts to; null for a target of the wrong kind. */
  inner(game: Muzzleflash, draft: Reacting, deed: Deed): Begun<F> | null
  /** Asked before the action's own questions; null ends them. */
  first?(game: Muzzleflash, draft: Reacting, deed: Deed): Question | null | undefined
  /** Why not, besides the general reasons. */
  whyNot?(game: Muzzleflash, draft: Reacting, deed: Deed): readonly Reason[]
}

const CHOOSE = because('target', text`choose a target`, 'MF-RUL-51')

const way = <F extends Fields>({ says, suits, inner, first, whyNot, action: { act } }: WayOf<F>): Way => ({
  says,
  suits,
  inner,
  next(game, draft, deed, prompt) {
    const question = first?.(game, draft, deed)
    if (question !== undefined) return question
    const made = inner(game, draft, deed)
    return made && act.next(game, made, prompt)
  },
  why(game, draft, deed) {
    const made = inner(game, draft, deed)
    if (!made || !isWhole(act.fields, made)) return [CHOOSE]
    return [...(whyNot?.(game, draft, deed) ?? []), ...act.why(game, made, deed)]
  },
  /** A figure with pins tests first; then the reaction is worked out at once. */
  *carryOut(game, draft, deed): Procedure {
    const since = game.journal.length
    if (!(yield* testToReact(game, draft.piece))) return
    const made = inner(game, draft, deed)
    if (!made || !isWhole(act.fields, made)) return
    if (act.prepare && !(yield* act.prepare(game, made))) return
    spend(game, draft.piece, 'react', game.rows(actionCosts).react as number, [
      'MF-REA-10',
      deed.affected.includes(draft.piece) ? 'MF-REA-6' : 'MF-ACT-2',
    ])
    if (yield* act.does(game, made, deed)) yield* aftermath(game, since)
    noticeSince(game, since)
  },
})

/** The given fields among these. */
const given = <D extends object, K extends keyof D>(draft: D, ...keys: readonly K[]): Pick<D, K> =>
  Object.fromEntries(keys.filter(key => draft[key] !== undefined).map(key => [key, draft[key]])) as Pick<D, K>

/** What is opened or got into has a name. */
const named = ({ target }: Reacting): { readonly target?: Id } | null =>
  target === undefined ? {} : isPoint(target) ? null : { target }

export const ways: { readonly [name in WayName]: Way } = {
  // always a snap shot: MF-SHT-12, MF-REA-8
  fire: way({
    says: text`snap shot`,
    action: fire,
    suits: (_game, _piece, deed) => mayBeShotFor(deed),
    first(game, { piece, weapon, target }, deed) {
      const firer = game.piece(piece)
      const guns = gunsOf(game, firer)
      if (guns.length > 1 && weapon === undefined) return weaponQuestion(firer, guns)
      if (target !== undefined) return undefined
      return {
        field: 'target',
        says: text`At which target?`,
        choices: whoDid(deed).map(id => pieceChoice(game.piece(id))),
      }
    },
    whyNot: (game, { target }, deed) => whyNotShootBack(game, deed, target),
    inner(game, draft, deed) {
      const { piece, weapon, target = deed.actor } = draft
      const gun = gunOf(game, piece, weapon)
      const at = gun?.support?.fire === 'indirect' ? placeOf(game, target) : target
      const named = weapon ?? gun?.name
      return {
        action: 'fire',
        piece,
        mode: 'snap' as const,
        target: at,
        ...(named !== undefined && { weapon: named }),
        ...given(draft, 'ammo'),
      }
    },
  }),
  move: way({
    says: text`move`,
    action: move,
    suits: (game, piece) => move.act.suits?.(game, piece) ?? false,
    inner: (_game, draft) => ({
      action: 'move',
      piece: draft.piece,
      ...given(draft, 'to', 'path', 'facing', 'stance'),
    }),
  }),
  prime: way({
    says: text`prime a grenade`,
    action: prime,
    suits: (game, piece) => prime.act.suits?.(game, piece) ?? false,
    inner: (_game, { piece }) => ({ action: 'prime', piece }),
  }),
  throw: way({
    says: text`throw its grenade`,
    action: throwGrenade,
    suits: (game, piece) => throwGrenade.act.suits?.(game, piece) ?? false,
    inner(_game, draft) {
      const { piece, target } = draft
      if (target !== undefined && !isPoint(target)) return null
      return { action: 'throw', piece, mode: 'snap' as const, ...(target && { target }), ...given(draft, 'post') }
    },
  }),
  smother: way({
    says: text`throw itself on the grenade`,
    action: smother,
    suits: (game, piece, { grenade }) => grenade !== undefined && !grenade.tried && isFigure(game, piece),
    inner: (_game, { piece }) => ({ action: 'smother', piece }),
  }),
  turn: way({
    says: text`turn the turret`,
    action: turn,
    suits: (game, piece) => isVehicle(game, piece),
    first: (_game, { turret, facing }) =>
      turret === undefined && facing === undefined
        ? { field: 'turret', says: text`Which way?`, choices: EIGHTHS }
        : null,
    whyNot: (_game, { facing }) =>
      facing === undefined ? [] : [because('reaction', text`only a turret is turned as a reaction`, 'MF-RUL-51')],
    inner: (_game, draft) => ({ action: 'turn', piece: draft.piece, ...given(draft, 'turret') }),
  }),
  open: way({
    says: text`open or close a door`,
    action: open,
    suits: (game, piece) => open.act.suits?.(game, piece) ?? false,
    inner(_game, draft) {
      const target = named(draft)
      return target && { action: 'open', piece: draft.piece, ...target }
    },
  }),
  mount: way({
    says: text`get in`,
    action: mount,
    suits: (game, piece) => mount.act.suits?.(game, piece) ?? false,
    inner(_game, draft) {
      const target = named(draft)
      return target && { action: 'mount', piece: draft.piece, ...target, ...given(draft, 'role') }
    },
  }),
}

const EIGHTHS: readonly Choice[] = [0, 45, 90, 135, 180, 225, 270, 315].map(to => choice(to, text`${the.count(to)}°`))

/** Its default weapon: the first. */
function gunOf(game: Muzzleflash, piece: Id, weapon: string | undefined): Gun | undefined {
  const guns = gunsOf(game, game.piece(piece))
  return guns.find(({ name }) => name === weapon) ?? guns[0]
}

/** A mortar is aimed at the target's position: MF-RUL-51. */
const placeOf = (game: Muzzleflash, target: Id | Point): Id | Point =>
  isPoint(target) ? target : (game.find('piece', target)?.at ?? target)

/** Only those who acted may be shot at, and only if they moved, shot or threw: MF-REA-4. */
function whyNotShootBack(game: Muzzleflash, deed: Deed, target: Id | Point | undefined): readonly Reason[] {
  const who = whoDid(deed)
  if (target !== undefined && !who.some(id => id === target || isAt(game.piece(id), target))) {
    const says = text`only ${the.any(who.map(the.piece))} may be shot at: nobody else has acted`
    return [because('reaction', says, 'MF-REA-4', 'MF-RUL-50')]
  }
  if (mayBeShotFor(deed)) return []
  return [because('reaction', text`${the.pieces(who)} neither moved, shot nor threw`, 'MF-REA-4', 'MF-RUL-50')]
}

/** Mortars are aimed at the target's position. */
const isAt = ({ at }: Piece, spot: Id | Point): boolean =>
  isPoint(spot) && at !== null && spot[0] === at[0] && spot[1] === at[1]

/** A reaction in the form of the action it is, where it says how and who. */
export function innerOf(
  game: Muzzleflash,
  draft: DraftOf<typeof fields>,
  deed: Deed,
): { readonly action: string } | null {
  const { piece, with: how } = draft
  if (piece === undefined || how === undefined) return null
  return ways[how].inner(game, { ...draft, piece }, deed)
}
