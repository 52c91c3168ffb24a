export const learn = {
  /** The coach's card. */
  card: {
    label: 'Coach',
    now: 'Now',
    close: 'Close',
    before: 'Back',
    next: 'Next',
    place: (at: number) => `Lesson ${at}`,
    again: (title: string) => `Explain again: ${title}`,
    off: 'Turn explanations off',
  },
  /** What is said at the moment of a costly slip, and asked after it. */
  slip: {
    label: 'Before you do that',
    anyway: (deed: string) => `${deed} anyway`,
    never: 'Do not warn me about this again',
    danger: (who: string, where: string, chance: string, befalls: string, otherwise: string) =>
      `${who} would stand ${where}: about ${chance} ${befalls} before you can act again; ${otherwise}.`,
    holds: (chance: string) => `${chance} if you hold`,
    refuge: (chance: string, place: string) => `about ${chance} at ${place}`,
    open: (far: string, foe: string) => `in the open, ${far} from ${foe}`,
    covered: (far: string, foe: string) => `${far} from ${foe}`,
    somewhere: 'where they can reach it',
    hopeless: (who: string, chance: string) => `Only ${chance} to do anything to ${who}.`,
    hopelessNot: (who: string) => `This can do nothing to ${who}.`,
    friend: (who: string, chance: string, befalls: string) => `${who} is yours: ${chance} ${befalls}.`,
    idle: (count: number) => (count === 1 ? 'One piece can still act.' : `${count} pieces can still act.`),
    voice: (who: string, far: string, reach: string) =>
      `${who} would stand ${far} from the nearest leader: beyond ${reach} orders are harder to follow.`,
    headquarters: (who: string, far: string, reach: string) =>
      `${who} would stand ${far} from its headquarters: outside ${reach} its rating drops from the next turn.`,
    bunched: (who: string, count: number) =>
      `${count === 1 ? 'Another' : `${count} others`} of yours would stand within 2″ of ${who}, in the enemy’s sight: a hit on one pins all.`,
  },
  befalls: {
    gone: 'to fall',
    damaged: 'to be damaged',
    pinned: 'to be pinned',
    wounded: 'to be wounded',
    away: 'to leave the table',
  },
  /** A case in the rulebook, on its small table. */
  case: {
    begins: 'How it begins.',
    still: 'No decision is made here. The case shows a position and how it counts.',
    refused: 'Refused:',
  },
  /** Home, chooser and settings. */
  first: {
    says: 'Ten minutes on the real table with the real rules. Each step is explained as it comes.',
    others: (shortest: string) => `${shortest} has the shortest rules. The other sets have theirs:`,
    mark: 'First battle, explained as it goes',
  },
  settings: {
    group: 'Learning',
    lessons: { title: 'Explanations', on: 'When something is new', off: 'Never' },
    warnings: { title: 'Warnings before costly mistakes', on: 'Before you confirm', off: 'Never' },
    again: 'Show all explanations and warnings again',
    forgotten: 'Everything will be explained again.',
  },
}
