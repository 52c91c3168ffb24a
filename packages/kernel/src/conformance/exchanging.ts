import type { Stream } from '../dice/dice.ts'
import type { Game } from '../game/game.ts'
import { type Id, type Known, known, type TableName, tableNames } from '../game/store.ts'
import { cut } from '../game/view.ts'
import { canonical } from '../hash.ts'

/** Two records whose secrets can be exchanged, and the fields in question. */
interface Exchange {
  readonly table: TableName
  readonly pair: readonly [Known, Known]
  readonly fields: readonly string[]
}

/**
 * Changes what a side may not know of a game into something else that may be: two records that look alike to it
 * exchange what it does not see of them. Says how many pairs did; the side's view stays the same.
 */
export function exchangeSecrets(game: Game, side: Id, stream: Stream): number {
  let count = 0
  for (const { table, pair, fields } of exchanges(game, side)) {
    if (stream.next(2) === 0) continue
    const [one, two] = pair
    game.store.put(table, one.id, { ...one, ...only(two, fields) } as never)
    game.store.put(table, two.id, { ...two, ...only(one, fields) } as never)
    count += 1
  }
  return count
}

const only = (record: Known, fields: readonly string[]): object =>
  Object.fromEntries(fields.map(field => [field, record[field]]))

/** Each record at most once: those after each other that are hidden in the same fields, and differ in them. */
function exchanges(game: Game, side: Id): readonly Exchange[] {
  const found: Exchange[] = []
  for (const table of tableNames) {
    const waiting = new Map<string, Known>()
    for (const record of game.store.all(table).map(known)) {
      const fields = hiddenIn(game, table, record, side)
      if (fields.length === 0 || isNamed(game, record.id)) continue
      const like = canonical([record.side ?? null, fields, fields.includes('kind') ? '' : (record.kind ?? '')])
      const other = waiting.get(like)
      waiting.delete(like)
      if (other && fields.some(field => canonical(other[field]) !== canonical(record[field])))
        found.push({ table, pair: [other, record], fields })
      else waiting.set(like, record)
    }
  }
  return found
}

/** The fields that a side does not see. Whose it is stays as it is. */
function hiddenIn(game: Game, table: TableName, record: Known, side: Id): readonly string[] {
  const seen = cut(game.rules, table, record as never, side) ?? { id: record.id }
  return Object.keys(record).filter(field => field !== 'side' && !Object.hasOwn(seen, field))
}

/** Does another record name this one? What is carried, towed or led cannot be exchanged alone. */
function isNamed(game: Game, id: Id): boolean {
  const names = (value: unknown): boolean => value === id || (Array.isArray(value) && value.some(names))
  return tableNames.some(table =>
    game.store.all(table).some(record => record.id !== id && Object.values(record).some(names)),
  )
}
