import type { Id, Known, TableName } from '../game/store.ts'
import type { View } from '../game/view.ts'
import { crosses, distance, inside } from '../geometry/geometry.ts'
import { lengthOf } from '../geometry/segment.ts'
import { bounds, type Point, type Shape } from '../geometry/shape.ts'
import { letters, type Squares } from '../geometry/squares.ts'
import { show, toLength } from '../length.ts'

export type MapPiece = Known & {
  readonly side: Id
  readonly kind: string
  readonly at: Point | null
  readonly gone?: boolean
}
export type MapLand = Known & { readonly kind: string; readonly shape: Shape }

/** One square of the grid: who stands in it, how many of each side, and the kind of terrain in its middle, or near it. */
export interface MapSquare {
  readonly name: string
  readonly sides: ReadonlyMap<Id, number>
  readonly land: string | null
}

/** The table as one side may know it, for people who read it rather than see it. `called` names things. */
export class TableMap {
  private readonly view: View
  private readonly squares: Squares
  private readonly called: (table: TableName, id: Id) => string
  /** When the rules forbid measuring, no distance is shown here. */
  private readonly measured: boolean

  constructor(view: View, squares: Squares, called: (table: TableName, id: Id) => string, measured = true) {
    this.measured = measured
    this.view = view
    this.squares = squares
    this.called = called
  }

  get pieces(): readonly MapPiece[] {
    return this.view.tables.piece as MapPiece[]
  }

  get lands(): readonly MapLand[] {
    return this.view.tables.terrain as MapLand[]
  }

  /** The squares, row by row, the north first. */
  grid(): readonly (readonly MapSquare[])[] {
    const { columns, rows } = this.squares
    const row = (number: number) => Array.from({ length: columns }, (_, column) => this.square(column, number))
    return Array.from({ length: rows }, (_, i) => row(rows - 1 - i))
  }

  private square(column: number, row: number): MapSquare {
    const sides = new Map<Id, number>()
    for (const { at, side } of this.pieces) {
      const cell = at && this.squares.cell(at)
      if (cell?.[0] === column && cell[1] === row) sides.set(side, (sides.get(side) ?? 0) + 1)
    }
    return { name: letters(column) + (row + 1), sides, land: this.landIn(column, row) }
  }

  /** The terrain at the middle of the square, or else the nearest that reaches into it. */
  private landIn(column: number, row: number): string | null {
    const half = this.squares.size / 2
    const middle: Point = [Math.round((column * 2 + 1) * half), Math.round((row * 2 + 1) * half)]
    const near = this.lands
      .map(land => ({ land, far: distance(land.shape, middle) }))
      .filter(({ far }) => far <= half)
      .sort((a, b) => a.far - b.far)
    return near[0]?.land.kind ?? null
  }

  /**
   * The map: one row of letters per row of squares, the north at the top. Each square has three characters: the side
   * that stands there, its number of pieces, then the terrain in its middle.
   */
  drawing(): string[] {
    const sides = marks(
      (this.view.tables.side as Known[]).map(side => side.id),
      word => word.toLowerCase(),
    )
    const kinds = marks([...new Set(this.lands.map(land => land.kind))], word => word.toUpperCase())
    const { columns, rows, unit, size } = this.squares
    const head = Array.from({ length: columns }, (_, column) => letters(column).padEnd(3)).join(' ')
    const lines = this.grid().map(
      (row, i) => `${String(rows - i).padStart(3)}  ${row.map(one => letter(one, sides, kinds)).join(' ')}`,
    )
    const key = [
      ...[...sides].map(([side, mark]) => `${mark} ${this.called('side', side)}`),
      ...[...kinds].map(([kind, mark]) => `${mark} ${kind.replaceAll('-', ' ')}`),
    ]
    return [
      `North is up. A square is ${show(size, unit)} wide.`,
      `     ${head}`.trimEnd(),
      ...lines.map(line => line.trimEnd()),
      `${key.join(', ')}, x several sides.`,
    ]
  }

