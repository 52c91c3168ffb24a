/** Whole games, scripted bot against scripted bot, per CPU second on one core. */
import { battle, battles } from './battle.ts'
import { type Measured, measure, rate } from './measure.ts'

export function gamesBench(): Measured<string> {
  return measure(
    battles.map(name =>
      rate(name, () => {
        let seed = 0
        return () => {
          battle(name, ++seed)
          return 1
        }
      }),
    ),
    // knowledge of a table is computed in its first games and kept: a report of a thousand games pays for that once
    { rounds: 3, seconds: 1, warmUp: 12 },
  )
}
