import { normal } from './interval.ts'
import type { Played } from './played.ts'

/** The dice of all games with so many faces. */
export interface DiceTold {
  readonly faces: number
  readonly rolled: number
  readonly mean: number
  /** How often fair dice would be at least as uneven. */
  readonly chance: number
}

export function diceTold(played: readonly Played[]): readonly DiceTold[] {
  const faces = [...new Set(played.flatMap(({ dice }) => Object.keys(dice)))].map(Number).sort((a, b) => a - b)
  return faces.map(count => {
    const counts = Array.from({ length: count }, (_, face) =>
      played.reduce((sum, { dice }) => sum + (dice[count]?.[face] ?? 0), 0),
    )
    const rolled = counts.reduce((sum, one) => sum + one, 0)
    const total = counts.reduce((sum, one, face) => sum + one * (face + 1), 0)
    const due = rolled / count
    const uneven = due === 0 ? 0 : counts.reduce((sum, one) => sum + (one - due) ** 2 / due, 0)
    return { faces: count, rolled, mean: rolled === 0 ? 0 : total / rolled, chance: beyond(uneven, count - 1) }
  })
}

/** The chance that a chi-squared value is larger: Wilson and Hilferty's cube root, good to a hundredth. */
function beyond(value: number, freedom: number): number {
  if (freedom === 0) return 1
  const spread = 2 / (9 * freedom)
  return 1 - normal((Math.cbrt(value / freedom) - 1 + spread) / Math.sqrt(spread))
}
