import {
  type Action,
  because,
  choice,
  type Decision,
  distance,
  either,
  id as idField,
  inch,
  list,
  name,
  nearest,
  oneOf,
  type Point,
  type Procedure,
  point,
  type Reason,
} from '@sandtable/kernel'
import { occupants } from './blast.ts'
import { spotName, whoMay } from './choices.ts'
import { type Attack, effect } from './effects.ts'
import { type Charge, grenade, launcher, shell } from './explosives.ts'
import { called, enemiesOf, finish, onTable, weaponOf, whyNotAct } from './figures.ts'
import { groundOf } from './ground.ts'
import { land } from './landing.ts'
import { helpFor, helpOnOtherRolls } from './leaders.ts'
import { blockers, coverOf, type Line, layLine, whyHidden, whyNotExposed } from './line-of-fire.ts'
import { apart, inchesOf, near, type Thing, TOUCH, touches } from './measure.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'
import type { Weapon } from './tables.ts'

interface Fire {
  readonly piece: string
  readonly weapon?: string
  readonly mode?: string
  readonly target?: string | Point
  readonly targets?: readonly string[]
}

const isSpot = (target: unknown): target is Point => Array.isArray(target)

/** What keeps a figure from firing at all: a reserve may not (PF-RUL-78). */
const mayFire = (figure: Figure): readonly Reason[] => [
  ...(figure.reserve
    ? [because('reserve', `${called(figure)} is a reserve and may not fire`, 'PF-RES-1', 'PF-RUL-78')]
    : []),
  ...(figure.weapons.length === 0 ? [because('weapon', `${called(figure)} has no weapon`, 'PF-GEN-4')] : []),
]

/** The weapon that is meant: the one that is named, or the only one. */
function chosenWeapon(
  game: Plastic,
  figure: Figure,
  named: string | undefined,
): { readonly weapon: Weapon | null; readonly reasons: readonly Reason[] } {
  if (named === undefined && figure.weapons.length > 1)
    return {
      weapon: null,
      reasons: [because('weapon', `name one of ${figure.weapons.join(', ')}`, 'PF-TRN-23', 'PF-FIR-2')],
    }
  const chosen = named ?? figure.weapons[0] ?? ''
  if (!figure.weapons.includes(chosen))
    return {
      weapon: null,
      reasons: [
        because(
          'weapon',
          `${called(figure)} is not modelled with ${chosen || 'a weapon'}`,
          'PF-GEN-4',
          'PF-GEN-6',
          'PF-GEN-9',
        ),
      ],
    }
  return { weapon: weaponOf(game, chosen), reasons: [] }
}

function whyOutOfRange(game: Plastic, firer: Figure, target: Thing, weapon: Weapon): readonly Reason[] {
  if (near(game, firer, target, weapon.range)) return []
  return [
    because(
      'range',
      `out of range: ${inchesOf(apart(game, firer, target), weapon.range)}`,
      'PF-FIR-3',
      'PF-FIR-2',
      weapon.rules.range,
    ),
  ]
}

/** Why this figure cannot be shot at: range, sight, and how much of both shows. */
export function whyNotShoot(game: Plastic, firer: Figure, target: Figure, weapon: Weapon): readonly Reason[] {
  if (!onTable(target)) return [because('target', `${called(target)} is not on the table`, 'PF-TRN-24', 'PF-TRN-26')]
  if (target.side === firer.side) return [because('side', `${called(target)} is a friend`, 'PF-RUL-87', 'PF-BLA-1')]
  const range = whyOutOfRange(game, firer, target, weapon)
  const line = layLine(game, firer, target)
  const blocked = blockers(game, line)
  return [
    ...range,
    ...blocked,
    ...whyNotExposed(game, firer, line),
    ...(blocked.length > 0 ? [] : whyHidden(coverOf(game, target, line), target)),
  ]
}

/** Why an explosive cannot be aimed at this spot. */
export function whyNotAimAt(
  game: Plastic,
  firer: Figure,
  spot: Point,
  weapon: Weapon,
  mode: string | undefined,
): readonly Reason[] {
  const reasons: Reason[] = [...whyOutOfRange(game, firer, spot, weapon)]
  const [x, y] = spot
  if (x < 0 || y < 0 || x > game.width || y > game.depth)
    reasons.push(because('target', 'that spot is off the table', 'PF-BLA-3'))
  reasons.push(...whyNotInThisWay(game, firer, spot, weapon, mode))
  if (weapon.indirect) return reasons // nobody need see the spot: PF-RUL-40
  const place = groundOf(game).placeAt(spot)
  const handedIn = weapon.class === 'grenade' && place !== null && isShut(place.kind) && touches(firer, place)
  if (handedIn) return reasons // PF-RUL-74
  const line = layLine(game, firer, spot)
  return [...reasons, ...blockers(game, line), ...whyNotExposed(game, firer, line)]
}

