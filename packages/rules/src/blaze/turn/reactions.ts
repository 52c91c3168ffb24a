import { type Arg, action, because, choice, type Id, type Procedure, role, text, the } from '@sandtable/kernel'
import { couldFireAt } from '../fire/chances.ts'
import type { Occasion } from '../fire/orders.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { isConcealed, onTable } from '../stands/stand.ts'
import { mustAsk, offers, PASS } from './asking.ts'
import { sidesFrom } from './state.ts'

/** The sides that may react to a stand's action, starting with the one after its own. */
export const othersFrom = (game: Blaze, side: Id): readonly Id[] => sidesFrom(game, side).slice(1)

/** Could it fire at this stand, or at its passengers or tow? Either answers its action: BA-RUL-68. */
const couldAnswer = (game: Blaze, firer: Stand, how: Occasion & { readonly target: Id }): boolean =>
  withIts(game, how.target).some(target => couldFireAt(game, firer, target, how))

const withIts = (game: Blaze, id: Id): readonly Stand[] => {
  const { passengers, towing } = game.piece(id)
  return [id, ...passengers, ...(towing ? [towing] : [])].map(one => game.piece(one))
}

/** Stands on Opportunity Fire that have not fired and could answer this one. */
const watchers = (game: Blaze, side: Id, target: Id): readonly Stand[] =>
  game.pieces.filter(
    stand =>
      stand.side === side &&
      stand.card === 'opportunity-fire' &&
      couldAnswer(game, stand, { reaction: 'opportunity', target }),
  )

/** Is a stand of this side unseen by its stealth? Its own player may be told. */
const isStealthy = (game: Blaze, side: Id): boolean =>
  game.pieces.some(stand => stand.side === side && isConcealed(stand) && onTable(stand) && stand.stealth > 0)

/** After a move, or before a task or an obstacle is dealt with, enemies on Opportunity Fire may fire: BA-OPP-6, BA-RUL-68. */
export function* offerOpportunityFire(game: Blaze, target: Id, why = 'BA-TURN-3'): Procedure {
  // no reaction to what is unseen: being asked would reveal that something is there
  if (game.piece(target).hidden) return
  for (const side of othersFrom(game, game.piece(target).side))
    while (onTable(game.piece(target))) {
      const able = watchers(game, side, target).map(stand => stand.id)
      if (!mustAsk(game, side, able.length > 0)) break
      const answer = yield* offers(game, side, {
        says: text`Opportunity fire at ${nameFor(game, side, target)}?`,
        actions: ['react', 'pass'],
        cites: ['BA-OPP-6', isStealthy(game, side) ? 'BA-ORG-30' : why],
        under: ['BA-OPP-1', 'BA-OPP-2'],
        context: { watching: target, able } satisfies Watch,
        default: PASS,
      })
      if (answer.action !== 'react') break
    }
}

const nameFor = (game: Blaze, side: Id, target: Id): Arg => {
  const stand = game.piece(target)
  return stand.side === side || !(stand.hidden || stand.marker !== null) ? the.piece(stand) : text`what moves`
}

const fireCards = ['aimed-fire', 'move-fire', 'opportunity-fire']

/** An enemy on a fire order may shoot at once at a stand that has fallen back, or keep its fire: BA-FALL-3, BA-RUL-261. */
export function* offerFallBackFire(game: Blaze, target: Id): Procedure {
  if (game.piece(target).hidden) return
  const how = { reaction: 'fall-back', target } as const
  for (const side of othersFrom(game, game.piece(target).side))
    while (onTable(game.piece(target))) {
      const able = game.pieces.filter(
        stand => stand.side === side && fireCards.includes(stand.card ?? '') && couldAnswer(game, stand, how),
      )
      if (!mustAsk(game, side, able.length > 0)) break
      const answer = yield* offers(game, side, {
        says: text`Fire at ${nameFor(game, side, target)} as it falls back?`,
        actions: ['fire', 'pass'],
        cites: ['BA-FALL-3', 'BA-FALL-4'],
        context: how,
        default: PASS,
      })
      if (answer.action !== 'fire') break
    }
}

/** The target of a charge fires once at the charger, as if it stood where it will touch: BA-RUL-19. */
export function* offerDefensiveFire(game: Blaze, charger: Id, defender: Id, charge: Occasion): Procedure {
  const how: Occasion = { ...charge, target: charger }
  const stand = game.piece(defender)
  const able =
    !stand.fought && fireCards.includes(stand.card ?? '') && couldFireAt(game, stand, game.piece(charger), how)
  if (!mustAsk(game, stand.side, able)) return
  yield* offers(game, stand.side, {
    says: text`${the.piece(charger)} charges ${the.piece(stand)}: fire?`,
    actions: ['fire', 'pass'],
    cites: ['BA-CHRG-9', 'BA-MELEE-21'],
    about: [defender],
    context: how,
    default: PASS,
  })
}

/** What a prompt for opportunity fire knows. */
type Watch = {
  readonly watching: Id
  readonly able: readonly Id[]
}

/** Announces opportunity fire; a fire decision follows. */
export const react = action<BlazeTables>()({
  says: text`Opportunity fire`,
  purpose: 'answer',
  fields: { piece: role.actor, target: role.target },
  next(_game, draft, { context }) {
    const { able, watching } = context as Watch
    if (draft.piece === undefined)
      return { field: 'piece', says: text`Who fires?`, choices: able.map(id => choice(id, text`${the.piece(id)}`)) }
    if (draft.target !== undefined) return null
    return { field: 'target', says: text`At whom?`, choices: [choice(watching, text`${the.piece(watching)}`)] }
  },
  refuse(_game, { piece, target }, { context }) {
    const { able, watching } = context as Watch
    const reasons = []
    if (!able.includes(piece))
      reasons.push(because('card', text`it is not on Opportunity Fire, or cannot fire at that`, 'BA-OPP-1', 'BA-OPP-6'))
    if (target !== watching)
      reasons.push(because('target', text`fire answers the stand that has just moved`, 'BA-OPP-6'))
    return reasons
  },
  *carryOut(game, { piece, target }, { side }): Procedure {
    yield* offers(game, side, {
      says: text`Fire?`,
      actions: ['fire', 'pass'],
      cites: ['BA-OPP-6'],
      about: [piece],
      context: { reaction: 'opportunity', target } satisfies Occasion,
      default: PASS,
    })
  },
})
