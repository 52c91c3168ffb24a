import { type ErrorCode, SandtableError } from '../errors.ts'
import type { Unit } from '../length.ts'

/** The faults of any value: 1 missing, 2 unknown name, 3 wrong value, 8 too large. */
export type Fault = 1 | 2 | 3 | 8
export type Family = 'SCEN' | 'CASE' | 'PLAY' | 'BOOK-TABLE' | 'UMPIRE'

/** No save or scenario comes near this, in bytes: a larger file is refused before it is read. */
export const LARGEST_FILE = 20_000_000

/** Something read from a file: its plain value, and the place of each part. */
export interface Source {
  readonly file: string
  readonly value: unknown
  /** The line of the value at this path, counted from 1; null if the file has no lines (JSON over the network). */
  line(path: readonly (string | number)[]): number | null
}

export const jsonSource = (file: string, value: unknown): Source => ({ file, value, line: () => null })

/**
 * A place in a source, walked down key by key, so that a fault can be reported with its place. Walking costs next to
 * nothing.
 */
export class Place {
  readonly source: Source
  /** Bare lengths below this place are in this unit. */
  readonly unit: Unit
  /** The rule set's prefix, once it is known. */
  readonly prefix: string
  /** The family of codes of a fault here: a bad value is SCEN-3 in a scenario, PLAY-3 in a decision. */
  readonly family: Family
  private readonly parent: Place | null
  private readonly key: string | number

  constructor(
    source: Source,
    unit: Unit,
    prefix = '',
    family: Family = 'SCEN',
    parent: Place | null = null,
    key: string | number = '',
  ) {
    this.source = source
    this.unit = unit
    this.prefix = prefix
    this.family = family
    this.parent = parent
    this.key = key
  }

  at(key: string | number): Place {
    return new Place(this.source, this.unit, this.prefix, this.family, this, key)
  }

  get path(): readonly (string | number)[] {
    return this.parent ? [...this.parent.path, this.key] : []
  }

  /** The rules that a position breaks: a case may show them by its `fault`. */
  fail(fault: Fault | ErrorCode, says: string, ...cites: readonly string[]): never {
    const code = typeof fault === 'string' ? fault : (`${this.family}-${fault}` as ErrorCode)
    const line = this.source.line(this.path)
    const where = this.path.length > 0 ? `${this.path.join('.')}: ` : ''
    throw new SandtableError(
      code,
      line === null ? this.source.file : `${this.source.file} line ${line}`,
      `${where}${says}`,
      this.prefix,
      cites,
      this.path,
    )
  }
}

/** A value as an error quotes it: short, and never more than a line. */
export function quote(value: unknown): string {
  if (value === undefined || value === '') return 'nothing'
  let text: string
  try {
    text = JSON.stringify(value) ?? String(value)
  } catch {
    return 'something that cannot be shown' // nested too deep, or in a circle
  }
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