const isShut = (kind: string): boolean => kind === 'building' || kind === 'bunker'

/** What each class of explosive can do to a building, bunker, foxhole or trench at that spot, and how it must be said. */
function whyNotInThisWay(
  game: Plastic,
  firer: Figure,
  spot: Point,
  weapon: Weapon,
  mode: string | undefined,
): readonly Reason[] {
  const place = groundOf(game).placeAt(spot) ?? buildingAt(game, spot)
  if (weapon.class === 'grenade') {
    if (place && isShut(place.kind) && !touches(firer, place))
      return [because('touching', `the thrower does not touch ${place.id}`, 'PF-EXP-1', 'PF-EXP-5', 'PF-RUL-73')]
    if ((place?.kind === 'foxhole' || place?.kind === 'trench') && !near(game, firer, spot, PIT_REACH))
      return [
        because(
          'within 3',
          `too far from the ${place.kind}: ${inchesOf(apart(game, firer, spot), PIT_REACH)}`,
          'PF-EXP-6',
          'PF-RUL-73',
        ),
      ]
    return []
  }
  const modes = place?.kind === 'building' ? (modesFor[weapon.class] ?? []) : []
  if (modes.length === 0)
    return mode === undefined ? [] : [because('target', `mode ${mode} is for a building`, 'PF-EXP-14', 'PF-EXP-28')]
  if (mode === undefined || !modes.includes(mode))
    return [
      because(
        'target',
        `say how the building is attacked: ${modes.join(' or ')}`,
        'PF-EXP-14',
        'PF-EXP-15',
        'PF-EXP-28',
      ),
    ]
  if (mode !== 'roof' && !buildingAt(game, spot))
    return [because('target', 'wall and window name a spot on the outline', 'PF-EXP-16', 'PF-RUL-51')]
  if (
    mode === 'window' &&
    place &&
    !occupants(game, place).some(f => f.side !== firer.side && near(game, f, spot, inch(1)))
  )
    return [because('target', 'no enemy is within 1″ of that window', 'PF-EXP-14', 'PF-RUL-51')]
  return []
}

const PIT_REACH = inch(3)
const modesFor: { readonly [weaponClass: string]: readonly string[] } = {
  launcher: ['window', 'wall'],
  'infantry-gun': ['wall', 'roof'],
}

/** The building on whose outline a spot lies. */
const buildingAt = (game: Plastic, spot: Point) =>
  groundOf(game)
    .near(game, spot, TOUCH)
    .find(l => l.kind === 'building' && distance({ line: outline(l.shape) }, spot) <= TOUCH) ?? null

const outline = (shape: object): readonly Point[] => {
  const corners = (shape as { polygon?: readonly Point[] }).polygon ?? []
  return corners.length > 0 ? [...corners, corners[0] as Point] : []
}

function refuse(game: Plastic, decision: Decision): readonly Reason[] {
  const fire = decision as unknown as Fire
  const firer = game.find('piece', fire.piece)
  const reasons = [...whyNotAct(game, fire.piece, 'fire'), ...(firer ? mayFire(firer) : [])]
  if (!firer?.at) return reasons
  const { weapon, reasons: noWeapon } = chosenWeapon(game, firer, fire.weapon)
  reasons.push(...noWeapon)
  if (!weapon) return reasons
  if (weapon.class === 'grenade') return [...reasons, because('weapon', 'a grenade is thrown, not fired', 'PF-TRN-23')]
  if (weapon.type === 'explosive') {
    if (!isSpot(fire.target)) return [...reasons, because('target', 'an explosive is aimed at a spot', 'PF-BLA-3')]
    return [...reasons, ...whyNotAimAt(game, firer, fire.target, weapon, fire.mode)]
  }
  const shots = shotsOf(fire, weapon)
  if (shots.length === 0 || fire.mode !== undefined || (fire.target !== undefined && fire.targets !== undefined))
    return [...reasons, because('target', 'name a figure, or one for each shot', 'PF-TRN-24')]
  if (shots.length > weapon.rof)
    reasons.push(
      because('rate of fire', `${shots.length} shots, and it has ${weapon.rof}`, 'PF-ROF-1', weapon.rules.rof),
    )
  for (const id of new Set(shots)) {
    const target = game.find('piece', id)
    reasons.push(
      ...(target ? whyNotShoot(game, firer, target, weapon) : [because('target', `there is no figure ${id}`)]),
    )
  }
  return reasons
}

