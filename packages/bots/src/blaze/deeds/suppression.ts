import type { Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { middle, type Scene, squared } from '../scene.ts'
import type { Shot } from '../shots.ts'

const { isSpotter, sees, weaponsOf, templateRadius } = blazeRules
type Stand = blazeRules.Stand

/** The value of keeping an enemy from going on, by its revealed card, and of worsening its fire. */
const KEPT: { readonly [card: string]: number } = { move: 0.8, 'move-fire': 0.7, 'opportunity-fire': 0.35 }
/** Own stands must not be suppressed. */
const OWN = 1.5

/** A template on enemies about to move or fire: fired once cards are revealed, so these are known. */
export function suppressionOf(scene: Scene, stand: Stand): Shot | null {
  const { game, side, foes, mine } = scene
  if (game.side(side).suppressiveTemplates === 0) return null
  const weapon = weaponsOf(game, stand).find(({ indirect, mortar }) => indirect || mortar !== null)
  if (!weapon) return null
  const spotters = mine.filter(friend => isSpotter(game, friend))
  let best: Shot | null = null
  for (const foe of foes) {
    const at = middle(game, foe)
    const value = keptDown(scene, foes, at) - OWN * keptDown(scene, mine, at)
    if (value <= (best?.value ?? 0) || !spotters.some(spotter => sees(game, spotter, foe))) continue
    best = { piece: stand.id, weapon: weapon.name, mode: 'suppressive', target: at, value }
  }
  return best
}

const keptDown = ({ game }: Scene, stands: readonly Stand[], at: Point): number =>
  stands.reduce((sum, stand) => {
    const under = squared(middle(game, stand), at) < templateRadius(game) ** 2 && !stand.suppressed && !stand.hasMoved
    return under ? sum + (KEPT[stand.card ?? ''] ?? 0) : sum
  }, 0)
