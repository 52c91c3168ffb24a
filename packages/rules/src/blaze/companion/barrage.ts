import {
  askInTurn,
  choice,
  MIDDLE,
  type Resolution,
  type SceneFields,
  type SceneSpot,
  text,
  the,
  toLength,
} from '@sandtable/kernel'
import type { Blaze, BlazeTables } from '../records.ts'
import { askUnder, underIn } from './ground.ts'

/** A barrage is plotted before the first turn, and falls before it or at the end of the aimed fire of a later one. */

const isBefore = ({ state, sides, pieces }: Blaze): boolean =>
  state.phase === 'planning' &&
  state.turn === 1 &&
  sides.every(({ planned }) => !planned) &&
  pieces.every(({ card }) => card === null)

/** Each template has a place of its own: four in a row, west of those that are called for. */
const spotOf = (n: number): SceneSpot => [-1000 * ((n % 4) + 1), 1200 - 600 * Math.floor(n / 4)]

const plottedIn = (game: Blaze): number => game.sides.reduce((sum, { barrage }) => sum + barrage.length, 0)

/** As if the sides were still setting up. */
const settingUp = (fields: SceneFields): SceneFields => ({ phase: 'deployment', passed: [], ended: [], ...fields })

export const plot: Resolution<BlazeTables> = {
  id: 'plot',
  says: text`Plot a barrage`,
  kind: 'act',
  cites: ['BA-BARR-1', 'BA-BARR-3'],
  fits: game => isBefore(game) && game.sides.some(({ barrageTemplates }) => barrageTemplates > 0),
  ask: (game, answers) =>
    askInTurn(answers, () => ({
      field: 'side',
      says: text`Whose template? Its player marks the place on a map.`,
      choices: game.sides
        .filter(({ barrageTemplates }) => barrageTemplates > 0)
        .map(({ id }) => choice(id, text`${the.side(id)}`)),
      cites: ['BA-BARR-3', 'BA-BARR-4'],
    })),
  scene: (_, { side }) => ({ state: settingUp({ go: String(side) }) }),
  decides(game, { side }) {
    const [x, y] = spotOf(plottedIn(game))
    const at = [MIDDLE[0] + toLength(x, 'mm'), MIDDLE[1] + toLength(y, 'mm')]
    return { side: String(side), decision: { action: 'plot', kind: 'barrage', at } }
  },
  tells: ({ side }) => text`${the.side(String(side))} plots a barrage.`,
}

/** What was plotted for the time before the battle comes down. */
export const barrage: Resolution<BlazeTables> = {
  id: 'barrage',
  says: text`The barrage falls`,
  kind: 'step',
  cites: ['BA-BARR-5', 'BA-BARR-6'],
  fits: game => isBefore(game) && game.sides.some(({ barrage: all }) => all.some(({ turn }) => turn === 0)),
  ask: askUnder,
  scene: (game, answers, happened) => ({
    ...underIn(game, answers, happened),
    state: settingUp({ go: null, ended: game.sides.map(({ id }) => id) }),
  }),
}
