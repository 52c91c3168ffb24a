/** Why this browser keeps nothing. */
export type Trouble =
  | { readonly kind: 'full' | 'blocked' | 'silent' }
  | { readonly kind: 'failed'; readonly says: string }

/** How long a browser may take to keep something, in ms. */
const LONGEST = 4000

class Silent extends Error {}

export function troubleOf(error: unknown): Trouble {
  if (error instanceof Silent) return { kind: 'silent' }
  const { name = '', message = '' } = error instanceof Error ? error : { message: String(error ?? '') }
  if (name === 'QuotaExceededError') return { kind: 'full' }
  // without a database at all, or one that may not be used
  if (name === 'SecurityError' || typeof indexedDB === 'undefined' || isBlocked()) return { kind: 'blocked' }
  return { kind: 'failed', says: message.replace(/\.$/, '') || name || 'no reason was given' }
}

/** A browser that blocks everything refuses its smaller store by name; its database gives all kinds of reasons. */
function isBlocked(): boolean {
  try {
    return !globalThis.localStorage
  } catch {
    return true
  }
}

/** What does not answer is an error too. It may still answer later. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silent()), LONGEST)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
