import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { canonical, sha256 } from '@sandtable/kernel'
import { type Played, type Study, TOLD } from '@sandtable/lab'

/**
 * Games that were played before, in a file with a line for each: a study that was broken off goes on where it was, and
 * nothing is computed twice. A game belongs to the study with the same scenario, players, seed and version.
 */
export class KeptGames {
  readonly #file: string | null
  readonly #games = new Map<string, Map<number, Played>>()

  constructor(file: string | null) {
    this.#file = file
    if (!file || !existsSync(file)) return
    const text = readFileSync(file, 'utf8')
    if (!text.endsWith('\n')) appendFileSync(file, '\n') // the last line of a process that was killed may be torn
    for (const line of text.split('\n')) {
      const read = lineOf(line)
      if (read) this.#of(read.study).set(read.played.n, read.played)
    }
  }

  games(study: string): ReadonlyMap<number, Played> {
    return this.#of(study)
  }

  add(study: string, played: Played): void {
    this.#of(study).set(played.n, played)
    if (this.#file) appendFileSync(this.#file, `${JSON.stringify({ study, played })}\n`)
  }

  #of(study: string): Map<number, Played> {
    let games = this.#games.get(study)
    if (!games) {
      games = new Map()
      this.#games.set(study, games)
    }
    return games
  }
}

export const nameOf = ({ rules, source, seed, bots }: Study, version: string): string =>
  sha256(canonical({ set: rules.id, scenario: source.value, seed, bots, version, told: TOLD })).slice(0, 16)

function lineOf(line: string): { readonly study: string; readonly played: Played } | null {
  try {
    const { study, played } = JSON.parse(line)
    return typeof study === 'string' && Number.isInteger(played?.n) ? { study, played } : null
  } catch {
    return null
  }
}
