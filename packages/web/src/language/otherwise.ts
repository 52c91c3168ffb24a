import type { Words } from './index.ts'

/** Some of the words, said in another way. */
export type Otherwise<T = Words> = {
  readonly [key in keyof T]?: T[key] extends string | ((...args: never[]) => string) ? T[key] : Otherwise<T[key]>
}

/** The words, with those that are said otherwise in their places. */
export function saidOtherwise<T extends object>(usual: T, other: Otherwise<T>): T {
  const changed = Object.entries(other).map(([key, value]) => {
    const before = usual[key as keyof T]
    return [key, value && typeof value === 'object' ? saidOtherwise(before as object, value) : value]
  })
  return { ...usual, ...Object.fromEntries(changed) }
}
