const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

export const screen = {
  intro:
    'The computer plays this battle against itself, many times, on your machine. You may watch, stop, or do something else.',
  games: 'Games',
  first: (side: string) => `${side} is played by`,
  seed: 'Seed',
  start: 'Start',
  again: 'Start again',
  stop: 'Stop',
  print: 'Print',
  data: 'Data, JSON',
  progress: (played: number, games: number) => `${played} of ${games} games`,
  left: (seconds: number) =>
    seconds < 100 ? `${Math.round(seconds)} s left` : `${many(Math.round(seconds / 60), 'minute')} left`,
  balancing: (played: number) => `Looking for a handicap: ${many(played, 'game')} so far.`,
  makeFair: 'What would make it fair?',
  settingUp: 'Reading the rules.',
  notHere: 'There is no such battle here.',
}
