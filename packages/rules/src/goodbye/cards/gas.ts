import { ahead, cm, type Id, type Place, type Point, type Procedure, roll, text, withinOf } from '@sandtable/kernel'
import { testHalfStrength } from '../courage.ts'
import { nearestFirst, onTable } from '../figures.ts'
import { near } from '../measure.ts'
import type { Gas, Goodbye } from '../records.ts'
import { degreesOf, HOURS } from '../weapons/scatter.ts'
import { cardOf } from './deck.ts'
import { strike } from './effects.ts'

const CARD = 'KS'
const EFFECT = 'GB-CARD-34'
const WIND = ['GB-CARD-35', 'GB-RUL-61']

/** Every figure in the cloud, from its centre outwards. Gas also enters buildings. */
const inCloud = (game: Goodbye, at: Point, radius: number): readonly Id[] =>
  nearestFirst(
    at,
    game.pieces.filter(figure => onTable(figure) && near(figure, at, radius)),
  ).map(figure => figure.id)

/** A gas shell has landed: apply its effects, then the wind; the cloud stays. */
export function* gasShell(game: Goodbye, at: Point): Procedure {
  const { radius, wind, men } = cardOf(game, CARD)
  if (radius === null || wind === null) return
  for (const id of inCloud(game, at, radius)) yield* strike(game, id, { men, tank: null, rule: EFFECT })
  const dice = yield* roll(game, 'wind', wind.dice, { cites: WIND })
  const [hour] = yield* roll(game, 'scatter-direction', 1, { faces: HOURS, cites: WIND })
  const speed = wind.plus + cm(dice.reduce((sum, die) => sum + die, 0))
  const cloud: Gas = { at, radius, direction: degreesOf(hour as number), speed }
  game.change('game', 'game', { gas: [...game.state.gas, cloud] }, ['GB-CARD-33', 'GB-CARD-35'])
}

/** At the end of every whole turn each cloud drifts with the wind. It leaves play once it is entirely off the table. */
export function* driftGas(game: Goodbye): Procedure {
  for (let i = 0; i < game.state.gas.length; ) {
    const cloud = game.state.gas[i] as Gas
    const at = ahead(cloud.at, cloud.direction, cloud.speed)
    const stays = touchesTable(game, at, cloud.radius)
    const others = [game.state.gas.slice(0, i), game.state.gas.slice(i + 1)] as const
    const gas = [...others[0], ...(stays ? [{ ...cloud, at }] : []), ...others[1]]
    game.change('game', 'game', { gas }, WIND)
    game.say(stays ? text`The gas drifts on.` : text`The gas has drifted away.`, WIND)
    if (!stays) continue
    const { men } = cardOf(game, CARD)
    for (const id of inCloud(game, at, cloud.radius))
      yield* strike(game, id, { men, tank: null, rule: EFFECT, later: 1 })
    i += 1
  }
  yield* testHalfStrength(game)
}

const touchesTable = ({ width, depth }: Goodbye, at: Point, radius: number): boolean =>
  withinOf(
    {
      polygon: [
        [0, 0],
        [width, 0],
        [width, depth],
        [0, depth],
      ],
    },
    at,
    radius,
  )

/** Clouds in a position have a size and drift forwards: GB-CARD-35. */
export function checkGas(game: Goodbye, place: Place): void {
  for (const [i, { radius, speed }] of game.state.gas.entries())
    if (radius <= 0 || speed < 0)
      place
        .at('table')
        .at('gas')
        .at(i)
        .fail('SCEN-7', 'a cloud needs a size, and a speed that does not drift backwards')
}
