import { botAt, chanceOf, featuresOf, type Judges, judgesOf, nextDecision, resultFor } from '@sandtable/bots'
import { dealt, Host, type Id, type RuleSet, type Source } from '@sandtable/kernel'

/** A position as one side has it, and what became of it: from 0, lost, to 1, won. */
export interface Lesson {
  readonly features: readonly number[]
  readonly result: number
}

/** The positions of one game among regulars, one at the beginning of each turn. */
export function lessonsOf(rules: RuleSet, source: Source, seed: string): readonly Lesson[] {
  const { standing } = judgesOf(rules.id)
  const host = new Host(rules, dealt(rules, source, seed), { dice: { from: 'seed', seed } }).start()
  const sides = host.game.sides.map(({ id }) => id)
  const bots = new Map(sides.map(side => [side, botAt('regular', `${side} ${seed}`)]))
  const seen: { readonly side: Id; readonly features: readonly number[] }[] = []
  for (let turn = 0; !host.over; ) {
    if (host.game.state.turn > turn) {
      turn = host.game.state.turn
      for (const side of sides) seen.push({ side, features: featuresOf(standing, host.game, side) })
    }
    const { side, decision } = nextDecision(host, id => bots.get(id))
    host.decide(side, decision)
  }
  return seen.map(({ side, features }) => ({ features, result: resultFor(host, side) }))
}

/** How far off these weights are on average, as the logarithm of the chance that they gave to what happened. */
export function lossOf(lessons: readonly Lesson[], weights: readonly number[]): number {
  const sum = lessons.reduce((total, { features, result }) => {
    const chance = Math.min(1 - 1e-6, Math.max(1e-6, chanceOf(features, weights)))
    return total - result * Math.log(chance) - (1 - result) * Math.log(1 - chance)
  }, 0)
  return sum / Math.max(1, lessons.length)
}

const STEPS = 2000
const RATE = 1
/** Weights for which there is little evidence stay near what the author of the set has given. */
const HOLD = 0.002

/** The weights that fit best, by going downhill; to two digits, so that every machine comes to the same. */
export function fitted(lessons: readonly Lesson[], { taught }: Judges): readonly number[] {
  const weights = [...taught]
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, i) => HOLD * (weight - (taught[i] as number)))
    for (const { features, result } of lessons) {
      const off = chanceOf(features, weights) - result
      features.forEach((feature, i) => {
        slope[i] = (slope[i] as number) + (off * feature) / lessons.length
      })
    }
    slope.forEach((by, i) => {
      weights[i] = (weights[i] as number) - RATE * by
    })
  }
  return weights.map(weight => Math.round(weight * 100) / 100)
}
