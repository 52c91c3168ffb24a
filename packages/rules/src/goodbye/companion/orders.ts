import {
  askInTurn,
  because,
  choice,
  gathered,
  type Id,
  pieceChoice,
  type Resolution,
  type TableQuestion,
  text,
  the,
} from '@sandtable/kernel'
import { leadersOf, whyNotLead } from '../command.ts'
import { isSteady, isTank } from '../figures.ts'
import type { Figure, Goodbye, GoodbyeTables, Unit } from '../records.ts'
import { distances } from '../tables.ts'
import { own } from './acts.ts'
import { cms } from './ground.ts'

/** A command roll: how far the men are from their leader counts. */
export const order: Resolution<GoodbyeTables> = {
  id: 'order',
  says: text`Command roll`,
  kind: 'act',
  cites: ['GB-STAT-17', 'GB-CMD-7'],
  fits: ({ state }) => state.phase === 'orders',
  ask(game, answers) {
    const { 'far-from-commander': far } = game.rows(distances)
    const unit = game.find('unit', String(answers.unit))
    return askInTurn(
      answers,
      () => askSquad(game),
      () => unit && askGiver(game, unit),
      () =>
        unit &&
        answers.leader !== NOBODY && {
          field: 'apart',
          says: text`How far is ${the.piece(String(answers.leader))} from them?`,
          choices: [
            choice('near', text`within ${the.length(far)} of all of them`),
            choice('far', text`${the.length(far)} or more from some of them`),
          ],
          cites: ['GB-CMD-7', 'GB-STAT-22'],
        },
    )
  },
  scene(game, { unit, leader, apart }) {
    const { command, 'far-from-commander': far } = game.rows(distances)
    const off = leader === NOBODY ? cms(command) + 20 : apart === 'far' ? cms(far) : 4
    const men = squad(game, unit).filter(({ id }) => id !== leader)
    const away = leader === NOBODY ? leadersAway(game, unit) : [String(leader)]
    const ids = men.map(({ id }) => id)
    return { pieces: { ...gathered(away, 0.9), ...gathered(ids, 0.9, [0, off]) } }
  },
  decides: ({ state }, { unit, leader }) => ({
    side: state.side as Id,
    decision: {
      action: 'order',
      unit: String(unit),
      ...(leader !== undefined && leader !== NOBODY && { piece: String(leader) }),
    },
  }),
}

const squad = (game: Goodbye, unit: unknown): readonly Figure[] => own(game).filter(f => f.unit === unit && !isTank(f))

/** The squads, and the tanks that order themselves. */
function askSquad(game: Goodbye): TableQuestion {
  const squads = game.store.all('unit').filter(({ id }) => squad(game, id).length > 0)
  const tanks = own(game).filter(isTank)
  return {
    field: 'unit',
    says: text`Which squad or tank?`,
    choices: [...squads.map(unit => choice(unit.id, text`${the.unit(unit)}`)), ...tanks.map(tank => pieceChoice(tank))],
    cites: ['GB-CMD-1', 'GB-RUL-79'],
  }
}

const NOBODY = 'nobody'

/** Who gives the order. A squad that has a leader among its own men has one near. */
function askGiver(game: Goodbye, unit: Unit): TableQuestion {
  const { command } = game.rows(distances)
  const leaders = leadersOf(game, unit)
  const no = leaders.some(leader => leader.unit === unit.id && isSteady(leader))
    ? [because('commander', text`a leader is near enough to give the order`, 'GB-STAT-24', 'GB-RUL-8')]
    : []
  return {
    field: 'leader',
    says: text`Who gives the order?`,
    choices: [
      ...leaders.map(leader => pieceChoice(leader, whyNotLead(leader, unit))),
      choice(NOBODY, text`no leader within ${the.length(command)}: they order themselves`, no),
    ],
    cites: ['GB-STAT-17', 'GB-STAT-24'],
  }
}

/** Leaders who might order a squad, and are not of it. */
const leadersAway = (game: Goodbye, id: unknown): readonly Id[] => {
  const unit = game.find('unit', String(id))
  return unit ? leadersOf(game, unit).flatMap(leader => (leader.unit === id ? [] : [leader.id])) : []
}
