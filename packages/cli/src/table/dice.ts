import type { Voice } from '@sandtable/kernel'
import { signed, type Wanted, wantedText } from '@sandtable/room'
import { speechOf } from './log.ts'

/** Asks a person for dice: their purpose, what they must show, their modifiers, and their number. */
export function diceLines(wanted: Wanted, voice: Voice): string[] {
  const { count, faces, names, modifiers = [] } = wanted
  const speech = speechOf(voice)
  const helps = modifiers
    .filter(({ by }) => by !== 0)
    .map(({ says, by }) => `${speech.names.label(says, true)} ${signed(by)}`)
  const shows = names ? `one of ${names.join(', ')}` : `1 to ${faces}`
  const what = count === 1 ? 'one die and type what it shows' : `${count} dice and type what they show`
  return [`Dice: ${[wantedText(wanted, speech), ...helps].join(', ')}.`, `Roll ${what}, ${shows}.`]
}
