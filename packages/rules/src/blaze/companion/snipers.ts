import { askInTurn, askWho, type Resolution, text, the } from '@sandtable/kernel'
import { shotsLeft } from '../fire/permission.ts'
import type { Blaze, BlazeTables, Stand } from '../records.ts'
import { enemiesOf, isConcealed, isSniper, onTable, weaponsOf } from '../stands/stand.ts'
import { firstSide } from '../turn/state.ts'
import { reach } from '../values.ts'
import { mms } from './ground.ts'
import { aStep, goOf, moving, shortWay } from './moves.ts'

/** Snipers fire at the start of a step or after a move, and are found by whoever ends a move near one. */

const steps = ['fall-back', 'charge', 'aimed-fire', 'move', 'move-fire', 'opportunity-fire']

const snipers = (game: Blaze): readonly Stand[] => game.pieces.filter(stand => isSniper(stand) && onTable(stand))

export const snipe: Resolution<BlazeTables> = {
  id: 'snipe',
  says: text`A sniper fires`,
  kind: 'besides',
  cites: ['BA-SNIPE-4', 'BA-SNIPE-7'],
  fits: game => steps.includes(game.state.phase) && snipers(game).some(sniper => shotsLeft(game, sniper) > 0),
  ask(game, answers) {
    const sniper = (): Stand => game.piece(String(answers.piece))
    return askInTurn(
      answers,
      () =>
        askWho(
          text`Which sniper?`,
          snipers(game).filter(one => shotsLeft(game, one) > 0),
          ['BA-SNIPE-3', 'BA-SNIPE-4'],
        ),
      () => {
        const [weapon] = weaponsOf(game, sniper())
        const seen = enemiesOf(game, sniper().side).filter(enemy => !isConcealed(enemy))
        return askWho(
          text`At whom? Within ${the.length(weapon?.max ?? 0)}, with no smoke between.`,
          seen,
          ['BA-SNIPE-7', 'BA-RUL-143'],
          'target',
        )
      },
    )
  },
  /** As at the start of the step, when snipers are asked. */
  scene(game, { piece, target }) {
    // whoever is aboard is where its transport is
    const at = game.piece(String(target))
    return {
      pieces: { [String(piece)]: { at: [0, 0], facing: 0 }, [at.aboard ?? at.id]: { at: [0, 80], facing: 180 } },
      state: { begun: null, go: firstSide(game), passed: [], ended: [] },
    }
  },
  decides: (game, { piece, target }) => ({
    side: game.piece(String(piece)).side,
    decision: { action: 'fire', piece: String(piece), target: String(target) },
  }),
}

/** Those of the other sides who have moved in this step. */
const finders = (game: Blaze): readonly Stand[] =>
  game.pieces.filter(
    stand =>
      onTable(stand) &&
      stand.hasMoved &&
      stand.card === game.state.phase &&
      snipers(game).some(({ side }) => side !== stand.side),
  )

export const findSniper: Resolution<BlazeTables> = {
  id: 'find-sniper',
  says: text`A sniper is found`,
  kind: 'besides',
  cites: ['BA-SNIPE-5', 'BA-SNIPE-6'],
  fits: game => moving.includes(game.state.phase) && finders(game).length > 0,
  ask: (game, answers) =>
    askInTurn(
      answers,
      () =>
        askWho(
          text`Who has ended a move within ${the.length(reach(game, 'sniper'))} of a sniper?`,
          finders(game),
          ['BA-SNIPE-5'],
          'target',
        ),
      () =>
        askWho(
          text`Which sniper?`,
          snipers(game).filter(({ side }) => side !== game.piece(String(answers.target)).side),
          ['BA-SNIPE-5', 'BA-SNIPE-6'],
        ),
    ),
  scene(game, { piece, target }) {
    const finder = game.piece(String(target))
    return {
      pieces: {
        [finder.id]: { at: [0, 0], facing: 0, arrow: null, moved: 0, hasMoved: false, done: false },
        [String(piece)]: { at: [0, mms(shortWay(game, finder)) + 60], facing: 180 },
      },
      state: goOf(game, finder.side),
    }
  },
  decides: (game, { target }) => aStep(game, game.piece(String(target))),
  tells: ({ target }) => text`${the.piece(String(target))} comes upon a sniper.`,
}
