import { inPercent } from '../../percent.ts'

type Fate = 'injured' | 'destroyed' | 'abandoned' | 'lost' | 'out' | 'fled' | 'left' | 'thinned'

const fates: { readonly [fate in Fate]: string } = {
  injured: 'injured',
  destroyed: 'destroyed',
  abandoned: 'abandoned',
  lost: 'fallen',
  out: 'captured or broken',
  fled: 'fled',
  left: 'off the table',
  thinned: 'figures',
}

/** By what the rules call them; a word that is not here is told as they have it. */
const causes: { readonly [cause: string]: string } = {
  fire: 'Fire',
  grenade: 'Grenades',
  blast: 'Shells, bombs and other blasts',
  flame: 'Flame',
  melee: 'Close combat',
  overrun: 'Run over',
  morale: 'Broken nerve',
  panic: 'Panic',
  terror: 'Terror',
  card: 'Events',
  wounds: 'Died of wounds',
  other: 'Other causes',
}

const percent = (share: number): string => String(Math.round(share * 100))

export const report = {
  of: (title: string) => `Battle report: ${title}`,
  kicker: 'Battle report',
  writing: 'Writing the report.',
  running: 'The battle is not over yet. The report comes when it is.',
  open: 'Battle report',
  tools: { label: 'This report', replay: 'Replay', print: 'Print', save: 'Save as a page' },
  line: (set: string, turns: number, decisions: string, dice: string) =>
    `${set}. ${turns === 1 ? 'One turn' : `${turns} turns`}, ${decisions} decisions, ${dice} dice.`,
  won: (side: string) => `The ${side} side has won.`,
  nobody: 'Nobody won.',
  why: 'Why',
  review: {
    title: 'A veteran looks back',
    start: (side: string) => `Review ${side}`,
    none: (n: number) => `Of ${n} decisions he would change none.`,
    was: (deed: string, percent: number, better: string, then: number) =>
      `${deed} Chance to win: ${inPercent(percent)}. Better: ${better} ${inPercent(then)}.`,
  },
  maps: { before: 'How it began', after: 'How it ended' },
  side: 'Side',
  strength: {
    title: 'What it cost',
    began: 'Started with',
    left: 'Still standing',
    share: (now: number, then: number) => (then === 0 ? '' : `(${inPercent(percent(now / then))})`),
  },
  fates,
  causes,
  losses: {
    title: 'Losses by kind',
    none: 'No losses.',
    figures: 'Figures lost from stands that fought on',
    causes: 'Losses by cause',
    cause: 'Cause',
    by: 'Who did most',
    count: (name: string, count: number) => `${name}: ${count}`,
  },
  luck: {
    title: 'Luck',
    says: 'How good the dice were: the percentage of all possible rolls of the same dice that would have been worse. Equal rolls count half. This is exact; 50 is average. The total counts every roll that needed a number.',
    whose:
      'Dice that decide whether a piece is hurt count as the luck of its enemy, whoever rolled them. Where no number was needed, high or low counts as good, whichever helps.',
    purpose: 'For what',
    tries: 'Rolls',
    got: 'Made',
    expected: 'Expected',
    better: 'Better than',
    all: 'All together',
    average: (value: string) => `average ${value}`,
    of: (share: number) => inPercent(percent(share)),
    verdict: (share: number): string =>
      share >= 0.9
        ? 'very lucky'
        : share >= 0.7
          ? 'lucky'
          : share > 0.3
            ? 'average'
            : share > 0.1
              ? 'unlucky'
              : 'very unlucky',
    none: 'no dice that needed a number',
    few: 'too few rolls to say',
  },
  turning: {
    title: 'Turning points',
    says: 'The actions that cost a side most of its starting strength. A figure counts one, a vehicle or gun four.',
    cost: (side: string, share: number) => `cost the ${side} side ${inPercent(percent(share))}`,
    fates: {
      injured: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} injured.`,
      destroyed: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} destroyed.`,
      abandoned: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} abandoned.`,
      lost: (names: string, count: number) => `${names} ${count === 1 ? 'falls' : 'fall'}.`,
      out: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} out of the game.`,
      flees: (names: string, count: number) => `${names} ${count === 1 ? 'takes' : 'take'} flight.`,
      fled: (names: string, count: number) => `${names} ${count === 1 ? 'flees' : 'flee'} the table.`,
      left: (names: string, count: number) => `${names} ${count === 1 ? 'leaves' : 'leave'} the table.`,
      thinned: (names: string, count: number) => `${names} ${count === 1 ? 'loses' : 'lose'} figures.`,
      back: (names: string, count: number) => `${names} ${count === 1 ? 'is' : 'are'} back.`,
    },
    more: (count: number) => `${count} more`,
    turn: (turn: string) => `Turn ${turn}`,
    dice: (share: number) => `Dice better than ${inPercent(percent(share))} of all possible rolls.`,
    see: 'See it',
    none: 'There were none.',
  },
  rulings: { title: 'Rulings', usual: 'All as usual.' },
  printed: (print: string) => `Fingerprint ${print}: the same game has the same one on every machine.`,
  made: 'Written by Sandtable from the journal of the game.',
}
