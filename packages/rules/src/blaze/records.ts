import type {
  Edge,
  Game,
  GameRecord,
  Id,
  Length,
  MarkerRecord,
  PieceRecord,
  Point,
  SideRecord,
  TerrainRecord,
  UnitRecord,
} from '@sandtable/kernel'
import type { Cause } from './stands/blows.ts'
import type { Card, Rating, Task } from './tables.ts'

export const airMissions = ['recon', 'air-cover', 'ground-attack', 'circling'] as const
export type AirMission = (typeof airMissions)[number]
export const markers = ['marker', 'dummy'] as const
export const lights = ['vehicle', 'fixed', 'flood'] as const
export const heRows = ['light', 'medium', 'heavy', 'super', 'rocket'] as const
export type HeRow = (typeof heRows)[number]

/** A loss that comes off at the end of the step: BA-RUL-10. */
export interface Pending {
  /** Figures of a stand, or of a gun's crew. */
  readonly figures?: number
  /** Hits that add up on a softskin, or those of mortars on armour. */
  readonly hits?: number
  readonly heHits?: number
  readonly destroy?: boolean
  /** The gun is gone; its crew fights on. */
  readonly gun?: boolean
  readonly disable?: boolean
  readonly immobilise?: boolean
  readonly disorder?: boolean
  /** By a flamethrower, which has its own roll for those aboard: BA-RUL-83. */
  readonly flamed?: boolean
  /** What kind of thing did it; fire unless it is said. */
  readonly cause?: Cause
  /** The stand that did it: it may stay hidden if the target is destroyed. */
  readonly by: Id | null
  readonly cites: readonly string[]
}

/** Every base, and every vehicle, is a stand: BA-ORG-2. */
export interface Stand extends PieceRecord {
  readonly figures: number
  readonly card: Card | null
  readonly arrow: number | null
  readonly task: Task | null
  readonly taskTarget: Id | readonly Id[] | Point | null
  readonly taskDone: number
  readonly cardId: number | null
  readonly prone: boolean
  readonly disordered: boolean
  readonly disorderedUntil: number | null
  readonly suppressed: boolean
  readonly immobilised: boolean
  readonly disabled: boolean
  readonly destroyed: boolean
  readonly stuck: boolean
  readonly entangled: boolean
  readonly hidden: boolean
  readonly marker: (typeof markers)[number] | null
  readonly revealed: boolean
  readonly fired: boolean
  readonly moved: Length
  readonly crossed: boolean
  readonly hits: number
  readonly heHits: number
  readonly charges: number
  readonly bursts: number
  readonly sgLoaded: boolean
  readonly smokeRounds: number
  readonly volleys: number
  readonly zeroed: Id | Point | null
  readonly gunLost: boolean
  readonly limbered: boolean
  readonly fixedDefence: boolean
  readonly hullDown: boolean | null
  readonly recon: boolean
  readonly light: (typeof lights)[number] | null
  readonly lightFacing: number
  readonly aboard: Id | null
  readonly passengers: readonly Id[]
  readonly towing: Id | null
  readonly mounted: boolean
  readonly floor: number
  readonly moveBonus: Length
  readonly stealth: Length
  readonly keenEyes: Length
  readonly attached: Id | null
  /** Its own rating; null where its unit's counts. */
  readonly rating: Rating | null
  readonly fanatic: boolean
  readonly airDefence: boolean
  readonly airTurns: number
  readonly runs: number
  readonly missionFailed: boolean
  readonly airTarget: Id | null
  readonly firedAt: boolean
  readonly airMission: AirMission | null
  readonly lightDamage: number
  readonly points: number
  /** The turn from which on it may come onto the table at its side's own edge. */
  readonly arrives: number | null

  // what the rules keep besides, from one go to the next
  /** The card lies open: it has been revealed this turn. */
  readonly open: boolean
  /** It was placed while orders were being laid, and is shown when the cards are turned over. */
  readonly unshown: boolean
  /** It has done what its card lets it do in this step. */
  readonly done: boolean
  /** It has made its move of this turn: BA-RUL-161. */
  readonly hasMoved: boolean
  /** A double-move counter lies on its card: BA-DBL-2. */
  readonly doubled: boolean
  /** How often it has fired this turn: an Excellent crew has two shots. */
  readonly shots: number
  /** The step in which it fired last this turn; null before. */
  readonly firedIn: string | null
  /** The last turn in which it was fired at, for firedAt. */
  readonly firedAtTurn: number | null
  /** It took a hit this turn: a task stops. */
  readonly hitThisTurn: boolean
  /** The enemy it has declared a charge on, and how far it rolled that it may go. */
  readonly chargeTarget: Id | null
  readonly chargeReach: Length
  /** Charges are moved in the order in which they were declared: BA-RUL-141. */
  readonly chargeOrder: number | null
  /** The points by which it goes there; null for straight on. */
  readonly chargePath: readonly Point[] | null
  /** It has cut its way through wire this turn: BA-RUL-305. */
  readonly cutWire: boolean
  /** The order in which chargers made contact; null before. */
  readonly contact: number | null
  /** Its melee of this turn is over: BA-RUL-240. */
  readonly fought: boolean
  /** It has claimed the flamethrower's bonus for this turn's melee: BA-RUL-86. */
  readonly flame: boolean
  /** Scores of 10 that its light has taken: BA-RUL-137. */
  readonly lightHits: number
  /** The turn in which it came down or was set down: BA-PARA-13, BA-PARA-14. */
  readonly landedTurn: number | null
  /** It has beached: BA-RUL-135. */
  readonly beached: boolean
  /** Mine squares that it has cleared this turn: BA-RUL-124. */
  readonly cleared: number
  /** How many of its points have been counted for its enemies: BA-RUL-96. */
  readonly scored: number
  readonly pending: readonly Pending[]
}

