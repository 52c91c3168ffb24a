import type { Value } from '../../game/store.ts'
import type { Point } from '../../geometry/shape.ts'
import type { Raw, Sketch, SketchRecord, SketchScenery, SketchTerrain } from './sketch.ts'
import { frameOf, keyOf, partOf, pointsOf, type Thing, thingsIn, withGroups } from './things.ts'
import {
  type Measures,
  shiftedBy,
  type Turning,
  turned,
  turnedOutline,
  turnedPiece,
  turnedTerrain,
  withOpenings,
} from './turning.ts'

/** An id that nothing has yet: 'hedge', then 'hedge-2'. */
export function freshId(taken: Iterable<string>, wish: string): string {
  const used = new Set(taken)
  const base = slug(wish)
  for (let i = 1; ; i++) {
    const id = i === 1 ? base : `${base}-${i}`
    if (!used.has(id)) return id
  }
}

/** A name as an id: 'The Old Mill' to 'the-old-mill'. */
export function slug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 34)
    .replace(/-+$/, '')
  return plain || 'x'
}

/** All ids of a sketch: they are unique over the whole of it, so that what names one can mean nothing else. */
export const idsIn = ({ table, sides, units, pieces }: Sketch): readonly string[] =>
  [...table.terrain, ...sides, ...units, ...pieces].map(({ id }) => id)

export type NewTerrain = Omit<SketchTerrain, 'id'> & { readonly id?: string; readonly kind: string }

/** Lays terrain, each piece with an id of its own; several are a group. Says which. */
export function withTerrain(sketch: Sketch, added: readonly NewTerrain[]): { sketch: Sketch; keys: readonly string[] } {
  const ids = new Set(idsIn(sketch))
  const terrain = added.map(one => {
    const id = freshId(ids, one.id ?? one.kind)
    ids.add(id)
    return { ...one, id } as SketchTerrain
  })
  const keys = terrain.map(({ id }) => keyOf('terrain', id))
  const groups = keys.length > 1 ? [...sketch.groups, keys] : sketch.groups
  return {
    sketch: { ...sketch, groups, table: { ...sketch.table, terrain: [...sketch.table.terrain, ...terrain] } },
    keys,
  }
}

export function withScenery(
  sketch: Sketch,
  added: readonly SketchScenery[],
): { sketch: Sketch; keys: readonly string[] } {
  const { scenery } = sketch.table
  return {
    sketch: { ...sketch, table: { ...sketch.table, scenery: [...scenery, ...added] } },
    keys: added.map((_, i) => keyOf('scenery', scenery.length + i)),
  }
}

/** Puts a piece on the table, or into the force of its side if it has no place. */
export function withPiece(
  sketch: Sketch,
  piece: Raw & { readonly kind: string },
): { sketch: Sketch; keys: readonly string[] } {
  const id = freshId(idsIn(sketch), String(piece.id ?? piece.kind))
  return { sketch: { ...sketch, pieces: [...sketch.pieces, { ...piece, id }] }, keys: [keyOf('piece', id)] }
}

export function withUnit(sketch: Sketch, unit: Raw & { readonly kind: string }): { sketch: Sketch; id: string } {
  const id = freshId(idsIn(sketch), String(unit.id ?? unit.kind))
  return { sketch: { ...sketch, units: [...sketch.units, { ...unit, id }] }, id }
}

/** Takes things off the table, with the openings of houses. What names them is left, and found as a fault. */
export function without(sketch: Sketch, keys: readonly string[], measures: Measures): Sketch {
  const gone = withOpenings(sketch, keys, measures)
  const stays = (part: 'terrain' | 'piece' | 'scenery', id: string | number): boolean => !gone.has(keyOf(part, id))
  const { table } = sketch
  const moved = new Map<string, string>()
  let left = 0
  table.scenery.forEach((_, i) => {
    if (stays('scenery', i)) moved.set(keyOf('scenery', i), keyOf('scenery', left++))
  })
  return {
    ...sketch,
    table: {
      ...table,
      terrain: table.terrain.filter(({ id }) => stays('terrain', id)),
      scenery: table.scenery.filter((_, i) => stays('scenery', i)),
    },
    pieces: sketch.pieces.filter(({ id }) => stays('piece', id)),
    groups: sketch.groups
      .map(group => group.filter(key => !gone.has(key)).map(key => moved.get(key) ?? key))
      .filter(group => group.length > 1),
  }
}

type Table = 'terrain' | 'sides' | 'units' | 'pieces'

const listIn = (sketch: Sketch, table: Table): readonly SketchRecord[] =>
  (table === 'terrain' ? sketch.table.terrain : sketch[table]) as readonly SketchRecord[]

function withList(sketch: Sketch, table: Table, list: readonly SketchRecord[]): Sketch {
  if (table === 'terrain') return { ...sketch, table: { ...sketch.table, terrain: list as readonly SketchTerrain[] } }
  return { ...sketch, [table]: list }
}

/** Gives a record other fields; undefined takes one away. */
export function edited(
  sketch: Sketch,
  table: Table,
  id: string,
  fields: { readonly [field: string]: Value | undefined },
): Sketch {
  return withList(
    sketch,
    table,
    listIn(sketch, table).map(one => (one.id === id ? (merged(one, fields) as SketchRecord) : one)),
  )
}

/** A record with some fields changed; one that is undefined is gone. */
export const merged = (record: Raw, fields: { readonly [field: string]: Value | undefined }): Raw =>
  Object.fromEntries(Object.entries({ ...record, ...fields }).filter(([, value]) => value !== undefined)) as Raw

export function withoutRecord(sketch: Sketch, table: 'sides' | 'units' | 'pieces', id: string): Sketch {
  return withList(
    sketch,
    table,
    listIn(sketch, table).filter(one => one.id !== id),
  )
}

