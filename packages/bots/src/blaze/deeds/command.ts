import { mm, type Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { middle, type Scene, squared } from '../scene.ts'

const { onTable, radiusOf } = blazeRules
type Stand = blazeRules.Stand

/** Base to base is a little nearer than middle to middle. */
const SLACK = mm(40)

/** Who leads whom: the stands that must keep within reach of this one, and that reach. */
interface Bond {
  readonly reach: number
  readonly others: readonly Point[]
}

const NONE = (): number => 0

/**
 * A platoon whose headquarters is too far away has one card less: the cost of a place to this stand, or to the
 * headquarters.
 */
export function tetherOf(scene: Scene, stand: Stand): (at: Point) => number {
  const bond = bondOf(scene, stand)
  if (!bond) return NONE
  const { reach, others } = bond
  return at => (others.some(other => squared(at, other) > reach * reach) ? scene.weights.command : 0)
}

function bondOf({ game, mine }: Scene, stand: Stand): Bond | null {
  const led = game.store.all('unit').filter(unit => unit.hq === stand.id && unit.kind !== 'battalion')
  if (led.length > 0) {
    const others = mine.filter(other => other.id !== stand.id && led.some(unit => unit.id === other.unit))
    return { reach: radiusOf(game, stand) + SLACK, others: others.map(other => middle(game, other)) }
  }
  const unit = stand.unit === null ? null : game.find('unit', stand.unit)
  const hq = unit?.hq ? game.find('piece', unit.hq) : null
  if (!hq || !onTable(hq)) return null
  return { reach: radiusOf(game, hq) + SLACK, others: [middle(game, hq)] }
}
