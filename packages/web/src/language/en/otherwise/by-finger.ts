import type { Otherwise } from '../../otherwise.ts'

/** What is said differently to somebody who has no mouse and perhaps no keys. */
export const byFinger = {
  home: { quick: { says: 'Some scenario, some side, against the computer. One tap.' } },
  kept: { none: 'No battle under way. A quick one is one tap below.' },
  keys: { change: 'Tap a key to change it.', selectFirst: 'Select a piece first.' },
  prompts: {
    hints: {
      selected: (piece: string) => `${piece}: tap where it shall go, or whom it shall attack.`,
      goes: (piece: string) => `${piece}: tap where it shall go.`,
      aims: (piece: string) => `${piece}: tap whom it shall attack.`,
      able: 'Tap one of your pieces with a dashed ring.',
      many: (most: number) => `Up to ${most}: tap them.`,
      facing: 'Tap where it shall face.',
      line: 'Tap both ends of the line.',
      path: 'Tap the place. Tap it again, or the tick, to confirm.',
      point: 'Tap the place. Tap it again, or the tick, to confirm.',
      target: 'Tap one of those ringed in white.',
    },
  },
  scenario: { friends: 'You take turns at this screen. Tap friend above to give that side to the computer.' },
} satisfies Otherwise