export interface Unit extends UnitRecord {
  readonly rating: Rating
  readonly hq: Id | null
  readonly company: Id | null
  readonly battalion: Id | null
  readonly outOfCommand: boolean
  readonly ratingDrop: number
  readonly stands0: number
  readonly figures0: number
  readonly lost: number
  readonly broken: boolean
  readonly noArmourCharge: boolean
  readonly hqLostTurn: number | null
}

/** What a headquarters has called for this turn. */
export interface Call {
  readonly kind: 'divisional' | 'suppressive' | 'air'
  readonly by: Id
  readonly at: readonly Point[]
  readonly piece: Id | null
  readonly target: Id | null
  readonly overruled: boolean
}

/** A template of a barrage that was plotted: the turn in which it falls, 0 before the first. */
export interface Plotted {
  readonly at: Point
  readonly turn: number
}

export interface Side extends SideRecord {
  readonly doubleMoves: number
  readonly suppressiveTemplates: number
  readonly barrageTemplates: number
  readonly divisional: HeRow | null
  readonly sightings: readonly Point[]
  readonly planned: boolean
  readonly victoryPoints: number
  readonly disputesWon: number
  readonly edge: Edge | null
  readonly mineSquares: number
  readonly dummyMines: number
  readonly wireStrips: number
  /** How deep its deployment zone is, from its own edge; null where it may be anywhere in its half. */
  readonly zone: Length | null
  /** The number of the next card that it lays. */
  readonly nextCard: number
  readonly calls: readonly Call[]
  readonly barrage: readonly Plotted[]
  /** What its air reconnaissance has seen this turn; it becomes its sightings in the next. */
  readonly newSightings: readonly Point[]
  /** Points of stands that it has lost unseen: they count for the others at the end. */
  readonly secretLosses: number
  /** It may have something hidden: it answers unseen, and is asked whether it can do anything or not. */
  readonly veiled: boolean
  /** It has a sniper somewhere: it is asked whenever one might fire. */
  readonly snipers: boolean
  readonly won: boolean
  /** How often it has called for the umpire's dice this turn. */
  readonly disputes: number
}

export interface Feature extends TerrainRecord {
  /** Who laid it, where that matters. */
  readonly side: Id | null
  readonly hidden: boolean
  readonly gone: boolean
  readonly destroyed: boolean
  readonly floors: number
  readonly capacity: number | null
  readonly build: 'strong' | 'flimsy'
  readonly dense: boolean
  readonly dpv: number | null
  readonly indefensibleUntil: number | null
  readonly smokeUntil: number | null
  readonly real: boolean | null
  readonly charge: Id | null
  /** The side that set the charge, which alone knows by which stand. */
  readonly chargedBy: Id | null
  readonly loopholes: boolean
  readonly cleared: Id | null
  /** The floors that a side has entered, as 'side:floor': BA-STREET-5. */
  readonly entered: readonly string[]
  /** What it was before it became a ruin: its cover goes by that. */
  readonly was: string | null
  /** The points that the side holding it has for it. */
  readonly objective: number
  /** The points for the side that blows it with a charge. */
  readonly demolition: number
  /** The only side that has them; null for any. */
  readonly demolisher: Id | null
  /** Points that come off its defence at the end of the step. */
  readonly pendingDpv: number
  /** Smoke that begins to work at the end of the step: BA-RUL-113. */
  readonly pending: boolean
}

export interface State extends GameRecord {
  readonly hiddenMovement: boolean
  readonly ground: 'normal' | 'snow' | 'mud'
  readonly weather: 'fair' | 'bad'
  readonly night: 'dark' | 'moonlit' | null
  readonly current: { readonly direction: number; readonly strength: 'weak' | 'strong' } | null
  /** The last turn of the scenario; null without one. */
  readonly last: number | null
  /** The step whose beginning has been dealt with. */
  readonly begun: string | null
  /** Whose go it is within a step. */
  readonly go: Id | null
  /** The sides that have passed in a row, and those that have ended the step. */
  readonly passed: readonly Id[]
  readonly ended: readonly Id[]
  /** The rating whose charges are being declared: BA-RUL-141. */
  readonly chargeRating: Rating | null
  /** How many chargers have made contact this turn. */
  readonly contacts: number
  /** A barrage has been plotted: no more mines or wire. */
  readonly barragePlotted: boolean
  /** Smoke templates laid so far: they are numbered. */
  readonly smokes: number
}

export interface BlazeTables {
  game: State
  side: Side
  unit: Unit
  piece: Stand
  terrain: Feature
  marker: MarkerRecord
}
export type Blaze = Game<BlazeTables>
