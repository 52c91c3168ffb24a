import { type Entry, fieldsOf, fromLength, type Id, known, SandtableError, type Value } from '@sandtable/kernel'
import { companionOf, type Resolved, type RosterPosition, type TableGame } from './roster.ts'
import { gameNow } from './scene.ts'

/**
 * Orders that players lay unseen, each on a phone of his own: a game on a server has the same forces in the same state,
 * and what is laid there comes back into the game at the table.
 */

/** Bare ground around the outermost stands. */
const MARGIN = 10_000

/** The forces as they stand now, gathered so that any stands of a unit may be given orders together. */
export function ordersPosition(kept: TableGame): RosterPosition {
  const { rules, companion } = companionOf(kept.set)
  if (!companion.apart) throw new SandtableError('PLAY-2', '', `orders apart in ${kept.set}`)
  const { game } = gameNow(kept)
  const { unit } = rules.book
  const places = companion.apart.places(game)
  const rows = (table: 'side' | 'unit' | 'piece') =>
    game.store.all(table).map(record => {
      const fields = Object.entries(fieldsOf(rules, table)).flatMap(([field, type]): [string, Value][] => {
        const value = known(record)[field]
        return value === null || value === undefined ? [] : [[field, type.write(value, unit)]]
      })
      return { ...Object.fromEntries(fields), id: record.id }
    })
  const spots = Object.values(places)
  const margin = fromLength(MARGIN, unit)
  const { turn, phase } = game.state
  return {
    ...kept.roster,
    table: {
      ...kept.roster.table,
      width: Math.max(...spots.map(([x]) => x)) + margin,
      depth: Math.max(...spots.map(([, y]) => y)) + margin,
    },
    sides: rows('side'),
    units: rows('unit'),
    pieces: rows('piece').map(piece => {
      const at = places[piece.id]
      const { at: _at, ...rest } = piece as { readonly [field: string]: Value } & { readonly id: Id }
      return { ...rest, id: piece.id, ...(at && { at }) }
    }),
    start: { ...kept.roster.start, turn, phase },
  }
}

/** What has been laid apart, once everybody is ready; null before. `log` is what the umpire of that game has been told. */
export function broughtHome(kept: TableGame, log: readonly Entry[]): Resolved | null {
  const { companion } = companionOf(kept.set)
  const { apart } = companion
  const { game } = gameNow(kept)
  if (!apart || game.state.phase !== apart.phase) return null
  const over = log.findIndex(
    entry =>
      entry.type === 'change' && entry.table === 'game' && entry.after && known(entry.after).phase !== apart.phase,
  )
  if (over < 0) return null
  const laid = log.slice(0, over + 1).flatMap(entry => {
    if (entry.type !== 'change' || !entry.after || !game.find(entry.table, entry.id)) return []
    return [{ ...entry, after: apart.brought(game, entry.table, known(entry.after)) } as Entry]
  })
  const says: Entry[] = game.sides.map(({ id }) => ({ type: 'said', says: apart.says(id), cites: [] }))
  return { resolution: null, entries: [...says, ...laid] }
}
