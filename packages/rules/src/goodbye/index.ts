import { because, int, oneOf, optional, type Prompt, type RuleSet, text, the } from '@sandtable/kernel'
import { cardsLeft } from './cards/deck.ts'
import { imagine, suppose } from './cards/imagining.ts'
import { fight } from './combat/hand-to-hand.ts'
import { order } from './command.ts'
import { companion } from './companion/index.ts'
import { completeGame, completePiece, completeSide, completeTerrain, completeUnit } from './completing.ts'
import { copies } from './copies.gen.ts'
import { dice } from './dice.ts'
import { fire, overwatch } from './fire/firing.ts'
import { throwGrenade } from './fire/throwing.ts'
import { builder } from './forces/builder.ts'
import { dressing } from './forces/dressing.ts'
import { muster } from './forces/muster.ts'
import { derivedForces } from './forces/points.ts'
import { sketching } from './forces/sketching.ts'
import { charge } from './move/charging.ts'
import { drop, move } from './move/moving.ts'
import { react } from './move/watching.ts'
import { agree, choose, pass, refuse } from './prompts.ts'
import { fields, type GoodbyeTables } from './records.ts'
import { end, phases } from './sequence.ts'
import { check, deploy } from './setting-up.ts'
import { showing } from './showing/showing.ts'
import { book, kinds } from './tables.ts'
import { rally, repair } from './tanks/crew.ts'
import { telling } from './telling/index.ts'
import { use } from './use.ts'
import { flags, goals, verdict } from './victory/goals.ts'
import { outcome } from './victory/outcome.ts'
import { setUpGun } from './weapons/heavy-machine-guns.ts'
import { clear } from './weapons/jams.ts'

/** A step in which nobody can act ends by itself. Valour to move or fight is of no use to people who can do neither. */
function passing({ actions }: Prompt): ReturnType<NonNullable<RuleSet['mayPass']>> {
  if (!actions.includes('end') || actions.includes('deploy')) return false
  const isLate = actions.includes('fight') || (actions.includes('charge') && !actions.includes('order'))
  return isLate ? { use: { resource: 'card' } } : true
}

/** Kinds that are a weapon with its crew, not one man. */
const crewed = new Set(['granatenwerfer', 'light-mortar', 'field-gun'])

/** Goodbyeeeeee!!!, as one object. */
export const goodbye: RuleSet<GoodbyeTables> = {
  id: 'goodbye',
  dressing,
  sketching,
  book,
  fields,
  copies,
  complete: {
    game: completeGame,
    side: completeSide,
    unit: completeUnit,
    piece: completePiece,
    terrain: completeTerrain,
  },
  check,
  phases,
  actions: {
    deploy,
    move,
    charge,
    drop,
    order,
    repair,
    fire,
    throw: throwGrenade,
    overwatch,
    'set-up': setUpGun,
    clear,
    fight,
    use,
    react,
    rally,
    choose,
    agree,
    refuse,
    pass,
    end,
  },
  derived: {
    ...derivedForces,
    side: {
      ...derivedForces.side,
      deck: { type: int, of: game => cardsLeft(game).length, cites: () => ['GB-CARD-3', 'GB-RUL-17'] },
      direction: { type: optional(oneOf('left', 'right')), of: game => game.state.direction },
    },
  },
  /** No player knows a card face down; only its owner knows a closed hand: GB-RUL-89. */
  sees(table, record, side) {
    if (table !== 'side') return true
    const { id, cardDue, hand, closed } = record as GoodbyeTables['side']
    const hidden = [
      ...(cardDue === null ? [] : ['cardDue']),
      ...(closed && hand.length > 0 && id !== side ? ['hand'] : []),
    ]
    return hidden.length === 0 ? true : hidden
  },
  suppose,
  imagine,
  outOfPlace(_game, decision, side, prompt) {
    const says = prompt
      ? text`${the.side(side)} cannot do this now: ${the.term(decision.action)}`
      : text`${the.side(side)} has nothing to decide now`
    const what = decision.card !== undefined ? 'card' : decision.resource === 'luck' ? 'luck' : 'valour'
    const use =
      decision.action === 'use'
        ? [because(what, text`luck, valour and cards cannot be used now`, 'GB-LUCK-1', 'GB-TYPE-5')]
        : []
    return [...use, because(prompt ? 'step' : 'turn', says, 'GB-TURN-5', 'GB-RUL-10')]
  },
  men: Object.keys(kinds.rows).filter(kind => kinds.rows[kind]?.rank !== 'tank' && !crewed.has(kind)),
  mayPass: passing,
  muster,
  forces: builder,
  companion,
  showing,
  telling,
  outcome,
  verdict,
  goals,
  flags,
  dice,
}
