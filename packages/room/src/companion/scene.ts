import {
  type ChangeEntry,
  type Companion,
  type Entry,
  fieldsOf,
  fromLength,
  Host,
  type Id,
  jsonSource,
  type Known,
  known,
  MIDDLE,
  Place,
  type Point,
  type RuleSet,
  readFields,
  type Scene,
  type SceneFields,
  type TableName,
  type Tables,
  toLength,
  type Value,
} from '@sandtable/kernel'
import { bandOf, companionOf, FENCE, MARGIN, SIZE, type TableGame } from './roster.ts'

type Fields = { readonly [field: string]: unknown }

/** A game of the rules in which the answers of the people at the table are true. */
export interface Staged {
  readonly host: Host
  /** What is so only for as long as the scene lasts: by table and id, the fields and what they were. */
  readonly lent: ReadonlyMap<string, { readonly given: Fields; readonly was: Fields }>
}

/** The game as it stands, with everybody in the park. It does not play on by itself. */
export const gameNow = (game: TableGame): Host => staged(game, {}).host

/** The game in a scene, under way. */
export function sceneOf(game: TableGame, scene: Scene): Staged {
  const { host, lent } = staged(game, scene)
  return { host: host.start(), lent }
}

function staged(game: TableGame, scene: Scene): Staged {
  const { rules, companion } = companionOf(game.set)
  const { unit } = rules.book
  const { roster } = game
  const terrain = [
    ...screens(rules, companion, roster.sides.length),
    ...(scene.terrain ?? []).map(t => moved(rules, t)),
  ]
  const source = jsonSource(game.title, { ...roster, ruleset: game.set, table: { ...roster.table, terrain } })
  const host = new Host(rules, source, { dice: { from: 'people' } })
  const place = new Place(source, unit, rules.book.prefix)
  const lent = new Map<string, { readonly given: Fields; readonly was: Fields }>()
  const lend = (table: 'piece' | 'game', record: { readonly id: Id }, given: Fields): Known => {
    const was = Object.fromEntries(Object.keys(given).map(field => [field, known(record)[field]]))
    lent.set(`${table} ${record.id}`, { given, was })
    return { ...record, ...given }
  }
  const parked = new Map(host.game.pieces.map(({ id, at }) => [id, at]))
  for (const [table, records] of recordsOf(game))
    for (const record of records.values()) {
      const at = table === 'piece' && record.at ? (parked.get(record.id) ?? spare(host.game.pieces.length)) : record.at
      put(host, table, table === 'piece' ? { ...record, at } : record)
    }
  for (const [id, fields] of Object.entries(scene.pieces ?? {})) {
    const piece = host.game.find('piece', id)
    if (!piece) continue
    const given = givenTo(rules, fields, place.at('pieces').at(id))
    const at = given.at as Point | undefined
    const there = at ? { ...given, at: [at[0] + MIDDLE[0], at[1] + MIDDLE[1]] } : given
    put(host, 'piece', lend('piece', piece, there))
  }
  if (scene.state) put(host, 'game', lend('game', host.game.state, scene.state))
  return { host, lent }
}

const put = (host: Host, table: TableName, record: Known): void => host.game.begin(table, record as Tables[TableName])

/** Whoever has come later has a place at the end of the park. */
const spare = (n: number): Point => [SIZE - MARGIN, MARGIN + (n % 15) * 25_000]

/** Fields as a file would give them; what a file has no word for is as the game keeps it. */
function givenTo(rules: RuleSet, fields: SceneFields, place: Place): Fields {
  const types = fieldsOf(rules, 'piece')
  const written = Object.entries(fields).filter(([field]) => field in types)
  return { ...fields, ...readFields(types, Object.fromEntries(written), place) }
}

/** What all that was decided has made of the records: the newest of each. */
export function recordsOf({ done }: TableGame): ReadonlyMap<TableName, ReadonlyMap<Id, Known>> {
  const tables = new Map<TableName, Map<Id, Known>>()
  for (const { entries } of done)
    for (const entry of entries) {
      if (entry.type !== 'change' || entry.table === 'terrain') continue
      const table = tables.get(entry.table) ?? new Map<Id, Known>()
      tables.set(entry.table, table)
      if (entry.after) table.set(entry.id, known(entry.after))
      else table.delete(entry.id)
    }
  return tables
}

/** The screens between the bands of the park, and between the park and the scene. */
function screens(rules: RuleSet, companion: Companion, sides: number): readonly Value[] {
  const { unit } = rules.book
  const heights = [...Array.from({ length: sides - 1 }, (_, i) => bandOf(i + 1, sides)), FENCE]
  return heights.map((y, i) => {
    const line = [0, SIZE].map(x => [fromLength(x, unit), fromLength(y, unit)] as const)
    return { id: `screen-${i + 1}`, ...companion.screen(line) }
  })
}

type Raw = { readonly [field: string]: Value }

/** A piece of ground of a scene, moved to its middle. */
function moved({ book: { unit } }: RuleSet, terrain: Raw): Value {
  const [x, y] = MIDDLE
  const shift = (value: Value): Value => {
    const [east, north] = value as readonly number[]
    return [fromLength(x + toLength(east as number, unit), unit), fromLength(y + toLength(north as number, unit), unit)]
  }
  const points = (field: string): Raw => {
    const list = terrain[field] as readonly Value[] | undefined
    return list ? { [field]: list.map(shift) } : {}
  }
  const circle = terrain.circle as readonly number[] | undefined
  const round: Raw = circle ? { circle: [...(shift(circle) as readonly number[]), circle[2] as number] } : {}
  return { ...terrain, ...points('line'), ...points('polygon'), ...points('openings'), ...round }
}

/** Nobody has a place at a real table: whoever has moved in a scene stands where he stood before. */
export const withoutPlaces = (entries: readonly Entry[]): readonly Entry[] =>
  entries.map(entry => {
    if (entry.type !== 'change' || entry.table !== 'piece' || !entry.before || !entry.after) return entry
    const [was, is] = [known(entry.before), known(entry.after)]
    return was.at && is.at ? ({ ...entry, after: { ...is, at: was.at } } as Entry) : entry
  })

/** What the scene has lent is given back, as far as the rules have not changed it. */
export function givenBack(entries: readonly Entry[], lent: Staged['lent']): readonly Entry[] {
  return entries.map(entry => {
    const loan = entry.type === 'change' ? lent.get(`${entry.table} ${entry.id}`) : undefined
    return loan && entry.type === 'change' ? returned(entry, loan.given, loan.was) : entry
  })
}

function returned(entry: ChangeEntry, given: Fields, was: Fields): Entry {
  const back = (record: unknown): unknown =>
    record && {
      ...(record as Fields),
      ...Object.fromEntries(
        Object.keys(given)
          .filter(field => JSON.stringify((record as Fields)[field]) === JSON.stringify(given[field]))
          .map(field => [field, was[field]]),
      ),
    }
  return { ...entry, before: back(entry.before), after: back(entry.after) } as Entry
}
