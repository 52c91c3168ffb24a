/** What a side is to do, and how it stands. */
export const orders = {
  short: 'Orders',
  title: 'Your orders',
  of: (side: string) => `Orders, ${side}`,
  turn: (turn: number) => `Turn ${turn}.`,
  turnOf: (turn: number, last: number) =>
    turn >= last ? `Turn ${turn} of ${last}: the last.` : `Turn ${turn} of ${last}.`,
  stands: 'How it stands',
  none: 'This battle sets you no task. The rules say who has won when it is over.',
}
