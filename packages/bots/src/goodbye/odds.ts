import { goodbyeRules } from '@sandtable/rules'

const { coverTable, needs } = goodbyeRules
type Goodbye = goodbyeRules.Goodbye

/** The chances of the dice of this set, under its rulings. */
export class Odds {
  /** The chance that cover stops a shot: none, lying in the open, in cover. */
  readonly saves: readonly number[]
  private readonly natural: boolean
  /** What 2D6 and courage must reach together, where the ruling says so. */
  private readonly twelve: number | null

  constructor(game: Goodbye) {
    const rows = game.rows(coverTable)
    this.saves = [0, (rows['prone-in-the-open'] ?? 0) / 6, (rows.cover ?? 0) / 6]
    this.natural = game.ruling('GB-RUL-31') === 'natural'
    this.twelve = game.ruling('GB-RUL-1') === 'twelve' ? game.rows(needs)['courage-twelve'] : null
  }

  /** The chance of a D6, with this added, to reach a number. */
  reach(need: number, by: number): number {
    const faces = 7 - need + by
    const [least, most] = this.natural ? [1, 5] : [0, 6]
    return (faces < least ? least : faces > most ? most : faces) / 6
  }

  /** The chance to pass a test of courage. */
  courage(factor: number): number {
    return this.twelve === null ? twoDice(factor) : 1 - twoDice(this.twelve - 1 - factor)
  }
}

/** The chance of 2D6 to total no more than this. */
export const twoDice = (most: number): number => (most < 2 ? 0 : most >= 12 ? 1 : (sums[Math.floor(most)] as number))

/** The chance of each total or less. */
const sums: readonly number[] = [0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36].map(count => count / 36)
