import { type Id, type Procedure, roll } from '@sandtable/kernel'
import { called, isFit, kindOf } from '../figures.ts'
import { givePins } from '../nerve/pinning.ts'
import type { Muzzleflash } from '../records.ts'
import type { Shot } from './aiming.ts'
import { type Hit, injure } from './hits.ts'
import { pinsOf, sniperRules } from './marksman.ts'

/** Small arms do nothing to an enclosed armoured vehicle; on others each hit pins it and strikes a random occupant: MF-RUL-72. */
export function* hitVehicle(
  game: Muzzleflash,
  shot: Shot & { readonly target: Id },
  hits: number,
  wound: number,
): Procedure {
  const vehicle = game.piece(shot.target)
  const { armour, enclosed } = kindOf(game, vehicle)
  if (enclosed && armour !== 'soft-skin') {
    game.say(`The bullets rattle off ${called(vehicle)}.`, ['MF-RUL-72'], [vehicle.id])
    return
  }
  const struck: Hit[] = []
  for (let i = 0; i < hits; i++) {
    givePins(game, vehicle.id, pinsOf(game, shot.firer), shot.firer, [
      'MF-PIN-1',
      'MF-RUL-72',
      ...sniperRules(game, shot.firer),
    ])
    const id = yield* occupant(game, vehicle.id)
    if (id !== null) struck.push({ piece: id, wound })
  }
  yield* injure(game, struck, shot.firer, ['MF-HIT-5', 'MF-RUL-72'])
}

/** Whoever is hit aboard: by a die with as many faces as there are fit occupants. */
function* occupant(game: Muzzleflash, vehicle: Id): Procedure<Id | null> {
  const aboard = game.pieces.filter(p => p.aboard === vehicle && isFit(p))
  if (aboard.length < 2) return aboard[0]?.id ?? null
  const [die] = yield* roll(game, 'random-crew', 1, { faces: aboard.length, cites: ['MF-RUL-72'], about: [vehicle] })
  return aboard[(die as number) - 1]?.id ?? null
}
