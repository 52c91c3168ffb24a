import {
  crosses,
  distance,
  type Id,
  inside,
  lengthOf,
  letters,
  type Point,
  type Shape,
  type Squares,
  show,
  toLength,
  type View,
} from '@sandtable/kernel'

import type { Known, Wording } from './wording.ts'

type Piece = Known & { readonly side: Id; readonly kind: string; readonly at: Point | null; readonly gone?: boolean }
type Land = Known & { readonly kind: string; readonly shape: Shape }

/** The table as one side may know it. */
export class TableMap {
  private readonly view: View
  private readonly squares: Squares
  private readonly wording: Wording

  constructor(view: View, wording: Wording) {
    this.view = view
    this.squares = wording.squares
    this.wording = wording
  }

  get pieces(): readonly Piece[] {
    return this.view.tables.piece as Piece[]
  }

  private get lands(): readonly Land[] {
    return this.view.tables.terrain as Land[]
  }

  /**
   * The map: a row of letters a row of squares, the north at the top. Each square has three places: the side that stands there,
   * with how many, then the terrain in its middle.
   */
  drawing(): string[] {
    const sides = marks(
      (this.view.tables.side as Known[]).map(side => side.id),
      word => word.toLowerCase(),
    )
    const kinds = marks([...new Set(this.lands.map(land => land.kind))], word => word.toUpperCase())
    const { columns, rows, unit, size } = this.squares
    const head = Array.from({ length: columns }, (_, column) => letters(column).padEnd(3)).join(' ')
    const lines = Array.from({ length: rows }, (_, i) => {
      const row = rows - 1 - i
      const cells = Array.from({ length: columns }, (_, column) => this.cell(column, row, sides, kinds))
      return `${String(row + 1).padStart(3)}  ${cells.join(' ')}`.trimEnd()
    })
    const key = [...sides, ...kinds].map(([name, mark]) => `${mark} ${name.replaceAll('-', ' ')}`)
    return [
      `North is up. A square is ${show(size, unit)} wide.`,
      `     ${head}`.trimEnd(),
      ...lines,
      `${key.join(', ')}, x several sides.`,
    ]
  }

  private cell(column: number, row: number, sides: Marks, kinds: Marks): string {
    const here = this.pieces.filter(({ at }) => {
      const cell = at && this.squares.cell(at)
      return cell?.[0] === column && cell[1] === row
    })
    const [first] = here
    const mixed = here.some(piece => piece.side !== first?.side)
    const who = first ? `${mixed ? 'x' : sides.get(first.side)}${here.length > 9 ? '+' : here.length}` : '. '
    return who + this.terrainMark(column, row, kinds)
  }

  /** The terrain at the middle of the square, or else the nearest that comes into it. */
  private terrainMark(column: number, row: number, kinds: Marks): string {
    const half = this.squares.size / 2
    const middle: Point = [Math.round((column * 2 + 1) * half), Math.round((row * 2 + 1) * half)]
    const near = this.lands
      .map(land => ({ land, far: distance(land.shape, middle) }))
      .filter(({ far }) => far <= half)
      .sort((a, b) => a.far - b.far)
    return (near[0] && kinds.get(near[0].land.kind)) ?? ' '
  }

  /** Each piece with its place, the ground it stands on, and the nearest enemy. */
  list(side: Id): string[] {
    const standing = this.pieces.filter(piece => piece.at)
    const off = this.pieces.filter(piece => !piece.at && !piece.gone).map(piece => this.called(piece))
    const gone = this.pieces.filter(piece => piece.gone).map(piece => this.called(piece))
    const own = (piece: Piece): number => (piece.side === side ? 0 : 1)
    return [
      ...[...standing].sort((a, b) => own(a) - own(b)).map(piece => this.line(piece)),
      ...(off.length > 0 ? [`Not on the table: ${off.join(', ')}.`] : []),
      ...(gone.length > 0 ? [`Out of the game: ${gone.join(', ')}.`] : []),
      'Distances run from middle to middle.',
    ]
  }

  private line(piece: Piece): string {
    const at = piece.at as Point
    const [enemy] = this.others(piece, other => other.side !== piece.side)
    const parts = [`${piece.side}: ${this.called(piece)} at ${this.squares.place(at)}`, ...this.ground(at)]
    if (enemy) parts.push(this.relation(at, enemy, 'nearest enemy '))
    return `${parts.join('; ')}.`
  }

  /** The others on the table, nearest first. */
  others(piece: Piece, which: (other: Piece) => boolean = () => true): readonly Piece[] {
    const from = piece.at as Point
    const far = (other: Piece): number => lengthOf([from, other.at as Point])
    return this.pieces
      .filter(other => other.at && other.id !== piece.id && which(other))
      .sort((a, b) => far(a) - far(b))
  }

  /** 'american rifleman a1, 12.3″ at 2 o’clock in D5, hedge h1 between'. */
  relation(from: Point, to: Piece, head = ''): string {
    const at = to.at as Point
    const between = this.lands
      .filter(land => crosses(land.shape, from, at))
      .map(land => this.wording.called('terrain', land.id))
    const blocked = between.length > 0 ? `, ${between.join(' and ')} between` : ''
    return `${head}${this.called(to)}, ${this.squares.bearing(from, at)} in ${this.squares.name(at)}${blocked}`
  }

  /** The terrain that a point lies in, or within an inch of. */
  ground(at: Point): string[] {
    const near = toLength(1, 'in')
    return this.lands.flatMap(land => {
      const name = this.wording.called('terrain', land.id)
      if (inside(land.shape, at)) return [`in ${name}`]
      const far = distance(land.shape, at)
      return far <= near ? [`${show(Math.ceil(far), this.squares.unit)} from ${name}`] : []
    })
  }

  private called(piece: Piece): string {
    return this.wording.called('piece', piece.id)
  }
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
