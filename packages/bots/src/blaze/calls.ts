import type { Decision, Id, Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { middle, type Scene, squared } from './scene.ts'
import { worthOf } from './worth.ts'

const { isHeadquarters, isSpotter, sees } = blazeRules
type Stand = blazeRules.Stand

/** Shells from off the table fall on areas: three templates a turn where most enemies stand together and no friend is near. */
const TEMPLATES = 3
const RADIUS = 6000
const SAFE = 20000

/** What is called in while orders are laid: divisional artillery first, templates to keep heads down then. */
export function callsFor(scene: Scene): readonly Decision[] {
  const { game, side, mine } = scene
  const own = game.side(side)
  const calls: Decision[] = []
  if (own.divisional !== null && own.calls.length === 0)
    for (const hq of mine.filter(stand => isHeadquarters(game, stand))) {
      const at = placesFor(scene, hq).slice(0, TEMPLATES)
      if (at.length === 0) continue
      calls.push({ action: 'call', kind: 'divisional', by: hq.id, at: at as never })
      break
    }
  if (own.suppressiveTemplates > 0 && own.calls.length === 0)
    for (const spotter of mine.filter(stand => isSpotter(game, stand))) {
      const [at] = placesFor(scene, spotter)
      if (!at) continue
      calls.push({ action: 'call', kind: 'suppressive', by: spotter.id, at: at as never })
      break
    }
  return calls
}

/** The best places that somebody sees for a template, no two of them on the same enemies. */
function placesFor(scene: Scene, viewer: Stand): readonly Point[] {
  const { game, foes, mine } = scene
  const seen = foes.filter(foe => sees(game, viewer, foe))
  const value = (foe: Stand): number =>
    foes.reduce(
      (sum, other) => sum + (squared(middle(game, foe), middle(game, other)) < RADIUS ** 2 ? worthOf(game, other) : 0),
      0,
    )
  const places: Point[] = []
  for (const foe of [...seen].sort((a, b) => value(b) - value(a))) {
    const at = middle(game, foe)
    if (places.some(place => squared(place, at) < (2 * RADIUS) ** 2)) continue
    if (mine.some(friend => squared(middle(game, friend), at) < SAFE ** 2)) continue
    places.push(at)
  }
  return places
}

/** Against whom an aircraft that needs a caller is called: the best that somebody sees. */
export function calledAgainst(scene: Scene): { readonly by: Id; readonly target: Id } | null {
  const { game, foes, mine } = scene
  const spotters = mine.filter(stand => isSpotter(game, stand))
  for (const foe of [...foes].sort((a, b) => worthOf(game, b) - worthOf(game, a)))
    for (const spotter of spotters) if (sees(game, spotter, foe)) return { by: spotter.id, target: foe.id }
  return null
}
