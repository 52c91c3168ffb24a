import {
  type Answers,
  askInTurn,
  askWho,
  askWhom,
  choice,
  type Entry,
  gathered,
  type Id,
  MIDDLE,
  type Resolution,
  type Scene,
  type SceneSpot,
  type TableQuestion,
  text,
  the,
  ticked,
  toLength,
} from '@sandtable/kernel'
import { isHeadquarters, isSpotter } from '../command/headquarters.ts'
import type { Blaze, BlazeTables, State } from '../records.ts'
import { calledFor } from '../shells/calls.ts'
import { whyNoTemplate } from '../shells/suppression.ts'
import { enemiesOf, isAircraft } from '../stands/stand.ts'
import { callsIn } from './fire.ts'
import { askUnder, standing, underIn } from './ground.ts'
import { askSide } from './planning.ts'
import { tasksWait } from './works.ts'

/** Fire and aircraft that are called for while orders are laid, and what comes of it when the aimed fire is over. */

const kinds = ['divisional', 'suppressive', 'air'] as const

const askKind = (game: Blaze, side: Id): TableQuestion => {
  const has = {
    divisional: game.side(side).divisional !== null,
    suppressive: whyNoTemplate(game, side).length === 0,
    air: game.pieces.some(stand => stand.side === side && isAircraft(game, stand) && !stand.gone),
  }
  return {
    field: 'kind',
    says: text`Call for what?`,
    choices: kinds.filter(kind => has[kind]).map(kind => choice(kind, calledFor[kind])),
    cites: ['BA-DIV-1', 'BA-SUPP-1'],
  }
}

const hasSupport = (game: Blaze, side: Id): boolean => askKind(game, side).choices.length > 0

/** The place of the next template: none has the same. Whoever calls sees it, by night as well. */
const spotFor = (game: Blaze): SceneSpot => [callsIn(game) * 1000, 80]

export const call: Resolution<BlazeTables> = {
  id: 'call',
  says: text`Call for fire or aircraft`,
  kind: 'act',
  cites: ['BA-DIV-1', 'BA-SUPP-1'],
  fits: game =>
    game.state.phase === 'planning' && game.sides.some(({ id, planned }) => !planned && hasSupport(game, id)),
  ask(game, answers) {
    const side = String(answers.side)
    const own = game.pieces.filter(stand => stand.side === side && !stand.gone)
    const isAir = answers.kind === 'air'
    return askInTurn(
      answers,
      () => askSide(game, text`Whose call? The others look away.`, id => hasSupport(game, id)),
      () => askKind(game, side),
      () => {
        const may = answers.kind === 'divisional' ? isHeadquarters : isSpotter
        const callers = own.filter(stand => stand.at !== null && may(game, stand))
        return askWho(text`Who calls? He must see it.`, callers, ['BA-DIV-1', 'BA-AIR-26'], 'by')
      },
      () =>
        isAir &&
        askWho(
          text`Which aircraft?`,
          own.filter(stand => isAircraft(game, stand)),
          ['BA-AIR-25'],
        ),
      () => isAir && askWho(text`Against what?`, enemiesOf(game, side), ['BA-AIR-25'], 'target'),
    )
  },
  scene(game, { by, target }) {
    const [x, y] = spotFor(game)
    const { aboard } = game.piece(String(by))
    return {
      pieces: {
        // whoever calls from a transport looks out of it
        ...(aboard && { [aboard]: { at: [x, 0], facing: 0 } }),
        [String(by)]: { at: [x, 0], facing: 0 },
        ...(target !== undefined && { [String(target)]: { at: [x, y], facing: 180 } }),
      },
    }
  },
  decides(game, { side, kind, by, piece, target }) {
    const [x, y] = spotFor(game)
    const at = [MIDDLE[0] + toLength(x, 'mm'), MIDDLE[1] + toLength(y, 'mm')]
    const what = kind === 'air' ? { piece: String(piece), target: String(target) } : { at }
    return { side: String(side), decision: { action: 'call', kind: String(kind), by: String(by), ...what } }
  },
  tells: ({ side }) => text`${the.side(String(side))} calls for support.`,
}

const overruler = (game: Blaze): boolean => game.sides.some(({ planned, calls }) => !planned && calls.length > 0)

/** The battalion overrules a call. */
export const overrule: Resolution<BlazeTables> = {
  id: 'overrule',
  says: text`Overrule a call`,
  kind: 'act',
  cites: ['BA-HQ-12'],
  fits: game => game.state.phase === 'planning' && overruler(game),
  ask: (game, answers) => askInTurn(answers, () => askSide(game, text`Whose call? The others look away.`)),
  decides: (_, { side }) => ({ side: String(side), decision: { action: 'overrule' } }),
  tells: ({ side }) => text`${the.side(String(side))} overrules a call.`,
}

/** The suppressive templates that take effect when the aimed fire is over. */
const suppressing = (game: Blaze) =>
  game.sides.flatMap(({ calls }) => calls.filter(made => made.kind === 'suppressive' && !made.overruled))

/** The step ends for a side. Templates that were called for come down with the end of the aimed fire. */
export const end: Resolution<BlazeTables> = {
  id: 'end',
  says: text`A side is done with this step`,
  kind: 'step',
  cites: ['BA-TURN-2'],
  fits: game => sharedSteps.includes(game.state.phase) && !tasksWait(game),
  ask(game, answers, happened) {
    const asked = askInTurn(
      answers,
      ...(isOver(game, happened) ? suppressing(game) : []).map((_, i) => () => {
        const says = text`Which stands are at least half under the suppressive template?`
        return askWhom(`suppressed ${i + 1}`, says, standing(game), ['BA-SUPP-2', 'BA-SUPP-3'])
      }),
    )
    return asked ?? askUnder(game, answers, happened)
  },
  scene(game, answers, happened): Scene {
    const { pieces, terrain } = underIn(game, answers, happened)
    return { pieces: { ...suppressed(game, answers), ...pieces }, terrain }
  },
  decides: () => ({ side: null, decision: { action: 'end' } }),
}

const sharedSteps = ['fall-back', 'charge', 'aimed-fire', 'move', 'move-fire', 'opportunity-fire']

/** Has the aimed fire come to its end? */
const isOver = ({ state }: Blaze, happened: readonly Entry[]): boolean =>
  state.phase === 'aimed-fire' &&
  happened.some(entry => entry.type === 'change' && entry.table === 'game' && phaseOf(entry.after) === 'move')
const phaseOf = (state: unknown): unknown => (state as State | null)?.phase

function suppressed(game: Blaze, answers: Answers): NonNullable<Scene['pieces']> {
  const laid = suppressing(game).map(({ at: [at] }, i) => {
    const [x, y] = at ?? MIDDLE
    return gathered(ticked(answers[`suppressed ${i + 1}`]), 5, [(x - MIDDLE[0]) / 100, (y - MIDDLE[1]) / 100])
  })
  return Object.assign({}, ...laid)
}
