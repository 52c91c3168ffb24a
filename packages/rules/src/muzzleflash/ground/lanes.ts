import {
  along,
  bounds,
  inch,
  inside,
  type Length,
  middleOfShape,
  nearest,
  type Point,
  passages,
  type Shape,
  withinOf,
} from '@sandtable/kernel'
import type { Gap } from '../records.ts'

/** The shapes of terrain: outlines, and the open ground that a gap makes. */

/** The outline of an area as a line; a line is its own. */
export function outlineOf(shape: Shape): Shape {
  return 'polygon' in shape ? { line: [...shape.polygon, shape.polygon[0] as Point] } : shape
}

/** The straight edges of a shape: those of a polygon, or the legs of a line. */
export function legsOf(shape: Shape): readonly (readonly [Point, Point])[] {
  const outline = outlineOf(shape)
  return 'line' in outline ? outline.line.slice(1).map((end, i) => [outline.line[i] as Point, end]) : []
}

/** A gap in a wall is a hole of its width; one in rubble, a stream or the like leads straight through: MF-RUL-19. */
export function laneOf(shape: Shape, { at, width }: Gap, deep: boolean): Shape {
  const half = Math.round(width / 2)
  const beyond = deep ? acrossFrom(shape, at) : at
  const [way] = passages(shape, at, beyond)
  return deep && way ? { line: [at, along(at, beyond, way[1])], thick: 2 * half } : { circle: [at[0], at[1], half] }
}

/** A point on the other side of an area, square to its outline where a gap was made. */
function acrossFrom(shape: Shape, at: Point): Point {
  const { west, south, east, north } = bounds(shape)
  const far = east - west + north - south
  const [x, y] = inwardsFrom(shape, at)
  const length = Math.sqrt(x * x + y * y) || 1
  return [at[0] + Math.round((x * far) / length), at[1] + Math.round((y * far) / length)]
}

const PROBE: Length = inch(0.05)

function inwardsFrom(shape: Shape, at: Point): Point {
  const leg = 'polygon' in shape ? legsOf(shape).find(([c, d]) => withinOf({ line: [c, d] }, at, 1)) : null
  if (leg) {
    const [[cx, cy], [dx, dy]] = leg
    const x = cy - dy
    const y = dx - cx
    const share = PROBE / (Math.sqrt(x * x + y * y) || 1)
    return inside(shape, [Math.round(at[0] + x * share), Math.round(at[1] + y * share)]) ? [x, y] : [-x, -y]
  }
  const [mx, my] = 'line' in shape ? nearest({ line: shape.line }, at) : middleOfShape(shape)
  return [mx - at[0], my - at[1]]
}
