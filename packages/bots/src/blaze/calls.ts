import type { Decision, Id, Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { middle, type Scene, squared } from './scene.ts'
import { worthOf } from './worth.ts'

const { armourOf, isHeadquarters, isSpotter, loadOf, sees, weaponsOf } = blazeRules
type Stand = blazeRules.Stand

/** Off-table artillery hits areas: three templates a turn where most enemies stand together and no friend is near. */
const TEMPLATES = 3
const RADIUS = 6000
const SAFE = 20000

/** What is called in while orders are laid: divisional artillery first, then suppressive templates. */
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
  // a side that waits for the enemy saves them for its own guns, which fire once cards are revealed
  if (own.suppressiveTemplates > 0 && own.calls.length === 0 && (scene.must || !mine.some(mayLay(scene))))
    for (const spotter of mine.filter(stand => isSpotter(game, stand))) {
      const [at] = placesFor(scene, spotter)
      if (!at) continue
      calls.push({ action: 'call', kind: 'suppressive', by: spotter.id, at: at as never })
      break
    }
  return calls
}

/** Could it lay suppressive fire itself? */
const mayLay =
  ({ game }: Scene) =>
  (stand: Stand): boolean =>
    weaponsOf(game, stand).some(({ indirect, mortar }) => indirect || mortar !== null)

/** The best observed places for a template, no two covering the same enemies. */
function placesFor(scene: Scene, viewer: Stand): readonly Point[] {
  const { game, foes, mine } = scene
  const seen = foes.filter(foe => sees(game, viewer, foe))
  const places: Point[] = []
  for (const foe of [...seen].sort((a, b) => underTemplate(scene, b) - underTemplate(scene, a))) {
    const at = middle(game, foe)
    if (places.some(place => squared(place, at) < (2 * RADIUS) ** 2)) continue
    if (mine.some(friend => squared(middle(game, friend), at) < SAFE ** 2)) continue
    places.push(at)
  }
  return places
}

/** The total worth of the enemies under a template centred on this one. */
const underTemplate = ({ game, foes }: Scene, foe: Stand): number =>
  foes.reduce(
    (sum, other) => sum + (squared(middle(game, foe), middle(game, other)) < RADIUS ** 2 ? worthOf(game, other) : 0),
    0,
  )

/** Target of an aircraft that needs a caller: the most damaging one in sight; cannon go for armour and guns. */
export function calledAgainst(scene: Scene, plane: Stand): { readonly by: Id; readonly target: Id } | null {
  const { game, foes, mine } = scene
  const spotters = mine.filter(stand => isSpotter(game, stand))
  const bombs = loadOf(game, plane).d10 > 0
  const prey = bombs ? foes.filter(foe => isClear(scene, foe)) : foes.filter(foe => armourOf(game, foe) !== null)
  const value = (foe: Stand): number => (bombs ? underTemplate(scene, foe) : worthOf(game, foe))
  for (const foe of [...prey].sort((a, b) => value(b) - value(a)))
    for (const spotter of spotters) if (sees(game, spotter, foe)) return { by: spotter.id, target: foe.id }
  return null
}

/** No friend is where the bombs fall. */
const isClear = ({ game, mine }: Scene, foe: Stand): boolean =>
  mine.every(friend => squared(middle(game, friend), middle(game, foe)) > RADIUS ** 2)
