import {
  type Answers,
  askInTurn,
  askWho,
  askWhom,
  type Id,
  MIDDLE,
  type Point,
  type Resolution,
  type Scene,
  type SceneFields,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import { attackOf } from '../air/flights.ts'
import { couldFly } from '../air/missions.ts'
import { strafing } from '../combat-tables.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { isAircraft, weaponsOf } from '../stands/stand.ts'
import { reach } from '../values.ts'
import { askCover, askUnder, coverAt, halfOf, mms, standing, underIn } from './ground.ts'

/** Aircraft on their missions: what fires at them, whom they find along their line, what is under their bombs. */

const fliers = (game: Blaze): readonly Stand[] =>
  game.pieces.filter(
    stand =>
      isAircraft(game, stand) &&
      !stand.gone &&
      stand.card === game.state.phase &&
      !stand.done &&
      !stand.missionFailed &&
      (stand.airMission === 'recon' || stand.airMission === 'ground-attack'),
  )

const couldDefend = (game: Blaze, stand: Stand): boolean =>
  stand.airDefence || weaponsOf(game, stand).some(weapon => weapon.aa !== null)

const flakOf = (game: Blaze, { side }: Stand): readonly Stand[] =>
  standing(game).filter(stand => stand.side !== side && couldDefend(game, stand))

/** Does it fly along a line, or at the target that it was called against? */
const fliesLine = (game: Blaze, aircraft: Stand): boolean =>
  aircraft.airMission === 'recon' || attackOf(game, aircraft) === 'strafe'

/** How far from its line it finds what it looks for. */
const withinOf = (game: Blaze, aircraft: Stand): number =>
  aircraft.airMission === 'recon' ? reach(game, 'air-sight') : game.rows(strafing).within

const lineOf = (game: Blaze, aircraft: Stand): number =>
  aircraft.airMission === 'recon' ? reach(game, 'air-line') : game.rows(strafing).line

export const fly: Resolution<BlazeTables> = {
  id: 'fly',
  says: text`Fly a run`,
  kind: 'act',
  cites: ['BA-AIR-3', 'BA-AIR-21'],
  fits: game =>
    (game.state.phase === 'aimed-fire' || game.state.phase === 'move') &&
    game.sides.some(({ id }) => couldFly(game, id, game.state.phase as 'move')),
  ask(game, answers, happened) {
    const aircraft = (): Stand => game.piece(String(answers.piece))
    const targets = ticked(answers.targets)
    const asked = askInTurn(
      answers,
      () => askWho(text`Which aircraft?`, fliers(game), ['BA-AIR-3']),
      () =>
        flakOf(game, aircraft()).length > 0 &&
        askWhom('flak', text`Which anti-aircraft weapons have it in range?`, flakOf(game, aircraft()), [
          'BA-AA-3',
          'BA-AA-4',
        ]),
      () =>
        fliesLine(game, aircraft()) &&
        askWhom(
          'targets',
          text`Which enemies are within ${the.length(withinOf(game, aircraft()))} of its line?`,
          standing(game).filter(stand => stand.side !== aircraft().side),
          ['BA-AIR-23', 'BA-AIR-9'],
        ),
      ...targets.map(id => () => askCover(id, `cover ${id}`)),
      () => !fliesLine(game, aircraft()) && askCover(String(aircraft().airTarget)),
    )
    return asked ?? askUnder(game, answers, happened, [String(aircraft().airTarget)])
  },
  scene(game, answers, happened): Scene {
    const aircraft = game.piece(String(answers.piece))
    const { phase } = game.state
    const under = underIn(game, answers, happened)
    const prey = fliesLine(game, aircraft) ? null : game.find('piece', aircraft.airTarget ?? '')
    const found = along(game, answers)
    return {
      pieces: {
        ...under.pieces,
        ...flak(answers),
        ...Object.fromEntries(found.map(({ id, at }) => [id, { at, facing: 180 }])),
        ...(prey && { [prey.aboard ?? prey.id]: { at: [0, 0], facing: 180 } }),
      },
      terrain: [
        ...under.terrain,
        ...found.flatMap(({ id, at }, n) => coverAt(answers[`cover ${id}`], at, halfOf(game, game.piece(id))[1], n)),
        ...(prey ? coverAt(answers.cover, [0, 0], halfOf(game, prey)[1], 8) : []),
      ],
      state: { phase, begun: phase, go: aircraft.side, passed: [], ended: [] },
    }
  },
  decides(game, { piece }) {
    const aircraft = game.piece(String(piece))
    const long = lineOf(game, aircraft)
    const [x, y] = MIDDLE
    const line: readonly Point[] = [
      [x - long / 2, y],
      [x + long / 2, y],
    ]
    const how = fliesLine(game, aircraft) ? { path: line } : { target: aircraft.airTarget }
    return { side: aircraft.side, decision: { action: 'fly', piece: aircraft.id, ...how } }
  },
  tells: ({ piece }) => text`${the.piece(String(piece))} comes in.`,
}

/** The targets stand beside the line, one after another. */
function along(game: Blaze, answers: Answers): readonly { readonly id: Id; readonly at: readonly [number, number] }[] {
  const targets = ticked(answers.targets)
  const long = mms(lineOf(game, game.piece(String(answers.piece))))
  return targets.map((id, n) => ({ id, at: [((n + 1) * long) / (targets.length + 1) - long / 2, 60] }))
}

const flak = ({ flak: weapons }: Answers): { [piece: Id]: SceneFields } =>
  Object.fromEntries(ticked(weapons).map((id, n) => [id, { at: [n * 90 - 100, -120], facing: 0 }]))
