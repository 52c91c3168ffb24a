/**
 * The version of Sandtable, kernel and rules together: that of its packages. A save names the version that wrote it,
 * and this version must make exactly the same of a game as long as it has this number.
 */
export const VERSION = '0.3.0'

/** The version that wrote format 1, which had a version for each rule set, and the one that did not say. */
export const FIRST = '0.1.0'
export const UNNAMED = '0.2.0'

export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(value)

export function isNewer(version: string): boolean {
  const [theirs, ours] = [version, VERSION].map(v => v.split('.').map(Number)) as [number[], number[]]
  const i = theirs.findIndex((part, n) => part !== ours[n])
  return i >= 0 && (theirs[i] as number) > (ours[i] as number)
}
