/** The only entry point of the laboratory. */
export { anytimeShareOf, type Share, shareOf } from './interval.ts'
export type { Loss, Played } from './played.ts'
export { type BotName, botNames, playGame, type Study } from './study.ts'
export { type Counted, isAnswered, type SideSummary, type Spread, type Summary, summaryOf } from './summary.ts'
