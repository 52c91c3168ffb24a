import {
  along,
  type Bounds,
  bounds,
  type Grid,
  inch,
  inside,
  type Length,
  lengthOf,
  type Point,
  passages,
  type Shape,
  withinOf,
} from '@sandtable/kernel'
import type { Feature, Muzzleflash } from '../records.ts'
import { type Cover, type TerrainKind, terrains } from '../tables.ts'
import { laneOf, middleOf, outlineOf } from './lanes.ts'

/** A terrain piece with what the rules read out of it, worked out once. */
export interface Land {
  readonly feature: Feature
  readonly id: string
  readonly kind: string
  readonly type: TerrainKind
  readonly shape: Shape
  readonly cover: Cover
  readonly height: Length
  /** How high above the table it begins and ends. */
  readonly base: Length
  readonly top: Length
  readonly area: boolean
  readonly hill: boolean
  /** A building or bunker: it is entered, and seen into, at its openings. */
  readonly room: boolean
  /** A door, window or slit. */
  readonly opening: boolean
  /** A closed door: it is an obstacle and blocks sight. */
  readonly shut: boolean
  /** The open ground that gaps and doors blown out of it have made: a hole in a wall, a lane through anything deeper. */
  readonly lanes: readonly Shape[]
  /** The doors, windows and slits drawn on the outline of a room or on a wall; a room with none has them everywhere. */
  readonly openings: readonly Land[]
  readonly bounds: Bounds
}

/** Part of a straight line inside a terrain piece: fractions of the line. */
export interface Crossed {
  readonly land: Land
  readonly enter: number
  readonly leave: number
}

/** An opening belongs to the wall that it is drawn on, give or take a tenth of an inch. */
const SLACK = inch(0.1)

/** The table as the rules of this set see it. */
export class Ground {
  readonly lands: readonly Land[]
  private readonly hills: readonly Land[]
  private readonly rooms: readonly Land[]
  private readonly byId: ReadonlyMap<string, Land>

  constructor(game: Muzzleflash) {
    const standing = game.terrain.filter(feature => !feature.destroyed)
    this.hills = standing.filter(f => f.kind === 'hill').map(f => landOf(game, f, 0, []))
    const raised = (f: Feature): Length => (f.kind === 'hill' ? 0 : this.height(middleOf(f.shape)))
    const drawn = game.terrain.filter(f => isOpening(game, f)).map(f => landOf(game, f, raised(f), []))
    this.lands = standing.map(f => landOf(game, f, raised(f), drawn))
    this.rooms = this.lands.filter(land => land.room)
    this.byId = new Map(this.lands.map(land => [land.id, land]))
  }

  get(id: string): Land | null {
    return this.byId.get(id) ?? null
  }

  /** The ground at a point is as high as the tallest hill over it. */
  height(p: Point): Length {
    let height = 0
    for (const hill of this.hills) if (hill.top > height && holds(hill, p)) height = hill.top
    return height
  }

  /** The building or bunker that a point is in. */
  roomAt(p: Point): Land | null {
    for (const room of this.rooms) if (holds(room, p)) return room
    return null
  }

  /** What a straight line passes through, in the order of the terrain list; gaps are open ground. */
  crossed(game: Muzzleflash, a: Point, b: Point): readonly Crossed[] {
    const features = game.grid.along(a, b)
    if (features.length === 0) return NOTHING
    const result: Crossed[] = []
    for (const feature of features) {
      const land = this.byId.get(feature.id)
      if (!land || passesBy(land.bounds, a, b)) continue
      for (const [enter, leave] of passages(land.shape, a, b))
        if (land.room || land.lanes.length === 0 || !isGap(land, along(a, b, land.area ? enter : (enter + leave) / 2)))
          result.push({ land, enter, leave })
    }
    return result
  }

  /** What lies within reach of a point. */
  near(game: Muzzleflash, p: Point, reach: Length): readonly Land[] {
    const around = { west: p[0] - reach, south: p[1] - reach, east: p[0] + reach, north: p[1] + reach }
    const result: Land[] = []
    for (const feature of game.grid.near(around)) {
      const land = this.byId.get(feature.id)
      if (land && withinOf(land.shape, p, reach)) result.push(land)
    }
    return result
  }
}

/** Lies the whole rectangle on one side of the line? Most of what is near a line is not on it. */
function passesBy({ west, south, east, north }: Bounds, [ax, ay]: Point, [bx, by]: Point): boolean {
  const [dx, dy] = [bx - ax, by - ay]
  const one = dx * (south - ay) - dy * (west - ax)
  const two = dx * (south - ay) - dy * (east - ax)
  const three = dx * (north - ay) - dy * (west - ax)
  const four = dx * (north - ay) - dy * (east - ax)
  return (one > 0 && two > 0 && three > 0 && four > 0) || (one < 0 && two < 0 && three < 0 && four < 0)
}

const NOTHING: readonly Crossed[] = []

/** Most points lie in nothing at all, which the bounds tell at once. */
export const holds = ({ bounds: { west, south, east, north }, shape }: Land, p: Point): boolean =>
  p[0] >= west && p[0] <= east && p[1] >= south && p[1] <= north && inside(shape, p)

/** Lies this point in a gap that was made in the piece? MF-MOV-11. */
export const isGap = ({ lanes }: Land, p: Point): boolean => lanes.some(lane => inside(lane, p))

/** The door, window or slit of a wall or building that a point of its outline lies at. */
export const openingAt = ({ openings }: Land, p: Point): Land | null =>
  openings.find(opening => withinOf(opening.shape, p, SLACK)) ?? null

const grounds = new WeakMap<Grid<Feature>, Ground>()
/** The one asked for last is nearly always the one that is asked for next. */
let last: { readonly grid: Grid<Feature>; readonly ground: Ground } | null = null

/** The ground of a game; made anew when a terrain piece has changed. */
export function groundOf(game: Muzzleflash): Ground {
  const { grid } = game
  if (last?.grid === grid) return last.ground
  const ground = grounds.get(grid) ?? new Ground(game)
  grounds.set(grid, ground)
  last = { grid, ground }
  return ground
}

const isOpening = (game: Muzzleflash, { kind }: Feature): boolean => game.rows(terrains)[kind]?.opening === true

function landOf(game: Muzzleflash, feature: Feature, base: Length, drawn: readonly Land[]): Land {
  const { kind, shape, height } = feature
  const type = game.rows(terrains)[kind] as TerrainKind
  const opening = type.opening === true
  const [area, room] = [type.area === true, type.room === true]
  const hasWalls = room || (type.obstacle && !area && !opening)
  const openings = hasWalls ? drawn.filter(o => liesOn(o, shape)) : []
  const blown = openings.filter(o => o.feature.destroyed).map(o => ({ at: middleOf(o.shape), width: breadth(o) }))
  return {
    feature,
    id: feature.id,
    kind,
    type,
    shape,
    cover: type.cover,
    height,
    base,
    top: base + height,
    area,
    hill: kind === 'hill',
    room,
    opening,
    shut: kind === 'door' && !feature.open && !feature.destroyed,
    lanes: [...feature.gaps, ...blown].map(gap => laneOf(shape, gap, area && !room)),
    openings,
    bounds: bounds(shape),
  }
}

const liesOn = (opening: Land, shape: Shape): boolean => withinOf(outlineOf(shape), middleOf(opening.shape), SLACK)

const breadth = ({ bounds: { west, south, east, north } }: Land): Length =>
  Math.round(
    lengthOf([
      [west, south],
      [east, north],
    ]),
  )
