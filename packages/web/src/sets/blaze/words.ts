import type { SetWords } from '../words.ts'
import { deeds } from './telling/deeds.ts'
import { happening } from './telling/happenings.ts'
import { rollJoins, rollResult, rollSays, rollWhose } from './telling/rolls.ts'

export const words: SetWords = {
  offers: {
    order: 'Lay a card',
    call: 'Call for fire or aircraft',
    overrule: 'Overrule a call',
    choose: 'Name a stand',
    deploy: 'Place a stand',
    plot: 'Lay mines, wire or a barrage',
    rule: 'Settle a dispute',
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
  confirms: { plot: 'Lay it there' },
  offer(action, { actions }) {
    if (action === 'choose') return actions.includes('order') ? 'Name a new headquarters' : null
    if (action !== 'pass' || actions.includes('end')) return null
    return actions.includes('move') ? 'Stay here' : actions.includes('support') ? 'Nobody joins' : 'Hold fire'
  },
  enough: {
    fire: 'All of them',
    deploy: 'In plain sight',
    'deploy load': 'With ordinary rounds',
    charge: 'Without it',
    'plot turn': 'Before the battle',
    'plot length': 'One strip',
    'plot facing': 'North to south',
  },
  idle: count =>
    count === 1 ? 'One stand can still act, or has no card.' : `${count} stands can still act, or have no card.`,
  deed: (decision, who, names, place, after) =>
    deeds[decision.action]?.(decision, { who, names, place, after }) ?? null,
  change: happening,
  purpose: rollSays,
  joins: rollJoins,
  whose: rollWhose,
  result: rollResult,
}
