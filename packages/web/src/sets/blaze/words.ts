import type { Decision, Id } from '@sandtable/kernel'
import type { Names } from '../../words/names.ts'
import type { SetWords } from '../words.ts'
import { orderText } from './cards.ts'
import { together } from './together.ts'

/** How a weapon is used, where that needs saying. */
const modes: { readonly [mode: string]: string } = {
  he: 'high explosive',
  at: 'armour piercing',
  indirect: 'indirectly',
  smoke: 'smoke',
  suppressive: 'to suppress',
  speculative: 'on suspicion',
  flame: 'with flame',
  light: 'at the light',
  demolition: 'the charge',
}

const deeds: { readonly [action: string]: (decision: Decision, who: string, names: Names) => string | null } = {
  order({ pieces, card, arrow, task }, who, names) {
    const stands = (pieces as readonly Id[] | undefined) ?? []
    const told = orderText(
      String(card),
      typeof arrow === 'number' ? arrow : null,
      typeof task === 'string' ? task : null,
    )
    return `${stands.length > 0 ? together(stands.map(names.piece)) : who}: ${told}.`
  },
  // who passes does nothing, and is often asked only so that nobody can tell what he has
  pass: () => '',
  end: (_decision, who) => `${who} is done.`,
  fire({ target, mode, weapon }, who, names) {
    const how = modes[String(mode)]
    const with_ = typeof weapon === 'string' ? ` with the ${weapon.replaceAll('-', ' ')}` : ''
    const at = names.isPiece(target)
      ? ` at ${names.piece(target)}`
      : typeof target === 'string'
        ? ` at the ${names.place(target)}`
        : ''
    return `${who} fires${at}${with_}${how ? `, ${how}` : ''}.`
  },
  react: ({ target }, who, names) =>
    `${who} fires on the opportunity${names.isPiece(target) ? ` at ${names.piece(target)}` : ''}.`,
  charge: ({ target }, who, names) => `${who} charges${names.isPiece(target) ? ` ${names.piece(target)}` : ''}.`,
  use: (_decision, who) => `${who} moves at the double.`,
  deploy: ({ hidden }, who) => `${who} is placed${hidden === true ? ', hidden' : ''}.`,
}

export const blazeWords: SetWords = {
  offers: {
    order: 'Lay a card',
    call: 'Call for fire or aircraft',
    overrule: 'Overrule a call',
    choose: 'Name a stand',
    deploy: 'Place a stand',
    plot: 'Lay mines, wire or a barrage',
    rule: 'Let the dice decide a dispute',
    use: 'Move at the double',
    react: 'Opportunity fire',
    mount: 'Get aboard',
    dismount: 'Get off',
    overrun: 'Drive over them',
    clear: 'Clear an obstacle',
    fly: 'Fly a run',
    support: 'Support the melee',
    pass: 'Wait with this go',
    end: 'Done with this step',
  },
  idle: count =>
    count === 1 ? 'One stand can still act, or has no card.' : `${count} stands can still act, or have no card.`,
  deed: (decision, who, names) => deeds[decision.action]?.(decision, who, names) ?? null,
  purpose: ({ purpose }) => purposes[purpose] ?? null,
}

const purposes: { readonly [purpose: string]: string } = {
  gun: 'Anti-tank fire',
  dpv: 'Against a building',
  'he-armour': 'High explosive at armour',
  'melee-attack': 'Close combat, attacking',
  'melee-defence': 'Close combat, defending',
}
