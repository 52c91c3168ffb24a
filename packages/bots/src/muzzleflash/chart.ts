import { type Id, inside, jsonSource, kept, memo, openGame, type Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { Chart, type Field, keeper, type Stand } from '../chart/chart.ts'
import { Lines } from '../chart/lines.ts'
import { dummy, tableOf } from './table.ts'

const { isBlocked, layLine, shelterOf } = muzzleflashRules
type Muzzleflash = muzzleflashRules.Muzzleflash
type Piece = muzzleflashRules.Piece

/** How a target is covered from a place: out of sight, in the open, in partial or total cover. */
export const HIDDEN = 0
export const OPEN = 1
export const PARTIAL = 2
export const TOTAL = 3

const codes = { none: OPEN, partial: PARTIAL, total: TOTAL } as const
const KNOWN = 1 << 15

const coverOn = (game: Muzzleflash, from: Piece, to: Piece): number => {
  const line = layLine(game, from, to)
  return isBlocked(game, line) ? HIDDEN : codes[shelterOf(game, line).gives]
}

/** The stand-in figure at a place, upright or dug in: made once per place, since every line from it asks. */
const standIns = memo((_: Stand) => new Map<boolean, Piece>())

const standIn = (game: Muzzleflash, stand: Stand, dug: boolean): Piece =>
  kept(standIns(stand), dug, dummy, game, stand.at, dug)

/** What a standing or dug-in viewer sees of a standing or dug-in target. */
const judge =
  (fromDug: boolean, toDug: boolean) =>
  (game: Muzzleflash, from: Stand, to: Stand): number =>
    KNOWN | coverOn(game, standIn(game, from, fromDug), standIn(game, to, toDug))

/** A chart of a table of this set: sight and cover from place to place, by the terrain at the start of the battle. */
export class MuzzleflashChart extends Chart {
  readonly bare: Muzzleflash
  /** By who is dug in: neither, the viewer, the target, both. */
  private readonly lines: readonly Lines<Muzzleflash>[]
  private readonly shelters: Float64Array

  constructor(game: Muzzleflash) {
    // objectives may name pieces, and this table has none
    const sides = game.setup.sides.map(side => ({ ...side, objectives: [] }))
    const bare = openGame(game.rules, { ...game.setup, sides, pieces: [], units: [] }, jsonSource('chart', null))
    super(tableOf(bare))
    this.bare = bare
    this.lines = [judge(false, false), judge(true, false), judge(false, true), judge(true, true)].map(
      one => new Lines(this.stands, this.posts.length, one),
    )
    this.shelters = new Float64Array(this.posts.length).fill(-1)
  }

  override tidy(): boolean {
    if (!super.tidy()) return false
    for (const lines of this.lines) lines.tidy()
    return true
  }

  cover(from: number, fromDug: boolean, to: number, toDug: boolean): number {
    const lines = this.lines[(fromDug ? 1 : 0) + (toDug ? 2 : 0)] as Lines<Muzzleflash>
    return lines.look(this.bare, from, to) & 3
  }

  /** The way into places: to any standing place in one of them. */
  into(places: readonly Id[]): Field {
    return this.field(`into ${places.join(' ')}`, () => {
      const shapes = places.map(id => this.bare.get('terrain', id).shape)
      return this.posts.flatMap(({ at, stand }, i) => (stand && shapes.some(shape => inside(shape, at)) ? [i] : []))
    })
  }

  /** The way to a spot. */
  towards(spot: Point): Field {
    const goal = this.nearest(...spot)
    return this.field(`spot ${goal}`, () => (goal < 0 ? [] : [goal]))
  }

  /** How well a post shelters a figure, from nothing (0) to all round (1). */
  shelter(i: number): number {
    if (i >= this.posts.length) return 0
    const known = this.shelters[i] as number
    if (known >= 0) return known
    const [x, y] = this.at(i)
    let sum = 0
    for (const [dx, dy] of around) {
      const from = this.nearest(x + dx, y + dy)
      const cover = from < 0 ? OPEN : this.cover(from, false, i, false)
      sum += cover === HIDDEN ? 1 : (cover - 1) / 2
    }
    this.shelters[i] = sum / around.length
    return this.shelters[i] as number
  }
}

/** Points from which shelter is judged: a fairly long shot away, all round. */
const FAR = 38_100
const around: readonly Point[] = [
  [FAR, 0],
  [FAR * 0.7, FAR * 0.7],
  [0, FAR],
  [-FAR * 0.7, FAR * 0.7],
  [-FAR, 0],
  [-FAR * 0.7, -FAR * 0.7],
  [0, -FAR],
  [FAR * 0.7, -FAR * 0.7],
]

const keep = keeper<Muzzleflash, MuzzleflashChart>(game => new MuzzleflashChart(game))
export const chartOf = (game: Muzzleflash): MuzzleflashChart => keep(game)
