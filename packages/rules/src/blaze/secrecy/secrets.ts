import { type Entry, type Id, type RuleSet, UMPIRE } from '@sandtable/kernel'
import type { BlazeTables, Feature, Side, Stand } from '../records.ts'
import { kinds } from '../tables.ts'

/** What a side may know of a record: all of it, nothing, or all but these fields. `fields.test.ts` wants a twin for every one of them. */

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
  'points',
  'scored',
]
/** All that is known of a face-down marker: whose it is and where: BA-HMOV-4. */
const shownOfMarker = ['id', 'side', 'at', 'facing', 'gone']
/** A side's plans and what it has seen. That it may have something hidden, or a sniper, is told by its being asked. */
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
]

/** Pending losses name the firer, which may stay hidden: they are told when they come off, BA-HIDE-5. */
const secretOfAll = ['pending']
const secretOfEnemy = [...secretOfAll, ...secretAlways]
const secretOfOrdered = [...secretOfEnemy, ...secretOrders]

function seesStand(stand: Stand, side: Id): boolean | readonly string[] {
  if (stand.side === side) return secretOfAll
  if (stand.hidden || stand.unshown) return false
  const flies = kinds.rows[stand.kind]?.class === 'aircraft'
  if (stand.at === null && !stand.gone && !flies) return false
  if (stand.marker !== null) return Object.keys(stand).filter(field => !shownOfMarker.includes(field))
  return stand.open ? secretOfEnemy : secretOfOrdered
}

function seesFeature(feature: Feature, side: Id): boolean | readonly string[] {
  if (feature.side === side) return true
  if (feature.hidden) return false
  return [
    'real', // a dummy looks like a mine
    'entered', // some may have come in unseen
    ...(feature.cleared === side ? [] : ['cleared']), // which that would tell
    ...(feature.chargedBy === side ? [] : ['charge', 'chargedBy']), // as secret as the task was
  ]
}

/** The list of sides that passed or ended would reveal whether one acted unseen. */
const secretOfGame = ['barragePlotted', 'passed', 'ended']

const seesSide = (own: Side, side: Id): boolean | readonly string[] =>
  own.id === side ? ['secretLosses', 'disputesWon'] : secretOfSide

export const sees: RuleSet<BlazeTables>['sees'] = (table, record, side) => {
  if (side === UMPIRE) return true
  if (table === 'piece') return seesStand(record as Stand, side)
  if (table === 'unit') return (record as { side: Id }).side === side
  if (table === 'terrain') return seesFeature(record as Feature, side)
  if (table === 'side') return seesSide(record as Side, side)
  // a plotted barrage becomes known when a mine is refused, not before
  if (table === 'game') return secretOfGame
  return true
}

/** A charger that goes, losses that come off, a mine square that is trodden on: what was secret about them is now seen. */
export const playsOut = (entry: Entry): boolean => {
  if (entry.type === 'roll') return entry.purpose === 'mine'
  if (entry.type !== 'change' || !entry.before || !entry.after) return false
  const { table, before, after } = entry
  if (table === 'terrain')
    return (before as Feature).real !== null && !(before as Feature).gone && (after as Feature).gone
  if (table !== 'piece') return false
  const [was, is] = [before, after] as [Stand, Stand]
  return (was.done && !is.done && is.chargeTarget !== null) || (was.pending.length > 0 && is.pending.length === 0)
}
