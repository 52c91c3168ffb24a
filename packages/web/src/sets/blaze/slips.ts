import { words } from '../../language/index.ts'
import { written } from '../../language/numbers.ts'
import type { Drafted, Slip } from '../../learn/slip.ts'
import { comradesOf, leftBehind, voicesIn, wayOf } from '../../learn/way.ts'
import { speechOf } from '../../words/speech.ts'
import type { SetSlips } from '../slips.ts'

/** A stand that leaves the radius of its headquarters drops a rating. */
async function leavesHeadquarters({ snapshot, draft, client }: Drafted): Promise<Slip | null> {
  const way = wayOf(snapshot, draft)
  if (!way) return null
  const heads = comradesOf(snapshot, way.id).filter(({ id }) => snapshot.glances[id]?.includes('leading'))
  const radii = await Promise.all(heads.map(({ id }) => client.ask('lens', id, 'arcs', 1)))
  const left = leftBehind(way.from, way.to, voicesIn(radii))
  if (!left) return null
  const mm = (length: number): string => `${written(length / 100)} mm`
  const says = words().learn.slip.headquarters(
    speechOf(snapshot).names.piece(way.id),
    mm(left.far),
    mm(left.voice.radius),
  )
  return { kind: 'formation', says, rules: ['BA-HQ-7'] }
}

export const slips: SetSlips = { formation: leavesHeadquarters }
