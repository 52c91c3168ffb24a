import {
  because,
  inch,
  outlineHits,
  type Point,
  position,
  type Reason,
  towards,
  within,
  within45,
} from '@sandtable/kernel'
import { called } from './figures.ts'
import { groundOf, isIn, type Land } from './ground.ts'
import { inches, near, nearLand, type Thing, TOUCH, at as whereIs } from './measure.ts'
import type { Figure, Plastic } from './records.ts'
import { hiddenShare, type Pose, poseSteps } from './tables.ts'

const CLOSE = inch(1)

/** What protects a figure against one line of fire or one burst. */
export interface Cover {
  readonly gives: 'cover' | 'concealment' | 'none'
  readonly says: string
  readonly cites: readonly string[]
  /** How much of it the line hides, in percent: over 75 it cannot be fired on. */
  readonly hidden: number
  readonly behind: string
}

/** The line of fire between two points, laid once: what it crosses, and how high the ground is at its ends. */
export interface Line {
  readonly from: Thing
  readonly to: Thing
  readonly a: Point
  readonly b: Point
  readonly crossed: readonly Land[]
  readonly groundA: number
  readonly groundB: number
}

/** From the centre of the firer's base to the centre of the target's, or to a spot: PF-RUL-90. */
export function layLine(game: Plastic, from: Thing, to: Thing): Line {
  const ground = groundOf(game)
  const a = whereIs(from)
  const b = whereIs(to)
  return { from, to, a, b, crossed: ground.crossed(game, a, b), groundA: ground.height(a), groundB: ground.height(b) }
}

/** The pose that a figure counts as where it is. */
export function countsAs(game: Plastic, figure: Figure): Pose {
  const place = groundOf(game).placeAt(figure.at as Point)
  return (game.rows(poseSteps)[place?.kind ?? 'open'] ?? game.rows(poseSteps).open)?.[figure.pose] ?? figure.pose
}

/** What blocks the line: hills, buildings, bunkers and other tall solid pieces, unless one end is up there or at an opening. */
export function blockers(game: Plastic, line: Line): readonly Reason[] {
  return line.crossed.flatMap(land => (land.solid ? blocks(game, land, line) : []))
}

function blocks(game: Plastic, land: Land, line: Line): readonly Reason[] {
  const lower = land.top > line.groundA && land.top > line.groundB
  const inTheWay = () =>
    lower
      ? [
          because(
            'line of sight',
            `the ${land.kind} ${land.id} is in the way: its top is at ${inches(land.top)}, the ground at ${inches(line.groundA)} and ${inches(line.groundB)}`,
            'PF-FIR-4',
            'PF-FIR-9',
            'PF-RUL-20',
          ),
        ]
      : []
  if (land.hill) return isIn(land, line.a) || isIn(land, line.b) ? [] : inTheWay()
  if (!land.place) return inTheWay()
  const ends = [line.from, line.to].filter(end => holds(land, end))
  if (ends.length === 2) return []
  const [inner] = ends
  return inner ? throughOpening(game, land, inner, inner === line.from ? line.b : line.a) : inTheWay()
}

/** A spot on the outline is not in it: a round bursts against the wall. */
const holds = (land: Land, end: Thing): boolean =>
  Array.isArray(end) ? position(land.shape, end as Point) === 'in' : isIn(land, whereIs(end))

/** One sees into and out of a building or bunker at its openings: PF-RUL-15, PF-RUL-16. */
function throughOpening(game: Plastic, land: Land, inner: Thing, outer: Point): readonly Reason[] {
  const hits = outlineHits(land.shape, whereIs(inner), outer)
  if (hits.some(hit => !atOpening(land, hit.at)))
    return [
      because(
        'line of sight',
        `the line meets the wall of ${land.id} where it has no opening`,
        'PF-FIR-4',
        land.kind === 'bunker' ? 'PF-RUL-16' : 'PF-RUL-15',
      ),
    ]
  const [first] = hits
  if (land.kind === 'building' && first && !near(game, inner, first.at, CLOSE))
    return [
      because(
        'line of sight',
        `too deep inside ${land.id}: the opening is over 1″ away`,
        'PF-FIR-4',
        'PF-FIR-5',
        'PF-RUL-15',
      ),
    ]
  return []
}

