import {
  action,
  because,
  type Id,
  offer,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { courageTest } from '../courage.ts'
import { isDown, isTank, kindOf, onTable, ownFigure } from '../figures.ts'
import { attempt } from '../fortune.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { needs } from '../tables.ts'

const isBroken = (tank: Figure): boolean => tank.engine === 'stopped' || tank.jammed

/** The modifiers from a tank's crew: GB-TANK-10. */
export const whyAbandoned = (tank: Figure): readonly Reason[] =>
  tank.abandoned ? [because('tank', text`${the.piece(tank)} is abandoned`, 'GB-TANK-10', 'GB-RUL-56')] : []

/** Why a tank cannot drive. */
export const whyNotDrive = (tank: Figure): readonly Reason[] => [
  ...whyAbandoned(tank),
  ...(tank.engine === 'stopped'
    ? [because('movement', text`the engine of ${the.piece(tank)} has stopped`, 'GB-TANK-5', 'GB-TANK-9')]
    : []),
]

function whyNotRepair(tank: Figure): readonly Reason[] {
  if (!isTank(tank)) return [because('target', text`${the.piece(tank)} is not a tank`, 'GB-TANK-5', 'GB-TANK-7')]
  const reasons: Reason[] = [...whyAbandoned(tank)]
  if (!isBroken(tank))
    reasons.push(because('target', text`${the.piece(tank)} needs no repair`, 'GB-TANK-5', 'GB-TANK-7'))
  if (tank.moved > 0 || tank.stepped)
    reasons.push(because('moved', text`a repair is made instead of moving, once a turn`, 'GB-RUL-56'))
  if (tank.acted) reasons.push(because('fired', text`${the.piece(tank)} has acted already`, 'GB-RUL-14'))
  if (isDown(tank)) reasons.push(because('pinned', text`${the.piece(tank)} is suppressed`, 'GB-PIN-4'))
  return reasons
}

/** In the move step a crew may try to repair its tank instead of moving. */
export const repair = action<GoodbyeTables>()({
  says: text`Repair`,
  fields: { piece: role.actor },
  next(game, draft, { side }) {
    if (draft.piece !== undefined) return null
    const tanks = game.pieces.filter(f => f.side === side && onTable(f) && isTank(f) && isBroken(f))
    return {
      field: 'piece',
      says: text`Which tank?`,
      choices: tanks.map(tank => pieceChoice(tank, whyNotRepair(tank))),
    }
  },
  refuse(game, { piece }, { side }) {
    const tank = ownFigure(game, piece, side)
    return 'id' in tank ? whyNotRepair(tank) : tank
  },
  carryOut: (game, { piece }) => mend(game, game.piece(piece)),
})

/** One roll: for the engine first, or for the mount if the engine runs. */
function* mend(game: Goodbye, tank: Figure): Procedure {
  const engine = tank.engine === 'stopped'
  const heavy = kindOf(game, tank).class === 'heavy-tank'
  const cites = [engine ? (heavy ? 'GB-TANK-5' : 'GB-TANK-9') : 'GB-TANK-7', 'GB-RUL-56']
  game.change('piece', tank.id, { stepped: true, ordered: 'none' }, cites)
  const passes = ([die]: readonly number[]): boolean => (die as number) >= game.rows(needs).mended
  const spec = {
    purpose: 'repair',
    count: 1,
    need: game.rows(needs).mended,
    cites,
    about: [tank.id],
    by: tank.id,
    passes,
  }
  if (!passes(yield* attempt(game, spec))) {
    game.say(text`${the.piece(tank)} is not repaired yet.`, cites, [tank.id])
    return
  }
  game.change('piece', tank.id, engine ? { engine: 'running' } : { jammed: false, stuck: null }, cites)
  game.say(
    engine ? text`The engine of ${the.piece(tank)} runs again.` : text`The mount of ${the.piece(tank)} is free again.`,
    cites,
    [tank.id],
  )
}

/** In its recover step the crew of an abandoned tank may test courage to get back in, if the player wishes. */
export function* rallies(game: Goodbye, side: Id): Procedure {
  for (const { id } of game.pieces.filter(f => f.side === side && onTable(f) && f.abandoned)) {
    yield* offer(game, side, {
      says: text`Let the crew try to get back into ${the.piece(id)}?`,
      actions: ['rally', 'pass'],
      cites: ['GB-TANK-11', 'GB-RUL-56'],
      about: [id],
      default: { action: 'pass' },
    })
  }
}

export const rally = action<GoodbyeTables>()({
  says: text`Try to get back in`,
  fields: { piece: role.actor },
  next(game, draft, { about }) {
    if (draft.piece !== undefined) return null
    return { field: 'piece', says: text`Which tank?`, choices: about.map(id => pieceChoice(game.piece(id))) }
  },
  refuse: (_, { piece }, { about }) =>
    about.includes(piece) ? [] : [because('target', text`choose the tank in question`, 'GB-TANK-11')],
  *carryOut(game, { piece }): Procedure {
    const { courage } = game.piece(piece)
    if (!(yield* courageTest(game, { piece, factor: courage, cites: ['GB-TANK-11', 'GB-TYPE-18'] }))) return
    game.change('piece', piece, { abandoned: false }, ['GB-TANK-11'], { is: 'rallied' })
    game.say(text`The crew gets back into ${the.piece(piece)}.`, ['GB-TANK-11'], [piece])
  },
})
