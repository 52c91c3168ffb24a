export * from './edits.ts'
export * from './history.ts'
export * from './opened.ts'
export * from './sketch.ts'
export * from './stamps.ts'
export {
  type Frame,
  frameOf,
  keyOf,
  middleOfFrame,
  outlinePoints,
  type Part,
  partOf,
  placeOf,
  pointsOf,
  type Thing as SketchThing,
  thingOf,
  thingsIn,
  withGroups,
} from './things.ts'
export * from './turning.ts'
