import { anySet } from '../ahead/judging.ts'
import type { Judges } from '../bot.ts'
import { players } from '../players.gen.ts'

export { chanceOf, featuresOf, resultFor } from '../ahead/judging.ts'

/** How positions of this set are judged. */
export const judgesOf = (set: string): Judges => players[set]?.judges ?? anySet
