import type { Choice, Reason } from '@sandtable/kernel'

/** The reason for which none of several answers may be given, if it is the same for all. */
export function reasonOfAll(choices: readonly Pick<Choice, 'no'>[]): Reason | null {
  const [first] = choices[0]?.no ?? []
  const isSame = ({ no: [why] }: Pick<Choice, 'no'>): boolean => JSON.stringify(why) === JSON.stringify(first)
  return first && choices.length > 1 && choices.every(isSame) ? first : null
}