/** One target for each shot, named at once: PF-RUL-60. */
function shotsOf({ target, targets }: Fire, weapon: Weapon): readonly string[] {
  if (targets !== undefined) return targets
  return typeof target === 'string' ? Array.from({ length: weapon.rof }, () => target) : []
}

/** The figure fires. Effects are immediate: shots at somebody who has already fallen are lost, and not rolled. */
export function* carryOutFire(game: Plastic, decision: Decision): Procedure {
  const fire = decision as unknown as Fire
  const firer = game.piece(fire.piece)
  const { weapon } = chosenWeapon(game, firer, fire.weapon)
  if (!weapon) return
  finish(game, firer.id, 'fire', [
    'PF-TRN-4',
    'PF-TRN-6',
    'PF-TRN-17',
    'PF-TRN-27',
    'PF-GEN-7',
    ...(firer.leader ? ['PF-LDR-2', 'PF-LDR-4'] : []),
    ...(firer.radio ? ['PF-RAD-2'] : []),
  ])
  if (isSpot(fire.target)) {
    yield* fireExplosive(game, firer, weapon, fire.target, fire.mode ?? null)
    return
  }
  const shots = shotsOf(fire, weapon)
  game.say(
    `${called(firer)} fires ${shots.length === 1 ? 'once' : `${shots.length} times`}.`,
    [
      'PF-FIR-1',
      'PF-ROF-1',
      'PF-ROF-2',
      'PF-BLA-1',
      weapon.rules.range,
      weapon.rules.rof,
      ...(weapon.class === 'sniper' ? ['PF-RNG-18'] : weapon.class === 'medium-machine-gun' ? ['PF-ROF-16'] : []),
    ],
    [firer.id],
  )
  for (const id of shots) {
    const target = game.piece(id)
    if (!onTable(target)) {
      game.say(`A shot is lost: ${called(target)} has already fallen.`, ['PF-RUL-60', 'PF-TRN-26'], [id])
      continue
    }
    const line = layLine(game, firer, target)
    const attack: Attack = {
      weapon,
      from: firer,
      help: helpFor(game, firer, target),
      says: 'fire',
      cites: sightCites(line, target),
    }
    yield* effect(game, attack, id, coverOf(game, target, line))
  }
}

/** The rules by which a shot along this line is one. */
const sightCites = (line: Line, target: Figure): readonly string[] => [
  ...['PF-FIR-4', 'PF-FIR-5', 'PF-FIR-6', 'PF-FIR-7', 'PF-FIR-8', 'PF-FIR-9', 'PF-RUL-8', 'PF-RUL-90'],
  ...(line.crossed.some(land => land.solid) ? ['PF-RUL-20'] : []),
  ...(target.reserve ? ['PF-RES-3', 'PF-LDR-1'] : []),
]

function* fireExplosive(game: Plastic, firer: Figure, weapon: Weapon, spot: Point, mode: string | null): Procedure {
  const charge = chargeOf(game, firer, weapon, spot)
  const help = helpOnOtherRolls(game, firer, spot)
  if (!weapon.indirect) {
    yield* launcher(game, firer, spot, mode, charge, help)
    return
  }
  const at = yield* land(game, firer.side, firer, spot, help)
  const aimed = at[0] === spot[0] && at[1] === spot[1]
  const burstCharge = weaponAt(game, charge, at)
  yield* shell(game, weapon.class === 'infantry-gun', at, aimed, mode, burstCharge, help, weapon.hole ?? 0)
}

const BLAST = ['PF-BLA-4', 'PF-RUL-1', 'PF-RUL-55', 'PF-RUL-56', 'PF-RUL-57', 'PF-RUL-58']

/** What an explosive does to each figure; from where its range counts is PF-RUL-55. */
export function chargeOf(game: Plastic, firer: Figure | null, weapon: Weapon, spot: Point): Charge {
  const help = firer ? helpFor(game, firer, spot) : []
  const attack: Attack = { weapon, from: firer, help, says: 'blast', cites: BLAST }
  const cites = [
    'PF-BLA-2',
    'PF-BLA-3',
    'PF-BLA-4',
    'PF-BLA-5',
    weapon.rules.range,
    weapon.rules.rof,
    weapon.rules.blast as string,
  ]
  return weaponAt(game, { attack, radius: weapon.blast as number, cites }, spot)
}

/** The charge as it bursts here: under PF-RUL-55 the range may run from the burst, or not count at all. */
export function weaponAt(game: Plastic, charge: Charge, at: Point): Charge {
  const option = game.ruling('PF-RUL-55')
  return option === 'firer' ? charge : { ...charge, attack: { ...charge.attack, from: option === 'burst' ? at : null } }
}

