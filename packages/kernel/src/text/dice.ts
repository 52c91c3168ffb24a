import type { RollRequest } from '../dice/dice.ts'

/** What real dice show, as people type it: '4 1 6', '4,1,6', and '416' where no die has more than nine sides; a card by its name. */
export function readDice(line: string, { count, faces, names }: RollRequest): (number | string)[] {
  const sides = names?.length ?? faces
  const isRun = sides < 10 && /^\d+$/.test(line) && line.length === count
  const words = isRun ? [...line] : line.split(/[\s,]+/).filter(Boolean)
  return words.map(word => (/^\d+$/.test(word) ? Number(word) : word))
}
