import { written } from '../../numbers.ts'

const percent = (share: number): string => `${Math.round(share * 100)}%`
const between = (low: number, high: number): string => `${Math.round(low * 100)} to ${Math.round(high * 100)}`
const signed = (share: number): string =>
  `${share > 0 ? '+' : share < 0 ? '−' : ''}${Math.abs(Math.round(share * 100))}`
const many = (n: number, one: string, more = `${one}s`): string => `${written(n)} ${n === 1 ? one : more}`

const levels = {
  random: 'Random',
  quick: 'Quick player',
  recruit: 'Recruit',
  regular: 'Regular',
  veteran: 'Veteran',
  general: 'General',
}

/** By what the rules call them; a word that is not here is told as they have it. */
const causes: { readonly [cause: string]: string } = {
  fire: 'fire',
  grenade: 'grenades',
  blast: 'blasts',
  melee: 'close combat',
  morale: 'broken nerve',
  rout: 'rout',
  wounds: 'wounds',
  card: 'events',
  captured: 'capture',
  fled: 'flight',
}

export const lab = {
  name: 'Lab',
  is: (title: string) => `${title}: is it fair?`,
  percent,
  between,
  signed,
  levels,
  causes,
  line: (set: string, games: number) => `${set}. ${many(games, 'game')}.`,
  same: (level: string) => `${level} plays all sides.`,
  swapped: (levels: string, pairs: number) =>
    `${levels}: sides swapped, ${many(pairs, 'pair')} of games with the same dice.`,
  seed: (seed: string) => `Seed ${seed}.`,
  verdict: {
    wins: (side: string, low: number, high: number) => `${side}, ${between(low, high)} of the points.`,
    fair: 'Fair: whatever it is exactly, it is within 5 of an even share.',
    maybe: 'It may well be fair: an even share lies in the interval. More games would say.',
    slight: (side: string) => `Nearly fair: ${side} has a slight edge, clear of chance, of 5 at most by these games.`,
    uneven: (side: string) => `Not fair: ${side} has the better of it, clear of chance.`,
  },
  wins: {
    title: 'Who wins',
    drawn: (share: number, low: number, high: number) => `${percent(share)} drawn, ${between(low, high)}`,
    record: (won: number, lost: number) => `${written(won)} won, ${written(lost)} lost`,
    score: (median: number, p95: number) => `score ${written(median)}, at best ${written(p95)}`,
    first: 'By who acts first',
    firstIs: (side: string) => `${side} first`,
    worth: (share: number, low: number, high: number) =>
      low > 0
        ? `Acting first is worth ${Math.round(share * 100)} points, ${between(low, high)}.`
        : high < 0
          ? `Acting first costs ${Math.round(-share * 100)} points, ${between(-high, -low)}.`
          : `Acting first makes no clear difference: ${signed(share)} points, ${signed(low)} to ${signed(high)}.`,
    players: 'By player',
    interval: '95% intervals, Wilson. A draw counts half for each.',
  },
  course: {
    title: 'How the answer became clear',
    says: (side: string) => `Share of the points of ${side}, with an interval that may be looked at after every game.`,
    games: 'games',
  },
  won: {
    title: 'How it is won',
    why: 'Why it ended',
    drawn: 'Drawn',
    others: (n: number) => `and ${many(n, 'other reason')}`,
    points: 'Points a game, and what for',
  },
  length: {
    title: 'How long it takes',
    says: (median: number, p95: number, decisions: number) =>
      `Turns played. Median ${median}, 95th percentile ${p95}; ${written(decisions)} decisions as a rule.`,
    limit: (share: number) => `${percent(share)} reach the last turn.`,
    bar: (turns: number, games: number) => `${many(games, 'game')} of ${many(turns, 'turn')}`,
  },
  losses: {
    title: 'Casualties',
    start: 'start',
    lost: 'lost',
    spread: '10th to 90th, median',
    by: (side: string, causes: string) => `${side} loses to ${causes}.`,
    each: (n: number, cause: string) => `${cause} ${written(n, 1)}`,
    range: (low: number, median: number, high: number) => `${low} to ${high}, median ${median}`,
  },
  places: {
    title: 'Who holds what, turn by turn',
    held: (side: string, share: number) => `${side} ${percent(share)}`,
    nobody: 'nobody',
    fell: (fell: number, games: number, turn: number) =>
      `Changes hands in ${written(fell)} of ${written(games)} games, as a rule in turn ${turn}.`,
    never: 'Never changes hands.',
    turn: (turn: number) => (turn === 0 ? 'start' : String(turn)),
  },
  heat: {
    fell: 'Where they fall',
    stood: 'Where they stand',
    fellIn: (side: string) => `${side}: where they fall`,
    each: (square: string) => `losses a game, each ${square} square`,
    ofSide: (side: string, square: string) => `${side}: figures at the end of a turn, a game, each ${square} square`,
    map: (title: string, most: string) => `${title}: a map of the table with a dot for each square; ${most}`,
    most: (n: string) => `${n} at most`,
  },
  games: {
    title: 'Games worth watching',
    shortest: 'Shortest',
    closest: 'Closest',
    unlikeliest: 'Unlikeliest',
    of: (n: number, turns: number, result: string) => `Game ${n}, ${many(turns, 'turn')}. ${result}`,
    won: (side: string) => `${side} won`,
    drawn: 'A draw',
    points: (n: number) => (n === 0 ? 'on level points.' : `by ${many(n, 'point')}.`),
    force: (share: number) => `with ${percent(share)} more of its force left.`,
    less: (share: number) => `with ${percent(share)} less of its force left.`,
    even: 'with as much of its force left.',
    unusual: (times: number) => `${written(times, 1)} standard deviations from the usual result.`,
    save: 'Save the replay',
    open: 'Watch',
    opening: 'Playing it again.',
    how: 'Open the file on the first page of Sandtable, or with sandtable replay.',
  },
  compared: {
    title: 'What a change does',
    change: 'Change',
    difference: 'Difference',
    none: 'no clear difference',
  },
  balance: {
    title: 'What would make it fair',
    even: (share: string, sure: string) => `Nothing needs to change: ${share}, ${sure} sure to be fair.`,
    none: 'Nothing that was tried makes it fair.',
    sure: (share: number) => `${percent(share)} sure`,
    tried: (games: number) =>
      `Each weighed by ${many(games, 'game')} that had no part in finding it. Sure: the chance that the weaker side takes 45 to 55 of a hundred points.`,
    longer: (n: number, last: number) => `${many(n, 'turn')} more (${last} in all)`,
    shorter: (n: number, last: number) => `${many(n, 'turn')} fewer (${last} in all)`,
    more: (side: string, n: number, kind: string) => `${side}: ${n} more ${kind}`,
    fewer: (side: string, n: number, kind: string) => `${side}: ${n} fewer ${kind}`,
    points: (side: string, n: number) => `${side}: begins with ${many(n, 'point')}`,
  },
  checks: {
    title: 'Checks.',
    dice: (rolled: number, faces: number, mean: number, chance: number) =>
      `Dice: ${written(rolled)} D${faces} rolled, mean ${written(mean, 2)}, evenness p ${written(chance, 2)}.`,
    same: 'Every game follows from the seed and its number alone: any machine finds the same.',
  },
}
