/** The end of a battle. */
export const over = {
  prompt: 'Prompt',
  title: 'The battle is over.',
  left: (left: number, of: number) => `${left} of ${of} left`,
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  home: 'Home',
  nobody: 'Nobody won.',
  you: 'You have won.',
  won: (side: string) => `The ${side} side has won.`,
}
