import type { Id } from '@sandtable/kernel'
import type { GameSource } from '@sandtable/room'
import { findScenario, scenarioFile, sets } from '../catalogue/catalogue.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { type Kept, textOf, useSaves } from '../saves/saves.ts'

/** Sees everything, once there is nothing left to hide. */
export const ALL = 'umpire'

/** A game that can be opened as a replay: what it is called, who may look, and where its text comes from. */
export interface Replayable {
  /** How an address names it: 'game/<id>', 'far/<game>' or '<set>/<scenario>'. */
  readonly address: string
  readonly title: string
  readonly ruleset: string
  readonly names: { readonly [side: Id]: string }
  /** Whose eyes one may look through; more than one in a game that still runs means that people share this screen. */
  readonly viewers: readonly Id[]
  readonly running: boolean
  readonly turn: number
  /** As it is kept here; null for one that the computer plays on the spot. */
  readonly kept: Kept | null
  /** The game far apart that it was: it can be reviewed together. */
  readonly far?: string
  source(): Promise<GameSource>
}

/** The scenarios that the computer can be watched at: all of them. */
export const goldenGames = (): readonly ScenarioOutline[] => sets.flatMap(set => set.scenarios)

/** Who may look at a game: the people who play it while it runs, and everybody and all at once when it is over. */
export function viewersOf({ over, sides, seats }: Pick<Kept, 'over' | 'sides' | 'seats'>): readonly Id[] {
  const all = sides.map(side => side.id)
  return over ? [ALL, ...all] : all.filter(side => seats[side] === 'person')
}

/** What an address names: a kept game, one that was played far apart, one of a study, or a scenario that the computer plays. */
export async function replayable(kind: string, id: string): Promise<Replayable | null> {
  if (kind === 'far') return (await import('../far/review/review.ts')).farReplay(id)
  if (kind === 'lab') return (await import('../lab/battle.ts')).labReplay(id)
  if (kind === 'game') {
    await useSaves.getState().load()
    const kept = useSaves.getState().games.find(game => game.id === id)
    return kept ? fromKept(kept) : null
  }
  const scenario = findScenario(kind, id)
  return scenario ? fromScenario(scenario) : null
}

const namesOf = (sides: readonly { readonly id: Id; readonly name: string }[]): Replayable['names'] =>
  Object.fromEntries(sides.map(({ id, name }) => [id, name]))

const fromKept = (kept: Kept): Replayable => ({
  address: `game/${kept.id}`,
  title: kept.name ?? kept.title,
  ruleset: kept.ruleset,
  names: namesOf(kept.sides),
  viewers: viewersOf(kept),
  running: kept.over === null,
  turn: kept.turn,
  kept,
  async source() {
    return { type: 'save', save: await textOf(kept), file: kept.title }
  },
})

const fromScenario = (scenario: ScenarioOutline): Replayable => ({
  address: `${scenario.ruleset}/${scenario.id}`,
  title: scenario.title,
  ruleset: scenario.ruleset,
  names: namesOf(scenario.sides),
  viewers: [ALL, ...scenario.sides.map(side => side.id)],
  running: false,
  turn: 1,
  kept: null,
  async source() {
    const { file, text } = await scenarioFile(scenario)
    return { type: 'golden', scenario: text, file }
  },
})
