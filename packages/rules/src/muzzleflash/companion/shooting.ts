import {
  type Answers,
  choice,
  fromLength,
  type Id,
  pieceChoice,
  type Resolution,
  type SceneFields,
  type TableQuestion,
  text,
  the,
  type Value,
} from '@sandtable/kernel'
import { whyNotAct } from '../basics/activation.ts'
import { enemiesOf, isVehicle, isWeapon, onTable, reachOf, sizeOf } from '../basics/figures.ts'
import { crewOf } from '../crew-served/crews.ts'
import type { Muzzleflash, MuzzleflashTables, Piece } from '../records.ts'
import { type Gun, gunNamed, gunsOf, longest } from '../shooting/weapons.ts'

/** A shot, as people at a real table describe it: how far, behind what, who is near, which side of a vehicle. */

const inches = (length: number): number => fromLength(length, 'in')

/** What a figure may be behind or in, for cover against fire. */
export const covers = [
  'hedge',
  'fence',
  'wall',
  'low-wall',
  'sandbags',
  'woods',
  'scrub',
  'rubble',
  'crater',
  'trench',
  'foxhole',
  'building',
  'bunker',
] as const
const areas: readonly string[] = ['woods', 'scrub', 'rubble', 'crater', 'trench', 'foxhole', 'building', 'bunker']

export function askCover(field: string, who: Id): TableQuestion {
  return {
    field,
    says: text`What is ${the.piece(who)} behind or in?`,
    choices: [choice('open', text`nothing: in the open`), ...covers.map(kind => choice(kind, text`${the.term(kind)}`))],
    cites: ['MF-SHT-19', 'MF-SHT-20', 'MF-SHT-21'],
  }
}

/** The ends of the range bands of a gun. */
function bandsOf(gun: Gun): readonly number[] {
  return gun.small ? [gun.small.short.max, gun.small.long.max] : [longest(gun)]
}

export function askRange(gun: Gun, target: Id): TableQuestion | null {
  const bands = bandsOf(gun)
  if (bands.length < 2) return null
  return {
    field: 'range',
    says: text`How far is it to ${the.piece(target)}?`,
    choices: bands.map((far, i) => choice(i === 0 ? 'short' : 'long', text`up to ${the.length(far)}`)),
    cites: ['MF-SHT-18', 'MF-RUL-4'],
  }
}

/** The side of a vehicle that is fired at, as the way it faces: the firer is to its south. */
const facings: { readonly [aspect: string]: number } = { front: 180, side: 90, rear: 0 }

export const askAspect = (target: Id): TableQuestion => ({
  field: 'aspect',
  says: text`Which side of ${the.piece(target)} is fired at?`,
  choices: [choice('front', text`front`), choice('side', text`side`), choice('rear', text`rear`)],
  cites: ['MF-ATF-14', 'MF-ATF-15'],
})

/** The gun that was chosen, or the only one. */
export const gunIn = (game: Muzzleflash, firer: Piece, { weapon }: Answers): Gun =>
  gunNamed(game, firer, weapon === undefined ? undefined : String(weapon)) as Gun

export function askWeapon(game: Muzzleflash, firer: Piece, answers: Answers): TableQuestion | null {
  const guns = gunsOf(game, firer)
  if (guns.length < 2 || answers.weapon !== undefined) return null
  const choices = guns.map(({ name, weapon }) => choice(name, text`${the.term(weapon)}`))
  return { field: 'weapon', says: text`With what?`, choices, cites: ['MF-SHT-18'] }
}

/** A firer with his weapon and the rest of its crew, in the middle of the scene; all look north. */
export function firers(game: Muzzleflash, firer: Piece, gun: Gun): { [piece: Id]: SceneFields } {
  if (gun.holder.id === firer.id || !isWeapon(game, gun.holder))
    return { [firer.id]: { at: [0, 0], facing: 0, ...(isVehicle(game, firer) && { turret: 0 }) } }
  const back = inches(gun.holder.radius) + 0.6
  const crew = crewOf(game, gun.holder).filter(onTable)
  const men = crew.map(({ id }, i): [Id, SceneFields] => [id, { at: [(i - (crew.length - 1) / 2) * 1.1, -back] }])
  return { [gun.holder.id]: { at: [0, 0], facing: 0 }, ...Object.fromEntries(men) }
}

/** Where the target stands, and what is in front of it. */
export function sceneAt(
  game: Muzzleflash,
  gun: Gun,
  target: Piece,
  cover: unknown,
  answers: Answers,
): { readonly at: readonly [number, number]; readonly terrain: readonly { readonly [field: string]: Value }[] } {
  const [near, far] = bandsOf(gun)
  const distance = inches(answers.range === 'short' ? (near ?? 0) : (far ?? near ?? 0))
  const at = [0, distance] as const
  return { at, terrain: coverAt(game, target, cover, distance) }
}

