import { type Message, memo, type Point, text, the, towards, within45 } from '@sandtable/kernel'
import { groundOf, isIn, type Land } from './ground.ts'
import { CLOSE, hides, type Line, poseIn, screens } from './line-of-fire.ts'
import { nearLand, TOUCH } from './measure.ts'
import type { Figure, Plastic } from './records.ts'
import type { Pose } from './tables.ts'

/** How many quarters of a body must be behind something for it to count: PF-FIR-12. */
const HALF = 2

/** What protects a figure against one line of fire or one burst. */
export interface Cover {
  readonly gives: 'cover' | 'concealment' | 'none'
  readonly says: Message
  readonly cites: readonly string[]
  /** How many quarters of it the line hides: with over three it cannot be fired on. */
  readonly hidden: number
  readonly behind: string
}

const NO_COVER: Cover = { gives: 'none', says: text`in the open`, cites: ['PF-FIR-10'], hidden: 0, behind: '' }

/** What the target has between itself and the firer, or between itself and a burst. */
export function coverOf(game: Plastic, target: Figure, line: Line): Cover {
  const firer = Array.isArray(line.from) ? null : (line.from as Figure)
  const place = groundOf(game).placeAt(target.at as Point)
  const pose = poseIn(game, target, place)
  let best = NO_COVER
  for (const land of line.crossed) {
    if (land === place || !screens(land)) continue
    const hidden = hiddenBy(game, land, target, firer, pose, line)
    if (hidden > best.hidden) best = { ...best, hidden, behind: land.id }
    if (hidden >= HALF)
      best = better(best, land.type.gives, text`behind the ${the.ground(land)}`, crossedRules(land, pose))
    else if (hidden > 0) best = noted(best, crossedRules(land, pose)) // too little of it is behind that
  }
  if (place) {
    const together = firer !== null && isIn(place, line.a)
    best = better(best, 'cover', text`in the ${the.ground(place)}`, placeRules(place, together))
  }
  return best.gives === 'cover' ? best : touchedCover(game, target, line, pose, best)
}

/** What the target touches counts as well: from its own side, and for a prone figure from every side. */
function touchedCover(game: Plastic, target: Figure, line: Line, pose: Pose, found: Cover): Cover {
  let best = found
  for (const land of groundOf(game).near(target.at as Point, target.radius + TOUCH)) {
    const { gives } = land.type
    if (target.pose === 'prone') {
      const whatever = game.ruling('PF-RUL-11') === 'any-terrain' ? 'cover' : gives
      const says = text`prone on or next to the ${the.ground(land)}`
      best = better(best, whatever, says, ['PF-FIR-24', 'PF-RUL-11', givesRule(gives)])
    } else if (screens(land) && !line.crossed.includes(land) && hides(game, land, pose, true) >= HALF) {
      if (!faces(target, land, line.a)) best = noted(best, ['PF-FIR-23', 'PF-RUL-10'])
      else
        best = better(best, gives, text`against the ${the.ground(land)}`, ['PF-FIR-16', 'PF-RUL-10', givesRule(gives)])
    }
  }
  return best
}

/** Does the firer or the burst lie within 45 degrees of the piece that the figure touches? PF-RUL-10. */
const faces = (target: Figure, land: Land, from: Point): boolean => {
  const centre = target.at as Point
  const toLand = towards(land.shape, centre)
  return toLand[0] === 0 && toLand[1] === 0 ? true : within45(toLand, [from[0] - centre[0], from[1] - centre[1]])
}

/** How much of the target this piece hides from where the line comes, in quarters. */
function hiddenBy(game: Plastic, land: Land, target: Figure, firer: Figure | null, pose: Pose, line: Line): number {
  if (land.solid && firer) return 0 // it blocks the line, or it does not count: PF-RUL-20
  const closeToTarget = nearLand(game, target, land, CLOSE)
  const closeToFirer = firer !== null && nearLand(game, firer, land, CLOSE)
  if (closeToFirer && !closeToTarget) return 0 // PF-RUL-8
  const low = land.class !== 'tall'
  const close = closeToTarget || closeToFirer
  const overlooked = line.groundA >= land.top || line.groundB >= land.top
  if (overlooked && !(low && close)) return 0 // PF-RUL-20
  return hides(game, land, pose, close || !low)
}

/** Of cover and concealment only the better counts; they do not add up. */
function better(best: Cover, gives: Cover['gives'], says: Message, cites: readonly string[]): Cover {
  if (rank[gives] > rank[best.gives])
    return { ...best, gives, says, cites: best.gives === 'none' ? cites : [...cites, 'PF-EFF-11'] }
  return gives === 'concealment' && best.gives === 'cover' ? noted(best, ['PF-EFF-11']) : best
}
const rank = { none: 0, concealment: 1, cover: 2 }

/** A rule that was looked at and gave nothing is told too: it answers 'why not?'. */
const noted = (best: Cover, cites: readonly string[]): Cover => ({ ...best, cites: [...best.cites, ...cites] })

const givesRule = (gives: Cover['gives']): string => (gives === 'concealment' ? 'PF-EFF-13' : 'PF-EFF-14')

const moundRules = { standing: 'PF-FIR-13', kneeling: 'PF-FIR-14', prone: 'PF-FIR-15' }

/** The rules by which a piece on the line hides a figure in this pose. */
const crossedRules = (land: Land, pose: Pose): readonly string[] => listed(land)[pose]

/** Listed once for each piece: lines cross it again and again. */
const listed = memo((land: Land): { readonly [pose in Pose]: readonly string[] } => ({
  standing: listRules(land, 'standing'),
  kneeling: listRules(land, 'kneeling'),
  prone: listRules(land, 'prone'),
}))

function listRules({ type, kind, tree, class: height }: Land, pose: Pose): readonly string[] {
  const rules = ['PF-FIR-11', 'PF-FIR-12', 'PF-FIR-16', 'PF-SET-4', 'PF-SET-5', 'PF-RUL-4', 'PF-RUL-5', 'PF-RUL-7']
  rules.push(givesRule(type.gives))
  if (type.seeThrough) rules.push('PF-RUL-9')
  if (tree) rules.push('PF-RUL-22')
  if (kind === 'wood-wall') rules.push('PF-RUL-12')
  if (height === 'leg-high') rules.push(moundRules[pose])
  return rules
}

/** The rules by which the place that a figure is in covers it; `together`: the firer is in it too. */
function placeRules({ kind }: Land, together: boolean): readonly string[] {
  const rules = rulesOfPlaces[kind] ?? IN_A_PIT
  return together ? [...rules, 'PF-RUL-18'] : rules
}
const IN_A_PIT = ['PF-FIR-21', 'PF-FIR-22', 'PF-EFF-14', 'PF-RUL-14']
const rulesOfPlaces: { readonly [kind: string]: readonly string[] } = {
  building: ['PF-FIR-17', 'PF-FIR-18', 'PF-EFF-14', 'PF-RUL-14', 'PF-RUL-15'],
  bunker: ['PF-FIR-19', 'PF-FIR-20', 'PF-EFF-14', 'PF-RUL-16'],
  ditch: ['PF-SET-5', 'PF-EFF-14', 'PF-RUL-13'],
}
