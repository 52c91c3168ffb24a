/**
 * Remembers what `make` worked out, for as long as the object lives that it was worked out from (`of`; the argument itself unless said
 * otherwise). Records, grids and setups are replaced, never changed, so what was made from one of them never goes stale.
 */
export function memo<A extends object, V>(make: (from: A) => V, of?: (from: A) => object): (from: A) => V {
  const known = new WeakMap<object, V>()
  // the one asked for last is nearly always the one that is asked for next
  let last: object | null = null
  let value: V | undefined
  return from => {
    const key = of === undefined ? from : of(from)
    if (key === last) return value as V
    let made = known.get(key)
    if (made === undefined && !known.has(key)) {
      made = make(from)
      known.set(key, made)
    }
    last = key
    value = made
    return made as V
  }
}

/** What a map has under a key; made from these arguments and put there if it has nothing. */
export function kept<K, V extends {}, A extends readonly unknown[]>(
  map: Map<K, V>,
  key: K,
  make: (...from: A) => V,
  ...from: A
): V {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make(...from)
  map.set(key, made)
  return made
}
