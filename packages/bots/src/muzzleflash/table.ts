import { inch, type Length, lengthOf, middleOfShape, type Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import type { Survey } from '../chart/chart.ts'
import { numbersOf } from './numbers.ts'

const { groundOf, hindrances, newPiece } = muzzleflashRules
type Muzzleflash = muzzleflashRules.Muzzleflash
type Piece = muzzleflashRules.Piece
type Land = muzzleflashRules.Land

/** A test at an obstacle fails nearly half the time, and then costs an AP. */
const HURDLE: Length = inch(1.5)

/** A stand-in for asking the rules about a place: a rifleman of no side. */
export const dummy = (game: Muzzleflash, at: Point, dugIn = false): Piece =>
  newPiece(game, { id: 'dummy', side: game.sides[0]?.id as string, kind: 'rifleman', at, dugIn })

/** An empty table of this set, for the chart. */
export function tableOf(bare: Muzzleflash): Survey {
  const ground = groundOf(bare)
  const { radius } = dummy(bare, [0, 0])
  const { step, march, costs } = numbersOf(bare)
  const door = (costs.open ?? 0) * step
  return {
    width: bare.width,
    depth: bare.depth,
    step: inch(1),
    radius,
    touch: 0,
    beside: radius + inch(0.02),
    farthest: march,
    works: ground.lands
      .filter(land => isCover(land) && !land.opening)
      .map(({ shape, area, openings }) => ({
        shape,
        place: area,
        openings: openings.map(opening => middleOfShape(opening.shape)),
      })),
    stands: at => !ground.near(at, inch(0.3)).some(isLine),
    matters: at => ground.near(at, inch(1)).some(land => isCover(land) || land.room),
    leg(from, to) {
      let cost = lengthOf([from, to])
      for (const { needs, land } of hindrances(bare, from, to)) {
        if (needs === 'never' && !land.shut) return Infinity
        cost += land.shut ? door : HURDLE
      }
      return cost
    },
  }
}

const isCover = ({ cover, hill }: Land): boolean => cover !== 'none' && !hill
const isLine = ({ shape, area, opening }: Land): boolean => 'line' in shape && !area && !opening
