import { because, type Decision, type Id, type Prompt, type Reason, type RuleSet, text, the } from '@sandtable/kernel'
import { inActivation } from './basics/actions.ts'
import { activate, end, pass } from './basics/begin-and-end.ts'
import { phases } from './basics/sequence.ts'
import { companion } from './companion/index.ts'
import { copies } from './copies.gen.ts'
import { dice } from './dice.ts'
import { reroll } from './forces/acquisition.ts'
import { builder } from './forces/builder.ts'
import { buy, whyTooLate } from './forces/buying.ts'
import { deploy } from './forces/deployment.ts'
import { dressing } from './forces/dressing.ts'
import { muster } from './forces/muster.ts'
import { sketching } from './forces/sketching.ts'
import { policy } from './reactions/policy.ts'
import { react } from './reactions/react.ts'
import { volley } from './reactions/volley.ts'
import { fields, type Muzzleflash, type MuzzleflashTables } from './records.ts'
import { finish, leftOf } from './recovery/end-of-game.ts'
import { flags, goals, verdict } from './recovery/goals.ts'
import {
  check,
  completeGame,
  completePiece,
  completeSide,
  completeTerrain,
  type NewUnit,
  newUnit,
  sortOf,
} from './setup.ts'
import { place } from './shooting/placing.ts'
import { showing } from './showing/index.ts'
import { book, kinds } from './tables.ts'
import { telling } from './telling/index.ts'

/** Why a decision that was not asked for is out of place. */
function outOfPlace(game: Muzzleflash, decision: Decision, side: Id, prompt: Prompt | null): readonly Reason[] {
  const { action } = decision
  if (action === 'buy') return [whyTooLate(decision)]
  const reacting = prompt?.actions.includes('react') ?? false
  const theirs = side !== game.state.side
  if ((reacting || theirs) && action === 'fire')
    return [
      because('snap', text`in the enemy’s turn only snap shots are allowed, as reactions`, 'MF-SHT-12', 'MF-REA-8'),
    ]
  if (reacting || theirs) {
    return [because('reaction', text`there is nothing of that kind to react to now`, ...whyNoReaction(decision))]
  }
  return [because('activated', text`that is not what you are asked now`, 'MF-ACT-6')]
}

function whyNoReaction({ action, with: how }: Decision): readonly string[] {
  if (action === 'order') return ['MF-REA-10', 'MF-REA-11']
  return how === 'move' ? ['MF-REA-5', 'MF-REA-6'] : ['MF-REA-2', 'MF-REA-4']
}

/** Muzzleflash, as one object. */
export const muzzleflash: RuleSet<MuzzleflashTables> = {
  id: 'muzzleflash',
  dressing,
  sketching,
  book,
  fields,
  copies,
  complete: {
    game: completeGame,
    side: completeSide,
    unit: (game, given) => newUnit(game, given as NewUnit),
    piece: completePiece,
    terrain: completeTerrain,
  },
  check,
  phases,
  actions: { buy, reroll, deploy, activate, ...inActivation, place, react, volley, policy, pass, end, finish },
  derived: {},
  sees: () => true, // everything stands on the table for all to see
  outOfPlace,
  men: Object.keys(kinds.rows).filter(kind => sortOf(kinds.rows[kind]) === 'figure'),
  showing,
  companion,
  telling,
  muster,
  forces: builder,
  dice,
  goals,
  flags,
  verdict,
  scoredIn: 'vp',
  outcome(game) {
    const most = Math.max(...game.sides.map(side => side.vp))
    const best = game.sides.filter(side => side.vp === most).map(side => side.id)
    const score = the.all(game.sides.map(side => text`${the.side(side)} ${the.count(side.vp)}`))
    const scores = Object.fromEntries(game.sides.map(side => [side.id, side.vp]))
    const says = game.sides.flatMap(({ id }) => verdict(game, id).map(one => text`${the.side(id)}: ${one}`))
    const left = Object.fromEntries(game.sides.map(({ id }) => [id, leftOf(game, id)]))
    const told = { scores, left, why: { says, cites: ['MF-RUL-94'] } }
    if (best.length !== 1) return { winners: [], says: text`A draw: ${score}.`, ...told }
    return { winners: best, says: text`${the.side(best[0] as Id)} wins: ${score}.`, ...told }
  },
}
export { book }
