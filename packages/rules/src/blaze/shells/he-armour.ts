import { type Modifier, type Procedure, roll, text } from '@sandtable/kernel'
import { armourClasses, type Band, bombing, type HeEffect, heVArmour, mortars } from '../combat-tables.ts'
import { type Aimed, aim, bandOf, type Gun, type Plate, resultOf } from '../fire/gunnery.ts'
import { armourOf, gunOf, plateOf, shakenBy } from '../fire/guns.ts'
import { note, witnesses } from '../fire/to-hit.ts'
import { coverOf } from '../ground/cover.ts'
import type { Blaze, Stand } from '../records.ts'
import { hurt } from '../stands/losses.ts'
import { apart } from '../stands/measure.ts'
import { isGun } from '../stands/stand.ts'
import type { ArmourClass } from '../tables.ts'
import { causeOf, type Shell } from './shell.ts'

/** High explosive against targets with an armour class. */

/** The effect of a hit: by the table for open sights, by a mortar's own row, and indirectly only on class E. */
export function effectOn(
  game: Blaze,
  armour: ArmourClass,
  shell: Pick<Shell, 'manner' | 'mortar' | 'group'>,
): HeEffect {
  if (shell.mortar) {
    const row = game.rows(mortars)[shell.mortar]
    return row?.destroy.includes(armour) ? 'destroy' : row?.immobilise.includes(armour) ? 'immobilise' : 'none'
  }
  if (shell.manner === 'bomb') return game.rows(bombing).classes.includes(armour) ? 'destroy' : 'none'
  if (shell.manner !== 'direct') return armour === 'E' ? 'destroy' : 'none'
  return game.rows(heVArmour)[shell.group]?.[armourClasses.indexOf(armour)] ?? 'none'
}

const effectRule: { readonly [effect in HeEffect]: string } = {
  'disorder-immobilise': 'BA-HE-4',
  immobilise: 'BA-HE-5',
  disorder: 'BA-HE-6',
  destroy: 'BA-HE-7',
  none: 'BA-HE-8',
}

export const mortarRule = { light: 'BA-MORT-6', medium: 'BA-MORT-7', heavy: 'BA-MORT-8' } as const

/** The rules for the effect of this shell's hit. */
function rulesOf(shell: Shell, effect: HeEffect): readonly string[] {
  if (shell.mortar) return [mortarRule[shell.mortar]]
  if (shell.manner === 'bomb') return ['BA-AIR-30']
  return [effectRule[effect]]
}

/** The rules for its D20. */
function rollRules({ mortar, manner }: Shell): readonly string[] {
  if (mortar) return ['BA-ARTY-19', mortarRule[mortar]]
  return manner === 'bomb' ? ['BA-AIR-30', 'BA-HE-1'] : ['BA-ARTY-19', 'BA-HE-3']
}

/** The source of its D20. */
const notesOf = ({ weapon }: Shell): readonly Modifier[] =>
  weapon?.rockets ? [note(text`one D20 more for rockets`, 'BA-ROCK-2')] : []

/** The gun behind the shell: off-table guns have no crew. */
function gunBehind(game: Blaze, shell: Shell): Gun {
  const { firer, weapon, group } = shell
  if (firer && weapon && !shell.mortar) return { ...gunOf(game, firer, weapon, true), group }
  return {
    group,
    suffix: 0,
    named: 'BA-GUN-11',
    round: null,
    crew: null,
    shaken: firer ? shakenBy(game, firer) : null,
    moved: false,
    fixedDefence: false,
    secondShot: false,
    he: true,
  }
}

/** The target as this shell hits it: only direct fire counts side, rear and hull down. BA-RUL-101. */
function plateFor(game: Blaze, target: Stand, shell: Shell): Plate {
  if (shell.manner === 'direct' && shell.firer) return plateOf(game, target, shell.firer)
  const plate = plateOf(game, target, target)
  const shelter = isGun(game, target) ? coverOf(game, target, null, 'indirect').cover : 'none'
  return { ...plate, aspect: 'front', doubt: false, hullDown: false, lightWoods: false, shelter }
}

