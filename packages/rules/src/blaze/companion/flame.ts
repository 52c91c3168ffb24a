import {
  type Answers,
  askInTurn,
  askWhom,
  choice,
  facingFor,
  type Id,
  type Point,
  type SceneSpot,
  type TableQuestion,
  text,
  the,
  ticked,
  toLength,
} from '@sandtable/kernel'
import { flameShape, isTouched } from '../fire/flame.ts'
import type { Blaze, Stand } from '../records.ts'
import { figuresUnder } from '../shells/template.ts'
import { hullAt } from '../stands/measure.ts'
import { hasFigures } from '../stands/stand.ts'
import { halfOf, type Laid, standing } from './ground.ts'

/** A burst of flame: its template is laid on the table, and people see whom it touches. */

export const askFlamed = (game: Blaze, answers: Answers): TableQuestion | null => {
  const [firer, target] = [String(answers.piece), String(answers.target)]
  const others = standing(game).filter(({ id }) => id !== firer && id !== target)
  return askInTurn(
    answers,
    () => askWholly(game.piece(target)),
    () =>
      askWhom('flamed', text`Which other stands does the flame touch? Friends too.`, others, [
        'BA-FLAME-3',
        'BA-FLAME-2',
      ]),
    ...ticked(answers.flamed).map(id => () => askWholly(game.piece(id))),
  )
}

const askWholly = ({ id, figures }: Stand): TableQuestion | null =>
  figures < 1
    ? null
    : {
        field: `wholly ${id}`,
        says: text`How many figures of ${the.piece(id)} are wholly under it?`,
        choices: Array.from({ length: figures + 1 }, (_, i) => choice(figures - i, text`${the.count(figures - i)}`)),
        cites: ['BA-FLAME-4', 'BA-FLAME-5'],
      }

const at = (stand: Stand, [x, y]: SceneSpot, facing: number): Stand => ({
  ...stand,
  at: [toLength(x, 'mm'), toLength(y, 'mm')] as Point,
  facing,
})

/** Places in millimetres, the farthest first. */
const inward = (most: number): readonly number[] => Array.from({ length: most + 1 }, (_, i) => most - i)

/** The target so far to the north, and the others beside it, that as many of their figures are under the flame as was said. */
export function flamedIn(game: Blaze, answers: Answers, range: number): Laid & { readonly target: SceneSpot } {
  const firer = at(game.piece(String(answers.piece)), [0, 0], 0)
  const target = game.piece(String(answers.target))
  const facing = facingFor(answers.aspect)
  const [depths, widths] = [halfOf(game, firer)[1] + halfOf(game, target)[1], halfOf(game, target)[0]]
  const isAs = (stand: Stand, spot: SceneSpot, turned: number, aimed: Stand): boolean => {
    const flame = flameShape(game, firer, aimed)
    const base = hullAt(game, stand, at(stand, spot, turned).at as Point, turned)
    if (!isTouched(base, flame)) return false
    return !hasFigures(game, stand) || figuresUnder(base, flame, stand.figures) === wholly(answers, stand)
  }
  const north =
    inward(Math.floor(range)).find(far =>
      isAs(target, [0, depths + far], facing, at(target, [0, depths + far], facing)),
    ) ?? 0
  const place: SceneSpot = [0, depths + north]
  const aimed = at(target, place, facing)
  const beside = (id: Id, side: number): SceneSpot => {
    const stand = game.piece(id)
    const east = inward(200).find(far => isAs(stand, [side * far, place[1]], 0, aimed)) ?? widths
    return [side * east, place[1]]
  }
  const others = ticked(answers.flamed).map((id, i) => [id, { at: beside(id, i % 2 === 0 ? 1 : -1), facing: 0 }])
  return { target: place, pieces: Object.fromEntries(others), terrain: [] }
}

const wholly = (answers: Answers, { id, figures }: Stand): number => Number(answers[`wholly ${id}`] ?? figures)