/** A grenade is thrown. */
export function* carryOutThrow(game: Plastic, decision: Decision): Procedure {
  const thrower = game.piece(decision.piece as string)
  const weapon = weaponOf(game, 'grenade') as Weapon
  const spot = decision.target as unknown as Point
  finish(game, thrower.id, 'fire', ['PF-TRN-4', 'PF-TRN-27', 'PF-GEN-7'])
  yield* grenade(game, spot, chargeOf(game, thrower, weapon, spot))
}

/** Where one might aim an explosive: at the enemies, and at the near wall of a building that they are in. */
export function spots(game: Plastic, side: string): readonly Point[] {
  return enemiesOf(game, side).flatMap(enemy => {
    const at = enemy.at as Point
    const place = groundOf(game).placeAt(at)
    return place?.kind === 'building' ? [at, nearest({ line: outline(place.shape) }, at)] : [at]
  })
}

const target = either(idField, point, value => typeof value === 'string')

export const fire: Action<PlasticTables> = {
  says: 'Fire',
  fields: { piece: idField, weapon: name, mode: oneOf('window', 'wall', 'roof'), target, targets: list(idField) },
  next(game, draft) {
    const { piece, weapon: named, target: aim, targets, mode } = draft as unknown as Partial<Fire>
    if (piece === undefined) return { field: 'piece', says: 'Who fires?', choices: whoMay(game, 'fire', mayFire) }
    const firer = game.piece(piece)
    const guns = firer.weapons.filter(w => weaponOf(game, w)?.class !== 'grenade')
    if (named === undefined && firer.weapons.length !== 1)
      return { field: 'weapon', says: 'With what?', choices: guns.map(w => choice(w, w)) }
    const { weapon } = chosenWeapon(game, firer, named)
    if (!weapon || targets !== undefined) return null
    if (weapon.type !== 'explosive') {
      if (aim !== undefined) return null
      const choices = enemiesOf(game, firer.side).map(enemy =>
        choice(enemy.id, called(enemy), whyNotShoot(game, firer, enemy, weapon)),
      )
      return {
        field: 'target',
        says: weapon.rof > 1 ? `At whom? All ${weapon.rof} shots, or name several.` : 'At whom?',
        choices,
      }
    }
    if (aim === undefined)
      return { field: 'target', says: 'At which spot?', choices: spotChoices(game, firer, weapon), open: 'point' }
    const modes = groundOf(game).placeAt(aim as Point)?.kind === 'building' ? (modesFor[weapon.class] ?? []) : []
    if (modes.length === 0 || mode !== undefined) return null
    return { field: 'mode', says: 'How?', choices: modes.map(m => choice(m, m, refuse(game, { ...draft, mode: m }))) }
  },
  refuse,
}

/** A spot is offered if some way of attacking it is allowed. */
function spotChoices(game: Plastic, firer: Figure, weapon: Weapon) {
  return spots(game, firer.side).map(spot => {
    const ways = [undefined, ...(modesFor[weapon.class] ?? [])].map(mode =>
      whyNotAimAt(game, firer, spot, weapon, mode),
    )
    return choice(spot, spotName(spot), ways.some(way => way.length === 0) ? [] : (ways[0] ?? []))
  })
}

/** As fire, for a figure with a grenade. */
export const throwGrenade: Action<PlasticTables> = {
  says: 'Throw a grenade',
  fields: { piece: idField, target },
  next(game, draft) {
    if (draft.piece === undefined)
      return { field: 'piece', says: 'Who throws?', choices: whoMay(game, 'fire', f => whyNotThrow(f)) }
    if (draft.target !== undefined) return null
    const thrower = game.piece(draft.piece as string)
    return {
      field: 'target',
      says: 'At which spot?',
      choices: spotChoices(game, thrower, weaponOf(game, 'grenade') as Weapon),
      open: 'point',
    }
  },
  refuse(game, decision) {
    const thrower = game.find('piece', decision.piece as string)
    const reasons = [...whyNotAct(game, decision.piece, 'fire'), ...(thrower ? whyNotThrow(thrower) : [])]
    if (!thrower?.at) return reasons
    if (!isSpot(decision.target)) return [...reasons, because('target', 'a grenade is thrown at a spot', 'PF-BLA-3')]
    return [
      ...reasons,
      ...whyNotAimAt(
        game,
        thrower,
        decision.target as unknown as Point,
        weaponOf(game, 'grenade') as Weapon,
        undefined,
      ),
    ]
  },
}

const whyNotThrow = (figure: Figure): readonly Reason[] =>
  figure.weapons.includes('grenade')
    ? []
    : [because('weapon', `${called(figure)} has no grenade`, 'PF-GEN-4', 'PF-GEN-6')]
