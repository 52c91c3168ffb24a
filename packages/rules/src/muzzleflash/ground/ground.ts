import {
  type AnyLand,
  along,
  bounds,
  Ground,
  heightOver,
  holds,
  inch,
  inside,
  isBy,
  type Length,
  lengthOf,
  memo,
  middleOfShape,
  type Point,
  passages,
  Recent,
  type Rise,
  type Shape,
  type Stretch,
  withinOf,
} from '@sandtable/kernel'
import type { Feature, Muzzleflash } from '../records.ts'
import { type Cover, type TerrainKind, terrains } from '../tables.ts'
import { laneOf, outlineOf } from './lanes.ts'

/** A terrain piece with the properties the rules need, computed once. */
export interface Land extends AnyLand, Rise {
  readonly feature: Feature
  readonly kind: string
  readonly type: TerrainKind
  readonly cover: Cover
  readonly height: Length
  /** How high above the table it begins. */
  readonly base: Length
  readonly area: boolean
  readonly hill: boolean
  /** A building or bunker: it is entered, and seen into, at its openings. */
  readonly room: boolean
  /** A door, window or slit. */
  readonly opening: boolean
  /** A closed door: it is an obstacle and blocks sight. */
  readonly shut: boolean
  /** The open ground made by gaps and blown-out doors: a hole in a wall, a lane through anything deeper. */
  readonly lanes: readonly Shape[]
  /** The doors, windows and slits drawn on the outline of a room or on a wall; a room with none has them everywhere. */
  readonly openings: readonly Land[]
}

/** Part of a straight line inside a terrain piece. */
export type Crossed = Stretch<Land>

/** An opening belongs to the wall that it is drawn on, give or take a tenth of an inch. */
const SLACK = inch(0.1)

/** The table as the rules of this set see it. */
class MuzzleflashGround extends Ground<Land> {
  private readonly rooms: readonly Land[]
  private readonly lines = new Recent((a, b) => this.passagesOf(a, b))

  constructor(game: Muzzleflash, lands: readonly Land[]) {
    super(
      game,
      lands,
      lands.filter(land => land.hill),
    )
    this.rooms = lands.filter(land => land.room)
  }

  /** The building or bunker that a point is in. */
  roomAt(p: Point): Land | null {
    for (const room of this.rooms) if (holds(room, p)) return room
    return null
  }

  /** What a straight line passes through, stretch by stretch; gaps are open ground. */
  passed(a: Point, b: Point): readonly Crossed[] {
    return this.lines.along(a, b)
  }

  private passagesOf(a: Point, b: Point): readonly Crossed[] {
    const result: Crossed[] = []
    for (const land of this.along(a, b))
      for (const passage of passages(land.shape, a, b)) {
        const enter = passage[0]
        const leave = passage[1]
        if (land.room || land.lanes.length === 0 || !isGap(land, along(a, b, land.area ? enter : (enter + leave) / 2)))
          result.push({ land, enter, leave })
      }
    return result
  }
}

/** Does this point lie in a gap that was made in the piece? MF-MOV-11. */
export const isGap = ({ lanes }: Land, p: Point): boolean => lanes.some(lane => inside(lane, p))

/** The door, window or slit of a wall or building that a point of its outline lies at. */
export const openingAt = ({ openings }: Land, p: Point): Land | null =>
  openings.find(opening => isBy(opening, p, SLACK)) ?? null

/** The ground of a game; rebuilt when a terrain piece has changed. */
export const groundOf = memo(
  (game: Muzzleflash) => {
    const standing = game.terrain.filter(feature => !feature.destroyed)
    const hills = standing.filter(f => f.kind === 'hill').map(f => landOf(game, f, 0, []))
    const base = (f: Feature): Length => (f.kind === 'hill' ? 0 : heightOver(hills, middleOfShape(f.shape)))
    const drawn = game.terrain.filter(f => isOpening(game, f)).map(f => landOf(game, f, base(f), []))
    return new MuzzleflashGround(
      game,
      standing.map(f => landOf(game, f, base(f), drawn)),
    )
  },
  game => game.grid,
)

const isOpening = (game: Muzzleflash, { kind }: Feature): boolean => game.rows(terrains)[kind]?.opening === true

/** Games of one set-up share the pieces that none of them has changed, and so what is known of them. */
const lands = memo((_tables: object) => new WeakMap<Feature, Land>())

const areSame = (some: readonly Land[], others: readonly Land[]): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i])

function landOf(game: Muzzleflash, feature: Feature, base: Length, drawn: readonly Land[]): Land {
  const { kind, shape, height } = feature
  const type = game.rows(terrains)[kind] as TerrainKind
  const opening = type.opening === true
  const area = type.area === true
  const room = type.room === true
  const hasWalls = room || (type.obstacle && !area && !opening)
  const openings = hasWalls ? drawn.filter(o => liesOn(o, shape)) : []
  const known = lands(game.setup.tables).get(feature)
  if (known && known.base === base && areSame(known.openings, openings)) return known
  const blown = openings.filter(o => o.feature.destroyed).map(o => ({ at: middleOfShape(o.shape), width: breadth(o) }))
  const land: Land = {
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
  lands(game.setup.tables).set(feature, land)
  return land
}

const liesOn = (opening: Land, shape: Shape): boolean => withinOf(outlineOf(shape), middleOfShape(opening.shape), SLACK)

const breadth = ({ bounds: { west, south, east, north } }: Land): Length =>
  Math.round(
    lengthOf([
      [west, south],
      [east, north],
    ]),
  )
