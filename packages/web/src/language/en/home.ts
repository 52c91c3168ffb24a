export const home = {
  play: 'Play',
  forces: 'Forces',
  replays: 'Replays',
  rulebooks: 'Rulebooks',
  make: 'Make a battle',
  which: 'Which rules tonight?',
  games: 'Games',
  laying: 'Laying the table',
  quick: {
    title: 'No time to choose?',
    says: 'One click, and a battle against the computer begins.',
    start: 'Quick battle',
  },
  first: { title: 'New here?', start: 'First battle' },
}
