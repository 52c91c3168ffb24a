import type { Entry, Id, Modifier } from '@sandtable/kernel'

/** How an entry of the journal reads in the log. What only changes a record is not told: a sentence beside it says what it means. */
export interface Line {
  readonly text: string
  readonly cites: readonly string[]
  readonly side: Id | null
  readonly about: readonly Id[]
  readonly kind: 'deed' | 'roll' | 'said'
}

export function lineOf(entry: Entry, named: (id: Id) => string): Line | null {
  switch (entry.type) {
    case 'said':
      return { text: entry.text, cites: entry.cites, side: null, about: entry.about ?? [], kind: 'said' }
    case 'roll':
      return { text: rollText(entry, named), cites: entry.cites, side: null, about: entry.about ?? [], kind: 'roll' }
    case 'decision': {
      const { action, piece } = entry.decision
      const who = typeof piece === 'string' ? `${named(piece)}: ` : ''
      return {
        text: `${who}${action}.`,
        cites: [],
        side: entry.side,
        about: typeof piece === 'string' ? [piece] : [],
        kind: 'deed',
      }
    }
    default:
      return null
  }
}

type Roll = Extract<Entry, { type: 'roll' }>

function rollText(roll: Roll, named: (id: Id) => string): string {
  const who = roll.about?.length === 1 ? `, ${named(roll.about[0] as Id)}` : ''
  const need = roll.need === undefined ? '' : `needs ${roll.need}+, `
  const shown = roll.drawn ?? roll.dice
  const sum =
    roll.need === undefined || roll.dice.length !== 1
      ? ''
      : `: ${total(roll)}${total(roll) >= roll.need ? ', succeeds' : ', fails'}`
  return `${purpose(roll)}${who}: ${need}rolls ${shown.join(' ')}${modifierText(roll.modifiers ?? [])}${sum}.`
}

export const purpose = ({ purpose: word }: Roll): string => capital(word.replaceAll('-', ' '))

export const total = ({ dice, modifiers }: Roll): number =>
  (modifiers ?? []).reduce((sum, m) => sum + m.by, dice[0] ?? 0)

const modifierText = (modifiers: readonly Modifier[]): string => {
  const told = modifiers.filter(m => m.by !== 0).map(m => `${m.says} ${signed(m.by)}`)
  return told.length > 0 ? ` (${told.join(', ')})` : ''
}

/** With a real minus: the typeface's hyphen is too short for a number. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
