/** The only entry point of the bots. */
export type { Bot } from './bot.ts'
export { erring } from './erring.ts'
export { difference, goldenGame, playGolden } from './golden.ts'
export { nextDecision, play, spokenUp } from './play.ts'
export { random } from './random.ts'
export { scripted } from './scripted.ts'
