import { middleOfShape, mm, type Point } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import { middle, type Scene, squared } from '../scene.ts'
import type { Shot } from '../shots.ts'

const { houseAt, isThere, mortars, natureOf, weaponsOf } = blazeRules
type Stand = blazeRules.Stand

/** Shells scatter by 240 mm and more: no friend may be nearer. */
const SAFE = mm(260)
/** Expected value of a shell at a marker, and of one at a possible hiding place. */
const MARKER = 0.3
const HIDEOUT = 0.15

const hideouts = ['woods', 'scrub', 'trench', 'foxhole', 'ruin']

/** Shells at suspected enemies: a face-down marker, or a hiding place near the objectives. */
export function speculationOf(scene: Scene, stand: Stand): Shot | null {
  const { game, markers, mine, must } = scene
  if (game.state.night || !must) return null
  const weapon = weaponsOf(game, stand).find(({ indirect, mortar }) => indirect || mortar !== null)
  if (!weapon || natureOf(game, weapon) === 'small-arms' || weapon.rockets) return null
  const row = weapon.mortar === null ? null : game.rows(mortars)[weapon.mortar]
  const at = middle(game, stand)
  const isFit = (place: Point): boolean => {
    const far = squared(at, place)
    if (row && (far > row.max ** 2 || far < (row.min + mm(50)) ** 2)) return false
    return mine.every(friend => squared(middle(game, friend), place) > SAFE ** 2)
  }
  const marker = markers.map(foe => middle(game, foe)).find(isFit)
  const place = marker ?? suspects(scene).find(isFit)
  if (!place) return null
  const value = marker ? MARKER : HIDEOUT
  return { piece: stand.id, weapon: weapon.name, mode: 'speculative', target: place, value }
}

/** Where an enemy would hide to defend objectives the side does not hold. */
function suspects({ game, objectives, foes }: Scene): readonly Point[] {
  const wanted = objectives.filter(({ mine }) => !mine).map(({ feature }) => middleOfShape(feature.shape))
  return game.terrain
    .filter(feature => isThere(feature) && hideouts.includes(feature.kind))
    .map(({ shape }) => middleOfShape(shape))
    .filter(at => !houseAt(game, at) && wanted.some(place => squared(place, at) < mm(350) ** 2))
    .filter(at => foes.every(foe => squared(middle(game, foe), at) > mm(150) ** 2))
}
