import {
  type Answers,
  askAspectOf,
  askInTurn,
  askWho,
  bandChoices,
  facingFor,
  type Id,
  pieceChoice,
  type Resolution,
  type SceneFields,
  type SceneSpot,
  type TableQuestion,
  text,
  the,
  ticked,
} from '@sandtable/kernel'
import { whyNotAct } from '../basics/activation.ts'
import { enemiesOf, isVehicle, isWeapon, onTable } from '../basics/figures.ts'
import { crewOf } from '../crew-served/crews.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { weaponQuestion } from '../shooting/firing.ts'
import { type Gun, gunsOf, longest } from '../shooting/weapons.ts'
import { askCaught, askCover, askNear, beside, caughtIn, coverAt, inches, NEVER } from './ground.ts'

/** A shot, as people at a real table describe it: how far, behind what, who is near, which side of a vehicle. */

/** The ends of the range bands of a gun. */
export const bandsOf = (gun: Gun): readonly number[] =>
  gun.small ? [gun.small.short.max, gun.small.long.max] : [longest(gun)]

export function askRange(gun: Gun, target: Id): TableQuestion | null {
  const bands = bandsOf(gun)
  if (bands.length < 2) return null
  return {
    field: 'range',
    says: text`How far is it to ${the.piece(target)}?`,
    choices: bandChoices(bands.map((far, i) => ({ value: i === 0 ? 'short' : 'long', far }))),
    cites: ['MF-SHT-18', 'MF-RUL-4'],
  }
}

export const farIn = (gun: Gun, { range }: Answers): number => {
  const [near = 0, far = near] = bandsOf(gun)
  return inches(range === 'short' ? near : far)
}

/** A figure's weapons that fire in this way: over open sights, or up and over. */
export const gunsFor = (game: Muzzleflash, piece: Piece, indirect: boolean): readonly Gun[] =>
  gunsOf(game, piece).filter(gun => (gun.support?.fire === 'indirect') === indirect)

/** The gun that was chosen, or the only one. */
export const gunIn = (guns: readonly Gun[], { weapon }: Answers): Gun =>
  (guns.find(({ name }) => name === weapon) ?? guns[0]) as Gun

export const askGun = (firer: Piece, guns: readonly Gun[]): TableQuestion | null =>
  guns.length < 2 ? null : { ...weaponQuestion(firer, guns), cites: ['MF-SHT-18'] }

/** Those of the side whose turn it is that have such a gun. */
export const firersOf = (game: Muzzleflash, indirect: boolean) =>
  game.pieces
    .filter(
      p => p.side === game.state.side && onTable(p) && gunsFor(game, p, indirect).length > 0 && !isWeapon(game, p),
    )
    .map(p => pieceChoice(p, whyNotAct(game, p.id, 'fire')))

/** A firer with his weapon and the rest of its crew; all look north. */
export function firers(
  game: Muzzleflash,
  firer: Piece,
  gun: Gun,
  [x, y]: SceneSpot = [0, 0],
): { [piece: Id]: SceneFields } {
  if (gun.holder.id === firer.id || !isWeapon(game, gun.holder))
    return { [firer.id]: { at: [x, y], facing: 0, ...(isVehicle(game, firer) && { turret: 0 }) } }
  const back = inches(gun.holder.radius) + 0.6
  const crew = crewOf(game, gun.holder).filter(onTable)
  const men = crew.map(({ id }, i): [Id, SceneFields] => [
    id,
    { at: [x + (i - (crew.length - 1) / 2) * 1.1, y - back] },
  ])
  return { [gun.holder.id]: { at: [x, y], facing: 0 }, ...Object.fromEntries(men) }
}

const directIn = (game: Muzzleflash, answers: Answers): Gun =>
  gunIn(gunsFor(game, game.piece(String(answers.piece)), false), answers)

export const fire: Resolution<MuzzleflashTables> = {
  id: 'fire',
  says: text`Fire`,
  kind: 'act',
  cites: ['MF-SHT-7', 'MF-SHT-10'],
  fits: ({ state }) => state.phase === 'action',
  ask(game, answers, happened) {
    const firer = (): Piece => game.piece(String(answers.piece))
    const target = String(answers.target)
    const gun = (): Gun => directIn(game, answers)
    const asked = askInTurn(
      answers,
      () => askWho(text`Who fires?`, firersOf(game, false), ['MF-SHT-10']),
      () => askGun(firer(), gunsFor(game, firer(), false)),
      () =>
        askWho(
          text`At whom?`,
          enemiesOf(game, firer().side).filter(p => !isWeapon(game, p)),
          ['MF-HIT-4'],
          'target',
        ),
      () => askRange(gun(), target),
      () => askCover(target),
      () => isVehicle(game, game.piece(target)) && askAspectOf(target, ['MF-ATF-14', 'MF-ATF-15']),
      () =>
        gun().small &&
        !isVehicle(game, game.piece(target)) &&
        askNear(game, target, Object.keys(firers(game, firer(), gun()))),
    )
    if (asked) return asked
    const { support } = gun()
    return support ? askCaught(game, answers, happened, support.class, { struck: [target] }) : null
  },
  scene(game, answers, happened) {
    const firer = game.piece(String(answers.piece))
    const target = game.piece(String(answers.target))
    const gun = directIn(game, answers)
    const at: SceneSpot = [0, farIn(gun, answers)]
    const caught = gun.support ? caughtIn(game, answers, happened, gun.support.class) : { pieces: {}, terrain: [] }
    return {
      pieces: {
        ...caught.pieces,
        ...firers(game, firer, gun),
        [target.id]: { at, facing: facingFor(answers.aspect), ...NEVER },
        ...beside(ticked(answers.near), at),
      },
      terrain: [...coverAt(game, target, answers.cover, at[1]), ...caught.terrain],
    }
  },
  decides(game, answers) {
    const firer = game.piece(String(answers.piece))
    const named = gunsOf(game, firer).length > 1 ? { weapon: directIn(game, answers).name } : {}
    return { side: firer.side, decision: { action: 'fire', piece: firer.id, ...named, target: String(answers.target) } }
  },
}
