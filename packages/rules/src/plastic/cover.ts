import { type Message, type Point, text, the, towards, within45 } from '@sandtable/kernel'
import { groundOf, type Land } from './ground.ts'
import { hides, type Line, poseIn, screens } from './line-of-fire.ts'
import { nearLand, reach } from './measure.ts'
import type { Figure, Plastic } from './records.ts'
import { hiddenLimits, type Pose, shares } from './tables.ts'

/** Quarters of a body that must be behind something for it to count: PF-FIR-12. */
const leastCovered = (game: Plastic): number => shares.indexOf(game.rows(hiddenLimits).covered ?? 'all')

/** What protects a figure against one line of fire or one burst. */
export interface Cover {
  readonly gives: 'cover' | 'concealment' | 'none'
  readonly says: Message
  /** What decided it, besides the row of the table. */
  readonly cites: readonly string[]
  /** Quarters of it hidden from the line: with more than three it cannot be fired on. */
  readonly hidden: number
  readonly behind: string
}

const NO_COVER: Cover = {
  gives: 'none',
  says: text`in the open`,
  cites: ['PF-FIR-10', 'PF-FIR-9'],
  hidden: 0,
  behind: '',
}

/** What stands between the target and the firer or burst. */
export function coverOf(game: Plastic, target: Figure, line: Line): Cover {
  const firer = Array.isArray(line.from) ? null : (line.from as Figure)
  const place = groundOf(game).placeAt(target.at as Point)
  const pose = poseIn(game, target, place)
  let best = NO_COVER
  for (const land of line.crossed) {
    if (land === place || !screens(land)) continue
    const hidden = hiddenBy(game, land, target, firer, pose, line)
    if (hidden > best.hidden) best = { ...best, hidden, behind: land.id }
    if (hidden >= leastCovered(game)) best = behind(best, land, crossedRule(game, target, land, pose, hidden))
    else if (hidden > 0 && nearLand(game, target, land, reach(game, 'close')))
      best = inVain(best, moundRule(land, pose) ?? 'PF-FIR-12') // too little of the target is behind it
  }
  if (place) {
    best = better(best, 'cover', text`in the ${the.ground(place)}`, rulesOfPlaces[place.kind] as string)
  }
  return best.gives === 'cover' ? best : touchedCover(game, target, line, pose, best)
}

/** What the target touches also counts: from its own side, and for a prone figure from every side. */
function touchedCover(game: Plastic, target: Figure, line: Line, pose: Pose, found: Cover): Cover {
  let best = found
  for (const land of groundOf(game).near(target.at as Point, target.radius + reach(game, 'touch'))) {
    const { gives } = land.type
    if (target.pose === 'prone') {
      const whatever = game.ruling('PF-RUL-11') === 'any-terrain' ? 'cover' : gives
      const says = text`prone on or next to the ${the.ground(land)}`
      best = better(best, whatever, says, 'PF-FIR-24')
    } else if (screens(land) && !line.crossed.includes(land) && hides(game, land, pose, true) >= leastCovered(game)) {
      if (!faces(target, land, line.a)) best = inVain(best, 'PF-FIR-23')
      else best = better(best, gives, text`against the ${the.ground(land)}`, 'PF-FIR-16')
    }
  }
  return best
}

/** Is the firer or burst within 45 degrees of the piece the figure touches? PF-RUL-10. */
const faces = (target: Figure, land: Land, from: Point): boolean => {
  const centre = target.at as Point
  const toLand = towards(land.shape, centre)
  return toLand[0] === 0 && toLand[1] === 0 ? true : within45(toLand, [from[0] - centre[0], from[1] - centre[1]])
}

/** Quarters of the target that this piece hides along the line. */
function hiddenBy(game: Plastic, land: Land, target: Figure, firer: Figure | null, pose: Pose, line: Line): number {
  if (land.solid && firer) return 0 // it blocks the line, or it does not count: PF-RUL-20
  const closeToTarget = nearLand(game, target, land, reach(game, 'close'))
  const closeToFirer = firer !== null && nearLand(game, firer, land, reach(game, 'close'))
  if (closeToFirer && !closeToTarget) return 0 // PF-RUL-8
  const low = land.class !== 'tall'
  const close = closeToTarget || closeToFirer
  const overlooked = line.groundA >= land.top || line.groundB >= land.top
  if (overlooked && !(low && close)) return 0 // PF-RUL-20
  return hides(game, land, pose, close || !low)
}

/** Of cover and concealment only the better counts. */
const better = (best: Cover, gives: Cover['gives'], says: Message, rule: string): Cover =>
  rank[gives] > rank[best.gives] ? { ...best, gives, says, cites: [rule] } : best
const rank = { none: 0, concealment: 1, cover: 2 }

/** What is on the line; a figure with both cover and concealment has cover, as terrain gives either or both. */
function behind(best: Cover, land: Land, rule: string): Cover {
  const { gives } = land.type
  const found = better(best, gives, text`behind the ${the.ground(land)}`, rule)
  return best.gives === 'none' || best.gives === gives ? found : { ...found, cites: ['PF-SET-4'] }
}

/** A rule that gave nothing explains 'why not?', as long as nothing else gives anything. */
const inVain = (best: Cover, rule: string): Cover => (best.gives === 'none' ? { ...best, cites: [rule] } : best)

/**
 * The rule by which a piece on the line hides a figure. Distant pieces count like near ones, but there half a body is
 * just enough; with more hidden, only the kind of piece matters.
 */
function crossedRule(game: Plastic, target: Figure, land: Land, pose: Pose, hidden: number): string {
  const { gives } = land.type
  const mound = moundRule(land, pose)
  if (mound) return mound
  if (!nearLand(game, target, land, reach(game, 'close'))) return gives === 'concealment' ? 'PF-FIR-11' : 'PF-FIR-16'
  if (hidden === leastCovered(game)) return 'PF-FIR-12'
  return unlisted.includes(land.kind) ? 'PF-SET-5' : gives === 'concealment' ? 'PF-EFF-13' : 'PF-EFF-14'
}

/** A low mound of stone is the rulebook's own example. */
const moundRule = (land: Land, pose: Pose): string | null =>
  land.kind === 'stone-mound' && land.class === 'leg-high' ? moundRules[pose] : null
const moundRules = { standing: 'PF-FIR-13', kneeling: 'PF-FIR-14', prone: 'PF-FIR-15' }

/** Terrain the rulebook names as a kind, but not as cover or concealment. */
const unlisted = ['wood-wall', 'rubble']

/** The rules by which a figure's place covers it. */
const rulesOfPlaces: { readonly [kind: string]: string } = {
  building: 'PF-FIR-17',
  bunker: 'PF-FIR-19',
  foxhole: 'PF-FIR-21',
  trench: 'PF-FIR-21',
  ditch: 'PF-EFF-14',
}
