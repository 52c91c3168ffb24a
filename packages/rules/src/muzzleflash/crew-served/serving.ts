import {
  allowed,
  because,
  choice,
  type Id,
  maybe,
  name,
  type Procedure,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import type { Deed } from '../basics/deed.ts'
import { isVehicle } from '../basics/figures.ts'
import { forAp } from '../basics/for-ap.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { cost, isGun, manned, takeRole, whyNotServe, whyUnmanned } from './crews.ts'
import { clearOne } from './jams.ts'

/** Loading a gun without a loader, and clearing malfunctions. */

/** The weapon that a piece would load or clear: what it serves, or itself. */
function holderOf(game: Muzzleflash, piece: Piece | null): Piece | null {
  if (!piece) return null
  return piece.crews === null || game.piece(piece.crews).weapons.length === 0 ? piece : game.piece(piece.crews)
}

const isServed = (game: Muzzleflash, piece: Piece): boolean => {
  const holder = holderOf(game, piece)
  return holder !== null && (!holder.loaded || holder.jams.length > 0)
}

/** The crewman must be at the weapon; a vehicle needs an able man inside. */
const whyCannot = (game: Muzzleflash, man: Piece, holder: Piece): readonly Reason[] =>
  isVehicle(game, holder) ? whyUnmanned(game, holder) : whyNotServe(game, man, holder)

export const load = forAp({
  says: text`Load`,
  fields: { piece: role.actor },
  cost: game => cost(game, 'load'),
  suits: isServed,
  next: () => null,
  why(game, { piece }) {
    const man = game.find('piece', piece)
    const holder = holderOf(game, man)
    if (!man || !holder?.weapons.some(weapon => isGun(game, weapon)))
      return [because('loaded', text`there is no gun to load`, 'MF-CRW-14')]
    const reasons: Reason[] = [...whyCannot(game, man, holder)]
    if (holder.loaded) reasons.push(because('loaded', text`${the.piece(holder)} is loaded`, 'MF-CRW-14', 'MF-RUL-80'))
    return reasons
  },
  /** Changing over to load comes before the loading, and before its AP: MF-CRW-17. */
  *prepare(game, { piece }): Procedure<boolean> {
    const man = game.piece(piece)
    return isVehicle(game, man) ? yield* manned(game, man.id, 'loader') : yield* takeRole(game, man.id, 'loader')
  },
  *does(game, { piece }): Procedure<Deed> {
    const man = game.piece(piece)
    const holder = holderOf(game, man) as Piece
    game.change('piece', holder.id, { loaded: true }, ['MF-CRW-14', man.rank === 'nco' ? 'MF-CRW-18' : 'MF-CRW-13'])
    return { actor: piece, type: 'other', affected: [] }
  },
})

export const clear = forAp({
  says: text`Clear a malfunction`,
  /** Which weapon, where several are jammed; the one that jammed first unless said. */
  fields: { piece: role.actor, weapon: maybe(role.option(name)) },
  cost: game => cost(game, 'clear'),
  suits: isServed,
  next(game, { piece, weapon }) {
    const jammed = new Set((holderOf(game, game.piece(piece))?.jams ?? []).map(jam => jam.weapon))
    if (weapon !== undefined) return null
    const choices = [...jammed].map(one =>
      choice(one, text`${the.term(one)}`, whyNotClear(game, { piece, weapon: one })),
    )
    return choices.length === 1 && choices.every(allowed)
      ? null
      : { field: 'weapon', says: text`Of which weapon?`, choices }
  },
  why: whyNotClear,
  /** The gunner clears it; a man in another role tests first. */
  *prepare(game, { piece }): Procedure<boolean> {
    const man = game.piece(piece)
    return isVehicle(game, man) ? yield* manned(game, man.id, 'gunner') : yield* takeRole(game, man.id, 'gunner')
  },
  *does(game, { piece, weapon }): Procedure<Deed> {
    const holder = holderOf(game, game.piece(piece)) as Piece
    clearOne(game, holder.id, weapon ?? (holder.jams[0]?.weapon as string), ['MF-CRW-7', 'MF-RUL-79'])
    return { actor: piece, type: 'other', affected: [] }
  },
})

interface Clear {
  readonly piece: Id
  readonly weapon?: string
}

function whyNotClear(game: Muzzleflash, { piece, weapon }: Clear): readonly Reason[] {
  const man = game.find('piece', piece)
  const holder = holderOf(game, man)
  const jam = holder?.jams.find(one => weapon === undefined || one.weapon === weapon)
  if (!man || !holder || !jam) return [because('malfunction', text`there is nothing to clear`, 'MF-CRW-7')]
  const early = game.state.turn < jam.from
  const says = text`it can be cleared from turn ${the.count(jam.from)} on`
  return [...whyCannot(game, man, holder), ...(early ? [because('malfunction', says, 'MF-CRW-7', 'MF-RUL-79')] : [])]
}