/** Is there a door, window, slit or hole at this point of the outline? */
export function atOpening({ feature }: Land, [x, y]: Point): boolean {
  if (feature.openings === null) return true
  const openings = [...feature.openings.map(at => ({ at, width: CLOSE })), ...feature.holes]
  return openings.some(({ at, width }) => within({ x, y, r: 0 }, { x: at[0], y: at[1], r: 0 }, width / 2))
}

/** Why the firer shows too little of himself to fire along this line: terrain within an inch of him, and nothing else. */
export function whyNotExposed(game: Plastic, firer: Figure, line: Line): readonly Reason[] {
  const pose = countsAs(game, firer)
  const screen = line.crossed.find(
    land => screens(land) && nearLand(game, firer, land, CLOSE) && hides(game, land, pose, true) > 75,
  )
  return screen
    ? [
        because(
          'exposed',
          `${called(firer)} is hidden behind the ${screen.kind} ${screen.id} and shows less than 25%`,
          'PF-FIR-7',
          'PF-FIR-8',
          'PF-RUL-8',
          'PF-RUL-4',
        ),
      ]
    : []
}

/** What the target has between itself and the firer, or between itself and a burst. */
export function coverOf(game: Plastic, target: Figure, line: Line): Cover {
  const firer = Array.isArray(line.from) ? null : (line.from as Figure)
  const pose = countsAs(game, target)
  const place = groundOf(game).placeAt(target.at as Point)
  let best = NO_COVER
  for (const land of line.crossed) {
    if (land === place || !screens(land)) continue
    const hidden = hiddenBy(game, land, target, firer, pose, line)
    if (hidden > best.hidden) best = { ...best, hidden, behind: land.id }
    if (hidden >= 50)
      best = better(best, land.type.gives, `behind the ${land.kind} ${land.id}`, crossedCites(land, pose))
    else if (hidden > 0) best = noted(best, crossedCites(land, pose)) // too little of it is behind that
  }
  if (place) best = better(best, 'cover', `in the ${place.kind} ${place.id}`, placeCites(place))
  return best.gives === 'cover' ? best : touchedCover(game, target, line, pose, best)
}

/** What the target touches counts as well: from its own side, and for a prone figure from every side. */
function touchedCover(game: Plastic, target: Figure, line: Line, pose: Pose, found: Cover): Cover {
  let best = found
  for (const land of groundOf(game).near(game, target.at as Point, target.radius + TOUCH)) {
    const { gives } = land.type
    if (target.pose === 'prone') {
      const whatever = game.ruling('PF-RUL-11') === 'any-terrain' ? 'cover' : gives
      best = better(best, whatever, `prone on or next to the ${land.kind} ${land.id}`, [
        'PF-FIR-24',
        'PF-RUL-11',
        givesRule(gives),
      ])
    } else if (screens(land) && !line.crossed.includes(land) && hides(game, land, pose, true) >= 50) {
      const faced = faces(target, land, line.a)
      if (faced)
        best = better(best, gives, `against the ${land.kind} ${land.id}`, ['PF-FIR-16', 'PF-RUL-10', givesRule(gives)])
      else best = noted(best, ['PF-FIR-23', 'PF-RUL-10'])
    }
  }
  return best
}

const NO_COVER: Cover = { gives: 'none', says: 'in the open', cites: ['PF-FIR-10'], hidden: 0, behind: '' }

/** Field works hide nobody who is not in them, and a hill has no part in the table of hiding. */
const screens = (land: Land): boolean => land.class !== 'sunken' && !land.hill

