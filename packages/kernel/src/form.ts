import type { Length } from './length.ts'
import { crossesPolygon, type Position, positionInPolygon } from './polygon.ts'
import { type Cone, corners, type Point, type Shape } from './shape.ts'
import { crossesStroke, positionInStroke, type Stroke } from './stroke.ts'
import { crossesCone, positionInCone } from './wedge.ts'

/** Each of the five shapes is worked out as one of three: what has corners, what a brush leaves, a slice of a disc. */
export type Form = { readonly polygon: readonly Point[] } | { readonly stroke: Stroke } | { readonly cone: Cone }

export function form(shape: Shape): Form {
  if ('polygon' in shape) return shape
  if ('box' in shape) return { polygon: corners(shape.box) }
  if ('line' in shape) return { stroke: { spine: shape.line, thick: shape.thick ?? 0 } }
  if ('circle' in shape) return disc([shape.circle[0], shape.circle[1]], shape.circle[2])
  return shape.cone.arc < 360 ? shape : disc(shape.cone.at, shape.cone.reach)
}

const disc = (centre: Point, radius: Length): Form => ({ stroke: { spine: [centre, centre], thick: 2 * radius } })

export function positionIn(form: Form, p: Point): Position {
  if ('polygon' in form) return positionInPolygon(form.polygon, p)
  return 'stroke' in form ? positionInStroke(form.stroke, p) : positionInCone(form.cone, p)
}

export function crossesForm(form: Form, a: Point, b: Point): boolean {
  if ('polygon' in form) return crossesPolygon(form.polygon, a, b)
  return 'stroke' in form ? crossesStroke(form.stroke, a, b) : crossesCone(form.cone, a, b)
}
