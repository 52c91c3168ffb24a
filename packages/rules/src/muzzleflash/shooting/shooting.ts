import { type Cites, type Id, isPoint, type Modifier, offer, type Procedure, roll, text, the } from '@sandtable/kernel'
import { isVehicle, numberOf } from '../basics/figures.ts'
import { afterShot } from '../crew-served/crews.ts'
import type { Shelter } from '../ground/cover.ts'
import type { Thing } from '../ground/measure.ts'
import { type Line, layLine, shelterOf, usesCover } from '../ground/sight.ts'
import { givePins, spreadPins } from '../pinning/pinning.ts'
import type { Muzzleflash } from '../records.ts'
import { type SmallArm, smallArms } from '../tables.ts'
import { hitVehicle } from './against-vehicles.ts'
import { hasHit, modeRule, type Shot, shotModifiers, toHit } from './aiming.ts'
import { type Hit, injure } from './hits.ts'
import { type Placed, type Walk, walkable } from './placing.ts'
import { pinRule, pinsOf } from './snipers.ts'

/** A shot of small arms at a figure or vehicle: all hit dice, the hits placed with their pins, then what they do. MF-RUL-24. */
export function* shoot(game: Muzzleflash, shot: Shot & { readonly target: Id }, dice: number): Procedure {
  const weapon = game.rows(smallArms)[shot.weapon] as SmallArm
  const line = layLine(game, game.piece(shot.holder), game.piece(shot.target))
  const shelter = shelterOf(game, line)
  const plain = shotModifiers(game, shot)
  const cover: readonly Modifier[] =
    shelter.gives === 'none' ? [] : [{ by: shelter.hit, says: shelter.says, cites: coverRules(game, line, shelter) }]
  const rolled = yield* roll(game, 'hit', dice, {
    need: toHit(game),
    modifiers: [...plain, ...overOwnCover(game, line), ...cover],
    cites: ['MF-HIT-1', dice > 1 ? 'MF-HIT-2' : 'MF-SHT-7'],
    under: ['MF-SHT-8', modeRule[shot.mode]],
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
  const because = { injure: ['MF-HIT-5', 'MF-PIN-9'], wound: 'MF-SHT-18' }
  yield* injure(game, hits, { cause: 'fire', by: shot.firer }, because)
}

/** A kneeling figure can be seen over the cover that it could shoot over: MF-RUL-6. */
const coverRules = (game: Muzzleflash, line: Line, { cites }: Shelter): Cites =>
  isKneeling(line.to) && usesCover(game, line, 'to') ? [...cites.slice(0, 1), 'MF-SHT-3'] : cites

/** A figure that fires over its own cover looks from 5 mm above it. */
const overOwnCover = (game: Muzzleflash, line: Line): readonly Modifier[] =>
  usesCover(game, line, 'from')
    ? [{ by: 0, says: text`over the cover in front of it`, cites: [isKneeling(line.from) ? 'MF-SHT-3' : 'MF-SHT-2'] }]
    : []

const isKneeling = (thing: Thing): boolean => !isPoint(thing) && thing.stance === 'kneeling'

/** Where the dice that hit the target or its cover fall: with a rate of fire of 2 or more they can be walked. MF-RUL-23. */
function* place(
  game: Muzzleflash,
  shot: Shot & { readonly target: Id },
  weapon: SmallArm,
  dice: readonly number[],
  plain: readonly Modifier[],
): Procedure<readonly Placed[]> {
  const all = dice.map(die => ({ id: shot.target, die }))
  const hits = dice.filter(die => isHit(game, shot, shot.target, die, plain))
  if (weapon.rof < numberOf(game, 'walk-rof') || hits.length < 2 || !walkable(game, shot.holder, shot.target))
    return all
  const { side } = game.piece(shot.firer)
  const walk: Walk = { holder: shot.holder, target: shot.target, hits: hits.length }
  const answer = yield* offer(game, side, {
    says: text`Place ${the.count(hits.length)} hits: the first on ${the.piece(shot.target)}`,
    actions: ['place', 'pass'],
    cites: ['MF-HIT-3', 'MF-PIN-8'],
    under: ['MF-RUL-23'],
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

/** The pins of one die that struck its target or the cover; true if it hits. */
function strike(game: Muzzleflash, shot: Shot, id: Id, die: number, plain: readonly Modifier[]): boolean {
  const target = game.piece(id)
  const pins = pinsOf(game, shot.firer)
  const shelter = shelterOf(game, layLine(game, game.piece(shot.holder), target))
  if (shelter.gives === 'none') {
    spreadPins(game, target, pins, shot.firer, ['MF-PIN-1', pinRule(game, shot.firer, 'MF-PIN-2')])
    return true
  }
  const hit = isHit(game, shot, id, die, plain)
  const rules = hit ? (['MF-PIN-5', 'MF-RUL-28'] as const) : (['MF-PIN-6', 'MF-PIN-7'] as const)
  const cites = [rules[0], pinRule(game, shot.firer, rules[1])]
  if (game.ruling('MF-RUL-28') === 'target-only') givePins(game, id, pins, shot.firer, cites)
  else spreadPins(game, target, pins, shot.firer, cites)
  return hit
}
