import {
  because,
  type Choice,
  type Cites,
  choice,
  type DecisionOf,
  either,
  type Id,
  id as idField,
  isPoint,
  type Message,
  maybe,
  name,
  oneOf,
  type Point,
  type Procedure,
  pieceChoice,
  point,
  type Question,
  type Reason,
  role,
  text,
  the,
} from '@sandtable/kernel'
import { facesBefore, onFace, wallAt } from '../anti-tank/faces.ts'
import { fireGun } from '../anti-tank/guns.ts'
import type { Deed } from '../basics/deed.ts'
import { enemiesOf, isVehicle, isWeapon, numberOf, placeOf } from '../basics/figures.ts'
import { type Begun, forAp } from '../basics/for-ap.ts'
import { takeAim } from '../crew-served/crews.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { suppress } from '../suppressing/suppressing.ts'
import { blastTable, fireModes, modes } from '../tables.ts'
import { modeRule, shots } from './aiming.ts'
import { canShootAt, freedomRule, whyNotMode, whyNotShoot } from './refusing.ts'
import { shoot } from './shooting.ts'
import { diceOf, type Gun, gunNamed, gunsOf } from './weapons.ts'

const fields = {
  piece: role.actor,
  weapon: maybe(role.option(name)),
  mode: role.option(oneOf(...modes)),
  target: role.as(
    'target',
    either(idField, point, value => typeof value === 'string'),
  ),
  intent: maybe(role.option(oneOf('direct', 'suppress', 'speculative'))),
  ammo: maybe(role.option(oneOf('at', 'he'))),
}
type Fire = DecisionOf<typeof fields>

function why(game: Muzzleflash, fire: Fire, to: Deed | null): readonly Reason[] {
  const firer = game.piece(fire.piece)
  const gun = gunNamed(game, firer, fire.weapon)
  if (!gun) return [because('weapon', text`that weapon cannot be fired by ${the.piece(firer)}`, 'MF-SHT-8')]
  const aimed = { ...fire, target: aimOf(game, gun, fire.target) }
  return [...whyNotMode(game, firer, gun, fire.mode, to), ...whyNotShoot(game, firer, gun, aimed)]
}

/** A gun aimed beside a wall means the wall. */
const aimOf = (game: Muzzleflash, gun: Gun, target: Id | Point): Id | Point =>
  gun.support?.fire === 'direct' ? onFace(game, gun.holder, target) : target

function* does(game: Muzzleflash, fire: Fire, to: Deed | null): Procedure<Deed | null> {
  const { mode } = fire
  const gun = gunNamed(game, game.piece(fire.piece), fire.weapon) as Gun
  const target = aimOf(game, gun, fire.target)
  const shot = { firer: fire.piece, holder: gun.holder.id, weapon: gun.weapon, mode, target }
  const dice = diceOf(game, gun, mode)
  game.change('piece', fire.piece, { seen: true }, ['MF-RUL-31'])
  game.say(text`${shots[mode]}.`, to ? ['MF-REA-4', 'MF-REA-8'] : whyAllowed(game, fire), [fire.piece])
  if (gun.support) yield* fireGun(game, { ...shot, ammo: fire.ammo ?? null, rounds: dice })
  else if (isPoint(target)) yield* suppress(game, { ...shot, target }, dice, fire.intent === 'speculative')
  else yield* shoot(game, { ...shot, target }, dice)
  return { actor: fire.piece, type: 'shot', affected: isPoint(target) ? [] : [target] }
}

/** What lets it fire in this way: a repeat, an order, a special freedom, or its rate of fire. */
function whyAllowed(game: Muzzleflash, { piece, mode }: Fire): Cites {
  const firer = game.piece(piece)
  const spent = firer.ap + (game.rows(fireModes)[mode]?.ap ?? 0) < numberOf(game, 'ap')
  if (spent && !firer.moved) return ['MF-HIT-4', 'MF-PIN-10']
  if (mode === 'snap') return [modeRule.snap, 'MF-SHT-9']
  const plain = mode === 'deliberate' && !firer.may.includes(mode)
  return [modeRule[mode], plain ? 'MF-SHT-8' : freedomRule(firer, mode)]
}

/** The firer of a gun must act as its gunner; in a vehicle, one of the crew must: MF-CRW-15. */
function* prepare(game: Muzzleflash, { piece, weapon }: Fire): Procedure<boolean> {
  const gun = gunNamed(game, game.piece(piece), weapon) as Gun
  return yield* takeAim(game, piece, gun.holder.id, gun.weapon)
}

/** Which weapon, how and at what target; area weapons may be aimed at a point, and small arms may suppress one. */
function next(game: Muzzleflash, draft: Begun<typeof fields>): Question | null {
  const { piece, weapon, mode, target, intent, ammo } = draft
  const firer = game.piece(piece)
  const guns = gunsOf(game, firer)
  if (weapon === undefined && guns.length > 1) return weaponQuestion(firer, guns)
  const gun = gunNamed(game, firer, weapon)
  if (!gun) return null
  if (mode === undefined) return { field: 'mode', says: text`How?`, choices: modeChoices(game, firer, gun) }
  if (target === undefined) return targetQuestion(game, firer, gun, { ...draft, mode })
  if (gun.small && isPoint(target) && intent === undefined)
    return intentQuestion(game, firer, gun, { ...draft, mode, target })
  const aim = aimOf(game, gun, target)
  return gun.support?.fire === 'direct' && ammo === undefined && isPoint(aim) && wallAt(game, aim) ? WHICH_ROUND : null
}

