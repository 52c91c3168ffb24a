import {
  allowed,
  type Choice,
  isPoint,
  type Point,
  type Question,
  type Reason,
  reasonText,
  type Voice,
  type Wording,
} from '@sandtable/kernel'

/** How many greyed choices are named, and how many reasons given, before the rest is only counted. */
const NAMED = 6
const REASONS = 4

/** The choices of a question, numbered: the allowed ones, then a line about the others. */
export function choiceLines(question: Question, voice: Voice, from: Point | null, most: number): string[] {
  const { choices, open, many, optional } = question
  const numbered = choices.map((choice, i) => ({ ...choice, number: i + 1 }))
  const free = numbered.filter(allowed)
  const greyed = numbered.filter(choice => !allowed(choice))
  const names =
    greyed.length > NAMED
      ? `${greyed.length} choices`
      : greyed.map(c => `${c.number} ${voice.wording.say(c.says)}`).join(', ')
  return [
    ...free
      .slice(0, most)
      .map(({ number, says, value }) => `${number}. ${voice.wording.say(says)}${placeOf(value, voice, from)}`),
    ...(free.length > most ? [`${free.length - most} more: type more.`] : []),
    ...(greyed.length > 0 ? [`Not allowed: ${names}. Type ? to hear why.`] : []),
    ...(open ? ['Or type a place: 20,14 or C5 or north 4 or towards and a name.'] : []),
    ...(many ? [`Up to ${many}, with commas between.`] : []),
    ...(optional ? ['Or press Enter to leave it out.'] : []),
  ]
}

/** A choice that is a place names its square, and its direction from the piece. */
function placeOf(value: unknown, { squares }: Voice, from: Point | null): string {
  return isPoint(value) ? ` in ${squares.name(value)}${from ? `, ${squares.bearing(from, value)}` : ''}` : ''
}

/** Why the greyed choices may not be chosen, grouped by reason. `which` asks for one of them by its number. */
export function refusalLines(choices: readonly Choice[], which: string, wording: Wording): string[] {
  const groups = new Map<string, { readonly names: string[]; readonly no: readonly Reason[] }>()
  choices.forEach(({ says, no }, i) => {
    if (no.length === 0 || (which !== '' && which !== String(i + 1))) return
    const key = no.map(reason => reasonText(reason, wording)).join()
    const group = groups.get(key) ?? { names: [], no }
    group.names.push(`${i + 1} ${wording.say(says)}`)
    groups.set(key, group)
  })
  if (groups.size === 0) return [which ? `Choice ${which} is allowed.` : 'Everything here is allowed.']
  return [...groups.values()].flatMap(({ names, no }) => [
    `Not allowed: ${names.length > NAMED ? `${names.length} choices, such as ${names[0]}` : names.join(', ')}.`,
    ...reasonLines(no, wording),
  ])
}

/** Each reason once, one line per reason. */
export function reasonLines(reasons: readonly Reason[], wording: Wording): string[] {
  const texts = [...new Set(reasons.map(reason => reasonText(reason, wording)))]
  const more = texts.length - REASONS
  return [...texts.slice(0, REASONS).map(text => `  ${text}`), ...(more > 0 ? [`  And ${more} more reasons.`] : [])]
}
