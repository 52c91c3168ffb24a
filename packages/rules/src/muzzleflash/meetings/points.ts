import {
  type ChangeEntry,
  type Decision,
  inch,
  isOffTable,
  isPoint,
  type Matrix,
  type Note,
  type Point,
  type Reason,
  type RollEntry,
} from '@sandtable/kernel'
import { countsAsPinned, numberOf, reachOf } from '../basics/figures.ts'
import { groundOf } from '../ground/ground.ts'
import { apart, near } from '../ground/measure.ts'
import { isBlocked, layLine } from '../ground/sight.ts'
import type { Muzzleflash, Piece } from '../records.ts'
import { byCompass } from '../scattered-shots/directions.ts'
import { gunNamed, longest } from '../shooting/weapons.ts'

/** Ways of firing at a place, against what can come of it. */
export const points: Matrix = {
  id: 'points',
  says: 'ways of firing at a place against what they can meet',
  rows: {
    suppress: 'suppressing fire',
    speculative: 'speculative fire',
    mortar: 'a mortar',
    throw: 'a grenade that is thrown',
    post: 'a grenade that is posted',
  },
  columns: {
    limit: 'exactly its longest range',
    far: 'a place out of range (refused)',
    least: 'exactly its least range',
    'too-near': 'a place nearer than its least range (refused)',
    hit: 'a die that just hits',
    miss: 'a die that just misses',
    blocked: 'a place out of sight',
    off: 'a place off the table (refused)',
    astray: 'a shot that goes beyond the table',
    house: 'a place inside a building',
    'from-house': 'a firer in a building',
    down: 'a pinned enemy in cover',
    friend: 'a friend who gets a pin',
    'own-pins': 'a firer with pins that are not tested (refused)',
    'own-injury': 'a firer who lies injured (refused)',
    'own-melee': 'a firer in a melee (refused)',
  },
  impossible: [
    {
      rows: ['suppress', 'speculative', 'throw', 'post'],
      columns: ['least', 'too-near'],
      because: 'only mortars have a least range (MF-RUL-40)',
    },
    {
      rows: ['suppress', 'speculative', 'post'],
      columns: ['astray'],
      because:
        'bullets that miss do nothing, and a posted grenade that misses falls at the feet of the thrower (MF-SUP-3, MF-GRE-14)',
    },
  ],
}

interface AtPoint {
  readonly row: string
  readonly firer: Piece
  readonly from: Piece
  readonly at: Point
  readonly most: number
  readonly least: number
}

export function pointOf(game: Muzzleflash, decision: Decision): AtPoint | null {
  const { action, piece, weapon, target, intent, post, with: how } = decision
  const firer = game.find('piece', String(piece))
  if (!firer || !isPoint(target)) return null
  if (action === 'throw' || (action === 'react' && how === 'throw')) {
    const row = post === undefined ? 'throw' : 'post'
    return { row, firer, from: firer, at: target, most: reachOf(game, 'grenade'), least: 0 }
  }
  const gun = action === 'fire' ? gunNamed(game, firer, weapon as string | undefined) : null
  if (!gun || gun.support?.fire === 'direct') return null
  const row = gun.support ? 'mortar' : intent === 'speculative' || intent === 'suppress' ? intent : null
  return row && { row, firer, from: gun.holder, at: target, most: longest(gun), least: gun.support?.min ?? 0 }
}

export function notePoint(game: Muzzleflash, decision: Decision, roll: RollEntry, note: Note): void {
  const point = pointOf(game, decision)
  if (!point || roll.about?.[0] !== point.firer.id || roll.about.length > 1) return
  const { row, from, at, most, least } = point
  const by = (roll.modifiers ?? []).reduce((sum, modifier) => sum + modifier.by, 0)
  for (const die of roll.dice) {
    if (die + by === roll.need) note('points', row, 'hit')
    if (die + by === (roll.need ?? 0) - 1) note('points', row, 'miss')
  }
  const far = apart(game, from, at)
  if (far === most) note('points', row, 'limit')
  if (far === least && least > 0) note('points', row, 'least')
  if (groundOf(game).roomAt(at)) note('points', row, 'house')
  if (from.at && groundOf(game).roomAt(from.at)) note('points', row, 'from-house')
  if (isBlocked(game, layLine(game, from, at))) note('points', row, 'blocked')
}

/** A shell or grenade that scatters: which way, and how far. */
export function noteAstray(game: Muzzleflash, decision: Decision, way: number, far: number, note: Note): void {
  const point = pointOf(game, decision)
  if (point && isOffTable(game, byCompass(point.at, way, inch(far), numberOf(game, 'compass'))))
    note('points', point.row, 'astray')
}

/** A figure gets a pin. */
export function notePin(decision: Decision, game: Muzzleflash, { before, cites }: ChangeEntry, note: Note): void {
  const point = pointOf(game, decision)
  const piece = before as Piece
  if (!point || !cites.some(rule => PINS.includes(rule))) return
  if (piece.side === point.firer.side) note('points', point.row, 'friend')
  else if (countsAsPinned(game, piece)) note('points', point.row, 'down')
}
const PINS = ['MF-SUP-3', 'MF-AEW-3', 'MF-AEW-5']

export function noteNoPoint(game: Muzzleflash, decision: Decision, reasons: readonly Reason[], note: Note): void {
  const point = pointOf(game, decision)
  if (!point) return
  const { firer, row, from, at, most } = point
  const own =
    firer.status === 'injured'
      ? 'own-injury'
      : firer.status === 'locked'
        ? 'own-melee'
        : reasons.some(({ word }) => word === 'pin test')
          ? 'own-pins'
          : null
  if (own) {
    note('points', row, own)
    return
  }
  for (const { word } of reasons) {
    if (word === 'range') note('points', row, near(game, from, at, most) ? 'too-near' : 'far')
    if (word === 'line of sight' || word === 'obstacle') note('points', row, 'blocked')
    if (word === 'target' && isOffTable(game, at)) note('points', row, 'off')
  }
}
