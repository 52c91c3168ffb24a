import type { Choice, Reason } from '@sandtable/kernel'

/** Where nobody can: what keeps one from it and not the others. Of the one who has a grenade, that he is halted. */
export function rarest(choices: readonly Pick<Choice, 'no'>[]): readonly Reason[] | undefined {
  const often = (word: string | undefined): number => choices.filter(({ no }) => no[0]?.word === word).length
  return [...choices].sort((a, b) => often(a.no[0]?.word) - often(b.no[0]?.word))[0]?.no
}
