import type { Book } from '../book/book.ts'
import { SandtableError } from '../errors.ts'
import { fromLength, toLength, type Unit } from '../length.ts'

/** A number of a rulebook's tables, and its place. */
export interface TableNumber {
  /** A table's name, or kinds, or terrain. */
  readonly table: string
  readonly row: string
  /** The column, and the path inside it: 'short.max', 'bands.0'; empty if the row is the number. */
  readonly column: string
  readonly value: number
  readonly path: readonly string[]
}

type Named = { [key: string]: unknown }

/** A place in the code's data: a field of an object or an item of a list. */
type Cell = { readonly holder: Named; readonly key: string; readonly value: unknown }

/** Words beside a table, for its readers. */
const besides = ['note', 'source', 'columns']

/** A table may name the test that checks it, if its numbers are only displayed and no case depends on them. */
const isHeldByTest = (table: unknown): boolean =>
  typeof table === 'object' && table !== null && typeof (table as Named).test === 'string'

/** Every number in the book's tables, in order; those of a table checked by a test are left to it. */
export function numbersOf(book: Book): TableNumber[] {
  const found: TableNumber[] = []
  const walk = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'number') {
      const [table = '', ...rest] = path[0] === 'tables' ? path.slice(1) : path
      const [row = '', ...column] = rest[0] === 'rows' ? rest.slice(1) : rest
      found.push({ table, row, column: column.join('.'), value, path })
    } else if (path.length === 2 && isHeldByTest(value)) return
    else if (typeof value === 'object' && value !== null)
      for (const key of Object.keys(value)) if (!besides.includes(key)) walk((value as Named)[key], [...path, key])
  }
  for (const key of ['tables', 'kinds', 'terrain']) walk(book.data[key], [key])
  return found
}

/**
 * The numbers of a book, to be changed temporarily and watched. The code keeps the table it was given, so the change
 * is made there, in place: it reaches all readers of the table, but no number copied out of it earlier.
 */
export class Numbers {
  private readonly book: Book

  constructor(book: Book) {
    this.book = book
  }

  /** The neighbouring values: one up or down; for a length, a tenth of an inch or a millimetre. */
  beside(number: TableNumber): readonly [number, number] {
    const step = this.stepOf(number)
    const by = (sign: 1 | -1): number => Math.round((number.value + sign * step) * 10_000) / 10_000
    return [by(-1), by(1)]
  }

  /**
   * Runs this while the number has another value. Null, without running, if the book cannot be read with that value.
   */
  with<T>(number: TableNumber, value: number, run: () => T): T | null {
    const cells = this.cellsOf(number, value)
    if (!cells) return null
    const before = cells.map(({ holder, key }) => holder[key])
    for (const { holder, key, value } of cells) holder[key] = value
    try {
      return run()
    } finally {
      cells.forEach(({ holder, key }, i) => {
        holder[key] = before[i]
      })
    }
  }

  /** Reports which of these numbers are read, until the returned function is called. */
  watch(numbers: readonly TableNumber[], seen: (number: TableNumber) => void): () => void {
    const watched = new Map<object, Map<string, TableNumber[]>>()
    for (const number of numbers)
      for (const { holder, key } of this.beside(number).flatMap(value => this.cellsOf(number, value) ?? [])) {
        const keys = watched.get(holder) ?? new Map<string, TableNumber[]>()
        watched.set(holder, keys.set(key, [...(keys.get(key) ?? []), number]))
      }
    const ends: (() => void)[] = []
    for (const [holder, keys] of watched)
      for (const [key, here] of keys) {
        const plain = Object.getOwnPropertyDescriptor(holder, key) as PropertyDescriptor
        const get = (): unknown => {
          for (const number of here) seen(number)
          return plain.value
        }
        Object.defineProperty(holder, key, { get, enumerable: true, configurable: true })
        ends.push(() => Object.defineProperty(holder, key, plain))
      }
    return () => {
      for (const end of ends) end()
    }
  }

  /** What would change in the code's data; null if the book could not be read. */
  private cellsOf({ path, value: now }: TableNumber, value: number): Cell[] | null {
    const holder = path.slice(0, -1).reduce((at, key) => at[key] as Named, this.book.data as Named)
    const key = path.at(-1) as string
    const cells: Cell[] = []
    holder[key] = value
    try {
      for (const reading of this.book.readings)
        if (reading.path.every((part, i) => part === path[i])) differences(reading.held, reading.again(), cells)
      return cells
    } catch (error) {
      if (error instanceof SandtableError) return null
      throw error
    } finally {
      holder[key] = now
    }
  }

  /** How a number is read tells what it is: for a length, one more is a whole unit. */
  private stepOf(number: TableNumber): number {
    if (!Number.isInteger(number.value)) return 0.1
    const { unit } = this.book
    const [cell] = this.cellsOf(number, number.value + 1) ?? []
    const isLength = cell && (cell.value as number) - (cell.holder[cell.key] as number) === toLength(1, unit)
    return isLength ? fromLength(small[unit], unit) : 1
  }
}

const small: { readonly [unit in Unit]: number } = { in: 254, cm: 100, mm: 100, exact: 1 }

/** Where the second differs from the first, as cells of the first. */
function differences(held: object, fresh: object, cells: Cell[]): void {
  const [a, b] = [held as Named, fresh as Named]
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [was, is] = [a[key], b[key]]
    if (isObject(was) && isObject(is)) differences(was, is, cells)
    else if (was !== is) cells.push({ holder: a, key, value: is })
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
