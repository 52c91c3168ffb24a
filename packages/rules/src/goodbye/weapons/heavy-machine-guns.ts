import {
  action,
  because,
  type Id,
  type Length,
  type Point,
  type Procedure,
  pieceChoice,
  type Reason,
  role,
  roll,
  text,
  the,
} from '@sandtable/kernel'
import { isSteady, isTank, nearestFirst, onTable, ownFigure } from '../figures.ts'
import { aimAt, type How } from '../fire/aim.ts'
import { bandsOf, inRange } from '../fire/ranges.ts'
import { hitsVehicle, markUnderFire, rollToHit, shotsOf, testAfterVolley, volley, zoneStrikes } from '../fire/shots.ts'
import type { Figure, Goodbye, GoodbyeTables } from '../records.ts'
import { sees } from '../sight.ts'
import { distances } from '../tables.ts'
import { criticalHit } from '../tanks/criticals.ts'
import { mayActNow } from '../turn.ts'
import { checkJam } from './jams.ts'
import { inStrip, type Strip } from './strips.ts'

const MG = 'mg'

export const whyNotReady = (gunner: Figure): readonly Reason[] =>
  gunner.ready ? [] : [because('set up', text`the gun of ${the.piece(gunner)} is not set up`, 'GB-HMG-2', 'GB-RUL-44')]

/** From the gun along the line of fire to the far end of its long range. */
export const beatenZone = (game: Goodbye, gunner: Figure, aim: Point): Strip => ({
  from: gunner.at as Point,
  towards: aim,
  long: bandsOf(game, gunner, MG).at(-1) as Length,
  wide: game.rows(distances)['beaten-zone'],
})

/** Every figure in the zone in sight and range, even friends and pinned men, nearest first; not the gun and its crew. */
export function inZone(game: Goodbye, gunner: Figure, aim: Point): readonly Figure[] {
  const zone = beatenZone(game, gunner, aim)
  const crew = (f: Figure): boolean => f.id === gunner.id || f.crewOf === gunner.id
  const inside = game.pieces.filter(
    f =>
      onTable(f) && !crew(f) && inStrip(zone, f.at as Point) && inRange(game, gunner, f, MG) && sees(game, gunner, f),
  )
  return nearestFirst(gunner, inside)
}

/** First the shots are allotted, a D6 per figure, nearest first; then each figure's shots are rolled in turn. */
export function* fireZone(game: Goodbye, id: Id, aim: Point): Procedure {
  const gunner = game.piece(id)
  const { shots, rule } = shotsOf(game, gunner, MG, 'plain')
  const inside = inZone(game, gunner, aim).map(figure => figure.id)
  game.say(
    inside.length === 0 ? text`Nobody is in the beaten zone.` : text`In the beaten zone: ${the.pieces(inside)}.`,
    ['GB-HMG-3', 'GB-RUL-43'],
    [id, ...inside],
  )
  for (const target of inside) markUnderFire(game, target, MG)
  const given: { readonly target: Id; readonly count: number }[] = []
  let left = shots
  for (const target of inside) {
    if (left === 0) break
    const [die] = yield* roll(game, 'allocate', 1, {
      cites: ['GB-HMG-5', left === shots ? rule : 'GB-HMG-6'],
      under: ['GB-RUL-43'],
      about: [target],
    })
    const count = Math.min(die as number, left)
    given.push({ target, count })
    left -= count
  }
  if (left > 0 && given.length > 0)
    game.say(
      left === 1 ? text`1 shot is lost.` : text`${the.count(left)} shots are lost.`,
      ['GB-HMG-7', 'GB-RUL-43'],
      [id],
    )
  const dice: number[] = []
  for (const { target, count } of given) dice.push(...(yield* rake(game, id, target, count)))
  checkJam(game, id, MG, dice, false)
}

/** One figure's share: all its hit dice, a cover die for each hit, then wound dice until it is dead. */
function* rake(game: Goodbye, id: Id, target: Id, count: number): Procedure<readonly number[]> {
  if (!onTable(game.piece(target)) || !onTable(game.piece(id))) return []
  const aim = aimAt(game, game.piece(id), game.piece(target), MG, 'plain')
  const { dice, hits } = yield* rollToHit(game, id, target, aim, count, 'GB-HMG-8')
  if (isTank(game.piece(target))) {
    let damaged = false
    for (let i = 0; i < hits && onTable(game.piece(target)); i++)
      if (yield* hitsVehicle(game, id, target, aim)) damaged = true
    if (damaged) yield* criticalHit(game, target, MG)
  } else if (hits > 0 && !(yield* zoneStrikes(game, id, target, aim, hits)))
    yield* testAfterVolley(game, id, target, MG)
  return dice
}

/** In a reaction there is no beaten zone: the shots go to one target. */
export function* fireMgAt(game: Goodbye, id: Id, target: Id, how: How): Procedure {
  const { dice } = yield* volley(game, id, target, MG, how, shotsOf(game, game.piece(id), MG, how))
  checkJam(game, id, MG, dice, true)
}

function whyNotSetUp(game: Goodbye, figure: Figure): readonly Reason[] {
  const cites = ['GB-HMG-2', 'GB-RUL-44']
  if (!figure.weapons.includes(MG))
    return [because('weapon', text`${the.piece(figure)} has no heavy machine gun`, ...cites)]
  const reasons: Reason[] = [...mayActNow(game, figure)]
  if (figure.ready) reasons.push(because('set up', text`the gun is set up already`, ...cites))
  if (figure.moved > 0) reasons.push(because('moved', text`setting up takes a whole turn without a move`, ...cites))
  if (figure.fired) reasons.push(because('fired', text`setting up takes the place of firing`, ...cites))
  if (!isSteady(figure)) reasons.push(because('pinned', text`${the.piece(figure)} is pinned or routing`, 'GB-SUPP-3'))
  return reasons
}

/** A heavy machine gun is set up in the fire step instead of firing; it may fire from its own next turn. */
export const setUpGun = action<GoodbyeTables>()({
  says: text`Set up the gun`,
  fields: { piece: role.actor },
  next(game, draft, { side }) {
    if (draft.piece !== undefined) return null
    const gunners = game.pieces.filter(f => f.side === side && onTable(f) && f.weapons.includes(MG) && !f.ready)
    return {
      field: 'piece',
      says: text`Which gun?`,
      choices: gunners.map(f => pieceChoice(f, whyNotSetUp(game, f))),
    }
  },
  refuse(game, { piece }, { side }) {
    const figure = ownFigure(game, piece, side)
    return 'id' in figure ? whyNotSetUp(game, figure) : figure
  },
  *carryOut(game, { piece }): Procedure {
    game.change('piece', piece, { ready: true, fired: true, busy: true }, ['GB-HMG-2', 'GB-RUL-44'])
    game.say(text`${the.piece(piece)} sets the gun up.`, ['GB-HMG-2', 'GB-RUL-44'], [piece])
  },
})
