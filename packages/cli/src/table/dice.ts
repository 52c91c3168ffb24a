import { type RollEntry, tellWanted, type Voice } from '@sandtable/kernel'
import type { Wanted } from '@sandtable/room'

/** Asks a person for dice: what they are for, what they must show, what helps them, and how many there are. */
export function diceLines(wanted: Wanted, voice: Voice): string[] {
  const { count, faces, names, modifiers = [], ...rest } = wanted
  const roll: RollEntry = { ...rest, type: 'roll', faces, dice: [], at: 0 }
  const helps = modifiers
    .filter(({ by }) => by !== 0)
    .map(({ says, by }) => `${voice.wording.names.label(says, true)} ${by > 0 ? `+${by}` : `−${-by}`}`)
  const shows = names ? `one of ${names.join(', ')}` : `1 to ${faces}`
  const what = count === 1 ? 'one die and type what it shows' : `${count} dice and type what they show`
  return [
    `Dice: ${[voice.say(tellWanted(roll, voice.rules.telling ?? {})), ...helps].join(', ')}.`,
    `Roll ${what}, ${shows}.`,
  ]
}
