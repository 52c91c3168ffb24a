/** The only entry point of the room. */
export type { Advice, Level } from '@sandtable/bots'
export type { Hint } from './advice/hint.ts'
export type { Review, Reviewed } from './advice/review.ts'
export { pondered, ponderedOn } from './advice/thinking.ts'
export { type Aim, aimsIn, bestFirst, effectOn, worthOf } from './aims.ts'
export { type Asked, AtSeat } from './at-seat.ts'
export type { Calls } from './calls.ts'
export type { Clock } from './clock.ts'
export * from './companion/index.ts'
export { Desk } from './desk.ts'
export { factsOf, type TableFacts, type TableSeats } from './facts.ts'
export { FarDesk } from './far-desk.ts'
export { inFormation, type Leg, type March, type Planned } from './march.ts'
export { type Band, bandOf, isClear } from './odds/band.ts'
export type { Chance } from './odds/chance.ts'
export { type Odds, oddsOf } from './odds/odds.ts'
export type { Refuge } from './odds/refuge.ts'
export type { Riposte } from './odds/reply.ts'
export type { Trial } from './odds/trials.ts'
export type { Offer, Prospect } from './offers.ts'
export {
  type KeptGame,
  keptRoom,
  type Levels,
  type Mustered,
  type NewGame,
  newRoom,
  roomElsewhere,
  type Seats,
  trustedRoom,
} from './opening.ts'
export { Pace } from './pace.ts'
export { Patience } from './patience.ts'
export { placing } from './placing.ts'
export { Quiet } from './quiet.ts'
export { isReaction, type Reaction, reactionOf } from './reactions.ts'
export { type Estimate, estimateAt, estimateOf, spread, together } from './replay/estimate.ts'
export { type Missed, missedBy } from './replay/missed.ts'
export { storyOfMissed } from './replay/since.ts'
export type { Branched, BranchWish, Ends, EstimateWish, GameSource, Tale, TaleSource } from './replay/tale.ts'
export { taleFrom } from './replay/tell.ts'
export { type Verified, verified } from './replay/verify.ts'
export { type Next, type Readiness, Room } from './room.ts'
export { waitingIn } from './setting-up.ts'
export { nothingToDecide, type Snapshot, snapshotOf } from './snapshot.ts'
export { leftIdle } from './telling/left-idle.ts'
export type { Speech } from './telling/speech.ts'
export {
  draftText,
  type Line,
  minus,
  needText,
  purposeText,
  resultText,
  rollSum,
  rollTitle,
  signed,
  tallyText,
  taskText,
  tell,
  wantedText,
} from './telling/telling.ts'
export type { Settable, Umpiring } from './umpire.ts'
export type { Wanted } from './wanted.ts'
export { asFarAsItGoes } from './ways/towards.ts'
export type * from './wire/apart.ts'
export { changedBy, type Delta, deltaOf } from './wire/delta.ts'
export { joined, joinedGrown } from './wire/joined.ts'
export type * from './wire/lobby.ts'
export * from './wire/messages.ts'
export type * from './wire/notices.ts'
export { Listener, Speaker } from './wire/short.ts'
export { Teller } from './wire/teller.ts'
export * from './wire/timing.ts'
export * from './wire/together.ts'
