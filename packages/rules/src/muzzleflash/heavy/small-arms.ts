import { type Id, type Procedure, roll } from '@sandtable/kernel'
import { called, isFit, kindOf } from '../figures.ts'
import { type Hit, injure } from '../fire/hits.ts'
import { givePins } from '../nerve/pinning.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { aboard } from './bailing-out.ts'

/** Does its armour close over everybody in it? Then small arms do nothing to it. */
const isProof = (game: Muzzleflash, vehicle: Piece): boolean => {
  const { enclosed, armour } = kindOf(game, vehicle)
  return enclosed === true && armour !== 'soft-skin'
}

/** Bullets on a vehicle: on a soft skin or an open top each hit pins it and strikes a random occupant. MF-RUL-72. */
export function* hitVehicle(
  game: Muzzleflash,
  shot: { readonly firer: Id; readonly target: Id },
  hits: number,
  wound: number,
): Procedure {
  const vehicle = game.piece(shot.target)
  const cites = ['MF-PIN-1', 'MF-RUL-72']
  if (isProof(game, vehicle)) {
    game.say(`Bullets do nothing to ${called(vehicle)}.`, cites, [vehicle.id])
    return
  }
  const struck: Hit[] = []
  for (let i = 0; i < hits; i++) {
    givePins(game, vehicle.id, 1, shot.firer, cites)
    const occupants = aboard(game, vehicle.id).filter(isFit)
    const man = occupants[yield* pick(game, occupants.length)]
    if (man) struck.push({ piece: man.id, wound })
  }
  yield* injure(game, struck, shot.firer, ['MF-RUL-72'])
}

function* pick(game: Muzzleflash, faces: number): Procedure<number> {
  if (faces < 2) return 0
  const [die] = yield* roll(game, 'random-crew', 1, { faces, cites: ['MF-RUL-72'] })
  return (die as number) - 1
}
