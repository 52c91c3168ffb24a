import { type Id, type Procedure, text, the } from '@sandtable/kernel'
import { testForHit, underMachineGun } from '../courage.ts'
import { isHeroic, isTank, kindOf, onTable, skillRules } from '../figures.ts'
import { attempt, decidedBy, reaches, sumOf } from '../fortune.ts'
import { crewAt, type Harm, isHarm } from '../losses.ts'
import type { Figure, Goodbye } from '../records.ts'
import { coverOf, layLine } from '../sight.ts'
import { kinds, needs } from '../tables.ts'
import { criticalHit } from '../tanks/criticals.ts'
import { damage } from '../tanks/damage.ts'
import { woundRoll } from '../weapons/blast.ts'
import { type Aim, aimAt, type How } from './aim.ts'
import { coverRoll } from './cover.ts'
import { chartRule, weaponFor } from './ranges.ts'

/** The rules on the shots of machine guns in closing fire. */
const closingRules: { readonly [weapon: string]: string } = { lmg: 'GB-MOVE-19', mg: 'GB-MOVE-20' }

const snapRules = { overwatch: 'GB-RUL-37', 'stand-to': 'GB-RUL-38' } as const

/** The full crew of a weapon, regardless of its present crew. */
function fullCrew(game: Goodbye, gunner: Figure, weapon: string): number {
  const own = kindOf(game, gunner)
  const kind =
    own.crew !== null ? own : Object.values(game.rows(kinds)).find(k => k.crew !== null && k.weapons.includes(weapon))
  return kind?.crew ?? 1
}

/** A number of shots, and the rule that sets it. */
export interface Shots {
  readonly shots: number
  readonly rule: string
}

/** The number of shots and its rule: the weapon's shots, less those for lost crew, plus skill, doubled by valour. */
export function shotsOf(game: Goodbye, figure: Figure, weapon: string, how: How): Shots {
  const row = weaponFor(game, figure, weapon)
  let { shots } = row
  let rule = shots > 1 ? 'GB-STAT-14' : figure.attacks > 1 ? 'GB-RUL-30' : 'GB-FIRE-1'
  const lost = fullCrew(game, figure, weapon) - crewAt(game, figure)
  if (weapon === 'lmg') {
    rule = 'GB-LMG-1'
    if (crewAt(game, figure) === 1) {
      shots -= game.rows(needs)['crew-shots']
      rule = 'GB-LMG-2'
    }
  } else if (weapon === 'mg' && lost > 0) {
    shots -= lost * game.rows(needs)['crew-shots']
    rule = 'GB-HMG-4'
  }
  // a machine gun has no more shots in another reaction than in closing fire: GB-RUL-37
  if (how !== 'plain' && row.closing !== null) {
    shots = Math.min(shots, row.closing)
    rule = how === 'closing' ? (closingRules[weapon] ?? 'GB-MOVE-18') : snapRules[how]
  }
  if (figure.extraShots > 0) {
    shots += figure.extraShots
    rule = skillRules[figure.rank] ?? 'GB-FIRE-2'
  }
  if (isHeroic(figure, 'double-attack')) {
    shots *= game.rows(needs)['heroic-times']
    rule = 'GB-STAT-8'
  }
  return { shots: Math.max(1, shots), rule }
}

/** The dice to hit, rolled together. Luck may reroll them when none hits. */
export function* rollToHit(
  game: Goodbye,
  firer: Id,
  target: Id,
  aim: Aim,
  count: number,
  rule: string,
): Procedure<{ readonly dice: readonly number[]; readonly hits: number }> {
  const adds = sumOf(aim.toHit)
  const hit = (die: number): boolean => reaches(game, die, aim.need, adds)
  const dice = yield* attempt(game, {
    purpose: 'hit',
    count,
    cites: decidedBy([rule, aim.rule], aim.need, adds),
    under: ['GB-FIRE-3', 'GB-RUL-31'],
    need: aim.need,
    modifiers: aim.toHit,
    about: [firer, target],
    by: firer,
    passes: rolled => rolled.some(hit),
  })
  return { dice, hits: dice.filter(hit).length }
}

/** The effect of the shots on the target. */
export interface Outcome {
  readonly dice: readonly number[]
  readonly shots: number
  readonly killed: boolean
}

