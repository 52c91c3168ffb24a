/** Shapes are plain JSON in whole hundredths of a millimetre; x runs east, y runs north from the table's south-west corner. */
export type Point = readonly [x: number, y: number]

/** Is a value of unknown origin (a choice, a decision, a record) a point? */
export const isPoint = (value: unknown): value is Point =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number' && typeof value[1] === 'number'
