import {
  because,
  choice,
  nearest,
  type Point,
  type Procedure,
  role,
  roll,
  text,
  the,
  withinOf,
} from '@sandtable/kernel'
import type { Deed } from '../basics/deed.ts'
import { numberOf, reachOf } from '../basics/figures.ts'
import { forAp } from '../basics/for-ap.ts'
import { groundOf, type Land } from '../ground/ground.ts'
import { outlineOf } from '../ground/lanes.ts'
import { atHandOf } from '../ground/measure.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { actionCosts } from '../tables.ts'

const isObstacle = (land: Land): boolean => land.type.obstacle || land.shut

const obstaclesAt = (game: Muzzleflash, { at }: Piece): readonly Land[] =>
  at ? groundOf(game).near(at, atHandOf(game)).filter(isObstacle) : []

/** An engineer opens a way through an obstacle: a door as a whole, 3 inches of anything else. */
export const gap = forAp({
  says: text`Gap an obstacle`,
  fields: { piece: role.actor, target: role.target },
  cost: game => game.rows(actionCosts).gap as number,
  suits: (game, piece) => piece.engineer && obstaclesAt(game, piece).length > 0,
  next(game, draft) {
    if (draft.target !== undefined) return null
    const near = obstaclesAt(game, game.piece(draft.piece))
    return {
      field: 'target',
      says: text`Which obstacle?`,
      choices: near.map(l => choice(l.id, text`the ${the.ground(l)}`)),
    }
  },
  why(game, { piece, target }) {
    const figure = game.piece(piece)
    const reasons = figure.engineer
      ? []
      : [because('engineer', text`${the.piece(figure)} is not an engineer`, 'MF-MOV-10')]
    const land = groundOf(game).get(target)
    if (!land || !isObstacle(land)) return [...reasons, because('target', text`that is not an obstacle`, 'MF-MOV-10')]
    if (!withinOf(outlineOf(land.shape), figure.at as Point, atHandOf(game)))
      return [
        ...reasons,
        because('contact', text`the ${the.ground(land)} is more than ${the.length(atHandOf(game))} away`, 'MF-RUL-19'),
      ]
    return reasons
  },
  *does(game, { piece, target }): Procedure<Deed> {
    const need = numberOf(game, 'gap')
    const [die] = yield* roll(game, 'gap', 1, { need, cites: ['MF-MOV-10', 'MF-RUL-19'], about: [piece] })
    const feature = game.get('terrain', target)
    if ((die as number) >= need) {
      const at = nearest(outlineOf(feature.shape), game.piece(piece).at as Point)
      const breach = { at, width: reachOf(game, 'gap') }
      const whole = groundOf(game).get(feature.id)?.opening === true // a door, window or slit goes as a whole
      const change = whole ? { destroyed: true } : { gaps: [...feature.gaps, breach] }
      game.change('terrain', feature.id, change, ['MF-MOV-10', 'MF-MOV-11'])
    } else game.say(text`The gap is not made.`, ['MF-MOV-10', 'MF-RUL-19'], [piece])
    return { actor: piece, type: 'other', affected: [] }
  },
})
