const at = (row: readonly number[], i: number): number => row[i] as number

/** The number of letters to change, add, remove or swap with a neighbour to turn one word into the other. */
function steps(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, at(before, j - 2) + 1)
      next.push(best)
    }
    before = row
    row = next
  }
  return at(row, b.length)
}

/** The name that was probably meant; null where none is near. */
export function nearestName(word: string, names: readonly string[]): string | null {
  const wanted = word.toLowerCase()
  let best: { readonly name: string; readonly far: number } | null = null
  for (const name of names) {
    const known = name.toLowerCase()
    const most = Math.max(1, Math.floor(known.length / 3))
    const begins = known.startsWith(wanted) && wanted.length > 1
    // a word that is much longer or shorter need not be compared: somebody may send a very long one
    const near = Math.abs(wanted.length - known.length) <= most
    const far = Math.min(near ? steps(wanted, known) : Number.POSITIVE_INFINITY, begins ? 1 : Number.POSITIVE_INFINITY)
    if (far <= most && (!best || far < best.far)) best = { name, far }
  }
  return best?.name ?? null
}

/** ': did you mean hedge?', to be put after a name that is not known; nothing where no name is near. */
export function suggestion(word: string, names: readonly string[]): string {
  const meant = nearestName(word, names)
  return meant ? `: did you mean ${meant}?` : ''
}

/** 'There is no rule set plastik. Did you mean plastic?', or all the names where none is near. */
export function noSuch(what: string, word: string, names: readonly string[]): string {
  const meant = nearestName(word, names)
  const all = names.length === 0 ? 'There are none.' : `There are ${names.join(', ')}.`
  return `There is no ${what} ${word}. ${meant ? `Did you mean ${meant}?` : all}`
}
