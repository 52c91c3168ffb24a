import { because, type Id, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import type { How } from '../fire/aim.ts'
import { shotsOf, volley } from '../fire/shots.ts'
import { apart, near } from '../measure.ts'
import type { Figure, Goodbye } from '../records.ts'
import { distances } from '../tables.ts'
import { checkJam } from './jams.ts'

const LMG = 'lmg'

/** Why the last shot could not be switched to this second target. */
export function whyNotSecond(game: Goodbye, target: Figure, second: Figure): readonly Reason[] {
  if (target.id === second.id) return [because('target', text`the second target must not be the first`, 'GB-LMG-5')]
  return near(target, second, game.rows(distances)['second-target'])
    ? []
    : [
        because(
          'within 5',
          text`too far from the first target: ${the.length(apart(target, second), game.rows(distances)['second-target'])}`,
          'GB-LMG-5',
          'GB-RUL-42',
        ),
      ]
}

/**
 * The shots of an LMG, one by one at one target. If the first kills, the second is lost and the rest may go to a
 * second target near the first; after a later kill the rest are lost.
 */
export function* fireLmg(game: Goodbye, id: Id, target: Id, second: Id | null, how: How): Procedure {
  const burst = shotsOf(game, game.piece(id), LMG, how)
  const { shots } = burst
  const first = yield* volley(game, id, target, LMG, how, burst)
  const dice = [...first.dice]
  if (first.killed && first.shots === 1 && shots > 1) {
    const left = shots - 2
    game.say(text`The first shot kills, so the second is lost.`, ['GB-LMG-4', 'GB-RUL-42'], [id])
    if (second !== null && left > 0)
      dice.push(...(yield* volley(game, id, second, LMG, how, { shots: left, rule: 'GB-LMG-5' })).dice)
  } else if (first.killed && first.shots < shots)
    game.say(text`The rest of the burst is lost.`, ['GB-LMG-3', 'GB-RUL-42'], [id])
  checkJam(game, id, LMG, dice, how !== 'plain')
}
