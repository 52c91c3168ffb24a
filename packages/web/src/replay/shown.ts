import type { Entry, View } from '@sandtable/kernel'
import { motionOf } from '../motion-of.ts'
import { sceneOf } from '../scene-of.ts'
import type { Motion, TableScene } from '../table/scene.ts'
import { type Line, lineOf } from '../telling.ts'
import type { Tale } from './tale.ts'

/*
 * How a tale is shown: through the same scene, motions and sentences as a game. This is the only file here that knows how the play
 * screen makes them.
 */

/** The table at one moment of a tale. Nobody is asked, nothing is selected. */
export function sceneAt(tale: Tale, view: View): TableScene {
  const { ruleset, unit, width, depth, sides, viewer } = tale
  const snapshot = {
    seat: sides.includes(viewer) ? viewer : (sides[0] ?? ''),
    view,
    prompt: null,
    offers: [],
    waitingFor: [],
    wanted: null,
    news: [],
    newsIsAll: false,
    whyNoUndo: '',
    canRedo: false,
    outcome: null,
    glances: {},
    table: { title: '', ruleset, unit, width, depth, sides, seats: {} },
    thinking: false,
  }
  const nothing = { selected: null, draft: null, drawings: [], hover: null, question: null, ruler: null }
  return sceneOf({ snapshot, ...nothing }) as TableScene
}

/** What of these entries is seen to move. */
export const motionIn = (entries: readonly Entry[]): readonly Motion[] => motionOf(entries)

/** A sentence of a tale, and where in it. */
export interface ToldLine extends Line {
  readonly at: number
}

/** The sentences of a tale, each with the position of its entry. */
export const linesOf = (entries: readonly Entry[]): readonly ToldLine[] =>
  entries.flatMap((entry, at) => {
    const line = lineOf(entry, id => id)
    return line ? [{ ...line, at }] : []
  })
