/**
 * Exact sums of square roots. The length of a leg is a root, and so is the length of its part in a wood with a round
 * outline; the cost of a path is a sum of such roots with fractional factors. Its sign can always be determined:
 * roots of whole numbers whose product is no square are linearly independent over the fractions, so a sum is zero
 * only if, with roots of one kind combined, every factor is zero. Otherwise enough digits tell its sign.
 */

/** n / d times the root of a whole number; d is positive. */
export interface Surd {
  readonly n: bigint
  readonly d: bigint
  readonly root: bigint
}

export type Sum = readonly Surd[]

export const whole = (n: number | bigint): Surd => ({ n: BigInt(n), d: 1n, root: 1n })

export const times = (sum: Sum, by: Surd): Sum =>
  sum.map(({ n, d, root }) => ({ n: n * by.n, d: d * by.d, root: root * by.root }))

export const minus = (a: Sum, b: Sum): Sum => [...a, ...times(b, whole(-1))]

export function signOfSum(sum: Sum): -1 | 0 | 1 {
  const kinds = byKind(sum)
  if (kinds.length === 0) return 0
  for (let bits = 64n; ; bits *= 2n) {
    let low = 0n
    let high = 0n
    for (const { n, d, root } of kinds) {
      const below = rootOf(root << (2n * bits))
      const [a, b] = n < 0n ? [n * (below + 1n), n * below] : [n * below, n * (below + 1n)]
      low += floorOf(a, d)
      high += floorOf(b, d) + 1n
    }
    if (low > 0n) return 1
    if (high < 0n) return -1
  }
}

/** One surd for each kind of root, without those that are zero. */
function byKind(sum: Sum): readonly Surd[] {
  const kinds: Surd[] = []
  for (const { n, d, root } of sum) {
    if (n === 0n || root === 0n) continue
    const at = kinds.findIndex(kind => isSquare(kind.root * root))
    const kind = kinds[at]
    if (!kind) kinds.push({ n, d, root })
    else {
      // this root is the root of its kind times a fraction: √r = √(k r) / k · √k
      const up = n * rootOf(kind.root * root)
      const down = d * kind.root
      kinds[at] = { n: kind.n * down + up * kind.d, d: kind.d * down, root: kind.root }
    }
  }
  return kinds.filter(({ n }) => n !== 0n)
}

function isSquare(n: bigint): boolean {
  const root = rootOf(n)
  return root * root === n
}

/** The whole part of a root, by Newton's method from above. */
export function rootOf(n: bigint): bigint {
  if (n < 2n) return n
  let root = 1n << BigInt((n.toString(16).length + 1) * 2)
  for (;;) {
    const next = (root + n / root) >> 1n
    if (next >= root) return root
    root = next
  }
}

const floorOf = (n: bigint, d: bigint): bigint => (n >= 0n || n % d === 0n ? n / d : n / d - 1n)
