import {
  because,
  holds,
  inside,
  isBy,
  isPoint,
  type Length,
  lengthOf,
  type Message,
  type Point,
  passages,
  type Reason,
  text,
  the,
  whereIs,
  withinOf,
} from '@sandtable/kernel'
import { countsAsPinned, onTable, reachOf, sizeOf } from '../basics/figures.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { isHole, NO_COVER, type Shelter, shelterAlong } from './cover.ts'
import { type Crossed, groundOf, isGap, type Land, openingAt } from './ground.ts'
import { atHandOf, baseOf, eyeLevelOf, type Thing } from './measure.ts'

/** A line of sight between two things, and all that matters along it: MF-RUL-5. */
export interface Line {
  readonly from: Thing
  readonly to: Thing
  readonly a: Point
  readonly b: Point
  readonly aGround: Length
  readonly bGround: Length
  /** The tops of the two cylinders; for a spot, the ground. */
  readonly aTop: Length
  readonly bTop: Length
  readonly crossed: readonly Crossed[]
}

export function layLine(game: Muzzleflash, from: Thing, to: Thing): Line {
  const a = whereIs(from)
  const b = whereIs(to)
  const ground = groundOf(game)
  const crossed = ground.passed(a, b)
  const aGround = ground.height(a)
  const bGround = ground.height(b)
  const aTop = topOf(game, from, aGround, crossed)
  const bTop = topOf(game, to, bGround, crossed)
  return { from, to, a, b, aGround, bGround, aTop, bTop, crossed }
}

/** Where the cylinder ends: behind cover, 5 mm above it, standing or kneeling. MF-SHT-2, MF-SHT-3, MF-RUL-6. */
function topOf(game: Muzzleflash, thing: Thing, ground: Length, crossed: readonly Crossed[]): Length {
  if (isPoint(thing)) return ground
  const { height } = sizeOf(game, thing.kind)
  if (thing.sort === 'vehicle') return ground + height
  const shows = reachOf(game, 'shows')
  let top = thing.dugIn ? ground + shows : -1
  for (const { land } of crossed)
    if (land.top + shows > top && isBehind(game, land, thing.at as Point)) top = land.top + shows
  if (top >= 0) return top
  return ground + (thing.stance === 'kneeling' ? Math.min(reachOf(game, 'kneeling'), height) : height)
}

/** Is it cover that a figure here stands behind and can look over? A hole must be occupied. */
const isBehind = (game: Muzzleflash, land: Land, p: Point): boolean =>
  land.cover !== 'none' &&
  land.height <= eyeLevelOf(game) &&
  !land.opening &&
  (isHole(land) ? holds(land, p) : isBy(land, p, atHandOf(game)))

/** Does the cylinder at this end of the line end above a cover? */
export const usesCover = (game: Muzzleflash, line: Line, end: 'from' | 'to'): boolean => {
  const thing = line[end]
  return !isPoint(thing) && line.crossed.some(({ land }) => isBehind(game, land, thing.at as Point))
}

const heightAt = ({ aTop, bTop }: Line, t: number): number => Math.round(aTop + (bTop - aTop) * t)

/** The lowest height of the line between two fractions of it. */
const lowest = (line: Line, enter: number, leave: number): number =>
  Math.min(heightAt(line, enter), heightAt(line, leave))

export const pointAt = ({ a, b }: Line, t: number): Point => [
  Math.round(a[0] + (b[0] - a[0]) * t),
  Math.round(a[1] + (b[1] - a[1]) * t),
]

/** The first thing that stops the line: a terrain piece or a vehicle, and where; null when nothing does. */
export interface Block {
  /** Why the line ends there. */
  readonly says: Message
  readonly at: Point
  readonly id: string
  readonly cites: readonly string[]
}

export function blockOf(game: Muzzleflash, line: Line): Block | null {
  const stop = landInTheWay(game, line)
  return vehicleInTheWay(game, line, stop?.t ?? FAR) ?? (stop && landBlock(line, stop))
}

/** As `blockOf`, without the words. */
export const isBlocked = (game: Muzzleflash, line: Line): boolean =>
  landInTheWay(game, line) !== null || vehicleInTheWay(game, line, FAR) !== null

/** Beyond the end of any line. */
const FAR = 2

/** Where a terrain piece stops the line; for ground that is seen through a little way, how much of it there is. */
interface Stop {
  readonly land: Land
  readonly t: number
  readonly leave: number
  readonly deep: number | null
}

function landBlock(line: Line, { land, t, leave, deep }: Stop): Block {
  if (deep === null)
    return {
      says: text`no line of sight: the ${the.ground(land)} is in the way`,
      at: pointAt(line, t),
      id: land.id,
      cites: ['MF-SHT-1', 'MF-RUL-5'],
    }
  const through = land.type.seeThrough as Length
  const says = text`no line of sight through ${the.length(Math.round(deep))} of ${the.term(land.kind)}, ${the.length(through)} at most`
  return { says, at: pointAt(line, leave), id: land.id, cites: ['MF-SHT-1', 'MF-RUL-8'] }
}

