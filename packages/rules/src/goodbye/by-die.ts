import { type FieldType, object, quote, type Value } from '@sandtable/kernel'

/** The result of each face of a D6. */
export type ByDie<T> = readonly T[]

/** A cell like { "1-3": none, "4-5": suppressed, "6": killed }; each face of a D6 must appear once. */
export const byDie = <T extends Value>(of: FieldType<T>): FieldType<ByDie<T>> => ({
  says: `${of.says} for each face of a D6`,
  read(raw, place) {
    const given = object(raw, place)
    const faces: T[] = []
    for (const dice of Object.keys(given)) {
      const [from = Number.NaN, to = from] = dice.split('-').map(Number)
      for (let face = from; face <= to; face++) {
        if (faces[face - 1] !== undefined) place.at(dice).fail(3, `${face} is there twice`)
        faces[face - 1] = of.read(given[dice], place.at(dice))
      }
    }
    for (let face = 1; face <= 6; face++)
      if (faces[face - 1] === undefined) place.fail(1, `nothing for a ${face} in ${quote(raw)}`)
    return faces.length === 6 ? faces : place.fail(3, 'a D6 has six faces')
  },
  write: (faces, unit) => Object.fromEntries(faces.map((value, i) => [String(i + 1), of.write(value, unit)])),
})

/** The result of this face. */
export const onDie = <T>(table: ByDie<T>, die: number | undefined): T => table[(die as number) - 1] as T
