export const home = {
  play: 'Play',
  replays: 'Replays',
  rulebooks: 'Rulebooks',
  which: 'Which rules tonight?',
  games: 'Games',
  laying: 'Laying the table',
  quick: {
    title: 'No time to choose?',
    says: 'Some scenario, some side, against the computer. One click.',
    start: 'Quick battle',
  },
  first: { title: 'New here?', start: 'First battle' },
}
