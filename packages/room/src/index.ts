/** The only door of the room. */
export type {
  Calls,
  Chance,
  Clock,
  KeptGame,
  Mustered,
  NewGame,
  Odds,
  Offer,
  Prospect,
  Refuge,
  Riposte,
  Seats,
  Snapshot,
  TableFacts,
  Wanted,
} from './calls.ts'
export { Desk } from './desk.ts'
export { joined } from './joined.ts'
export { oddsOf } from './odds.ts'
export { musterBattle } from './opening.ts'
export { branchOff, settledFor } from './replay/branch.ts'
export { type Estimate, estimateAt, estimateOf, spread, together } from './replay/estimate.ts'
export { type Missed, missedBy } from './replay/missed.ts'
export { storyOfMissed } from './replay/since.ts'
export type { Branched, BranchWish, Ends, EstimateWish, GameSource, Tale, TaleSource } from './replay/tale.ts'
export { taleFrom } from './replay/tell.ts'
export { Room } from './room.ts'
export { SET_UP, waitingIn } from './setting-up.ts'
export type { Speech } from './telling/speech.ts'
export {
  draftText,
  idleText,
  type Line,
  minus,
  needText,
  purposeText,
  rollTitle,
  signed,
  tell,
  wantedText,
} from './telling/telling.ts'
