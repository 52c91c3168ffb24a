/** One game in which a side of this part went by other numbers: how far off the usual ones, and what it took. */
export interface Trial {
  readonly part: string
  /** The battle and side: some win more often than others, whoever plays them. */
  readonly seat: string
  readonly at: readonly number[]
  readonly points: number
}

/** How the points of a part change with each number: the slope, and the bend, the same for all parts. */
export interface Surface {
  readonly slope: readonly number[]
  readonly bend: readonly number[]
}

/** The variance of a game's points, which are mostly luck. */
const LUCK = 0.23
/** What is expected before anything is known: how large common slopes are, what a part adds to them, and how points bend. */
const COMMON = 0.02
const OWN = 0.018
const BEND = -0.008
const BENDS = 0.006

/**
 * The surfaces that fit best, a ridge regression: every game tells something of every number, and where there is little
 * evidence a number counts for little.
 */
export function surfacesOf(trials: readonly Trial[], parts: readonly string[], count: number): readonly Surface[] {
  const width = (2 + parts.length) * count
  const rows = trials.map(({ part, at }) => {
    const row = new Array<number>(width).fill(0)
    const own = (2 + parts.indexOf(part)) * count
    at.forEach((off, j) => {
      row[j] = off
      row[count + j] = (off * off) / 2
      row[own + j] = off
    })
    return row
  })
  const points = trials.map(trial => trial.points)
  centred(trials, rows, points)
  const sums = Array.from({ length: width }, () => new Array<number>(width + 1).fill(0))
  rows.forEach((row, i) => {
    row.forEach((a, j) => {
      if (a === 0) return
      const sum = sums[j] as number[]
      row.forEach((b, k) => {
        sum[k] = (sum[k] as number) + a * b
      })
      sum[width] = (sum[width] as number) + a * (points[i] as number)
    })
  })
  sums.forEach((sum, j) => {
    const isBend = j >= count && j < 2 * count
    const hold = LUCK / (j < count ? COMMON : isBend ? BENDS : OWN) ** 2
    sum[j] = (sum[j] as number) + hold
    if (isBend) sum[width] = (sum[width] as number) + BEND * hold
  })
  const found = solved(sums)
  const from = (at: number): readonly number[] => found.slice(at, at + count)
  return parts.map((_, n) => ({
    slope: from((2 + n) * count).map((own, j) => own + (found[j] as number)),
    bend: from(count),
  }))
}

/** Takes from every row and its points the mean of its seat. */
function centred(trials: readonly Trial[], rows: readonly number[][], points: number[]): void {
  for (const seat of new Set(trials.map(trial => trial.seat))) {
    const nth = trials.flatMap((trial, i) => (trial.seat === seat ? [i] : []))
    const mean = (of: (i: number) => number): number => nth.reduce((sum, i) => sum + of(i), 0) / nth.length
    const usual = mean(i => points[i] as number)
    const middle = (rows[0] as number[]).map((_, j) => mean(i => rows[i]?.[j] as number))
    for (const i of nth) {
      points[i] = (points[i] as number) - usual
      const row = rows[i] as number[]
      middle.forEach((by, j) => {
        row[j] = (row[j] as number) - by
      })
    }
  }
}

/** Linear equations, the last number of each its right side, by elimination. They are positive definite. */
function solved(rows: readonly number[][]): readonly number[] {
  const count = rows.length
  rows.forEach((row, i) => {
    for (const other of rows.slice(i + 1)) {
      const by = (other[i] as number) / (row[i] as number)
      if (by !== 0) for (let k = i; k <= count; k++) other[k] = (other[k] as number) - by * (row[k] as number)
    }
  })
  const found = new Array<number>(count).fill(0)
  for (let i = count - 1; i >= 0; i--) {
    const row = rows[i] as number[]
    const rest = found.reduce((sum, value, k) => (k > i ? sum + value * (row[k] as number) : sum), 0)
    found[i] = ((row[count] as number) - rest) / (row[i] as number)
  }
  return found
}

/** The highest point no farther than this from the usual numbers. */
export function summitOf({ slope, bend }: Surface, far: number): readonly number[] {
  const held = (by: number): readonly number[] => slope.map((up, j) => up / (by - Math.min(bend[j] as number, FLAT)))
  const length = (at: readonly number[]): number => Math.sqrt(at.reduce((sum, off) => sum + off * off, 0))
  let [low, high] = [0, 10]
  if (length(held(low)) <= far) return held(low)
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (length(held(middle)) > far) low = middle
    else high = middle
  }
  return held(high)
}
const FLAT = -0.002