/** The cover of a piece at this distance to the north: a line in front of it, or an area that it is in. */
export function coverAt(
  game: Muzzleflash,
  piece: Piece,
  cover: unknown,
  north: number,
): readonly { readonly [field: string]: Value }[] {
  if (typeof cover !== 'string' || cover === 'open') return []
  const { base } = sizeOf(game, piece.kind)
  const half = (typeof base === 'number' ? inches(base) : Math.max(...(base as readonly number[]).map(inches))) / 2
  const wide = half + 3
  const from = north - half - 0.2
  if (!areas.includes(cover))
    return [
      {
        id: cover,
        kind: cover,
        line: [
          [-wide, from],
          [wide, from],
        ],
      },
    ]
  const to = north + half + 1
  return [
    {
      id: cover,
      kind: cover,
      polygon: [
        [-wide, from],
        [wide, from],
        [wide, to],
        [-wide, to],
      ],
    },
  ]
}

/** Those near the target share its pins: they stand beside it, and nobody answers the shot here. */
export const NEVER = { policy: 'never' } as const
export const beside = (ids: readonly Id[], [x, y]: readonly [number, number]): { [piece: Id]: SceneFields } =>
  Object.fromEntries(
    ids.map((id, i) => [
      id,
      { at: [x + (i % 2 === 0 ? 1 : -1) * (1.1 + Math.floor(i / 2) * 0.4), y + Math.floor(i / 2) * 1.1], ...NEVER },
    ]),
  )

export const askNear = (game: Muzzleflash, target: Id, without: readonly Id[]): TableQuestion => ({
  field: 'near',
  says: text`Who else is within ${the.length(reachOf(game, 'pin'))} of ${the.piece(target)}?`,
  choices: game.pieces
    .filter(p => onTable(p) && p.id !== target && p.sort === 'figure' && !without.includes(p.id))
    .map(p => pieceChoice(p)),
  many: 4,
  optional: true,
  cites: ['MF-PIN-2', 'MF-PIN-3'],
})

const nearIn = ({ near }: Answers): readonly Id[] => (near as readonly Id[] | undefined) ?? []

export const fire: Resolution<MuzzleflashTables> = {
  id: 'fire',
  says: text`Fire`,
  kind: 'act',
  cites: ['MF-SHT-7', 'MF-SHT-10'],
  fits: ({ state }) => state.phase === 'action',
  ask(game, answers) {
    if (answers.piece === undefined) {
      const own = game.pieces.filter(p => p.side === game.state.side && onTable(p) && gunsOf(game, p).length > 0)
      const choices = own.map(p => pieceChoice(p, whyNotAct(game, p.id, 'fire')))
      return { field: 'piece', role: 'actor', says: text`Who fires?`, choices, cites: ['MF-SHT-10'] }
    }
    const firer = game.piece(String(answers.piece))
    const asked = askWeapon(game, firer, answers)
    if (asked) return asked
    if (answers.target === undefined) {
      const foes = enemiesOf(game, firer.side).filter(p => !isWeapon(game, p))
      return {
        field: 'target',
        role: 'target',
        says: text`At whom?`,
        choices: foes.map(p => pieceChoice(p)),
        cites: ['MF-HIT-4'],
      }
    }
    const target = String(answers.target)
    const far = answers.range === undefined ? askRange(gunIn(game, firer, answers), target) : null
    if (far) return far
    if (answers.cover === undefined) return askCover('cover', target)
    if (isVehicle(game, game.piece(target))) return answers.aspect === undefined ? askAspect(target) : null
    return answers.near === undefined
      ? askNear(game, target, Object.keys(firers(game, firer, gunIn(game, firer, answers))))
      : null
  },
  scene(game, answers) {
    const firer = game.piece(String(answers.piece))
    const target = game.piece(String(answers.target))
    const gun = gunIn(game, firer, answers)
    const { at, terrain } = sceneAt(game, gun, target, answers.cover, answers)
    const facing = facings[String(answers.aspect)] ?? 180
    return {
      pieces: {
        ...firers(game, firer, gun),
        [target.id]: { at, facing, ...NEVER },
        ...beside(nearIn(answers), at),
      },
      terrain,
    }
  },
  decides(game, { piece, weapon, target }) {
    const firer = game.piece(String(piece))
    const named = weapon === undefined ? {} : { weapon }
    return { side: firer.side, decision: { action: 'fire', piece: firer.id, ...named, target: String(target) } }
  },
}