/** Under machine-gun fire until the end of its own next turn; only the worse effect counts: GB-RUL-36. */
export function markUnderFire(game: Goodbye, target: Id, weapon: string): void {
  const { underFire } = game.piece(target)
  if (weapon === 'mg') game.change('piece', target, { underFire: 'mg' }, ['GB-CMD-6', 'GB-RUL-36'])
  else if ((weapon === 'lmg' || weapon === 'tank-lmg') && underFire === 'none')
    game.change('piece', target, { underFire: 'lmg' }, ['GB-CMD-5', 'GB-RUL-36'])
}

/** One hit on a man: cover in the way, then the roll to wound. */
export function* strike(game: Goodbye, firer: Id, target: Id, aim: Aim): Procedure<Harm> {
  const figure = game.piece(target)
  const cover = coverOf(game, figure, layLine(game, game.piece(firer), figure), 'firer', aim.weapon)
  if (yield* coverRoll(game, target, cover, aim.coverBy, firer)) return 'unhurt'
  return yield* woundRoll(game, {
    target,
    need: aim.wound,
    by: firer,
    cause: 'fire',
    modifiers: aim.toWound,
    cites: ['GB-FIRE-3', chartRule(aim.weapon)],
  })
}

/** One hit on a vehicle: its cover may stop the shot; otherwise roll for damage. */
export function* hitsVehicle(game: Goodbye, firer: Id, target: Id, aim: Aim): Procedure<boolean> {
  const tank = game.piece(target)
  const cover = coverOf(game, tank, layLine(game, game.piece(firer), tank), 'firer', aim.weapon)
  if (yield* coverRoll(game, target, cover, aim.coverBy, firer)) return false
  return yield* damage(game, target, aim.weapon, { cause: 'fire', by: firer })
}

/** Several hits at once: a cover die for each, then wound dice one by one for the rest, until the target is dead. */
export function* zoneStrikes(game: Goodbye, firer: Id, target: Id, aim: Aim, hits: number): Procedure<boolean> {
  const figure = game.piece(target)
  const cover = coverOf(game, figure, layLine(game, game.piece(firer), figure), 'firer', aim.weapon)
  let through = 0
  for (let i = 0; i < hits; i++) if (!(yield* coverRoll(game, target, cover, aim.coverBy, firer))) through += 1
  let harmed = false
  for (let i = 0; i < through && onTable(game.piece(target)); i++)
    if (
      isHarm(
        yield* woundRoll(game, {
          target,
          need: aim.wound,
          by: firer,
          cause: 'fire',
          modifiers: aim.toWound,
          cites: ['GB-FIRE-3', chartRule(aim.weapon)],
        }),
      )
    )
      harmed = true
  return harmed
}

/** After all of one firer's shots: a figure hit but not wounded tests courage, at -1 against a machine gun. */
export function* testAfterVolley(game: Goodbye, firer: Id, target: Id, weapon: string): Procedure {
  yield* testForHit(game, target, { cause: 'fire', by: firer }, weapon === 'mg' ? [underMachineGun(game)] : [])
}

/** One firer's shots at one target, one by one, until it is dead. */
export function* volley(
  game: Goodbye,
  firer: Id,
  target: Id,
  weapon: string,
  how: How,
  { shots, rule }: Shots,
): Procedure<Outcome> {
  const dice: number[] = []
  let fired = 0
  let onTarget = false
  let harmed = false
  let damaged = false
  markUnderFire(game, target, weapon)
  while (fired < shots && onTable(game.piece(target)) && onTable(game.piece(firer))) {
    const aim = aimAt(game, game.piece(firer), game.piece(target), weapon, how)
    const { dice: rolled, hits } = yield* rollToHit(game, firer, target, aim, 1, rule)
    dice.push(...rolled)
    fired += 1
    if (hits === 0) continue
    onTarget = true
    if (isTank(game.piece(target))) {
      if (yield* hitsVehicle(game, firer, target, aim)) damaged = true
    } else if (isHarm(yield* strike(game, firer, target, aim))) harmed = true
  }
  if (damaged) yield* criticalHit(game, target, weapon)
  else if (onTarget && isTank(game.piece(target)))
    game.say(text`${the.piece(target)} is unharmed and takes no test.`, ['GB-RUL-32', 'GB-RUL-55'], [target])
  if (onTarget && !harmed) yield* testAfterVolley(game, firer, target, weapon)
  return { dice, shots: fired, killed: !onTable(game.piece(target)) }
}
