import type { Run } from '@sandtable/kernel'
import type { Wording } from './wording.ts'

type Wanted = NonNullable<Run['wanted']>

/** Asks a person for dice: what they are for, what they must show, and how many there are. */
export function diceLines({ purpose, count, spec }: Wanted, wording: Wording): string[] {
  const about = (spec.about ?? []).map(id => wording.called('piece', id))
  const sum = (spec.modifiers ?? []).reduce((total, { by }) => total + by, 0)
  const helped = sum === 0 ? '' : `, ${sum > 0 ? `+${sum}` : `−${-sum}`} on each die`
  const need = spec.need === undefined ? '' : ` ${spec.need} or more is needed${helped}.`
  const faces = spec.names ? `one of ${spec.names.join(', ')}` : `1 to ${spec.faces ?? 6}`
  const what = count === 1 ? 'one die and type what it shows' : `${count} dice and type what they show`
  return [
    `Dice: ${purpose.replaceAll('-', ' ')}${about.length > 0 ? ` for ${about.join(', ')}` : ''}.${need}`,
    `Roll ${what}, ${faces}.`,
  ]
}

/** '4 1 6', '4,1,6', and '416' where no die has more than nine sides; a card by its name. */
export function readDice(line: string, { count, spec }: Wanted): (number | string)[] {
  const faces = spec.names?.length ?? spec.faces ?? 6
  const isRun = faces < 10 && /^\d+$/.test(line) && line.length === count
  const words = isRun ? [...line] : line.split(/[\s,]+/).filter(Boolean)
  return words.map(word => (/^\d+$/.test(word) ? Number(word) : word))
}
