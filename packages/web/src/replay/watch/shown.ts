import { type Entry, Reel, spelled, type View } from '@sandtable/kernel'
import { type Line, type Tale, tell } from '@sandtable/room'
import { pieceOf } from '../../play/on-table.ts'
import { lossesIn, motionOf, scarsIn } from '../../scene/motion-of.ts'
import { sceneOf } from '../../scene/scene-of.ts'
import { atTable, enter, lookOf } from '../../sets/index.ts'
import type { Motion, TableScene } from '../../table/scene.ts'
import type { Names } from '../../words/names.ts'
import type { Speech } from '../../words/speech.ts'
import { speechOf } from '../../words/speech.ts'

/*
 * How a tale is shown: through the same scene, motions and sentences as a game. This is the only file here that knows how the play
 * screen makes them.
 */

/** A tale, once what shows it has been fetched. */
export async function ready(tale: Tale): Promise<Tale> {
  await enter(tale.ruleset, atTable)
  return tale
}

/** A moment of a tale as the play screen knows moments. Nobody is asked. */
export const momentOf = (tale: Tale, view: View) => ({
  seat: tale.sides.includes(tale.viewer) ? tale.viewer : (tale.sides[0] ?? ''),
  view,
  prompt: null,
  offers: [],
  waitingFor: [],
  apart: [],
  mayStepIn: [],
  wanted: null,
  news: [],
  newsIsAll: false,
  whyNoUndo: spelled(''),
  canRedo: false,
  goals: [],
  flags: [],
  outcome: null,
  glances: {},
  traces: [],
  plans: [],
  roster: [],
  table: tale,
  thinking: false,
  readiness: null,
  watched: true,
})

/** Nothing is selected, drafted or pointed at. */
export const nothing = {
  selected: null,
  marked: [],
  draft: null,
  drawings: [],
  question: null,
  ruler: null,
  prospects: [],
  aura: [],
  shown: [],
  hovered: null,
  falling: [],
}

/** The table at one moment of a tale, with markers where somebody was lost or something came down before it. */
export const sceneAt = (tale: Tale, view: View, at: number): TableScene =>
  sceneOf({
    snapshot: momentOf(tale, view),
    ...nothing,
    losses: lossesIn(tale.story.entries.slice(0, at)),
    scars: scarsIn(tale.story.entries.slice(0, at)),
  }) as TableScene

/** What of these entries is seen to move, from this moment on. */
export function motionIn(tale: Tale, view: View, entries: readonly Entry[]): readonly Motion[] {
  const moment = momentOf(tale, view)
  return motionOf(entries, lookOf(tale.ruleset), id => pieceOf(moment, id), tale.roles)
}

/** How things are called at the end of a tale, when everything is known; to a viewer who sees all, every piece has its side's name. */
export function speechIn(tale: Tale): Speech {
  const { opening, entries } = tale.story
  const { view } = new Reel(opening, entries).to(entries.length)
  return speechOf({ view, table: tale, seat: tale.sides.includes(tale.viewer) ? tale.viewer : '' })
}
/** A sentence of the rules with the names of this tale. */
export const sayIn = (tale: Tale): Names['say'] => speechOf(momentOf(tale, tale.story.opening)).names.say

/** The sentences of a tale, each with the position of its entry. */
export const linesOf = (tale: Tale): readonly Line[] =>
  tell(tale.story.entries, speechOf(momentOf(tale, tale.story.opening)))
