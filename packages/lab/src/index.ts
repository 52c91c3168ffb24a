/** The only entry point of the laboratory. */
export { type Balance, balanceOf, type Evenness, type Offer, type Plays } from './balance.ts'
export { type Difference, differencesOf } from './comparison.ts'
export { type Drilling, drilling } from './drilling.ts'
export { type Asked, Environment, type Standing } from './environment.ts'
export type { DiceTold } from './evenness.ts'
export { courseOf, type Findings, findingsOf, type Stage } from './findings.ts'
export { type Handicap, handicapsOf } from './handicap.ts'
export type { Heat, HeatMaps } from './heat.ts'
export { anytimeShareOf, FAIR, type Share, shareOf } from './interval.ts'
export { eloOf, type Rung, rungOf } from './ladder.ts'
export type { KindLost } from './losses.ts'
export type { Notable } from './notable.ts'
export type { PlaceTold } from './places.ts'
export { type Loss, type Played, TOLD } from './played.ts'
export { type BotName, botNamed, botNames } from './players.ts'
export { type Compared, headOf, type LabReport, type ReportHead, reportOf } from './report.ts'
export { type Squares, squaresOf } from './squares.ts'
export { playGame, type Study, saveOfGame } from './study.ts'
export {
  type Counted,
  type FirstMove,
  isAnswered,
  type Reason,
  type SideSummary,
  type Spread,
  type Summary,
  summaryOf,
} from './summary.ts'
export { fitted, type Lesson, lessonsOf, lossOf } from './training.ts'
export { type Change, changeIn, varied } from './variant.ts'