/** Gives something another id, wherever it is named: in objectives, crews, groups, briefings. */
export function renamed(sketch: Sketch, from: string, to: string): Sketch {
  const id = freshId(
    idsIn(sketch).filter(one => one !== from),
    to,
  )
  if (id === from) return sketch
  const { title, summary, briefing, groups, ruleset, ...named } = sketch
  const told = Object.fromEntries(Object.entries(briefing).map(([side, says]) => [side === from ? id : side, says]))
  const rest = replaced(named, new Map([[from, id]]))
  const regrouped = groups.map(group =>
    group.map(key => {
      const { part, id: of } = partOf(key)
      return of === from ? keyOf(part, id) : key
    }),
  )
  return { title, summary, ruleset, ...rest, briefing: told, groups: regrouped }
}

/** Only whole texts are names: prose that happens to hold one is left alone, and so are kinds. */
function replaced<T>(value: T, names: ReadonlyMap<string, string>, key = ''): T {
  if (typeof value === 'string')
    return ['kind', 'look', 'phase', 'type', 'name'].includes(key) ? value : ((names.get(value) ?? value) as T)
  if (Array.isArray(value)) return value.map(one => replaced(one, names, key)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, replaced(one, names, name)])) as T
}

/** Things that were copied, with how they were grouped. */
export interface Clip {
  readonly things: readonly Thing[]
}

export function copied(sketch: Sketch, keys: readonly string[], measures: Measures): Clip {
  const all = withOpenings(sketch, withGroups(sketch, keys), measures)
  return { things: thingsIn(sketch).filter(({ key }) => all.has(key)) }
}

/** Lays copies, turned as wished. Names between them are kept: a copied crew serves the copied gun. */
export function pasted(
  sketch: Sketch,
  { things }: Clip,
  turning: Turning,
  measures: Measures,
): { sketch: Sketch; keys: readonly string[] } {
  const ids = new Set(idsIn(sketch))
  const names = new Map<string, string>()
  for (const thing of things) {
    if (thing.part === 'scenery') continue
    const id = freshId(ids, thing.record.id.replace(/-\d+$/, ''))
    ids.add(id)
    names.set(thing.record.id, id)
  }
  const own = <T extends Raw>(record: T): T => replaced(record, names)
  const terrain = things.flatMap(one =>
    one.part === 'terrain' ? [own(turnedTerrain(one.record, turning, measures) as never) as SketchTerrain] : [],
  )
  const scenery = things.flatMap(one =>
    one.part === 'scenery' ? [turnedOutline(one.record, turning, measures.unit)] : [],
  )
  const pieces = things.flatMap(one => (one.part === 'piece' ? [own(turnedPiece(one.record, turning, measures))] : []))
  const { table } = sketch
  const keys = [
    ...terrain.map(({ id }) => keyOf('terrain', id)),
    ...scenery.map((_, i) => keyOf('scenery', table.scenery.length + i)),
    ...pieces.map(({ id }) => keyOf('piece', id)),
  ]
  return {
    keys,
    sketch: {
      ...sketch,
      table: { ...table, terrain: [...table.terrain, ...terrain], scenery: [...table.scenery, ...scenery] },
      pieces: [...sketch.pieces, ...pieces],
      groups: keys.length > 1 ? [...sketch.groups, keys] : sketch.groups,
    },
  }
}

export type Alignment = 'west' | 'middle' | 'east' | 'north' | 'centre' | 'south'

/** Lines things up at one edge, or in the middle, of the frame about them all; a group stays together. */
export function aligned(sketch: Sketch, keys: readonly string[], way: Alignment, measures: Measures): Sketch {
  const sets = clusters(sketch, keys)
  const framesOf = sets.map(set => frameOf(pointsIn(sketch, set)))
  const whole = frameOf(pointsIn(sketch, keys))
  if (!whole) return sketch
  return sets.reduce((now, set, i) => {
    const frame = framesOf[i]
    if (!frame) return now
    const ways: { readonly [way in Alignment]: Point } = {
      west: [whole.west - frame.west, 0],
      east: [whole.east - frame.east, 0],
      middle: [(whole.west + whole.east - frame.west - frame.east) / 2, 0],
      north: [0, whole.north - frame.north],
      south: [0, whole.south - frame.south],
      centre: [0, (whole.south + whole.north - frame.south - frame.north) / 2],
    }
    return turned(now, set, shiftedBy(ways[way]), measures)
  }, sketch)
}

export const pointsIn = (sketch: Sketch, keys: readonly string[]): readonly Point[] =>
  thingsIn(sketch)
    .filter(({ key }) => keys.includes(key))
    .flatMap(pointsOf)

/** The chosen things, those of one group together. */
function clusters({ groups }: Sketch, keys: readonly string[]): readonly (readonly string[])[] {
  const left = new Set(keys)
  return keys.flatMap(key => {
    if (!left.has(key)) return []
    const group = groups.find(one => one.includes(key))?.filter(one => left.has(one)) ?? [key]
    for (const one of group) left.delete(one)
    return [group]
  })
}

export const grouped = (sketch: Sketch, keys: readonly string[]): Sketch => {
  const all = withGroups(sketch, keys)
  return all.length < 2 ? sketch : { ...sketch, groups: [...ungrouped(sketch, keys).groups, all] }
}

export const ungrouped = (sketch: Sketch, keys: readonly string[]): Sketch => ({
  ...sketch,
  groups: sketch.groups.filter(group => !group.some(key => keys.includes(key))),
})

/** The turn limit is said in two places: before a game is chosen, and where play begins. */
export const withTurns = (sketch: Sketch, turns: number): Sketch => ({
  ...sketch,
  turns,
  start: { ...sketch.start, last: turns },
})
