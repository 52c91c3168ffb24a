import type { RuleSet } from '@sandtable/kernel'
import { blankStand } from '../complete.ts'
import type { Blaze, BlazeTables, Feature, Side, Stand, State } from '../records.ts'

/**
 * Default assumptions about what a side may not know: a face-down marker is just a marker, an enemy's crew is average, its card is
 * unknown, and any mine square may be real.
 */
const ofGame: Partial<State> = { passed: [], ended: [], barragePlotted: false }

const ofGround: Partial<Feature> = { real: true, charge: null, chargedBy: null, entered: [] }

const ofStand: Partial<Stand> = {
  card: null,
  arrow: null,
  cardId: null,
  doubled: false,
  airMission: null,
  airTarget: null,
  task: null,
  taskTarget: null,
  taskDone: 0,
  sgLoaded: false,
  zeroed: null,
  chargeTarget: null,
  chargeReach: 0,
  done: false,
  open: false,
  points: 0,
  scored: 0,
  pending: [],
}

const ofSide: Partial<Side> = {
  planned: false,
  nextCard: 1,
  calls: [],
  barrage: [],
  sightings: [],
  newSightings: [],
  mineSquares: 0,
  dummyMines: 0,
  wireStrips: 0,
  divisional: null,
  barrageTemplates: 0,
  suppressiveTemplates: 0,
  secretLosses: 0,
  disputesWon: 0,
  disputes: 0,
}

const supposed = { game: ofGame, side: ofSide, unit: {}, piece: ofStand, terrain: ofGround, marker: {} }

export const suppose: NonNullable<RuleSet<BlazeTables>['suppose']> = (game, table, hidden) => {
  const fields: object = table === 'piece' && hidden.includes('kind') ? marker(game) : supposed[table]
  return fields as Partial<BlazeTables[typeof table]>
}

const marker = (game: Blaze): Stand => blankStand(game, { id: '', side: '', kind: 'dummy-marker', marker: 'marker' })
