/** The only entry point of the bots. */

export type { Advice, Bot, Judges, Weighed } from './bot.ts'
export { type Drill, drillFor, type Hand, hands, type Numbers, type Parts, partsOf } from './drill/index.ts'
export { erring } from './erring.ts'
export { difference, goldenGame, playGolden } from './golden.ts'
export { chanceOf, featuresOf, judgesOf, resultFor } from './judges/index.ts'
export { adviser, botAt, type Level, levelIn, levelNames, levels, quick, veteranOn } from './level.ts'
export { nextDecision, play, spokenUp } from './play.ts'
export { completed, random } from './random.ts'
export { scripted } from './scripted.ts'
