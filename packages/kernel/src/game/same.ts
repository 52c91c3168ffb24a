/**
 * Are two values of a field the same? Points and lists are compared by what they hold: after a game has been written
 * down and read again, they are other objects.
 */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const fields = Object.keys(a)
  if (fields.length !== Object.keys(b).length) return false
  return fields.every(field => Object.hasOwn(b, field) && same(a[field as never], b[field as never]))
}
