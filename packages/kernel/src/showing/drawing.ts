import { ahead } from '../geometry/angle.ts'
import type { Point } from '../geometry/shape.ts'
import type { Length } from '../length.ts'
import { type Message, text, the } from '../text/message.ts'
import type { Drawing, Measured, SightDrawing } from './showing.ts'

/** The rim of a wedge has a corner every this many degrees. */
const CORNER = 5

/** What a way takes of what there is. Where it is too much, by as many decimals as show it. */
export const spent = (cost: Length, allowance: Length, isAllowed: boolean): Message =>
  isAllowed ? text`${the.length(cost)} of ${the.length(allowance)}` : text`${the.length(cost, allowance)}`

/** The plain drawings: draw.ring('blast', at, radius). */
export const draw = {
  /** A ring around a place; labelled with its radius by default. */
  ring: (
    means: 'range' | 'command' | 'blast',
    at: Point,
    radius: Length,
    says: Message = text`${the.length(radius)}`,
  ): Drawing => ({ type: 'ring', means, at, radius, says }),

  /** An area with one outline or several. */
  area: (means: 'reach' | 'zone' | 'blast', outlines: readonly (readonly Point[])[], says: Message): Drawing => ({
    type: 'area',
    means,
    outlines,
    says,
  }),

  /** The ground to both sides of a facing, up to a range; `half` is the angle to one side, in degrees. */
  wedge(at: Point, facing: number, half: number, reach: Length, says: Message): Drawing {
    const rim: Point[] = []
    for (let turn = -half; turn <= half; turn += CORNER) rim.push(ahead(at, facing + turn, reach))
    return draw.area('zone', [[at, ...rim]], says)
  },

  /** A way, whether it may be taken, and the fields that say which way the piece faces at its end. */
  path: (
    points: readonly Point[],
    says: Message,
    allowed = true,
    ends?: { readonly [field: string]: number },
  ): Drawing => ({ type: 'path', points, says, allowed, ...(ends && { ends }) }),
}

/**
 * The distance between two places, as the rule set measures it, and the sight along it; none from a place to itself.
 */
export const measuredAs = (distance: Length, from: Point, to: Point, sight: () => SightDrawing): Measured => ({
  distance,
  says: text`${the.length(distance)}`,
  sight: from[0] === to[0] && from[1] === to[1] ? null : sight(),
})