/** Against figures and vehicles there is nothing to choose: MF-RUL-61. */
const WHICH_ROUND: Question = {
  field: 'ammo',
  says: text`At the wall: which round?`,
  choices: [choice('at', text`anti-tank, to go through it`), choice('he', text`high explosive, to burst on it`)],
}

/** Served weapons come before carried ones. */
export function weaponQuestion(firer: Piece, guns: readonly Gun[]): Question {
  const served = guns.filter(gun => gun.holder.id !== firer.id)
  const all = [...served, ...guns.filter(gun => !served.includes(gun))]
  const says = ({ name, holder, weapon }: Gun): Message =>
    name === weapon ? text`${the.term(weapon)}` : text`${the.piece(holder)}`
  return { field: 'weapon', says: text`With what?`, choices: all.map(gun => choice(gun.name, says(gun))) }
}

const modeChoices = (game: Muzzleflash, firer: Piece, gun: Gun): readonly Choice[] =>
  modes.map(mode => {
    const ap = game.rows(fireModes)[mode]?.ap ?? 0
    const tired =
      ap > firer.ap
        ? [
            because(
              'ap',
              text`${the.count(firer.ap)} AP left, and this takes ${the.count(ap)}`,
              'MF-SHT-10',
              modeRule[mode],
            ),
          ]
        : []
    return choice(mode, text`${shots[mode]}, ${the.count(ap)} AP`, [
      ...whyNotMode(game, firer, gun, mode, null),
      ...tired,
    ])
  })

const CALLED = text`where fire was called for`

/** Enemies in the open list; for area weapons and suppressing fire also the points where they are. */
function targetQuestion(game: Muzzleflash, firer: Piece, gun: Gun, fire: Omit<Fire, 'target'>): Question {
  const foes = enemiesOf(game, firer.side)
  const indirect = gun.support?.fire === 'indirect'
  const figures = indirect
    ? []
    : foes.map(foe => pieceChoice(foe, whyNotShoot(game, firer, gun, { ...fire, target: foe.id })))
  const spots = foes
    .filter(foe => !isVehicle(game, foe) && (indirect || !canShootAt(game, firer, gun, foe)))
    .map(foe => {
      const target = foe.at as Point
      return placeOf(foe, whyNotSpot(game, firer, gun, { ...fire, target }))
    })
  const reach = game.rows(blastTable)[gun.support?.class ?? '']?.edge ?? 0
  const walls = gun.support?.fire === 'direct' ? facesBefore(game, gun.holder, foes, reach) : []
  const faces = walls.map(({ at, wall, foe }) =>
    choice(
      at,
      text`the ${the.ground(wall)} in front of ${the.piece(foe)}`,
      whyNotSpot(game, firer, gun, { ...fire, target: at }),
    ),
  )
  const { spotted } = gun.holder
  const spot = spotted ? [choice(spotted, CALLED, whyNotSpot(game, firer, gun, { ...fire, target: spotted }))] : []
  return {
    field: 'target',
    says: text`At which target, or where?`,
    choices: [...spot, ...figures, ...faces, ...spots],
    open: 'point',
  }
}

/** Small arms may speculate at any point in range; whether they may suppress it is asked next. */
const whyNotSpot = (game: Muzzleflash, firer: Piece, gun: Gun, fire: Fire): readonly Reason[] =>
  whyNotShoot(game, firer, gun, gun.support ? fire : { ...fire, intent: 'speculative' })

function intentQuestion(game: Muzzleflash, firer: Piece, gun: Gun, fire: Fire): Question {
  const choices = (['suppress', 'speculative'] as const).map(intent =>
    choice(
      intent,
      intent === 'suppress' ? text`suppressing fire` : text`speculative fire`,
      whyNotShoot(game, firer, gun, { ...fire, intent }),
    ),
  )
  return { field: 'intent', says: text`For what effect?`, choices }
}

/** Why AP are spent on this weapon. */
function paidBy(game: Muzzleflash, id: Id, weapon: string | undefined): string {
  const firer = game.find('piece', id)
  if (firer && isVehicle(game, firer)) return firer.moved ? 'MF-VEH-5' : 'MF-VEH-2'
  const support = firer && gunNamed(game, firer, weapon)?.support
  return support ? (support.fire === 'indirect' ? 'MF-IND-7' : 'MF-ATF-1') : 'MF-SHT-10'
}

export const fire = forAp({
  says: text`Fire`,
  fields,
  cost: (game, { mode = 'snap' }) => game.rows(fireModes)[mode]?.ap ?? 0,
  costRules: (game, { piece = '', weapon, mode = 'deliberate' }) => [paidBy(game, piece, weapon), modeRule[mode]],
  suits: (game, piece) => !isWeapon(game, piece) && piece.aboard === null && gunsOf(game, piece).length > 0,
  unfinished: ['weapon', 'mode'],
  next,
  why,
  prepare,
  does,
})
