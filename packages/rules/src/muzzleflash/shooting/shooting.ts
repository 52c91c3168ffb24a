import { type Id, type Modifier, offer, type Procedure, roll, text, the } from '@sandtable/kernel'
import { countsAsPinned, isVehicle } from '../basics/figures.ts'
import { afterShot } from '../crew-served/crews.ts'
import { type Line, layLine, shelterOf, usesCover } from '../ground/sight.ts'
import { givePins, spreadPins } from '../pinning/pinning.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { type SmallArm, smallArms } from '../tables.ts'
import { hitVehicle } from './against-vehicles.ts'
import { hasHit, rulesOfMode, type Shot, shotModifiers, toHit } from './aiming.ts'
import { type Hit, injure } from './hits.ts'
import { type Placed, type Walk, walkable } from './placing.ts'
import { freedomRules } from './refusing.ts'
import { pinsOf, sniperRules } from './snipers.ts'

/** A shot of small arms at a figure or vehicle: all hit dice, the hits placed with their pins, then what they do. MF-RUL-24. */
export function* shoot(game: Muzzleflash, shot: Shot & { readonly target: Id }, dice: number): Procedure {
  const weapon = game.rows(smallArms)[shot.weapon] as SmallArm
  const line = layLine(game, game.piece(shot.holder), game.piece(shot.target))
  const shelter = shelterOf(game, line)
  const plain = shotModifiers(game, shot)
  const cover: readonly Modifier[] =
    shelter.gives === 'none'
      ? []
      : [{ by: shelter.hit, says: shelter.says, cites: [...shelter.cites, 'MF-PIN-5', 'MF-PIN-7'] }]
  const rolled = yield* roll(game, 'hit', dice, {
    need: toHit(game),
    modifiers: [...plain, ...cover],
    cites: rollRules(game, shot, line),
    about: [shot.firer, shot.target],
  })
  afterShot(game, shot.holder, shot.weapon, rolled)
  const onTarget = rolled.filter(die => hasHit(game, die, plain))
  if (isVehicle(game, game.piece(shot.target))) {
    const hits = onTarget.filter(die => hasHit(game, die, [...plain, ...cover])).length
    const volley = { hits, stopped: onTarget.length - hits, inCover: cover.length > 0 }
    yield* hitVehicle(game, shot, volley, weapon.wound)
    return
  }
  const placed = yield* place(game, shot, weapon, onTarget, plain)
  const hits: Hit[] = []
  for (const { id, die } of placed) {
    const struck = strike(game, shot, id, die, plain)
    if (struck) hits.push({ piece: id, wound: weapon.wound })
  }
  yield* injure(game, hits, { cause: 'fire', by: shot.firer }, ['MF-HIT-5', 'MF-PIN-9'])
}

const rollRules = (game: Muzzleflash, shot: Shot, line: Line): readonly string[] => [
  ...['MF-SHT-1', 'MF-SHT-7', 'MF-SHT-8', 'MF-SHT-18', 'MF-HIT-1', 'MF-HIT-2', 'MF-HIT-4', 'MF-RUL-22'],
  ...rulesOfMode(shot.mode),
  ...(shot.mode === 'snap' || shot.mode === 'aimed' ? ['MF-SHT-9', 'MF-RUL-21'] : []),
  ...(usesCover(game, line, 'to') ? ['MF-SHT-2', 'MF-SHT-3', 'MF-RUL-6'] : []),
  ...(usesCover(game, line, 'from') ? ['MF-SHT-3', 'MF-RUL-6'] : []),
  ...untested(game, game.piece(shot.target as Id)),
  ...freedomRules(game.piece(shot.firer), shot.mode),
]

/** Pins that have not been tested make nobody pinned: MF-RUL-9. */
const untested = (game: Muzzleflash, target: Piece): readonly string[] =>
  target.pins > 0 && !countsAsPinned(game, target) ? ['MF-SHT-4', 'MF-SHT-5', 'MF-RUL-9'] : []

/** Where the dice fall that hit the target or its cover: with a rate of fire of 2 or more they can be walked. MF-RUL-23. */
function* place(
  game: Muzzleflash,
  shot: Shot & { readonly target: Id },
  weapon: SmallArm,
  dice: readonly number[],
  plain: readonly Modifier[],
): Procedure<readonly Placed[]> {
  const all = dice.map(die => ({ id: shot.target, die }))
  const hits = dice.filter(die => isHit(game, shot, shot.target, die, plain))
  if (weapon.rof < 2 || hits.length < 2 || !walkable(game, shot.holder, shot.target)) return all
  const { side } = game.piece(shot.firer)
  const walk: Walk = { holder: shot.holder, target: shot.target, hits: hits.length }
  const answer = yield* offer(game, side, {
    says: text`Place ${the.count(hits.length)} hits: the first on ${the.piece(shot.target)}`,
    actions: ['place', 'pass'],
    cites: ['MF-HIT-3', 'MF-PIN-8', 'MF-RUL-23'],
    about: [shot.firer],
    context: walk,
    default: { action: 'pass' },
  })
  if (answer.action === 'pass') return all
  const targets = answer.targets as readonly Id[]
  let next = 0
  return all.map(one =>
    isHit(game, shot, shot.target, one.die, plain) ? { ...one, id: targets[next++] ?? shot.target } : one,
  )
}

/** Does this die hit the figure through its cover? */
function isHit(game: Muzzleflash, shot: Shot, id: Id, die: number, plain: readonly Modifier[]): boolean {
  const shelter = shelterOf(game, layLine(game, game.piece(shot.holder), game.piece(id)))
  return hasHit(
    game,
    die,
    shelter.gives === 'none' ? plain : [...plain, { by: shelter.hit, says: shelter.says, cites: [] }],
  )
}

/** The pins of one die that has found its mark, or the cover; true if it hits. */
function strike(game: Muzzleflash, shot: Shot, id: Id, die: number, plain: readonly Modifier[]): boolean {
  const target = game.piece(id)
  const pins = pinsOf(game, shot.firer)
  const more = sniperRules(game, shot.firer)
  const shelter = shelterOf(game, layLine(game, game.piece(shot.holder), target))
  if (shelter.gives === 'none') {
    spreadPins(game, target, pins, shot.firer, ['MF-PIN-1', 'MF-PIN-2', 'MF-PIN-8', 'MF-RUL-2', 'MF-RUL-27', ...more])
    return true
  }
  const hit = isHit(game, shot, id, die, plain)
  const cites = ['MF-PIN-5', ...(hit ? [] : ['MF-PIN-6', 'MF-PIN-7']), 'MF-RUL-28', ...more]
  if (game.ruling('MF-RUL-28') === 'target-only') givePins(game, id, pins, shot.firer, cites)
  else spreadPins(game, target, pins, shot.firer, cites)
  return hit
}
