import { allowed, isPoint, lengthOf, type Point, type Question } from '@sandtable/kernel'

/** How much of a way is tried, one after the other: somebody may stand where it ends. */
const SHARES = [1, 0.97, 0.92, 0.85, 0.75, 0.6, 0.45, 0.3]

/** A way, and the same way cut short, more and more. A way does not begin with its start. */
export const shorter = (from: Point, way: readonly Point[]): readonly (readonly Point[])[] =>
  SHARES.map(share => (share === 1 ? way : cut([from, ...way], share)))

/** How often a way is halved to find how far it may go: to a hundredth of it. */
const HALVINGS = 6

/** As much of a way as is allowed; null if even its beginning is not. */
export function asFarAs(
  from: Point,
  way: readonly Point[],
  allows: (way: readonly Point[]) => boolean,
): readonly Point[] | null {
  const points = [from, ...way]
  const first = shorter(from, way).findIndex(allows)
  if (first <= 0) return first === 0 ? way : null
  let [most, least] = [SHARES[first - 1] as number, SHARES[first] as number]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (most + least) / 2
    if (allows(cut(points, middle))) least = middle
    else most = middle
  }
  return cut(points, least)
}

function cut(points: readonly Point[], share: number): readonly Point[] {
  let left = lengthOf(points) * share
  const kept: Point[] = []
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1] as Point, points[i] as Point]
    const leg = lengthOf([a, b])
    if (leg < left) {
      kept.push(b)
      left -= leg
      continue
    }
    const part = left / leg
    return [...kept, [Math.round(a[0] + (b[0] - a[0]) * part), Math.round(a[1] + (b[1] - a[1]) * part)]]
  }
  return kept
}

/** A hand that points this near means the place: three inches, in hundredths of a millimetre. */
const MEANT = 7620

/** The nearest of the suggested places, for a piece that comes onto the table: there is no way that could be cut short. */
export function nearbyIn(question: Question | null, to: Point): readonly [Point] | null {
  const places = question?.role === 'place' ? question.choices.filter(allowed).map(({ value }) => value) : []
  const near = places
    .filter(isPoint)
    .map(at => ({ at, far: lengthOf([at, to]) }))
    .sort((a, b) => a.far - b.far)[0]
  return near && near.far <= MEANT ? [near.at] : null
}
