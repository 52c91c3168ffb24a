import {
  actOf,
  askInTurn,
  askWho,
  askWhom,
  type Id,
  type Point,
  type Resolution,
  type Scene,
  type SceneFields,
  type SceneSpot,
  shelter,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import { isAble, isFigure, isVehicle, isWeapon, onTable, sizeOf } from '../basics/figures.ts'
import { crewOf } from '../crew-served/crews.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { injuredOf } from '../recovery/checking.ts'
import { liesAboard } from '../recovery/lifting.ts'
import { inches } from './ground.ts'

/** What is done by hand: carrying, looking after the injured, vehicles, crews at their weapons. */

const acting = ({ state }: Muzzleflash): boolean => state.phase === 'action'
const sideOf = ({ state }: Muzzleflash): Id => state.side as Id
const own = (game: Muzzleflash): readonly Piece[] => game.pieces.filter(p => p.side === sideOf(game) && onTable(p))
const men = (game: Muzzleflash): readonly Piece[] => own(game).filter(p => isFigure(game, p) && isAble(game, p))
const vehicles = (game: Muzzleflash): readonly Piece[] => own(game).filter(p => isVehicle(game, p))

/** Half of a piece across and along, in inches. */
function halfOf(game: Muzzleflash, { kind }: Piece): readonly [number, number] {
  const { base } = sizeOf(game, kind)
  const [wide, deep] = (typeof base === 'number' ? [base, base] : base) as readonly [number, number]
  return [inches(wide) / 2, inches(deep) / 2]
}

/** Places at which men touch a piece: on its left and its right, one behind another. */
function touching(
  game: Muzzleflash,
  ids: readonly Id[],
  piece: Piece,
  [x, y]: SceneSpot = [0, 0],
): { [id: Id]: SceneFields } {
  const [half] = halfOf(game, piece)
  return Object.fromEntries(
    ids.map((id, i) => {
      const apart = half + halfOf(game, game.piece(id))[0]
      return [id, { at: [x + (i % 2 === 0 ? apart : -apart), y + Math.floor(i / 2) * 0.05] }]
    }),
  )
}

/** An injured man or a packed weapon that may be carried. */
const loadsOf = (game: Muzzleflash): readonly Piece[] => [
  ...injuredOf(game, sideOf(game)),
  ...own(game).filter(p => isWeapon(game, p) && !p.setUp && p.hitched === null),
]

/** A casualty or a packed weapon is carried, into a vehicle or out of one. */
export const carry: Resolution<MuzzleflashTables> = {
  id: 'carry',
  says: text`Carry a casualty or a weapon`,
  kind: 'act',
  cites: ['MF-REC-1', 'MF-RUL-77'],
  fits: game => acting(game) && loadsOf(game).length > 0,
  ask: (game, answers) => {
    const load = (): Piece => game.piece(String(answers.target))
    return askInTurn(
      answers,
      () => askWho(text`Whom or what?`, loadsOf(game), ['MF-REC-1', 'MF-RUL-77'], 'target'),
      () => {
        const hands = isWeapon(game, load()) ? crewOf(game, load()).filter(p => isAble(game, p)) : men(game)
        const asked = askWhom('pieces', text`Who carries? They touch it.`, hands, ['MF-REC-1', 'MF-RUL-93'], 4)
        return { ...asked, optional: false }
      },
      () =>
        load().status === 'injured' &&
        load().aboard === null &&
        vehicles(game).length > 0 && {
          ...askWho(text`Into a vehicle that he touches?`, vehicles(game), ['MF-RUL-141'], 'into'),
          optional: true,
        },
    )
  },
  scene(game, { target, pieces, into }): Scene {
    const load = game.piece(String(target))
    const hands = ticked(pieces)
    if (load.aboard !== null) {
      const vehicle = game.piece(load.aboard)
      return { pieces: { [vehicle.id]: { at: [0, 0], facing: 0 }, ...touching(game, hands.slice(0, 2), vehicle) } }
    }
    const hull = typeof into === 'string' ? game.piece(into) : null
    const beside = hull && { [hull.id]: { at: [0, halfOf(game, hull)[1] + halfOf(game, load)[1]], facing: 0 } }
    return { pieces: { ...beside, [load.id]: { at: [0, 0] }, ...touching(game, hands, load) } }
  },
  decides(game, { target, pieces, into }) {
    const to = typeof into === 'string' ? { to: game.piece(into).at as Point } : {}
    return { side: sideOf(game), decision: { action: 'carry', pieces: ticked(pieces), target: String(target), ...to } }
  },
  tells: ({ target }) => text`${the.piece(String(target))} is carried.`,
}

/** One of the side looks after an injured comrade that he touches. */
export const check: Resolution<MuzzleflashTables> = {
  id: 'check',
  says: text`Look after an injured comrade`,
  kind: 'act',
  cites: ['MF-REC-3', 'MF-REC-6'],
  fits: game => acting(game) && injuredOf(game, sideOf(game)).length > 0,
  ask: (game, answers) =>
    askInTurn(
      answers,
      () => askWho(text`Who?`, men(game), ['MF-REC-3']),
      () => askWho(text`Whom?`, injuredOf(game, sideOf(game)), ['MF-REC-3'], 'target'),
    ),
  scene(game, { piece, target }) {
    const injured = game.piece(String(target))
    const beside = liesAboard(game, injured) ? game.piece(injured.aboard as Id) : injured
    return { pieces: { [beside.id]: { at: [0, 0], facing: 0 }, ...touching(game, [String(piece)], beside) } }
  },
  decides: (game, { piece, target }) => ({
    side: sideOf(game),
    decision: { action: 'check', piece: String(piece), target: String(target) },
  }),
}

/** A figure that touches a vehicle gets in or on. */
export const mount: Resolution<MuzzleflashTables> = {
  id: 'mount',
  says: text`Get in`,
  kind: 'act',
  cites: ['MF-VEH-12', 'MF-RUL-75'],
  fits: game => acting(game) && vehicles(game).length > 0,
  ask: (game, answers) =>
    askInTurn(
      answers,
      () => askWho(text`Who gets in? He touches the vehicle.`, men(game), ['MF-VEH-12']),
      () => askWho(text`Which vehicle?`, vehicles(game), ['MF-VEH-12'], 'target'),
    ),
  scene(game, { piece, target }) {
    const vehicle = game.piece(String(target))
    return { pieces: { [vehicle.id]: { at: [0, 0], facing: 0 }, ...touching(game, [String(piece)], vehicle) } }
  },
  decides: (game, { piece, target }) => ({
    side: sideOf(game),
    decision: { action: 'mount', piece: String(piece), target: String(target) },
  }),
}

/** All vehicles of the side, and its weapons with their crews: what they do among themselves is in reach. */
function atWork(game: Muzzleflash): Scene {
  const holders = own(game).filter(p => isVehicle(game, p) || isWeapon(game, p))
  const placed = holders.map((holder, i) => {
    const crew = isWeapon(game, holder) ? crewOf(game, holder).filter(onTable) : []
    const at: SceneSpot = [i * 12, 0]
    return {
      [holder.id]: { at, facing: 0 },
      ...touching(
        game,
        crew.map(({ id }) => id),
        holder,
        at,
      ),
    }
  })
  return { pieces: Object.assign({}, ...placed) }
}

/** A packed gun beside the vehicle that tows it. */
const hitch: Resolution<MuzzleflashTables> = {
  id: 'hitch',
  says: text`Hitch or unhitch the gun`,
  kind: 'act',
  cites: ['MF-DEP-4'],
  fits: game => acting(game) && vehicles(game).length > 0 && own(game).some(p => isWeapon(game, p) && !p.setUp),
  ask: (game, answers) => {
    const guns = own(game).filter(p => isWeapon(game, p) && !p.setUp)
    return askInTurn(
      answers,
      () => askWho(text`Which weapon?`, guns, ['MF-DEP-4'], 'weapon'),
      () => askWho(text`To or from which vehicle?`, vehicles(game), ['MF-DEP-4'], 'target'),
      () => askWho(text`Who does it?`, crewOf(game, game.piece(String(answers.weapon))), ['MF-DEP-4']),
    )
  },
  scene(game, { piece, weapon, target }) {
    const [gun, vehicle] = [game.piece(String(weapon)), game.piece(String(target))]
    const back = halfOf(game, gun)[1] + halfOf(game, vehicle)[1]
    return {
      pieces: {
        [vehicle.id]: { at: [0, back], facing: 0 },
        [gun.id]: { at: [0, 0], facing: 0 },
        ...touching(game, [String(piece)], gun),
      },
    }
  },
  decides(game, { piece, weapon, target }) {
    const to = game.piece(String(weapon)).hitched === null ? { target: String(target) } : {}
    return { side: sideOf(game), decision: { action: 'hitch', piece: String(piece), weapon: String(weapon), ...to } }
  },
}

/** An engineer at an obstacle, or a man at a door. */
const atGround = (id: 'gap' | 'open', kind: string, who: (piece: Piece) => boolean): Resolution<MuzzleflashTables> => ({
  id,
  says: id === 'gap' ? text`Gap an obstacle` : text`Open or close a door`,
  kind: 'act',
  cites: id === 'gap' ? ['MF-MOV-10', 'MF-RUL-19'] : ['MF-REA-5'],
  fits: game => acting(game) && men(game).some(who),
  ask: (game, answers) => askInTurn(answers, () => askWho(text`Who?`, men(game).filter(who), ['MF-ACT-6'])),
  scene: (_, { piece }) => ({
    pieces: { [String(piece)]: { at: [0, 0] } },
    terrain: [shelter({ kind, from: [0, 0], way: [0, 1], near: 0.7, deep: 0, wide: 1 })],
  }),
  decides: (game, { piece }) => ({ side: sideOf(game), decision: { action: id, piece: String(piece), target: kind } }),
})

const some = (test: (piece: Piece, game: Muzzleflash) => boolean) => (game: Muzzleflash) =>
  acting(game) && game.pieces.some(p => p.side === sideOf(game) && !p.gone && test(p, game))

export const byHand: readonly Resolution<MuzzleflashTables>[] = [
  carry,
  check,
  mount,
  {
    ...actOf<MuzzleflashTables>(
      { id: 'dismount', action: 'dismount', says: text`Get out`, cites: ['MF-VEH-8', 'MF-VEH-11'] },
      some(p => p.aboard !== null),
      atWork,
    ),
    tells: () => text`Somebody gets out.`,
  },
  actOf(
    { id: 'turn', action: 'turn', says: text`Turn a vehicle or a gun`, cites: ['MF-VEH-6', 'MF-VEH-7'] },
    some(p => p.sort !== 'figure'),
    atWork,
  ),
  actOf(
    { id: 'set-up', action: 'set-up', says: text`Set the weapon up`, cites: ['MF-DEP-2'] },
    some(p => p.sort === 'weapon' && !p.setUp),
    atWork,
  ),
  actOf(
    { id: 'pack', action: 'pack', says: text`Pack the weapon up`, cites: ['MF-DEP-3'] },
    some(p => p.sort === 'weapon' && p.setUp),
    atWork,
  ),
  hitch,
  actOf(
    { id: 'clear', action: 'clear', says: text`Clear a malfunction`, cites: ['MF-ACT-6'] },
    some(p => p.malfunctions > 0 || p.jams.length > 0),
    atWork,
  ),
  actOf(
    { id: 'load', action: 'load', says: text`Load`, cites: ['MF-ACT-6'] },
    some(p => p.sort !== 'figure' && !p.loaded),
    atWork,
  ),
  atGround('gap', 'wire', p => p.engineer),
  atGround('open', 'door', () => true),
  actOf(
    { id: 'fall-back', action: 'fall-back', says: text`Fall back`, cites: ['MF-SPM-2', 'MF-RUL-96'] },
    some(p => p.fallback > 0),
  ),
]
