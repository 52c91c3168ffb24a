/**
 * Remembers what `make` worked out, for as long as the object lives that it was worked out from (`of`; the argument itself unless said
 * otherwise). Records, grids and setups are replaced, never changed, so what was made from one of them never goes stale.
 */
export function memo<A extends object, V>(
  make: (from: A) => V,
  of: (from: A) => object = from => from,
): (from: A) => V {
  const known = new WeakMap<object, { readonly value: V }>()
  // the one asked for last is nearly always the one that is asked for next
  let last: object | null = null
  let made: { readonly value: V } | undefined
  return from => {
    const key = of(from)
    if (last !== key || made === undefined) {
      made = known.get(key)
      if (made === undefined) {
        made = { value: make(from) }
        known.set(key, made)
      }
      last = key
    }
    return made.value
  }
}

/** What a map has under a key; made and put there if it has nothing. */
export function kept<K, V extends {}>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key)
  if (value === undefined) {
    value = make()
    map.set(key, value)
  }
  return value
}
