import type { Cites } from '../game/journal.ts'
import type { Id, Value } from '../game/store.ts'
import type { Length } from '../length.ts'
import { type Choice, choice, pieceChoice } from '../play/prompt.ts'
import { type Message, text, the } from '../text/message.ts'
import type { Answers, TableQuestion } from './companion.ts'

/** Questions that every set asks about a real table. */

/** The first of these that has not been answered. A later one may look at the answers to those before it. */
export function askInTurn(
  answers: Answers,
  ...questions: readonly (() => TableQuestion | null | undefined | false)[]
): TableQuestion | null {
  for (const ask of questions) {
    const question = ask()
    if (question && answers[question.field] === undefined) return question
  }
  return null
}

type Piece = { readonly id: Id }

export const askWho = (
  says: Message,
  choices: readonly (Piece | Choice)[],
  cites: Cites,
  field = 'piece',
): TableQuestion => ({
  field,
  role: field === 'piece' ? 'actor' : 'target',
  says,
  choices: choices.map(one => ('value' in one ? one : pieceChoice(one))),
  cites,
})

/** Several of these, or none. */
export const askWhom = (
  field: string,
  says: Message,
  pieces: readonly Piece[],
  cites: Cites,
  many = 8,
): TableQuestion => ({
  ...askWho(says, pieces, cites, field),
  many: Math.max(1, Math.min(many, pieces.length)),
  optional: true,
})

/** Asked only if there is a choice. */
export const askWeapon = (weapons: readonly string[], cites: Cites): TableQuestion | null =>
  weapons.length < 2 ? null : askWord('weapon', text`With what?`, weapons, cites)

/** One of several words of the rulebook. */
export const askWord = (field: string, says: Message, words: readonly string[], cites: Cites): TableQuestion => ({
  field,
  says,
  choices: words.map(word => choice(word, text`${the.term(word)}`)),
  cites,
})

/** The bands of a distance: each begins where the one before it ends. */
export const bandChoices = (bands: readonly { readonly value: Value; readonly far: Length }[]): readonly Choice[] =>
  bands.map(({ value, far }, i) => {
    const before = bands[i - 1]
    return choice(
      value,
      before ? text`over ${the.length(before.far)}, up to ${the.length(far)}` : text`up to ${the.length(far)}`,
    )
  })

export const askUpTo = (field: string, says: Message, ends: readonly Length[], cites: Cites): TableQuestion => ({
  field,
  says,
  choices: bandChoices(ends.map(far => ({ value: far, far }))),
  cites,
})

/** Where to, people see at the table; how far at the most, they are told. */
export const movesAtMost = (who: Value | undefined, far: Length): Message =>
  text`${the.piece(String(who))} moves, at most ${the.length(far)}.`

export const askCoverOf = (who: Id, covers: readonly string[], cites: Cites, field = 'cover'): TableQuestion => ({
  field,
  says: text`What is ${the.piece(who)} in or behind?`,
  choices: [choice('open', text`nothing: in the open`), ...covers.map(kind => choice(kind, text`${the.term(kind)}`))],
  cites,
})

export const askAspectOf = (target: Id, cites: Cites): TableQuestion => ({
  field: 'aspect',
  says: text`Which side of ${the.piece(target)} is fired at?`,
  choices: [choice('front', text`front`), choice('side', text`side`), choice('rear', text`rear`)],
  cites,
})

/** The way a vehicle faces: whoever fires at it is to its south. */
export const facingFor = (aspect: Value | undefined): number =>
  ({ front: 180, side: 90, rear: 0 })[String(aspect)] ?? 180

export const askLeaderNear = (
  leaders: readonly Piece[],
  reach: Length,
  who: Piece,
  cites: Cites,
  field = 'leader',
): TableQuestion | null =>
  leaders.length === 0
    ? null
    : {
        field,
        says: text`Is a leader within ${the.length(reach)} of ${the.piece(who)}?`,
        choices: [...leaders.map(leader => pieceChoice(leader)), choice('none', text`No`)],
        cites,
      }

export const askWhether = (field: string, says: Message, cites: Cites): TableQuestion => ({
  field,
  says,
  choices: [choice(true, text`Yes`), choice(false, text`No`)],
  cites,
})

/** Those that were ticked. */
export const ticked = (answer: Value | undefined): readonly Id[] => (answer as readonly Id[] | undefined) ?? []
