import { type ForceItem, oneOfKind } from '@sandtable/kernel'
import { isVehicleClass, kinds } from '../tables.ts'
import { hqSections, sections, teams } from './tables.ts'

/** Who is in a section, a headquarters or a vehicle, post by post: what a player may give names to. MF-RUL-97, MF-RUL-111. */

export const isVehicle = (kind: string): boolean => {
  const row = kinds.rows[kind]
  return row !== undefined && isVehicleClass(row)
}

const men = (counts: { readonly [kind: string]: number }): readonly ForceItem[] =>
  Object.entries(counts).map(([kind, count]) => oneOfKind(kind, count))

function teamOf(name: string): ForceItem {
  const row = teams.rows[name]
  const weapon = row?.weapon ? [oneOfKind(row.weapon)] : []
  return oneOfKind(name, 1, [...men(row?.men ?? {}), ...weapon, ...(row?.crew ?? []).map(role => oneOfKind(role))])
}

/** Everybody who comes with a purchase. */
export function membersOf(kind: string): readonly ForceItem[] {
  if (isVehicle(kind)) return (kinds.rows[kind]?.crew ?? []).map(role => oneOfKind(role))
  const made = sections.rows[kind] ?? hqSections.rows[kind]
  return made ? [...men(made.men), ...made.teams.map(teamOf)] : []
}

/** Do these lines name the posts that there are, and no others? Posts may be left out: they are filled all the same. */
export function fits(given: readonly ForceItem[], posts: readonly ForceItem[]): boolean {
  const left = [...posts]
  return given.every(item => {
    const nth = left.findIndex(post => post.kind === item.kind && post.count === item.count)
    const [post] = nth < 0 ? [] : left.splice(nth, 1)
    return post !== undefined && fits(item.items, post.items)
  })
}

/** All posts, with the names that were given to them. */
export function manned(given: readonly ForceItem[], posts: readonly ForceItem[]): readonly ForceItem[] {
  const left = [...given]
  return posts.map(post => {
    const nth = left.findIndex(({ kind }) => kind === post.kind)
    const [own] = nth < 0 ? [] : left.splice(nth, 1)
    return { ...post, names: own?.names ?? [], items: manned(own?.items ?? [], post.items) }
  })
}
