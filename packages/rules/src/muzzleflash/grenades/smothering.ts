import { because, type Id, type Procedure, role, text, the, whereIs } from '@sandtable/kernel'
import { isIn, roomAround } from '../area-effect/rooms.ts'
import type { Deed } from '../basics/deed.ts'
import { isFigure, numberOf, reachOf } from '../basics/figures.ts'
import { forAp } from '../basics/for-ap.ts'
import { near } from '../ground/measure.ts'
import { whyWalledOff } from '../movement/touching.ts'
import { passes } from '../pinning/morale.ts'
import { spreadPins } from '../pinning/pinning.ts'
import type { Muzzleflash } from '../records.ts'
import { hurt } from '../shooting/hits.ts'
import { actionCosts } from '../tables.ts'

/** A figure throws itself on a grenade; only one may try. */
export const smother = forAp({
  says: text`Smother the grenade`,
  fields: { piece: role.actor },
  cost: game => game.rows(actionCosts).react as number,
  next: () => null,
  why(game, { piece }, to) {
    const grenade = to?.grenade
    if (!grenade) return [because('smother', text`there is no grenade to smother`, 'MF-GRE-15')]
    if (grenade.tried) return [because('smother', text`somebody has already tried`, 'MF-GRE-16')]
    const figure = game.piece(piece)
    if (!isFigure(game, figure) || !near(game, figure, grenade.at, reachOf(game, 'smother')))
      return [
        because(
          'contact',
          text`only a figure within ${the.length(reachOf(game, 'smother'))} of it can smother it`,
          'MF-GRE-15',
          'MF-RUL-57',
        ),
      ]
    const room = roomAround(game, grenade.at)
    if (room && !isIn(room, whereIs(figure)))
      return [because('contact', text`it lies inside ${room.name}`, 'MF-GRE-15', 'MF-RUL-59')]
    return whyWalledOff(game, whereIs(figure), grenade.at, 'MF-GRE-15')
  },
  *does(game, { piece }, deed): Procedure<Deed | null> {
    const figure = game.piece(piece)
    const passed = yield* passes(game, 'smother', figure.morale, ['MF-GRE-15', 'MF-RUL-57'], [figure.id])
    if (passed && deed) coverIt(game, figure.id, deed)
    else game.say(text`${the.piece(figure)} does not dare.`, ['MF-GRE-16'], [figure.id])
    return deed
  },
})

/** It lies on the grenade, injured without a roll; those near it get the pin for an injury, and no one suffers the blast. */
function coverIt(game: Muzzleflash, id: Id, { actor, grenade }: Deed): void {
  const medical = game.piece(id).medical + numberOf(game, 'smothered')
  game.change('piece', id, { at: grenade?.at ?? null, medical, dugIn: false }, ['MF-GRE-15', 'MF-GRE-17'])
  spreadPins(game, game.piece(id), numberOf(game, 'injury-pins'), actor, ['MF-PIN-3', 'MF-RUL-57'], id)
  hurt(game, id, { cause: 'grenade', by: actor }, ['MF-GRE-17', 'MF-RUL-57'])
}
