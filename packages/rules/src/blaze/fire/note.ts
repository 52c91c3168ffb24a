import { type Choice, text, the } from '@sandtable/kernel'
import type { SmallArm } from '../combat-tables.ts'
import type { Blaze, Stand } from '../records.ts'
import { isSoftskin } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import { aimed } from './guns.ts'
import { type How, type Mode, natureOf, smallArmOf } from './orders.ts'
import { diceAt, needAt } from './small-arms.ts'
import { softskinNeed } from './softskins.ts'
import { usesSteilgranate } from './steilgranate.ts'

/** What a choice of target says of the shot before it is fired: the score it needs, and how likely that is. */
type ShotNote = Required<Pick<Choice, 'note' | 'chance'>>

/** Null if a template decides. */
export function shotNote(
  game: Blaze,
  firer: Stand,
  weapon: Weapon,
  mode: Mode | undefined,
  enemy: Stand,
  how: How,
): ShotNote | null {
  // a stand about to fire is harder to hit: the number must not reveal a face-down card
  const target = enemy.open ? enemy : { ...enemy, card: null }
  if (mode === 'at' || mode === 'steilgranate') {
    const shot = aimed(game, firer, weapon, target, usesSteilgranate(firer, mode))
    if (!shot || shot.need === null) return null
    const need = shot.modifiers.reduce((sum, { by }) => sum - by, shot.need)
    return needs(1, 20, need)
  }
  const arm: SmallArm | null =
    natureOf(game, weapon) === 'small-arms' && mode !== 'light' ? smallArmOf(game, weapon) : null
  if (!arm) return null
  const { dice } = diceAt(game, firer, weapon, arm, target)
  return needs(dice, 10, (isSoftskin(game, target) ? softskinNeed(game, firer) : needAt(game, firer, target, how)).need)
}

/** A number of dice with the same number of faces, and the chance that at least one succeeds. */
function needs(dice: number, faces: number, need: number): ShotNote {
  const fails = Math.min(Math.max(need - 1, 0), faces) / faces
  let none = 1
  for (let die = 0; die < dice; die++) none *= fails
  const die = the.count(faces)
  const least = the.count(need)
  const likely = the.count(Math.round(100 * (1 - none)))
  const note =
    dice === 1
      ? text`a D${die}, ${least} or more: ${likely}\u00a0%`
      : text`${the.count(dice)} D${die}, ${least} or more: ${likely}\u00a0%`
  return { note, chance: 1 - none }
}
