export type { Bot } from './bot.ts'
export { play } from './play.ts'
export { random } from './random.ts'
export { scripted } from './scripted.ts'
