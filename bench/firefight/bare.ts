/**
 * The firefight without an engine: objects changed in place, nothing checked or recorded. The cost of the rules
 * alone.
 */
import {
  chooseMove,
  chooseTarget,
  deploy,
  fingerprint,
  need,
  type Played,
  type Side,
  standing,
  streams,
  TURNS,
} from './table.ts'

const sides: readonly Side[] = [0, 1]

export function playBare(seed: number): Played {
  const { choices, dice } = streams(seed)
  const figures = deploy()
  const left: [number, number] = [10, 10]
  let activations = 0

  const played = (): Played => ({ activations, hash: fingerprint(figures, choices, dice) })

  for (let turn = 1; turn <= TURNS; turn++) {
    for (const side of sides) {
      for (const figure of figures) {
        if (figure.side !== side || !standing(figure)) continue
        activations++
        const to = chooseMove(figure, choices)
        figure.x = to.x
        figure.y = to.y
        const target = chooseTarget(figures, side, figure, choices)
        if (!target || dice.next(10) + 1 < need(figure, target)) continue
        target.hits++
        if (!standing(target) && --left[target.side] === 0) return played()
      }
    }
  }
  return played()
}
