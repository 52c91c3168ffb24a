import type { Point } from '@sandtable/kernel'
import { blankStand } from '../complete.ts'
import type { Blaze, Stand } from '../records.ts'
import { number } from '../values.ts'

const MARKER = 'casualty-marker'

/** Where an infantry stand was destroyed a casualty marker is placed, worth twice its points: BA-PRIS-1, BA-PRIS-3, BA-RUL-97. */
export function placeCasualty(game: Blaze, lost: Stand, at: Point): void {
  if (game.ruling('BA-RUL-97') !== 'used' || lost.hidden || game.find('piece', `casualty-${lost.id}`)) return
  const marker = blankStand(game, {
    id: `casualty-${lost.id}`,
    side: lost.side,
    kind: MARKER,
    at,
    facing: lost.facing,
    points: lost.points * number(game, 'prisoner-points'),
  })
  game.make('piece', marker, ['BA-PRIS-1', 'BA-PRIS-3'])
}

export const isCasualty = (stand: Stand): boolean => stand.kind === MARKER
