import { because, type Id, type RuleSet, UMPIRE } from '@sandtable/kernel'
import { actions } from './actions.ts'
import * as complete from './complete.ts'
import { muster } from './forces/muster.ts'
import { type BlazeTables, type Feature, fields, type Side, type Stand } from './records.ts'
import { showing } from './showing/showing.ts'
import { book, kinds } from './tables.ts'
import { check } from './turn/deployment.ts'
import { scoreOf } from './turn/scoring.ts'
import { phases } from './turn/sequence.ts'

/** What lies face down with a stand, until the cards are turned over. */
const secretOrders = ['card', 'arrow', 'cardId', 'doubled', 'airMission', 'airTarget']
/** What the enemy never reads off a stand: its task, how a gun is loaded, what it was told to fire at. */
const secretAlways = [
  'task',
  'taskTarget',
  'taskDone',
  'sgLoaded',
  'zeroed',
  'chargeTarget',
  'chargeReach',
  'done',
  'open',
  'stealth',
  'keenEyes',
  'points',
]
/** All that is known of a face-down marker: whose it is and where: BA-HMOV-4. */
const shownOfMarker = ['id', 'side', 'at', 'facing', 'gone']
/** A side's plans and what it has seen. */
const secretOfSide = [
  'planned',
  'nextCard',
  'calls',
  'barrage',
  'sightings',
  'newSightings',
  'mineSquares',
  'dummyMines',
  'wireStrips',
  'divisional',
  'barrageTemplates',
  'suppressiveTemplates',
  'secretLosses',
  'disputesWon',
  'disputes',
  'veiled',
  'snipers',
]

/** Losses that wait name who fired, and he may stay hidden: they are told when they come off, BA-HIDE-5. */
const secretOfAll = ['pending']

function seesStand(stand: Stand, side: Id): boolean | readonly string[] {
  if (stand.side === side) return secretOfAll
  if (stand.hidden || stand.unshown) return false
  const flies = kinds.rows[stand.kind]?.class === 'aircraft'
  if (stand.at === null && !stand.gone && !flies) return false
  if (stand.marker !== null) return Object.keys(stand).filter(field => !shownOfMarker.includes(field))
  return [...secretOfAll, ...secretAlways, ...(stand.open ? [] : secretOrders)]
}

function seesFeature(feature: Feature, side: Id): boolean | readonly string[] {
  if (feature.side === side) return true
  if (feature.hidden) return false
  // who has set a charge on it is as secret as the task was, and a dummy looks like a mine
  return feature.chargedBy === side ? ['real', 'entered'] : ['real', 'charge', 'chargedBy', 'entered']
}

/** Who has passed or ended in a row would tell whether a side did something unseen. */
const secretOfGame = ['barragePlotted', 'passed', 'ended']

const seesSide = (own: Side, side: Id): boolean | readonly string[] =>
  own.id === side ? ['secretLosses', 'disputesWon'] : secretOfSide

/** Blaze Away WWII, as one object. */
export const blaze: RuleSet<BlazeTables> = {
  id: 'blaze',
  book,
  version: '1',
  fields,
  complete: {
    game: complete.start,
    side: complete.side,
    unit: complete.unit,
    piece: complete.piece,
    terrain: complete.terrain,
  },
  check,
  phases,
  actions,
  derived: {},
  sees(table, record, side) {
    if (side === UMPIRE) return true
    if (table === 'piece') return seesStand(record as Stand, side)
    if (table === 'unit') return (record as { side: Id }).side === side
    if (table === 'terrain') return seesFeature(record as Feature, side)
    if (table === 'side') return seesSide(record as Side, side)
    // who has plotted a barrage is known when a mine is refused, not before
    if (table === 'game') return secretOfGame
    return true
  },
  outOfPlace(game, decision, side, prompt) {
    if (game.state.phase === 'planning' && !prompt && game.find('side', side)?.planned)
      return [because('planned', `${side} has ended its planning`, 'BA-CARD-2', 'BA-RUL-4')]
    const says = prompt ? `${side} is not asked to ${decision.action} now` : `${side} is not asked now`
    return [because(wordFor(decision.action), says, ...(placeOf[decision.action] ?? ['BA-TURN-1', 'BA-TURN-2']))]
  },
  showing,
  muster,
  outcome(game) {
    const winners = game.sides.filter(side => side.won).map(side => side.id)
    const scores = Object.fromEntries(game.sides.map(side => [side.id, scoreOf(game, side.id)]))
    return { winners, says: winners.length === 1 ? `${winners[0]} has won.` : 'A draw.', scores }
  },
}

/** When an action has its place. */
const placeOf: { readonly [action: string]: readonly string[] } = {
  order: ['BA-CARD-1', 'BA-CARD-2'],
  call: ['BA-DIV-2'],
  use: ['BA-DBL-2', 'BA-DBL-4', 'BA-DBL-5'],
  charge: ['BA-CHRG-1'],
  fire: ['BA-TURN-2', 'BA-SMOKE-5'],
}

const words: { readonly [action: string]: string } = {
  order: 'planning',
  call: 'planning',
  overrule: 'planning',
  use: 'double move',
}
const wordFor = (action: string): string => words[action] ?? 'card'

export { book }
