/**
 * What a soak has found out already. One that is interrupted, or takes more than a night, goes on where it stopped, as
 * long as the sources are the same; whatever changes them begins anew.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '@sandtable/kernel'
import { isSoak } from './games.ts'

/** Everything on which the outcome of a game depends. */
const sources = [
  'packages/kernel/src',
  'packages/rules/src',
  'packages/bots/src',
  'packages/room/src',
  'packages/server/src',
  'scenarios',
  'soak',
]

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** Where this is kept; null in the gate, and where something has been changed since the last commit. */
export function placeOf(): string | null {
  if (!isSoak || git('status', '--porcelain', '--', ...sources)) return null
  const trees = git('rev-parse', ...sources.map(path => `HEAD:${path}`))
  return join('.cache', 'soak', sha256(trees).slice(0, 16))
}

/** The pieces of work of a test that held. One that did not is looked at again the next time. */
export class Kept {
  readonly #file: string | null
  /** What each has found. */
  readonly #held: Map<string, string>

  constructor(test: string, place = placeOf()) {
    this.#file = place && join(place, test)
    if (place) mkdirSync(place, { recursive: true })
    const text = this.#file && existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : ''
    const lines = text.split('\n').slice(0, -1) // the last line may have been cut off
    this.#held = new Map(
      lines.map(line => line.split('\t') as [string, string?]).map(([work, found = '']) => [work, found]),
    )
  }

  /** What a piece of work has found; null if it has not held yet. */
  found(work: string): string | null {
    return this.#held.get(work) ?? null
  }

  has(work: string): boolean {
    return this.#held.has(work)
  }

  add(work: string, found = ''): void {
    this.#held.set(work, found)
    if (this.#file) appendFileSync(this.#file, `${work}\t${found}\n`)
  }

  /** The faults of a piece of work: none if it held before. */
  once(work: string, look: () => readonly string[]): readonly string[] {
    if (this.has(work)) return []
    const faults = look()
    if (faults.length === 0) this.add(work)
    return faults
  }
}
