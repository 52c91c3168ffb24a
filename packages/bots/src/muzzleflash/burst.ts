import { muzzleflashRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { TOTAL } from './chart.ts'
import { pinWorth } from './fire.ts'
import { hitChance } from './numbers.ts'
import type { Man, Scene } from './scene.ts'

const { blastTable, kindOf, penetration } = muzzleflashRules

/** What a burst there is worth: the enemies it may fell or pin, less the friends. */
export function burstWorth(scene: Scene, type: string, x: number, y: number): number {
  const row = scene.game.rows(blastTable)[type]
  if (!row) return 0
  const { numbers } = scene
  const caught = hitChance(numbers, 0)
  const dugIn = hitChance(numbers, numbers.cover[TOTAL] as number)
  const harm = (man: Man): number => {
    const apart = squared(man, x, y)
    if (man.piece.sort !== 'figure' || apart > row.edge * row.edge) return 0
    const pins = apart <= row.centre * row.centre ? numbers.centrePins : numbers.edgePins
    return (man.dug ? dugIn : caught) * numbers.injure * man.prize + pinWorth(scene, man, 1, pins)
  }
  let worth = 0
  for (const foe of scene.foes) worth += harm(foe)
  for (const man of scene.men) worth -= scene.weights.mercy * harm(man)
  return worth
}

/** What a hit on a vehicle is worth: five dice through it destroy it, fewer damage it. */
export function strikeWorth({ game }: Scene, type: string, foe: Man): number {
  const column = type === 'grenade' ? 'very-light' : type
  const row = game.rows(penetration)[kindOf(game, foe.piece).armour ?? 'soft-skin'] as
    | { readonly [column: string]: number | null }
    | undefined
  const need = row?.[column] ?? null
  const dice = game.rows(blastTable)[type]?.at ?? 0
  if (need === null) return 0
  return Math.min(1, (dice * ((7 - need) / 6)) / 3.5) * foe.soldier.worth * WRECK
}

/** A vehicle is lost with its crew. */
const WRECK = 1.6
