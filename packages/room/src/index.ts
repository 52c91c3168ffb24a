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
export { joined } from './joined.ts'
export { branchOff, settledFor } from './replay/branch.ts'
export { type Estimate, estimateAt, estimateOf, spread, together } from './replay/estimate.ts'
export { type Missed, missedBy } from './replay/missed.ts'
export { storyOfMissed } from './replay/since.ts'
export type { Branched, BranchWish, Ends, EstimateWish, GameSource, Tale, TaleSource } from './replay/tale.ts'
export { taleFrom } from './replay/tell.ts'
export { Room } from './room.ts'
export { SET_UP, waitingIn } from './setting-up.ts'
export { deedText, thirdPerson } from './telling/deed.ts'
export { madeBy, minus, needText, purpose, rollTitle, signed, sumOf, wantedText } from './telling/rolls.ts'
export type { Happening, Line, Speech, TellingWords, Told } from './telling/speech.ts'
export { tell } from './telling/telling.ts'