/** The distance from the firing stand decides the row; from off table or beyond 800 mm it is the long one. BA-RUL-101. */
const bandFor = (game: Blaze, target: Stand, shell: Shell): Band =>
  shell.firer ? (bandOf(game, apart(game, shell.firer, target)) ?? 'long') : 'long'

/** How the shell is aimed at this target, and the effect of a hit; null if it is immune. */
export function aimShell(
  game: Blaze,
  target: Stand,
  shell: Shell,
  band = bandFor(game, target, shell),
): { readonly aimed: Aimed; readonly effect: HeEffect } | null {
  const armour = armourOf(game, target)
  if (armour === null) return null
  const effect = effectOn(game, armour, shell)
  if (effect === 'none' || (isGun(game, target) && effect !== 'destroy')) return null
  const aimed = aim(game, gunBehind(game, shell), plateFor(game, target, shell), band)
  return aimed.need === null ? null : { aimed, effect }
}

/** The weapon's D20 at one vehicle or gun under the template. */
export function* shellAtArmour(game: Blaze, target: Stand, shell: Shell, dice: number, band?: Band): Procedure {
  const shot = aimShell(game, target, shell, band)
  if (!shot || dice === 0) {
    if (shell.manner !== 'direct' && !shell.mortar)
      game.say(
        text`Only fire over open sights hurts armour.`,
        ['BA-HE-2'],
        undefined,
        witnesses(target, shell.firer, shell.manner === 'speculative').to,
      )
    return
  }
  const { aimed, effect } = shot
  const shown = yield* roll(game, 'he-armour', dice, {
    faces: 20,
    need: aimed.need as number,
    modifiers: [...notesOf(shell), ...aimed.modifiers],
    cites: rollRules(shell),
    about: [target.id],
    ...witnesses(target, shell.firer, shell.manner === 'speculative'),
  })
  for (const die of shown) yield* work(game, target.id, shell, effect, resultOf(die, aimed))
}

/** BA-RUL-41 once: the D20 are dealt from the centre outwards, one each, then round again. */
export function* shellsAtArmour(game: Blaze, targets: readonly Stand[], shell: Shell): Procedure {
  const able = targets.filter(target => aimShell(game, target, shell) !== null)
  for (let i = 0; i < shell.d20 && able.length > 0; i++)
    yield* shellAtArmour(game, able[i % able.length] as Stand, shell, 1)
}

/** The effect of one die. */
function* work(game: Blaze, id: string, shell: Shell, effect: HeEffect, result: 'hit' | 'minor' | 'miss'): Procedure {
  const target = game.piece(id)
  const blow = { cause: causeOf(shell), by: shell.firer?.id ?? null }
  const cites = rulesOf(shell, effect)
  if (result === 'miss' || target.gone) return
  if (result === 'minor') {
    if (!isGun(game, target)) yield* hurt(game, id, { disorder: true, ...blow }, ['BA-ARM-8'], shell.now)
    return
  }
  if (isGun(game, target)) {
    yield* hurt(game, id, { gun: true, ...blow }, [cites[0] as string, 'BA-ARTY-6'], shell.now)
    return
  }
  const counted = shell.mortar ? { hits: 1 } : {}
  if (effect === 'destroy') yield* hurt(game, id, { ...counted, destroy: true, ...blow }, cites, shell.now)
  else if (effect === 'immobilise')
    yield* hurt(game, id, { ...counted, immobilise: true, ...blow }, [...cites, 'BA-HULL-13'], shell.now)
  else if (effect === 'disorder') yield* hurt(game, id, { disorder: true, ...blow }, cites, shell.now)
  else {
    const before = target.heHits + target.pending.reduce((sum, loss) => sum + (loss.heHits ?? 0), 0)
    const [second, rules] = before > 0 ? [{ immobilise: true }, [...cites, 'BA-HULL-13']] : [{ disorder: true }, cites]
    yield* hurt(game, id, { ...second, heHits: 1, ...blow }, rules, shell.now)
  }
}
