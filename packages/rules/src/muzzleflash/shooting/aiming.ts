import { type Id, isPoint, type Message, type Modifier, type Point, text, the } from '@sandtable/kernel'
import { countsAsPinned, numberOf } from '../basics/figures.ts'
import { near } from '../ground/measure.ts'
import { layLine, shelterOf } from '../ground/sight.ts'
import type { Muzzleflash } from '../records.ts'
import { fireModes, type Mode, type SmallArm, smallArms } from '../tables.ts'

/** What a die to hit needs, and its modifiers. */

/** Every roll to hit needs this after modifiers: MF-SHT-7. */
export const toHit = (game: Muzzleflash): number => numberOf(game, 'hit')

/** Has the die hit? By MF-RUL-22 an unmodified 6 or 1 may decide by itself. */
export function hasHit(game: Muzzleflash, die: number, modifiers: readonly Modifier[]): boolean {
  if (game.ruling('MF-RUL-22') === 'natural' && (die === 6 || die === 1)) return die === 6
  return modifiers.reduce((sum, modifier) => sum + modifier.by, die) >= toHit(game)
}

/** A shot at a figure, a vehicle or a point. */
export interface Shot {
  readonly firer: Id
  /** The weapon's holder: range, sight and arc are taken from there. */
  readonly holder: Id
  readonly weapon: string
  readonly mode: Mode
  readonly target: Id | Point
}

/** The rule of each way of shooting. */
export const modeRule: { readonly [mode in Mode]: string } = {
  snap: 'MF-SHT-11',
  deliberate: 'MF-SHT-13',
  rapid: 'MF-SHT-14',
  aimed: 'MF-SHT-15',
}

/** A shot of each kind, as players read it. */
export const shots: { readonly [mode in Mode]: Message } = {
  snap: text`snap shot`,
  deliberate: text`deliberate shot`,
  rapid: text`rapid fire`,
  aimed: text`aimed shot`,
}

/** Is this short range? The exact limit counts as short: MF-RUL-4. */
export const isShort = (game: Muzzleflash, { holder, target }: Shot, weapon: SmallArm): boolean =>
  near(game, game.piece(holder), isPoint(target) ? target : game.piece(target), weapon.short.max)

/** All modifiers but that of cover: sniper, way of shooting, range, and a pinned target in the open. */
export function shotModifiers(game: Muzzleflash, shot: Shot): readonly Modifier[] {
  const modifiers: Modifier[] = []
  const firer = game.piece(shot.firer)
  if (firer.sniper) modifiers.push({ by: numberOf(game, 'sniper-hit'), says: text`sniper`, cites: ['MF-SPC-2'] })
  const by = game.rows(fireModes)[shot.mode]?.hit ?? 0
  if (by !== 0) modifiers.push({ by, says: shots[shot.mode], cites: [modeRule[shot.mode]] })
  const weapon = game.rows(smallArms)[shot.weapon]
  if (weapon) {
    const short = isShort(game, shot, weapon)
    const says = short ? text`short range` : text`long range`
    modifiers.push({ by: short ? weapon.short.hit : weapon.long.hit, says, cites: ['MF-SHT-18'] })
  }
  const target = isPoint(shot.target) ? null : game.piece(shot.target)
  if (target && countsAsPinned(game, target)) {
    const open = shelterOf(game, layLine(game, game.piece(shot.holder), target)).gives === 'none'
    const says = text`${the.piece(target)} is pinned in the open`
    if (open) modifiers.push({ by: numberOf(game, 'pinned-in-open'), says, cites: ['MF-SHT-4', 'MF-SHT-6'] })
  }
  return modifiers
}

/** How many dice a weapon of this rate of fire rolls: MF-SHT-9, MF-RUL-21. */
export function diceFor(game: Muzzleflash, rof: number, mode: Mode): number {
  const share = game.rows(fireModes)[mode]?.rof ?? 'full'
  if (share === 'full') return rof
  if (share === 'double') return 2 * rof
  const half = Math.floor(rof / 2)
  return game.ruling('MF-RUL-21') === 'literal' ? half : Math.max(1, half)
}
