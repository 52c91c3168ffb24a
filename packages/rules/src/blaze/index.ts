import { because, id, optional, type RuleSet, text, the } from '@sandtable/kernel'
import { actions } from './actions.ts'
import { organised } from './command/organisation.ts'
import { companion } from './companion/index.ts'
import * as complete from './complete.ts'
import { copies } from './copies.gen.ts'
import { dice } from './dice.ts'
import { fields } from './fields.ts'
import { builder } from './forces/builder.ts'
import { dressing } from './forces/dressing.ts'
import { muster } from './forces/muster.ts'
import { sketching } from './forces/sketching.ts'
import type { BlazeTables } from './records.ts'
import { imagine } from './secrecy/imagining.ts'
import { playsOut, sees } from './secrecy/secrets.ts'
import { suppose } from './secrecy/supposing.ts'
import { showing } from './showing/showing.ts'
import { book } from './tables.ts'
import { telling } from './telling/index.ts'
import { terms } from './terms.ts'
import { check } from './turn/deployment.ts'
import { flags, goals, holderOf, leftOf, scoreOf, verdict, whyOver } from './turn/scoring.ts'
import { phases } from './turn/sequence.ts'

/** Blaze Away WWII, as one object. */
export const blaze: RuleSet<BlazeTables> = {
  id: 'blaze',
  dressing,
  sketching,
  book,
  fields,
  copies,
  complete: {
    game: complete.start,
    side: complete.side,
    unit: complete.unit,
    piece: complete.piece,
    terrain: complete.terrain,
  },
  faceDown: ({ marker, at }) => typeof marker === 'string' && at !== undefined,
  check,
  phases,
  actions,
  derived: {
    ...organised,
    terrain: {
      heldBy: { type: optional(id), of: (game, feature) => holderOf(game, feature), cites: () => ['BA-RUL-67'] },
    },
  },
  sees,
  playsOut,
  suppose,
  imagine,
  outOfPlace(game, decision, side, prompt) {
    if (game.state.phase === 'planning' && !prompt && game.find('side', side)?.planned)
      return [because('planned', text`${the.side(side)} has ended its planning`, 'BA-CARD-2')]
    const says = prompt ? text`${the.side(side)} is not asked for that now` : text`${the.side(side)} is not asked now`
    const rules = decision.action === 'use' ? [whyNoDouble[game.state.phase] ?? 'BA-DBL-2'] : placeOf[decision.action]
    return [because(wordFor(decision.action), says, ...(rules ?? ['BA-TURN-1', 'BA-TURN-2']))]
  },
  terms,
  companion,
  showing,
  telling,
  muster,
  forces: builder,
  scoredIn: 'victoryPoints',
  outcome(game) {
    const winners = game.sides.filter(side => side.won).map(side => side.id)
    const scores = Object.fromEntries(game.sides.map(side => [side.id, scoreOf(game, side.id)]))
    const says =
      winners[0] !== undefined && winners.length === 1 ? text`${the.side(winners[0])} has won.` : text`A draw.`
    const left = Object.fromEntries(game.sides.map(side => [side.id, leftOf(game, side.id)]))
    return { winners, says, scores, left, why: whyOver(game) }
  },
  verdict,
  goals,
  flags,
  dice,
  // a side that might have something hidden is always asked, and often can only pass
  // whoever has set up looks at it before he says that he is done
  mayPass: ({ actions }) => !actions.includes('plot'),
  // one side after the other, so that players do not swap seats for every stand
  atOneScreen: { 'BA-RUL-283': 'blocks' },
}

/** When an action has its place. */
const placeOf: { readonly [action: string]: readonly string[] } = {
  order: ['BA-CARD-1', 'BA-CARD-2'],
  call: ['BA-DIV-2'],
  charge: ['BA-CHRG-1'],
  fire: ['BA-TURN-2'],
}

/** Why no stand moves at the double in this step. */
const whyNoDouble: { readonly [phase: string]: string } = { charge: 'BA-DBL-5', 'move-fire': 'BA-DBL-4' }

const words: { readonly [action: string]: string } = {
  order: 'planning',
  call: 'planning',
  overrule: 'planning',
  use: 'double move',
}
const wordFor = (action: string): string => words[action] ?? 'card'

export { book }