  /** Each piece with its place, the ground it stands on, and the nearest enemy. */
  list(side: Id): string[] {
    const standing = this.pieces.filter(piece => piece.at)
    const off = this.pieces.filter(piece => !piece.at && !piece.gone).map(piece => this.called('piece', piece.id))
    const gone = this.pieces.filter(piece => piece.gone).map(piece => this.called('piece', piece.id))
    const own = (piece: MapPiece): number => (piece.side === side ? 0 : 1)
    return [
      ...[...standing].sort((a, b) => own(a) - own(b)).map(piece => this.line(piece)),
      ...(off.length > 0 ? [`Not on the table: ${off.join(', ')}.`] : []),
      ...(gone.length > 0 ? [`Out of the game: ${gone.join(', ')}.`] : []),
      'Distances run from middle to middle.',
    ]
  }

  private line(piece: MapPiece): string {
    const at = piece.at as Point
    const [enemy] = this.others(piece, other => other.side !== piece.side)
    const parts = [
      `${this.called('side', piece.side)}: ${this.called('piece', piece.id)} at ${this.squares.place(at)}`,
      ...this.ground(at),
    ]
    if (enemy) parts.push(this.relation(at, enemy, 'nearest enemy '))
    return `${parts.join('; ')}.`
  }

  /** The others on the table, nearest first. */
  others(piece: MapPiece, which: (other: MapPiece) => boolean = () => true): readonly MapPiece[] {
    const from = piece.at as Point
    const far = (other: MapPiece): number => lengthOf([from, other.at as Point])
    return this.pieces
      .filter(other => other.at && other.id !== piece.id && which(other))
      .sort((a, b) => far(a) - far(b))
  }

  /** 'american rifleman a1, 12.3″ at 2 o’clock in D5, hedge h1 between'. */
  relation(from: Point, to: MapPiece, head = ''): string {
    const at = to.at as Point
    const between = this.lands
      .filter(land => crosses(land.shape, from, at))
      .map(land => this.called('terrain', land.id))
    const blocked = between.length > 0 ? `, ${[...new Set(between)].join(' and ')} between` : ''
    const away = this.measured ? this.squares.bearing(from, at) : `at ${this.squares.clock(from, at)} o’clock`
    return `${head}${this.called('piece', to.id)}, ${away} in ${this.squares.name(at)}${blocked}`
  }

  /** The terrain that a point lies in, or within an inch of. */
  ground(at: Point): string[] {
    const near = toLength(1, 'in')
    return this.lands.flatMap(land => {
      const name = this.called('terrain', land.id)
      if (inside(land.shape, at)) return [`in ${name}`]
      if (!this.measured) return []
      const far = distance(land.shape, at)
      return far <= near ? [`${show(Math.ceil(far), this.squares.unit)} from ${name}`] : []
    })
  }

  /** The squares that a terrain piece lies in, from corner to corner: 'C3', 'C3 to D5'. */
  extent({ shape }: MapLand): string {
    const { west, south, east, north } = bounds(shape)
    const far = this.squares.size * Math.max(this.squares.columns, this.squares.rows)
    const on = (x: number): number => Math.max(0, Math.min(far, Math.round(x)))
    const names = [this.squares.name([on(west), on(south)]), this.squares.name([on(east), on(north)])]
    return names[0] === names[1] ? (names[0] as string) : names.join(' to ')
  }
}

/** A square as three letters: a side and how many, and the terrain. */
function letter({ sides: here, land }: MapSquare, sides: Marks, kinds: Marks): string {
  const [first] = here
  const count = [...here.values()].reduce((sum, one) => sum + one, 0)
  const who = first ? `${here.size > 1 ? 'x' : sides.get(first[0])}${count > 9 ? '+' : count}` : '. '
  return who + ((land && kinds.get(land)) ?? ' ')
}

type Marks = ReadonlyMap<string, string>

/** A letter for each name: one of its own where it has a free one. */
function marks(names: readonly string[], spell: (word: string) => string): Marks {
  const result = new Map<string, string>()
  for (const name of names) {
    const wanted = [...spell(name.replace(/[^a-z]/gi, '')), ...spell('abcdefghijklmnopqrstuvw')]
    const free = wanted.find(letter => letter !== 'x' && ![...result.values()].includes(letter))
    result.set(name, free ?? '#')
  }
  return result
}
