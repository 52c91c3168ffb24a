import details from 'virtual:details'
import type { ScenarioOutline, SideOutline, TerrainOutline } from './outline.ts'

/** What of the page's own battles the first screen does not need. */

const detailsOf = ({ ruleset, id }: ScenarioOutline) => details[`${ruleset}/${id}`]

export const terrainOf = (scenario: ScenarioOutline): readonly TerrainOutline[] =>
  scenario.terrain ?? detailsOf(scenario)?.terrain ?? []

/** What a side is told; where that is nothing, what it must do. */
export const ordersOf = (scenario: ScenarioOutline, { id, briefing, goal }: SideOutline): string =>
  (briefing ?? detailsOf(scenario)?.briefings[id]) || goal
