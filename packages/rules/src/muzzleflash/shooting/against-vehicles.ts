import { type Id, type Procedure, roll, text, the } from '@sandtable/kernel'
import { isFit, kindOf } from '../basics/figures.ts'
import { givePins, spreadPins } from '../pinning/pinning.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { ridersOn } from '../vehicles/riding.ts'
import type { Shot } from './aiming.ts'
import { type Hit, injure } from './hits.ts'
import { pinRule, pinsOf } from './snipers.ts'

/** The result of a burst of small arms: dice that struck the vehicle, and dice stopped only by the cover in front of it. */
export interface Volley {
  readonly hits: number
  readonly stopped: number
  readonly inCover: boolean
}

/**
 * Small arms do nothing to an enclosed armoured vehicle, but its riders are in the open. On others each hit pins it and strikes a
 * random occupant. MF-RUL-72, MF-RUL-140.
 */
export function* hitVehicle(
  game: Muzzleflash,
  shot: Shot & { readonly target: Id },
  { hits, stopped, inCover }: Volley,
  wound: number,
): Procedure {
  const vehicle = game.piece(shot.target)
  const { armour, enclosed } = kindOf(game, vehicle)
  const proof = enclosed === true && armour !== 'soft-skin'
  const exposed = proof ? ridersOn(game, vehicle.id) : game.pieces.filter(p => p.aboard === vehicle.id && isFit(p))
  const why = ridersOn(game, vehicle.id).length > 0 ? 'MF-RUL-140' : 'MF-RUL-72'
  if (proof && exposed.length === 0) {
    game.say(text`The bullets rattle off ${the.piece(vehicle)}.`, [why], [vehicle.id])
    return
  }
  for (let i = 0; i < hits + stopped; i++) {
    const rule = inCover ? (i < hits ? 'MF-PIN-5' : 'MF-PIN-6') : 'MF-PIN-1'
    const cites = [rule, pinRule(game, shot.firer, why)]
    if (!proof) givePins(game, vehicle.id, pinsOf(game, shot.firer), shot.firer, cites)
    if (!inCover || game.ruling('MF-RUL-28') !== 'target-only')
      spreadPins(game, vehicle, pinsOf(game, shot.firer), shot.firer, cites)
  }
  const struck: Hit[] = []
  for (let i = 0; i < hits; i++) {
    const id = yield* oneOf(game, vehicle.id, exposed, [why])
    if (id !== null) struck.push({ piece: id, wound })
  }
  yield* injure(game, struck, { cause: 'fire', by: shot.firer }, { injure: ['MF-HIT-5', why], wound: 'MF-SHT-18' })
}

/** Picks the man who is hit, with a die that has one face for each fit man it can strike. */
function* oneOf(game: Muzzleflash, vehicle: Id, men: readonly Piece[], cites: readonly string[]): Procedure<Id | null> {
  if (men.length < 2) return men[0]?.id ?? null
  const [die] = yield* roll(game, 'random-crew', 1, { faces: men.length, cites, about: [vehicle] })
  return men[(die as number) - 1]?.id ?? null
}
