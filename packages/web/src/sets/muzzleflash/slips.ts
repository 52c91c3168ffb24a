import type { Point } from '@sandtable/kernel'
import { words } from '../../language/index.ts'
import type { Drafted, Slip } from '../../learn/slip.ts'
import { comradesOf, wayOf } from '../../learn/way.ts'
import { piecesOf } from '../../play/on-table.ts'
import { speechOf } from '../../words/speech.ts'
import { inch } from '../length.ts'
import type { SetSlips } from '../slips.ts'

/** Men this near each other share their pins: MF-PIN-1. */
const SHARED = inch(2)

/** A man who goes to stand among others where an enemy that the seat can see has him in the open. */
async function bunchesUp({ snapshot, draft, client }: Drafted): Promise<Slip | null> {
  const way = wayOf(snapshot, draft)
  if (!way) return null
  const comrades = comradesOf(snapshot, way.id).map(piece => ({ ...piece, ...(piece as { readonly radius?: number }) }))
  const near = (place: Point) => comrades.filter(({ at, radius = 0 }) => at && gap(place, at) - 2 * radius <= SHARED)
  const beside = near(way.to)
  if (beside.length < 2 || near(way.from).length >= beside.length) return null
  const enemies = piecesOf(snapshot).filter(({ side, at, gone }) => side !== snapshot.seat && at && !gone)
  const seen = await Promise.all(enemies.map(({ id }) => client.ask('measure', way.to, id)))
  if (!seen.some(measured => measured?.sight?.sees === 'clear')) return null
  const says = words().learn.slip.bunched(speechOf(snapshot).names.piece(way.id), beside.length)
  return { kind: 'formation', says, rules: ['MF-PIN-1', 'MF-PIN-11'] }
}

const gap = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

export const slips: SetSlips = { formation: bunchesUp }
