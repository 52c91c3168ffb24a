/** The answer that a ruling's option gives, in a few words: the beginning of its text. The option's id is never shown. */
export function answerOf(says: string): string {
  const [sentence = says] = /^.*?[.;](?=\s|$)/.exec(says) ?? []
  const whole = sentence.replace(/[.;]$/, '')
  if (whole.length <= MOST) return whole
  const [clause = whole] = /^.{25,}?[:,](?=\s)/.exec(whole) ?? []
  const short = clause.replace(/[:,]$/, '')
  return short.length <= MOST ? short : whole
}

/** What an option says besides its answer; nothing where the answer says it all. */
export const restOf = (says: string): string =>
  says
    .slice(answerOf(says).length)
    .replace(/^[.;:,]\s*/, '')
    .replace(/^./, first => first.toUpperCase())

const MOST = 70
