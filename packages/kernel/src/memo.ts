/**
 * Caches what `make` computed, for the lifetime of the object it was computed from (`of`; the argument itself by
 * default). Records, grids and setups are replaced, never changed, so a cached result never goes stale.
 */
export function memo<A extends object, V>(make: (from: A) => V, of?: (from: A) => object): (from: A) => V {
  const known = new WeakMap<object, V>()
  // the last key asked for is nearly always the next one
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

/** Works something out when it is first asked for. */
export function once<V extends {}>(make: () => V): () => V {
  let made: V | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** A map's value under a key; made from these arguments and stored if missing. */
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
