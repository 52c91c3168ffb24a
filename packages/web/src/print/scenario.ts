import { capital, placeName } from '@sandtable/kernel'
import type { BattleToPrint, Feature } from '@sandtable/print'
import { findSet } from '../catalogue/catalogue.ts'
import { ordersOf, terrainOf } from '../catalogue/details.ts'
import type { ScenarioOutline, SideOutline, Spot, TerrainOutline } from '../catalogue/outline.ts'
import { printWords } from './language/index.ts'
import type { Printable } from './menu.tsx'

/** A battle for all who play it, or for one side, whose page the others do not see. */
export function scenarioPrintables(scenario: ScenarioOutline): readonly Printable[] {
  const words = printWords.now()
  const printed = (sides: readonly SideOutline[]) => async () => {
    const { scenarioSheets } = await import('@sandtable/print')
    const battle = battleOf(scenario, sides)
    return (paper: Parameters<typeof scenarioSheets>[1], measure: Parameters<typeof scenarioSheets>[2]) =>
      scenarioSheets(battle, paper, measure)
  }
  return [
    { says: words.scenario, work: printed(scenario.sides) },
    ...scenario.sides.map(side => ({ says: words.scenarioFor(side.name), work: printed([side]) })),
  ]
}

export function battleOf(scenario: ScenarioOutline, sides: readonly SideOutline[]): BattleToPrint {
  const { title, summary, turns, minutes, unit, width, depth, ruleset } = scenario
  const terrain = terrainOf(scenario)
  return {
    title,
    summary,
    rules: findSet(ruleset)?.title ?? ruleset,
    when: printWords.now().size(turns, minutes),
    ground: {
      unit,
      width,
      depth,
      terrain: terrain.map(featureOf),
      zones: scenario.sides.flatMap(({ name, home, zone }) =>
        home && zone > 0 ? [{ name, edge: home, depth: zone }] : [],
      ),
      flags: terrain.flatMap(feature =>
        feature.objective ? [{ at: middleOf(feature), says: String(feature.objective) }] : [],
      ),
      pieces: [],
    },
    sides: sides.map(side => ({
      name: side.name,
      briefing: ordersOf(scenario, side),
      goals: side.goal ? [`${side.goal}.`] : [],
      force: side.force.map(says => ({ says: capital(says), points: null })),
    })),
  }
}

function featureOf({ id, kind, circle, polygon, line, thick }: TerrainOutline): Feature {
  const isNamed = !line && !/\d$/.test(id)
  return {
    kind,
    name: isNamed ? capital(placeName(kind, id)) : null,
    ...(circle && { circle }),
    ...(polygon && { polygon }),
    ...(line && { line }),
    ...(thick !== undefined && { thick }),
  }
}

function middleOf({ circle, polygon = [], line = [] }: TerrainOutline): Spot {
  if (circle) return [circle[0], circle[1]]
  const points = polygon.length > 0 ? polygon : line
  const middle = (of: readonly number[]): number => (Math.min(...of) + Math.max(...of)) / 2
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))]
}
