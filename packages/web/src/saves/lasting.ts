/** A small thing that the browser remembers under a key. */
export interface Lasting {
  get(): string | null
  set(value: string | null): void
}

/** Where a browser may keep nothing, or no more, it lasts as long as the page. */
export function lastingAs(area: 'localStorage' | 'sessionStorage', key: string): Lasting {
  let here: string | null = null
  return {
    get() {
      try {
        return globalThis[area].getItem(key)
      } catch {
        return here
      }
    },
    set(value) {
      here = value
      try {
        if (value === null) globalThis[area].removeItem(key)
        else globalThis[area].setItem(key, value)
      } catch {
        // see above
      }
    },
  }
}
