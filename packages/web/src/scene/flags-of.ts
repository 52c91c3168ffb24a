import { bounds, inside, type Point, type Shape } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import type { SetLook } from '../sets/look.ts'
import { namesOf } from '../words/names.ts'

/** A flag on the table, with its name. */
interface Flag {
  readonly at: Point
  readonly text: string
}

type Land = { readonly kind: string; readonly shape: Shape; readonly gone?: boolean }

/** How far from a house its flag stands, in hundredths of a millimetre. */
const BESIDE = 1500

/** What is played for, flagged and named. The flag of a house stands before it, where it can be seen. */
export function flagsOf(snapshot: Pick<Snapshot, 'flags' | 'view' | 'table' | 'seat'>, look: SetLook): readonly Flag[] {
  const names = namesOf(snapshot)
  // a view's records have no fields that all sets share; those of terrain have these
  const lands = snapshot.view.tables.terrain as unknown as readonly Land[]
  return snapshot.flags.map(({ at, says }) => {
    const house = lands.find(({ kind, shape, gone }) => !gone && isHigh.has(look.terrain(kind)) && inside(shape, at))
    return { at: house ? before(house.shape) : at, text: names.label(says) }
  })
}

const isHigh: ReadonlySet<string> = new Set(['building', 'ruin', 'bunker', 'aid-station', 'woods'])

function before(shape: Shape): Point {
  const { west, south, east } = bounds(shape)
  return [Math.round((west + east) / 2), south - BESIDE]
}
