import type { Otherwise } from '../../otherwise.ts'

/** The words that differ on a touch screen. */
export const byFinger = {
  home: { quick: { says: 'One tap, and a battle against the computer begins.' } },
  kept: { none: 'No battle under way. A quick one is one tap away.' },
  keys: { change: 'Tap a key to change it.', selectFirst: 'Select a piece first.' },
  prompts: {
    hints: {
      selected: (piece: string) => `${piece}: tap a destination or a target.`,
      goes: (piece: string) => `${piece}: tap a destination.`,
      aims: (piece: string) => `${piece}: tap a target.`,
      able: 'Tap one of your pieces with a yellow ring.',
      group: '', // fingers draw no box
      many: (most: number) => `Up to ${most}: tap them.`,
      facing: 'Tap the direction to face.',
      line: 'Tap both ends of the line.',
      path: 'Tap the place. Tap it again, or the tick, to confirm.',
      point: 'Tap the place. Tap it again, or the tick, to confirm.',
      target: 'Tap one of the pieces ringed in white.',
    },
  },
  scenario: { friends: 'You take turns at this screen. Tap “friend” above to give that side to the computer.' },
} satisfies Otherwise
