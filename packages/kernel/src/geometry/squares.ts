import { fromLength, type Length, show, toLength, type Unit } from '../length.ts'
import { ahead, facingOf } from './angle.ts'
import { lengthOf } from './segment.ts'
import type { Point } from './shape.ts'

/** A square is half a foot, or the nearest equivalent in other units: eight of them to a usual table. */
const sizes: { readonly [unit in Unit]: number } = { in: 6, cm: 15, mm: 150, exact: 15_240 }

const directions: { readonly [word: string]: number } = {
  north: 0,
  'north-east': 45,
  east: 90,
  'south-east': 135,
  south: 180,
  'south-west': 225,
  west: 270,
  'north-west': 315,
}
const compass = Object.keys(directions)

/** 90 to 'east'; other angles go to the nearest of the eight. */
export const compassOf = (degrees: number): string =>
  compass[Math.round((((degrees % 360) + 360) % 360) / 45) % 8] as string

const short: { readonly [word: string]: string } = {
  n: 'north',
  ne: 'north-east',
  e: 'east',
  se: 'south-east',
  s: 'south',
  sw: 'south-west',
  w: 'west',
  nw: 'north-west',
  northeast: 'north-east',
  southeast: 'south-east',
  southwest: 'south-west',
  northwest: 'north-west',
}

/** The reference grid of the table: letters run east, numbers run north, A1 is in the south-west. */
export class Squares {
  readonly unit: Unit
  readonly size: Length
  readonly columns: number
  readonly rows: number

  constructor(width: Length, depth: Length, unit: Unit) {
    this.unit = unit
    this.size = toLength(sizes[unit], unit)
    this.columns = Math.ceil(width / this.size)
    this.rows = Math.ceil(depth / this.size)
  }

  /** The square of a point, as column and row; null off the table. A point on the far edges is in the last square. */
  cell([x, y]: Point): readonly [column: number, row: number] | null {
    const column = Math.min(Math.floor(x / this.size), this.columns - 1)
    const row = Math.min(Math.floor(y / this.size), this.rows - 1)
    const on = x >= 0 && y >= 0 && x <= this.columns * this.size && y <= this.rows * this.size
    return on ? [column, row] : null
  }

  name(point: Point): string {
    const cell = this.cell(point)
    return cell ? letters(cell[0]) + (cell[1] + 1) : 'off the table'
  }

  /** 'D3 (20, 14.5)': the square, and the place in the rule set's own unit, as it can be typed. */
  place(point: Point): string {
    return `${this.name(point)} (${this.number(point[0])}, ${this.number(point[1])})`
  }

  /** '5.8″ at 2 o’clock': twelve is north. */
  bearing(from: Point, to: Point): string {
    return `${show(Math.round(lengthOf([from, to])), this.unit)} at ${this.clock(from, to)} o’clock`
  }

  /** The hour at which something lies: 2. */
  clock(from: Point, to: Point): number {
    return Math.round(facingOf(from, to) / 30) % 12 || 12
  }

  /** '5.8″ north-east'. */
  heading(from: Point, to: Point): string {
    const far = Math.round(lengthOf([from, to]))
    if (far === 0) return 'where it stands'
    return `${show(far, this.unit)} ${compassOf(facingOf(from, to))}`
  }

  /** The middle of a square: 'D3'. */
  private middle(name: string): Point | null {
    const [, letter = '', number = ''] = /^([a-z]{1,2})(\d{1,3})$/i.exec(name) ?? []
    const column = [...letter.toUpperCase()].reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 64, 0) - 1
    const row = Number(number) - 1
    if (!letter || column >= this.columns || row < 0 || row >= this.rows) return null
    return [Math.round((column + 0.5) * this.size), Math.round((row + 0.5) * this.size)]
  }

  /**
   * A place at the start of these words: '20,14', 'D3', 'north 4', '2 o’clock 5', '5 at 2 o’clock', 'towards a1 4'.
   * Returns it with the number of words used; null if they begin with no place. `from` is where directions start;
   * `find` locates things.
   */
  read(words: readonly string[], from: Point | null, find: (id: string) => Point | null): Spot | null {
    const [first = '', second = '', third = ''] = words
    const numbers = /^[([]?(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)[)\]]?$/.exec(first)
    if (numbers) return { at: [this.length(numbers[1]), this.length(numbers[2])], words: 1 }
    const facing = directions[short[first.toLowerCase()] ?? first.toLowerCase()]
    if (facing !== undefined && from && isNumber(second))
      return { at: ahead(from, facing, this.length(second)), words: 2 }
    const hours = from && byClock(words)
    if (hours && from) return { at: ahead(from, hours.facing, this.length(hours.far)), words: hours.words }
    const goal = /^towards?$/i.test(first) && from ? find(second) : null
    if (goal && from) {
      const way = lengthOf([from, goal])
      const share = isNumber(third) && way > 0 ? Math.min(1, this.length(third) / way) : 1
      // rounded towards the start, so that a full step is never a hair too long
      const at: Point = [
        from[0] + Math.trunc((goal[0] - from[0]) * share),
        from[1] + Math.trunc((goal[1] - from[1]) * share),
      ]
      return isNumber(third) ? { at, words: 3 } : { at, words: 2, towards: true }
    }
    const middle = this.middle(first)
    return middle && { at: middle, words: 1 }
  }

  private number(length: Length): string {
    return String(Math.round(fromLength(length, this.unit) * 100) / 100)
  }

  private length(text: string | undefined): Length {
    return toLength(Number(text), this.unit)
  }
}

/** A typed place, and the number of words used. */
export interface Spot {
  readonly at: Point
  readonly words: number
  /** It was said where to, but not how far. */
  readonly towards?: true
}

/** '2 o’clock 5', or '5 at 2 o’clock', as a bearing is given. */
function byClock([first = '', second = '', third = '', fourth = '']: readonly string[]) {
  const hour = hourOf(first, second)
  if (hour !== null && isNumber(third)) return { facing: hour, far: third, words: 3 }
  const after = second === 'at' ? hourOf(third, fourth) : hourOf(second, third)
  return after !== null && isNumber(first) ? { facing: after, far: first, words: second === 'at' ? 4 : 3 } : null
}

const hourOf = (hour: string, word: string): number | null =>
  /^o['’]?clock$/i.test(word) && /^([1-9]|1[0-2])$/.test(hour) ? (Number(hour) * 30) % 360 : null

/** A direction at the start of these words, in degrees: 'north-east', 'ne', '2 o’clock', '45'. */
export function readDirection([first = '', second = '']: readonly string[]): {
  readonly degrees: number
  readonly words: number
} | null {
  const hour = hourOf(first, second)
  if (hour !== null) return { degrees: hour, words: 2 }
  const facing = directions[short[first.toLowerCase()] ?? first.toLowerCase()]
  if (facing !== undefined) return { degrees: facing, words: 1 }
  return /^\d{1,3}$/.test(first) && Number(first) <= 360 ? { degrees: Number(first) % 360, words: 1 } : null
}

const isNumber = (word: string): boolean => /^\d+(\.\d+)?$/.test(word)

/** A to Z, then AA: tables of more than 26 squares are rare but possible. */
export const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26)
