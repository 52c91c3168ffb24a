import type { Bot } from './bot.ts'
import { random } from './random.ts'
import { scripted } from './scripted.ts'

/** What is asked before the first shot: whoever bought at random might bring nobody at all. */
const RAISING = ['buy', 'reroll', 'deploy']

/** An opponent for beginners: it raises and sets up its force as a sensible player does, and then does whatever is allowed. */
export function easy(seed: number | string): Bot {
  const sensible = scripted(seed)
  const careless = random(seed, { givesUp: false })
  return {
    decide(host, side) {
      const [first = ''] = host.prompt(side)?.actions ?? []
      return (RAISING.includes(first) ? sensible : careless).decide(host, side)
    },
  }
}
