import type { Run, Wording } from '@sandtable/kernel'

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
