import type { Decision, Id, Prompt } from '@sandtable/kernel'
import { squared } from '../chart/distance.ts'
import { HIDDEN, OPEN } from './chart.ts'
import type { Man, Scene } from './scene.ts'

/** Hits are walked from man to man, each to the next nearest, in the open before others. */
export function walked({ chart, men, foes, numbers: { walkReach } }: Scene, { about, context }: Prompt): Decision {
  const { holder, target, hits } = context as { readonly holder: Id; readonly target: Id; readonly hits: number }
  const firer = men.find(({ piece }) => piece.id === holder)
  const first = foes.find(({ piece }) => piece.id === target)
  const targets: Id[] = [target]
  if (!firer || !first) return { action: 'pass' }
  let last: Man = first
  const marks = foes.filter(foe => {
    const cover = chart.cover(firer.at, firer.dug, foe.at, foe.dug)
    return foe.piece.sort === 'figure' && cover !== HIDDEN && !(foe.pinned && cover !== OPEN)
  })
  while (targets.length < hits) {
    const { x, y, piece } = last
    // two hits fell a man more often than not
    const again = targets.filter(id => id === piece.id).length < TWICE && hits - targets.length > marks.length
    const [next] = again
      ? []
      : marks
          .filter(foe => !targets.includes(foe.piece.id) && squared(foe, x, y) <= walkReach * walkReach)
          .sort((a, b) => squared(a, x, y) - squared(b, x, y))
    if (next) last = next
    targets.push(last.piece.id)
  }
  return { action: 'place', piece: about[0] as Id, targets }
}

const TWICE = 2
