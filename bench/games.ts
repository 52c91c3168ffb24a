/** Whole games, scripted bot against scripted bot, per CPU second on one core. */
import { battle, battles } from './battle.ts'
import { measure, rate } from './measure.ts'

export function gamesBench(): { [scenario: string]: number } {
  return measure(
    battles.map(name => {
      let seed = 0
      return rate(name, () => {
        battle(name, ++seed)
        return 1
      })
    }),
    // what is known of a table is worked out in its first games and kept: a report of a thousand games pays for that once
    { rounds: 5, seconds: 1, warmUp: 6 },
  )
}
