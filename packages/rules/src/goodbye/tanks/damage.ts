import { type Id, type Procedure, roll } from '@sandtable/kernel'
import type { Cause } from '../causes.ts'
import { weaponOf } from '../figures.ts'
import { chartRule } from '../fire/ranges.ts'
import { woundsOf } from '../losses.ts'
import type { Goodbye } from '../records.ts'
import type { Damage } from '../tables.ts'

/** A weapon has hit a vehicle. Returns whether it did damage; criticals are rolled after the whole volley. */
export function* damage(game: Goodbye, tank: Id, weapon: string, cause: Cause): Procedure<boolean> {
  const row = weaponOf(game, weapon)?.damage ?? null
  if (row === null) return false
  const attacks = row.attacks === null ? 1 : yield* clusterAttacks(game, tank)
  let points = 0
  for (let i = 0; i < attacks; i++)
    if (yield* penetrates(game, tank, row, chartRule(weapon)))
      points += yield* pointsOf(game, tank, row, chartRule(weapon))
  if (points === 0) return false
  const harm = yield* woundsOf(game, tank, points, cause, 'GB-RUL-55')
  return harm !== 'saved'
}

/** A cluster grenade makes 1 to 6 attacks: GB-WEAP-14. */
function* clusterAttacks(game: Goodbye, tank: Id): Procedure<number> {
  const [die] = yield* roll(game, 'attacks', 1, { cites: ['GB-WEAP-14', 'GB-RUL-75'], about: [tank] })
  return die as number
}

/** A single number, or a 6 followed by a second roll. */
function* penetrates(game: Goodbye, tank: Id, { first, confirm }: Damage, chart: string): Procedure<boolean> {
  const about = [tank]
  const [die] = yield* roll(game, 'damage', 1, { need: first, cites: [chart, 'GB-RUL-55'], about })
  if ((die as number) < first) return false
  if (confirm === null) return true
  const [second] = yield* roll(game, 'damage-confirm', 1, { need: confirm, cites: ['GB-WEAP-4', chart], about })
  return (second as number) >= confirm
}

const dice = { d3: { count: 1, faces: 3 }, d6: { count: 1, faces: 6 }, '2d6': { count: 2, faces: 6 } } as const

/** Each success is 1 point, unless the weapon rolls for its points. */
function* pointsOf(game: Goodbye, tank: Id, { points }: Damage, chart: string): Procedure<number> {
  if (typeof points === 'number') return points
  const { count, faces } = dice[points]
  const rolled = yield* roll(game, 'damage-points', count, { faces, cites: [chart, 'GB-RUL-55'], about: [tank] })
  return rolled.reduce((sum, die) => sum + die, 0)
}
