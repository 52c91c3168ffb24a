/** Whether the game on the table is kept, and which tab plays it. */
export const keeping = {
  label: 'Keeping the game',
  watched: 'This game is being played in another tab.',
  playHere: 'Play here',
  why: {
    full: 'This browser has no room left to keep games.',
    blocked: 'This browser does not let this page keep anything.',
    silent: 'This browser’s storage does not answer.',
    failed: (says: string) => `This browser’s storage has failed: ${says}.`,
  },
  waits: 'The game waits until it can be kept.',
  notKept: 'This game is not being kept.',
  again: 'Try again',
  download: 'Download the game',
  playOn: 'Play on without keeping',
}
