import { type Decision, Refusal, text, type Voice } from '@sandtable/kernel'
import { type Chance, oddsOf } from '@sandtable/room'

const befalls: { readonly [what in Chance['what']]: string } = {
  gone: 'falls',
  damaged: 'is damaged',
  pinned: 'is pinned',
  wounded: 'is wounded',
  away: 'leaves the table',
}

const SECRETS = text`there are things on this table that you may not know, and the odds would tell of them`

/**
 * The possible outcomes of a decision, and how likely each is: exactly, if every roll can be played. The game does
 * not change.
 */
export function oddsLines(voice: Voice, decision: Decision): string[] {
  const { seat } = voice
  const refusal = seat.refusal(decision)
  if (refusal) throw refusal
  if (!seat.knowsAll) throw new Refusal([{ word: 'odds', says: SECRETS, cites: [] }])
  const work = oddsOf(seat, decision)
  let step = work.next()
  while (!step.done) step = work.next()
  const { exact, chances } = step.value
  if (chances.length === 0) return ['Nobody can be lost, pinned or wounded by it.']
  return chances.map(chance => chanceLine(voice, chance, exact))
}

/** 'Rifleman 2 falls: 42 %.' */
export const chanceLine = ({ wording }: Voice, { piece, what, chance }: Chance, exact: boolean): string =>
  `${wording.called('piece', piece)} ${befalls[what]}: ${exact ? '' : 'about '}${(chance * 100).toFixed(chance < 0.1 ? 1 : 0)} %.`
