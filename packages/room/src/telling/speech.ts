import type { Names, Squares, Teller } from '@sandtable/kernel'

/** What is needed to speak of what happens at a table, from one seat. */
export interface Speech {
  readonly names: Names
  readonly squares: Squares
  readonly teller: Teller
}
