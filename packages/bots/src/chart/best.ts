/** The places of the few best in a list, best first; the earlier of equals comes first. */
export function best(count: number, most: number, score: (nth: number) => number): readonly number[] {
  const tops: number[] = []
  const scores: number[] = []
  for (let nth = 0; nth < count; nth++) {
    const value = score(nth)
    let at = tops.length
    if (at === most) {
      if (value <= (scores[most - 1] as number)) continue
      at = most - 1
    }
    for (; at > 0 && (scores[at - 1] as number) < value; at--) {
      tops[at] = tops[at - 1] as number
      scores[at] = scores[at - 1] as number
    }
    tops[at] = nth
    scores[at] = value
  }
  return tops
}