/** Does the firer or the burst lie within 45 degrees of the piece that the figure touches? PF-RUL-10. */
const faces = (target: Figure, land: Land, from: Point): boolean => {
  const centre = target.at as Point
  const toLand = towards(land.shape, centre)
  return toLand[0] === 0 && toLand[1] === 0 ? true : within45(toLand, [from[0] - centre[0], from[1] - centre[1]])
}

/** How much of the target this piece hides from where the line comes, in percent. */
function hiddenBy(game: Plastic, land: Land, target: Figure, firer: Figure | null, pose: Pose, line: Line): number {
  const closeToTarget = nearLand(game, target, land, CLOSE)
  const closeToFirer = firer !== null && nearLand(game, firer, land, CLOSE)
  if (closeToFirer && !closeToTarget) return 0 // PF-RUL-8
  const overlooked = line.groundA >= land.top || line.groundB >= land.top
  const low = land.class !== 'tall'
  if (overlooked && (!low || !(closeToTarget || closeToFirer))) return 0 // PF-RUL-20
  if (land.solid && firer && !low) return 0 // it blocks the line, or it does not count: PF-RUL-20
  return hides(game, land, pose, !low || closeToTarget || closeToFirer)
}

/** Table hidden; nothing that fire goes through hides more than 75%, and low terrain far from both does not either. */
function hides(game: Plastic, land: Land, pose: Pose, close: boolean): number {
  const share = game.rows(hiddenShare)[land.class]?.[pose] ?? 0
  return land.type.seeThrough || !close ? Math.min(share, 75) : share
}

/** Of cover and concealment only the better counts; they do not add up. */
function better(best: Cover, gives: Cover['gives'], says: string, cites: readonly string[]): Cover {
  const rank = { none: 0, concealment: 1, cover: 2 }
  if (rank[gives] > rank[best.gives])
    return { ...best, gives, says, cites: best.gives === 'none' ? cites : [...cites, 'PF-EFF-11'] }
  return gives === 'concealment' && best.gives === 'cover' ? noted(best, ['PF-EFF-11']) : best
}

/** A rule that was looked at and gave nothing is told too: it answers 'why not?'. */
const noted = (best: Cover, cites: readonly string[]): Cover => ({ ...best, cites: [...best.cites, ...cites] })

const givesRule = (gives: Cover['gives']): string => (gives === 'concealment' ? 'PF-EFF-13' : 'PF-EFF-14')

function crossedCites(land: Land, pose: Pose): readonly string[] {
  const mound = { standing: 'PF-FIR-13', kneeling: 'PF-FIR-14', prone: 'PF-FIR-15' }[pose]
  return [
    ...['PF-FIR-11', 'PF-FIR-12', 'PF-FIR-16', 'PF-SET-4', 'PF-SET-5', 'PF-RUL-4', 'PF-RUL-5', 'PF-RUL-7'],
    givesRule(land.type.gives),
    ...(land.type.seeThrough ? ['PF-RUL-9'] : []),
    ...(land.kind === 'wood-wall' ? ['PF-RUL-12'] : []),
    ...(land.class === 'leg-high' ? [mound] : []),
  ]
}

function placeCites(place: Land): readonly string[] {
  if (place.kind === 'building') return ['PF-FIR-17', 'PF-FIR-18', 'PF-EFF-14', 'PF-RUL-14', 'PF-RUL-15']
  if (place.kind === 'bunker') return ['PF-FIR-19', 'PF-FIR-20', 'PF-EFF-14', 'PF-RUL-16']
  if (place.kind === 'ditch') return ['PF-EFF-14', 'PF-SET-5', 'PF-RUL-13']
  return ['PF-FIR-21', 'PF-FIR-22', 'PF-EFF-14', 'PF-RUL-14']
}

/** Why the target cannot be fired on: less than a quarter of it shows towards the firer. */
export function whyHidden(cover: Cover, target: Figure): readonly Reason[] {
  return cover.hidden > 75
    ? [
        because(
          'exposed',
          `${called(target)} shows less than 25% behind ${cover.behind}`,
          'PF-FIR-5',
          'PF-FIR-6',
          'PF-RUL-4',
        ),
      ]
    : []
}
