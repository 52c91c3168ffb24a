/** The end of a battle. */
export const over = {
  prompt: 'End of the battle',
  title: 'The battle is over.',
  left: (left: number, of: number) => `${left} of ${of} left`,
  points: (points: number) => (points === 1 ? '1 point' : `${String(points).replace('-', '−')} points`),
  wonBoth: (sides: string) => `${sides} have won.`,
  report: 'Battle report',
  replay: 'Replay',
  home: 'Home',
  nobody: 'Nobody won.',
  you: 'You have won.',
  lost: (winner: string) => `You have lost. The ${winner} side has won.`,
  rematch: 'Rematch',
  swap: 'Swap sides',
  won: (side: string) => `The ${side} side has won.`,
}