function landInTheWay(game: Muzzleflash, line: Line): Stop | null {
  let first: Stop | null = null
  let nearest = FAR
  let deep = 0
  for (const crossing of line.crossed) {
    const { land, enter, leave } = crossing
    if (isPoint(line.to) && inside(land.shape, line.b)) continue // a point on a feature: only what stands before it
    const through = land.type.seeThrough
    if (through !== null) {
      if (lowest(line, enter, leave) > land.top) continue
      deep += Math.round((leave - enter) * lengthOf([line.a, line.b]))
      if (deep > through && enter < nearest) {
        nearest = enter
        first = { land, t: enter, leave, deep }
      }
      continue
    }
    const t = stopIn(game, line, crossing)
    if (t === null || t >= nearest) continue
    nearest = t
    first = { land, t, leave, deep: null }
  }
  return first
}

/** Where a terrain piece stops the line; null when the line passes over it, or through an opening. */
function stopIn(game: Muzzleflash, line: Line, { land, enter, leave }: Crossed): number | null {
  if (land.opening) return land.shut && lowest(line, enter, leave) <= land.top ? enter : null
  if (land.type.blocksSight === false || land.height === 0) return null
  if (lowest(line, enter, leave) > land.top) return null
  if (land.room || land.openings.length > 0) {
    // only where the line goes in or out through the wall
    if (isWall(game, line, land, enter)) return enter
    return leave !== enter && isWall(game, line, land, leave) ? leave : null
  }
  return enter
}

const isWall = (game: Muzzleflash, line: Line, land: Land, t: number): boolean =>
  t > 0 && t < 1 && heightAt(line, t) <= land.top && !looksThrough(game, line, land, t)

/** A building is seen into and out of through its doors and windows, by figures within an inch of them. */
function looksThrough(game: Muzzleflash, line: Line, land: Land, t: number): boolean {
  const p = pointAt(line, t)
  const reach = atHandOf(game)
  if (isGap(land, p)) return true
  if (land.openings.length === 0) {
    const hole = { circle: [p[0], p[1], 0] } as const
    return withinOf(hole, line.a, reach) || withinOf(hole, line.b, reach)
  }
  const opening = openingAt(land, p)
  return opening !== null && !opening.shut && (isBy(opening, line.a, reach) || isBy(opening, line.b, reach))
}

function vehicleInTheWay(game: Muzzleflash, line: Line, nearest: number): Block | null {
  let first: Block | null = null
  let best = nearest
  for (const piece of game.pieces) {
    if (piece.sort !== 'vehicle' || piece === line.from || piece === line.to || !onTable(piece)) continue
    if (!comesNear(line, piece)) continue
    if (!isPoint(line.from) && (line.from.id === piece.id || line.from.aboard === piece.id)) continue
    if (!isPoint(line.to) && line.to.id === piece.id) continue
    const base = baseOf(game, piece)
    const shape = 'r' in base ? { circle: [base.x, base.y, base.r] as const } : { box: base }
    const top = groundOf(game).height(piece.at as Point) + sizeOf(game, piece.kind).height
    for (const [enter, leave] of passages(shape, line.a, line.b)) {
      if (enter >= best || lowest(line, enter, leave) > top) continue
      best = enter
      const says = text`no line of sight: ${the.piece(piece)} is in the way`
      first = { says, at: pointAt(line, enter), id: piece.id, cites: ['MF-SHT-1', 'MF-RUL-5'] }
    }
  }
  return first
}

/** Could the line meet its base at all? Most vehicles are nowhere near it. */
function comesNear({ a, b }: Line, { at, radius }: Piece): boolean {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const px = (at as Point)[0] - a[0]
  const py = (at as Point)[1] - a[1]
  const square = dx * dx + dy * dy
  const along = dx * px + dy * py
  const across = dx * py - dy * px
  const length = Math.sqrt(square)
  return Math.abs(across) <= radius * length && along >= -radius * length && along <= square + radius * length
}

/** Can it be seen at all? A pinned figure with cover between it and the other cannot: MF-SHT-5. */
export function sees(game: Muzzleflash, from: Thing, to: Thing): boolean {
  const line = layLine(game, from, to)
  if (isBlocked(game, line)) return false
  return isPoint(to) || !countsAsPinned(game, to) || shelterOf(game, line).gives === 'none'
}

/** Why it cannot be seen; nothing if it can. */
export function whyNotSeen(game: Muzzleflash, line: Line): readonly Reason[] {
  const block = blockOf(game, line)
  if (block) {
    const behind = usesCover(game, line, 'to')
    return [because('line of sight', block.says, ...(behind ? ['MF-SHT-1', 'MF-SHT-2'] : block.cites))]
  }
  if (isPoint(line.to) || !countsAsPinned(game, line.to)) return []
  const shelter = shelterOf(game, line)
  if (shelter.gives === 'none') return []
  const cites = ['MF-SHT-4', 'MF-SHT-5']
  return [because('line of sight', text`${the.piece(line.to)} is pinned and out of sight: ${shelter.says}`, ...cites)]
}

/** The target's cover against an observer along this line. */
export function shelterOf(game: Muzzleflash, line: Line): Shelter {
  if (isPoint(line.to)) return NO_COVER
  return shelterAlong(game, line, line.to)
}

/** Is this piece in cover against that enemy, where it stands or would stand? It is wherever the enemy has no line of sight. */
export function inCoverFrom(game: Muzzleflash, piece: Piece, enemy: Thing): boolean {
  const line = layLine(game, enemy, piece)
  return shelterOf(game, line).gives !== 'none' || isBlocked(game, line)
}
