/**
 * What has changed between two JSON values, so that only that travels:
 *
 *   [value]            a new value
 *   { a: …, b: null }  field a has changed, as its own delta says; field b is gone
 *   { '#': 3, 0: … }   of a list: its length now, and the items that have changed
 */
export type Delta = readonly [unknown] | { readonly [key: string]: Delta | number | null }

type Fields = { readonly [key: string]: unknown }

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Null if nothing has changed. */
export function deltaOf(before: unknown, after: unknown): Delta | null {
  if (Object.is(before, after)) return null
  if (!isFields(before) || !isFields(after) || Array.isArray(before) !== Array.isArray(after)) return [after]
  const changes: [string, Delta | number | null][] = [] // a field of an object could be called __proto__
  for (const key of Object.keys(after)) {
    const is = after[key]
    // JSON has no 'undefined': what is undefined is not there
    if (is === undefined || is === before[key]) continue
    const was = Object.hasOwn(before, key) ? before[key] : undefined
    const change = was === undefined ? ([is] as const) : deltaOf(was, is)
    if (change) changes.push([key, change])
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length !== after.length) changes.push(['#', after.length])
  } else
    for (const key of Object.keys(before))
      if (before[key] !== undefined && (!Object.hasOwn(after, key) || after[key] === undefined))
        changes.push([key, null])
  return changes.length > 0 ? Object.fromEntries(changes) : null
}

/** The value afterwards. What has not changed is shared with the one before. */
export function changedBy(before: unknown, delta: Delta | null): unknown {
  if (delta === null) return before
  if (isNew(delta)) return delta[0]
  if (Array.isArray(before)) return changedList(before, delta)
  const after = new Map(Object.entries(before as Fields))
  for (const [key, change] of Object.entries(delta)) {
    if (change === null) after.delete(key)
    else if (typeof change === 'object') after.set(key, changedBy(after.get(key), change))
  }
  return Object.fromEntries(after)
}

const isNew = (delta: Delta): delta is readonly [unknown] => Array.isArray(delta)

function changedList(before: readonly unknown[], delta: Exclude<Delta, readonly [unknown]>): readonly unknown[] {
  const length = typeof delta['#'] === 'number' ? delta['#'] : before.length
  return Array.from({ length }, (_, i) => {
    const change = delta[i]
    return typeof change === 'object' ? changedBy(before[i], change) : before[i]
  })
}
