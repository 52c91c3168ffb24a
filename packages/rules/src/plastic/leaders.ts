import {
  action,
  because,
  type Modifier,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { finish, isIndirect, onTable, statusRules, whoMay, whyNotAct } from './figures.ts'
import { apart, near, reach, type Thing } from './measure.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'
import { effectModifiers, rowFor, statuses, statusTable } from './tables.ts'

/** Is leading now, with this figure in reach; never the leader himself: PF-RUL-32. */
const leads = (game: Plastic, leader: Figure, figure: Figure): boolean =>
  leader.doing === 'lead' &&
  leader.side === figure.side &&
  leader.id !== figure.id &&
  onTable(leader) &&
  near(game, leader, figure, reach(game, 'leading'))

/** Is a friend leading within 6 inches? Several are not cumulative: PF-RUL-31. */
export const isLed = (game: Plastic, figure: Figure): boolean => game.pieces.some(leader => leads(game, leader, figure))

/** The bonus of leading and directing to fire at this target or spot: on every effect roll, PF-RUL-33. */
export function helpFor(game: Plastic, firer: Figure, target: Thing): readonly Modifier[] {
  const direction = directionFor(game, firer, target)
  if (!isLed(game, firer)) return direction
  const by = game.rows(effectModifiers).led as number
  return [{ says: text`led`, by, cites: ['PF-LDR-8'] }, ...direction]
}

/** The director of this figure's fire; none once the director has fallen. */
function directorOf(game: Plastic, firer: Figure): Figure | null {
  const director = firer.directedBy === null ? null : game.find('piece', firer.directedBy)
  return director && onTable(director) ? director : null
}

/** The bonus for directed fire, by binoculars or radio. Neither figure has moved since. */
function directionFor(game: Plastic, firer: Figure, target: Thing): readonly Modifier[] {
  const director = directorOf(game, firer)
  if (!director) return []
  const byRadio = !mayUseBinoculars(game, director, firer)
  if (byRadio && !near(game, director, target, reach(game, 'radio')))
    return [{ says: text`out of reach of ${the.piece(director)}’s radio`, by: 0, cites: ['PF-RAD-5', 'PF-RUL-36'] }]
  const by = game.rows(effectModifiers).directed as number
  const cites = ['PF-LDR-13', byRadio ? 'PF-RAD-5' : 'PF-LDR-16']
  return [{ says: text`directed by ${the.piece(director)}`, by, cites }]
}

/** Binoculars serve figures within 6 inches. */
const mayUseBinoculars = (game: Plastic, director: Figure, friend: Figure): boolean =>
  director.binoculars && near(game, director, friend, reach(game, 'binoculars'))

/** A radio serves mortars and infantry guns anywhere, if the radioman is unarmed: PF-RUL-37. */
const mayUseRadio = (game: Plastic, director: Figure, friend: Figure): boolean =>
  isFreeRadioman(director) && isIndirect(game, friend)

const isFreeRadioman = (figure: Figure): boolean => figure.radio && figure.weapons.length === 0

/** Under PF-RUL-34 all-rolls, directing (but not leading) also helps the other dice of a shot. */
export function helpOnOtherRolls(game: Plastic, firer: Figure, target: Thing): readonly Modifier[] {
  const led = isLed(game, firer)
    ? [{ says: text`led: counts for the effect roll only`, by: 0, cites: ['PF-LDR-8', 'PF-RUL-34'] }]
    : []
  return game.ruling('PF-RUL-34') === 'all-rolls' ? [...led, ...directionFor(game, firer, target)] : led
}

const mayLead = (figure: Figure): readonly Reason[] =>
  figure.leader || figure.radio
    ? []
    : [because('leader', text`${the.piece(figure)} is neither a leader nor a radioman`, 'PF-LDR-5', 'PF-LDR-1')]

/** Instead of firing, a leader or radioman leads: it must be announced, and is his only action this turn. */
export const lead = action<PlasticTables>()({
  says: text`Lead`,
  fields: { piece: role.actor },
  next: (game, draft) =>
    draft.piece === undefined
      ? { field: 'piece', says: text`Who leads?`, choices: whoMay(game, 'instead', mayLead) }
      : null,
  refuse(game, { piece }) {
    const figure = game.find('piece', piece)
    return [...whyNotAct(game, piece, 'instead'), ...(figure ? mayLead(figure) : [])]
  },
  *carryOut(game, { piece }): Procedure {
    finish(game, piece, 'lead', ['PF-LDR-5', 'PF-LDR-10'])
    const rule = game.piece(piece).leader ? 'PF-LDR-1' : 'PF-RAD-1'
    game.say(text`${the.piece(piece)} leads.`, ['PF-LDR-6', rule], [piece])
  },
})

function whyNotRally(game: Plastic, figure: Figure): readonly Reason[] {
  const reasons: Reason[] = []
  if (figure.status !== 'fire-only' && figure.status !== 'halted')
    reasons.push(because('rally', text`${the.piece(figure)} has not failed its status check`, 'PF-LDR-9', 'PF-RUL-92'))
  if (figure.rerolled)
    reasons.push(because('rally', text`${the.piece(figure)} has already rolled again`, 'PF-LDR-9', 'PF-RUL-30'))
  if (!isLed(game, figure))
    reasons.push(because('rally', text`nobody leads within ${the.length(reach(game, 'leading'))}`, 'PF-LDR-9'))
  return reasons
}

/** A figure that failed its status check rolls again under a leader. That is not an action. */
export const rally = action<PlasticTables>()({
  says: text`Rally`,
  fields: { piece: role.actor },
  next: (game, draft) =>
    draft.piece === undefined
      ? {
          field: 'piece',
          says: text`Who rolls again?`,
          choices: whoMay(game, 'reroll', figure => whyNotRally(game, figure)),
        }
      : null,
  refuse(game, { piece }) {
    const figure = game.find('piece', piece)
    return [...whyNotAct(game, piece, 'reroll'), ...(figure?.at ? whyNotRally(game, figure) : [])]
  },
  *carryOut(game, { piece }): Procedure {
    const by = rallyModifier[game.ruling('PF-RUL-29')] as number
    const modifiers = [{ says: text`led`, by, cites: ['PF-LDR-9', 'PF-RUL-29'] }]
    const under = ['PF-RUL-30', 'PF-RUL-92']
    const [die] = yield* roll(game, 'status-reroll', 1, { cites: ['PF-LDR-9'], under, about: [piece], modifiers })
    const status = rowFor(game.rows(statusTable), (die as number) + by).result
    const isBetter = statuses.indexOf(status) < statuses.indexOf(game.piece(piece).status)
    const cites = [statusRules[status], 'PF-LDR-9']
    game.change('piece', piece, { status, rerolled: true }, cites, isBetter ? { is: 'rallied' } : undefined)
  },
})

/** The direction of the leader's 1 on a roll where low is good: PF-RUL-29. */
const rallyModifier: { readonly [option: string]: number } = { favour: -1, literal: 1, plain: 0 }

/** The figures that may direct fire: with binoculars, or with a radio and no weapon. */
const mayDirect = (figure: Figure): readonly Reason[] => {
  if (figure.binoculars || isFreeRadioman(figure)) return []
  const says = figure.radio
    ? text`${the.piece(figure)} is an armed radioman`
    : text`${the.piece(figure)} has no binoculars`
  return [because('direct', says, ...(figure.radio ? ['PF-RAD-3', 'PF-RUL-37'] : ['PF-LDR-11']))]
}

function whyNotDirected(game: Plastic, director: Figure, friend: Figure): readonly Reason[] {
  const reasons: Reason[] = []
  if (friend.side !== director.side) reasons.push(because('side', text`${the.piece(friend)} is not yours`, 'PF-LDR-12'))
  if (!onTable(friend) || friend.id === director.id)
    reasons.push(because('direct', text`choose another figure on the table`, 'PF-LDR-12'))
  if (friend.acted)
    reasons.push(because('acted', text`${the.piece(friend)} has already acted`, 'PF-LDR-12', 'PF-TRN-27'))
  if (directorOf(game, friend))
    reasons.push(because('direct', text`${the.piece(friend)} is already directed`, 'PF-LDR-13', 'PF-RUL-35'))
  if (reasons.length > 0 || mayUseBinoculars(game, director, friend) || mayUseRadio(game, director, friend))
    return reasons
  if (!director.binoculars)
    return [because('direct', text`a radioman directs only mortars and infantry guns`, 'PF-RAD-4')]
  const far = the.length(apart(game, director, friend), reach(game, 'binoculars'))
  const says = text`${the.piece(friend)} is too far away: ${far}`
  return [because('within 6', says, 'PF-LDR-12', 'PF-RUL-1')]
}

/** A figure with binoculars, or an unarmed radioman, directs the fire of another. */
export const direct = action<PlasticTables>()({
  says: text`Direct fire`,
  fields: { piece: role.actor, target: role.target },
  next(game, draft) {
    if (draft.piece === undefined)
      return { field: 'piece', says: text`Who directs?`, choices: whoMay(game, 'instead', mayDirect) }
    if (draft.target !== undefined) return null
    const director = game.piece(draft.piece)
    const friends = game.pieces.filter(f => f.side === director.side && onTable(f) && f.weapons.length > 0)
    return {
      field: 'target',
      says: text`Whose fire?`,
      choices: friends.map(f => pieceChoice(f, whyNotDirected(game, director, f))),
    }
  },
  refuse(game, { piece, target }) {
    const director = game.find('piece', piece)
    const friend = game.find('piece', target)
    const reasons = [...whyNotAct(game, piece, 'instead'), ...(director ? mayDirect(director) : [])]
    if (!friend) return [...reasons, because('direct', text`there is no figure ${the.name(target)}`)]
    return director?.at ? [...reasons, ...whyNotDirected(game, director, friend)] : reasons
  },
  *carryOut(game, { piece, target }): Procedure {
    const { binoculars, leader } = game.piece(piece)
    finish(game, piece, 'direct', ['PF-LDR-14'])
    game.change('piece', target, { directedBy: piece }, [binoculars ? 'PF-LDR-12' : 'PF-RAD-4'])
    const cites = binoculars ? ['PF-LDR-11', ...(leader ? ['PF-LDR-3'] : [])] : ['PF-RAD-3']
    game.say(text`${the.piece(piece)} directs the fire of ${the.piece(target)}.`, cites, [piece, target])
  },
})
