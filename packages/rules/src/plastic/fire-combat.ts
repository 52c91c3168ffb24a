import {
  action,
  because,
  choice,
  type DecisionOf,
  either,
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
import { aimAt, type Mode, modes, spotChoices, waysAt, whyNotAimAt, whyOutOfRange } from './aiming.ts'
import { burstingAt, chargeOf } from './blast.ts'
import { type Cover, coverOf } from './cover.ts'
import { type Attack, effect } from './effects.ts'
import { grenade, launcher, shell } from './explosives.ts'
import { enemiesOf, finish, onTable, weaponOf, whoMay, whyNotAct } from './figures.ts'
import { shelterAt } from './hand-to-hand.ts'
import { land } from './landing.ts'
import { helpFor, helpOnOtherRolls } from './leaders.ts'
import { blockers, type Line, layLine, mostHidden, screens, whyHidden, whyNotExposed } from './line-of-fire.ts'
import { nearLand, reach } from './measure.ts'
import type { Figure, Plastic, PlasticTables } from './records.ts'
import type { Weapon } from './tables.ts'

/** A figure or a spot. */
const target = role.as(
  'target',
  either(idField, point, value => typeof value === 'string'),
)
const fields = {
  piece: role.actor,
  weapon: maybe(role.option(name)),
  mode: maybe(role.option(oneOf(...modes))),
  target: maybe(target),
  targets: maybe(role.many(role.target)),
}
export type Fire = DecisionOf<typeof fields>

export const GRENADE = 'grenade'

/** The weapons a figure can fire; grenades are thrown. */
const gunsOf = (figure: Figure): readonly string[] => figure.weapons.filter(weapon => weapon !== GRENADE)

const whyNoGun = (figure: Figure): readonly Reason[] =>
  gunsOf(figure).length > 0
    ? []
    : [because('weapon', text`${the.piece(figure)} has nothing to fire`, 'PF-GEN-4', 'PF-TRN-23')]

/** The weapon of a decision: the one it names, or the only one. */
function chosenWeapon(
  game: Plastic,
  figure: Figure,
  named: string | undefined,
): { readonly weapon: Weapon | null; readonly reasons: readonly Reason[] } {
  const no = (says: Message, ...cites: string[]) => ({ weapon: null, reasons: [because('weapon', says, ...cites)] })
  if (named === undefined && figure.weapons.length > 1)
    return no(text`choose a weapon: ${the.any(figure.weapons.map(the.term))}`, 'PF-TRN-23', 'PF-FIR-2')
  const chosen = named ?? figure.weapons[0] ?? ''
  if (!figure.weapons.includes(chosen)) {
    const says = chosen
      ? text`${the.piece(figure)} is not modelled with this weapon: ${the.term(chosen)}`
      : text`${the.piece(figure)} is not modelled with a weapon`
    if (!weaponOf(game, chosen)) return no(says, 'PF-GEN-9', 'PF-GEN-4')
    return no(says, 'PF-GEN-4', ...(figure.weapons.length === 1 ? ['PF-GEN-6'] : []))
  }
  if (chosen === GRENADE) return no(text`a grenade is thrown, not fired`, 'PF-TRN-23')
  return { weapon: weaponOf(game, chosen), reasons: [] }
}

/** Why this figure cannot be shot at: range, sight, and how much of each figure shows. */
export function whyNotShoot(game: Plastic, firer: Figure, target: Figure, weapon: Weapon): readonly Reason[] {
  if (!onTable(target))
    return [because('target', text`${the.piece(target)} is not on the table`, 'PF-TRN-24', 'PF-TRN-26')]
  if (target.side === firer.side)
    return [because('side', text`${the.piece(target)} is a friend`, 'PF-RUL-87', 'PF-BLA-1')]
  const line = layLine(game, firer, target)
  const blocked = blockers(game, line)
  return [
    ...whyOutOfRange(game, firer, target, weapon),
    ...blocked,
    ...whyNotExposed(game, firer, line),
    ...(blocked.length > 0 ? [] : whyHidden(game, coverOf(game, target, line), target)),
  ]
}

function refuse(game: Plastic, fire: Fire): readonly Reason[] {
  const firer = game.find('piece', fire.piece)
  const reasons = [...whyNotAct(game, fire.piece, 'fire')]
  if (!firer?.at) return reasons
  const { weapon, reasons: noWeapon } = chosenWeapon(game, firer, fire.weapon)
  if (!weapon) return [...reasons, ...noWeapon]
  if (weapon.type !== 'explosive') return [...reasons, ...whyNotTheseShots(game, firer, fire, weapon)]
  if (!isPoint(fire.target) || fire.targets !== undefined)
    return [...reasons, because('target', text`an explosive is aimed at a spot`, 'PF-BLA-3')]
  return [...reasons, ...whyNotAimAt(game, firer, fire.target, weapon, fire.mode)]
}

function whyNotTheseShots(game: Plastic, firer: Figure, fire: Fire, weapon: Weapon): readonly Reason[] {
  const shots = shotsOf(fire, weapon)
  if (shots.length === 0 || fire.mode !== undefined || (fire.target !== undefined && fire.targets !== undefined))
    return [because('target', text`name one target, or one for each shot`, 'PF-TRN-24')]
  const reasons: Reason[] = []
  const says = text`too many shots: ${the.count(shots.length)} of ${the.count(weapon.rof)}`
  if (shots.length > weapon.rof)
    reasons.push(because('rate of fire', says, weapon.rof > 1 ? 'PF-ROF-1' : 'PF-TRN-24', weapon.rules.rof))
  for (const id of new Set(shots)) {
    const target = game.find('piece', id)
    if (target) reasons.push(...whyNotShoot(game, firer, target, weapon))
    else reasons.push(because('target', text`there is no figure ${the.name(id)}`))
  }
  return reasons
}

/** One target for each shot, named at once: PF-RUL-60. */
function shotsOf({ target, targets }: Fire, weapon: Weapon): readonly string[] {
  if (targets !== undefined) return targets
  return typeof target === 'string' ? Array.from({ length: weapon.rof }, () => target) : []
}

/** The rules on firing as the figure's only action: one weapon, and restrictions on its use. */
function firingRules(firer: Figure, weapon: Weapon): readonly string[] {
  if (firer.leader) return ['PF-LDR-4', 'PF-LDR-2']
  if (firer.radio) return ['PF-RAD-2']
  const only = firer.weapons.length > 1 ? 'PF-GEN-7' : 'PF-TRN-17'
  return weapon.type === 'explosive' ? [weapon.rules.rof, only] : [only]
}

/** The figure fires. */
function* carryOut(game: Plastic, fire: Fire): Procedure {
  const firer = game.piece(fire.piece)
  const { weapon } = chosenWeapon(game, firer, fire.weapon)
  if (!weapon) return
  finish(game, firer.id, 'fire', firingRules(firer, weapon))
  if (!isPoint(fire.target)) yield* shoot(game, firer, weapon, shotsOf(fire, weapon))
  else
    for (let shot = 0; shot < weapon.rof; shot++)
      yield* fireExplosive(game, firer, weapon, fire.target, fire.mode ?? null)
}

/** Effects are immediate: shots at a figure that has already fallen are lost, and not rolled. */
function* shoot(game: Plastic, firer: Figure, weapon: Weapon, shots: readonly string[]): Procedure {
  const who = the.piece(firer)
  const says = shots.length === 1 ? text`${who} fires one shot.` : text`${who} fires ${the.count(shots.length)} shots.`
  game.say(says, [weapon.rules.rof, shotsRule(weapon, shots)], [firer.id])
  for (const id of shots) {
    const target = game.piece(id)
    if (!onTable(target)) {
      game.say(text`A shot is lost: ${the.piece(target)} has already fallen.`, ['PF-RUL-60', 'PF-BLA-1'], [id])
      continue
    }
    const line = layLine(game, firer, target)
    const cover = coverOf(game, target, line)
    const attack: Attack = {
      weapon,
      from: firer,
      help: helpFor(game, firer, target),
      by: firer.id,
      cause: 'fire',
      rule: shotRule(game, firer, target, line, cover),
    }
    yield* effect(game, attack, id, cover)
  }
}

/** The rule for the number of shots and targets, or for a weapon the rulebook names. */
function shotsRule({ class: weaponClass }: Weapon, shots: readonly string[]): string {
  if (new Set(shots).size > 1) return 'PF-ROF-2'
  if (weaponClass === 'sniper') return 'PF-RNG-18'
  if (weaponClass === 'medium-machine-gun') return 'PF-ROF-16'
  return shots.length > 1 ? 'PF-ROF-1' : 'PF-FIR-1'
}

/** The rule that allows a shot along this line, if it was in question. */
function shotRule(game: Plastic, firer: Figure, target: Figure, { crossed }: Line, { hidden }: Cover): string {
  if (target.reserve) return 'PF-RES-3'
  if (crossed.some(land => land.solid)) return 'PF-FIR-4'
  if (crossed.some(land => screens(land) && nearLand(game, firer, land, reach(game, 'close')))) return 'PF-FIR-7'
  return hidden === mostHidden(game) ? 'PF-FIR-5' : 'PF-TRN-25'
}

function* fireExplosive(game: Plastic, firer: Figure, weapon: Weapon, spot: Point, mode: Mode | null): Procedure {
  const aim = aimAt(game, weapon, spot, mode)
  const charge = chargeOf(game, firer, weapon, spot)
  const help = helpOnOtherRolls(game, firer, spot)
  if (!weapon.indirect) {
    yield* launcher(game, firer, aim, charge, help)
    return
  }
  const roof = shelterAt(game, firer.at as Point)
  if (roof) game.say(text`${the.piece(firer)} fires from inside the ${the.ground(roof)}.`, ['PF-RUL-88'], [firer.id])
  const at = yield* land(game, firer.side, firer, aim.spot, help)
  yield* shell(game, at, aim, burstingAt(game, charge, at), help)
}

export const fire = action<PlasticTables>()({
  says: text`Fire`,
  fields,
  next(game, draft) {
    const { piece, weapon: named } = draft
    if (piece === undefined) return { field: 'piece', says: text`Who fires?`, choices: whoMay(game, 'fire', whyNoGun) }
    const firer = game.piece(piece)
    if (named === undefined && firer.weapons.length !== 1)
      return {
        field: 'weapon',
        says: text`With what?`,
        choices: gunsOf(firer).map(w => choice(w, text`${the.term(w)}`)),
      }
    const { weapon } = chosenWeapon(game, firer, named)
    if (!weapon) return null
    return weapon.type === 'explosive'
      ? nextOfShell(game, { ...draft, piece }, firer, weapon)
      : nextOfShots(game, { ...draft, piece }, firer, weapon)
  },
  refuse,
  carryOut,
})

function nextOfShots(game: Plastic, draft: Fire, firer: Figure, weapon: Weapon): Question | null {
  if (draft.target !== undefined || draft.targets !== undefined) return null
  const says =
    weapon.rof === 1
      ? text`At whom?`
      : weapon.rof === 2
        ? text`At whom? One target for both shots, or two.`
        : text`At whom? One target for all ${the.count(weapon.rof)} shots, or several.`
  const choices = enemiesOf(game, firer.side).map(enemy => pieceChoice(enemy, whyNotShoot(game, firer, enemy, weapon)))
  return { field: 'target', says, choices }
}

function nextOfShell(game: Plastic, draft: Fire, firer: Figure, weapon: Weapon): Question | null {
  const { target: spot, mode } = draft
  if (!isPoint(spot)) {
    if (spot !== undefined) return null
    return { field: 'target', says: text`At which spot?`, choices: spotChoices(game, firer, weapon), open: 'point' }
  }
  const { modes: ways, optional } = waysAt(game, weapon, spot)
  if (ways.length === 0 || mode !== undefined) return null
  const choices = ways.map(m => choice(m, text`${the.term(m)}`, refuse(game, { ...draft, mode: m })))
  return { field: 'mode', says: text`How?`, choices, ...(optional && { optional }) }
}

/** Like fire, for a figure with a grenade. */
export const throwGrenade = action<PlasticTables>()({
  says: text`Throw a grenade`,
  fields: { piece: role.actor, target },
  next(game, draft) {
    if (draft.piece === undefined)
      return { field: 'piece', says: text`Who throws?`, choices: whoMay(game, 'fire', whyNoGrenade) }
    if (draft.target !== undefined) return null
    const choices = spotChoices(game, game.piece(draft.piece), weaponOf(game, GRENADE) as Weapon)
    return { field: 'target', says: text`At which spot?`, choices, open: 'point' }
  },
  refuse(game, { piece, target: spot }) {
    const thrower = game.find('piece', piece)
    const reasons = [...whyNotAct(game, piece, 'fire'), ...(thrower ? whyNoGrenade(thrower) : [])]
    if (!thrower?.at) return reasons
    if (!isPoint(spot)) return [...reasons, because('target', text`a grenade is thrown at a spot`, 'PF-BLA-3')]
    return [...reasons, ...whyNotAimAt(game, thrower, spot, weaponOf(game, GRENADE) as Weapon, undefined)]
  },
  *carryOut(game, { piece, target: spot }): Procedure {
    if (!isPoint(spot)) return
    const thrower = game.piece(piece)
    const weapon = weaponOf(game, GRENADE) as Weapon
    const thrownIn = shelterAt(game, spot) ? ['PF-EXP-1', weapon.rules.rof] : firingRules(thrower, weapon)
    finish(game, piece, 'fire', thrownIn)
    for (let shot = 0; shot < weapon.rof; shot++) yield* grenade(game, spot, chargeOf(game, thrower, weapon, spot))
  },
})

const whyNoGrenade = (figure: Figure): readonly Reason[] =>
  figure.weapons.includes(GRENADE)
    ? []
    : [because('weapon', text`${the.piece(figure)} has no grenade`, 'PF-GEN-4', 'PF-GEN-6')]
