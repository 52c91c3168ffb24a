import { type Host, madeBy, type RollEntry, readingOf } from '@sandtable/kernel'

/** A roll that a decision brings about: an obstacle, an order, the shot itself. */
export interface Trial {
  /** As it would stand in the log, with dice of no meaning. */
  readonly roll: RollEntry
  /** How likely it comes to this roll at all. */
  readonly comes: number
  /** How often it is rolled at the most: the shots of a burst, or a reroll. */
  readonly times: number
  /** How likely it succeeds once it is rolled: one die of several is enough. */
  readonly passes: number
}

/** Adds up the rolls of several worlds. */
export class Trials {
  readonly #found = new Map<string, { readonly roll: RollEntry; comes: number; times: number }>()

  /** Counts the rolls of a world since it began. */
  count({ game }: Host, begun: number, chance: number): void {
    const seen = new Map<string, number>()
    for (const entry of game.journal.from(begun)) {
      if (entry.type !== 'roll' || entry.need === undefined) continue
      const reads = readingOf(game.rules, entry, id => game.ruling(id))
      if (!reads) continue
      const { purpose, need, modifiers, about, dice } = entry
      const key = JSON.stringify([purpose, need, modifiers, about, dice.length])
      const found = this.#found.get(key) ?? { roll: { ...entry, reads }, comes: 0, times: 0 }
      const times = (seen.get(key) ?? 0) + 1
      seen.set(key, times)
      if (times === 1) found.comes += chance
      found.times = Math.max(found.times, times)
      this.#found.set(key, found)
    }
  }

  /** In the order in which they come. */
  all(): readonly Trial[] {
    return [...this.#found.values()].map(({ roll, comes, times }) => ({
      roll,
      times,
      comes: Math.min(1, comes),
      passes: passing(roll),
    }))
  }
}

/** How likely a roll succeeds: at least one of its dice, or all together. */
export function passing(roll: RollEntry): number {
  const { faces, dice, reads } = roll
  const isTogether = reads?.good === 'sum' || reads?.good === 'at most' || reads?.good === 'low'
  if (!isTogether) return 1 - (1 - ofOne(roll)) ** dice.length
  let made = 0
  const total = faces ** dice.length
  for (let n = 0; n < total; n++) {
    let rest = n
    const fall = dice.map(() => {
      const face = (rest % faces) + 1
      rest = Math.floor(rest / faces)
      return face
    })
    if (madeBy({ ...roll, dice: fall })[0]) made += 1
  }
  return made / total
}

/** How many faces of one die succeed. */
function ofOne(roll: RollEntry): number {
  const { faces, reads } = roll
  const all = Array.from({ length: faces }, (_, i) => i + 1)
  const made = madeBy({ ...roll, dice: all })
  const isGood = (face: number, i: number): boolean =>
    reads?.natural && (face === 1 || face === faces) ? face === faces : (made[i] ?? false)
  return all.filter(isGood).length / faces
}
