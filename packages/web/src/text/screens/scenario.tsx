import { type Point, type Shape, Squares, spoken, TableMap, toLength, type View } from '@sandtable/kernel'
import { terrainOf } from '../../catalogue/details.ts'
import type { ScenarioOutline, Spot, TerrainOutline } from '../../catalogue/outline.ts'
import { textWords } from '../../language/text-words.ts'
import './scenario.css'

/** The map of a scenario in words: how large it is, where the sides begin, and where everything lies. */
export default function ScenarioText({
  scenario,
  yours,
}: {
  readonly scenario: ScenarioOutline
  readonly yours: string
}) {
  const text = textWords.use()
  const { width, depth, unit, sides } = scenario
  const { squares, extent } = mapOf(scenario)
  const own = sides.find(({ id }) => id === yours)
  const begins = [...new Set((own?.spots ?? []).map(spot => squares.name(exact(spot, unit))))]
  const goals = sides.flatMap(({ place }) => place ?? [])
  return (
    <section className="scenario-text" aria-labelledby="scenario-text">
      <h2 id="scenario-text">{text.scenario.title}</h2>
      <p>{text.scenario.size(width, depth, text.units[unit])}</p>
      <ul>
        {sides.flatMap(({ id, name, home, zone }) =>
          home
            ? [
                <li key={id}>
                  {zone > 0
                    ? text.scenario.zone(name, text.scenario.edges[home], zone, text.units[unit])
                    : text.scenario.home(name, text.scenario.edges[home])}
                </li>,
              ]
            : [],
        )}
        {begins.length > 0 && <li>{text.scenario.begins(begins.join(', '))}</li>}
      </ul>
      <h3>{text.ground}</h3>
      <ul>
        {[...new Set(terrainOf(scenario).map(called))].map(name => {
          const lands = terrainOf(scenario).filter(land => called(land) === name)
          return (
            <li key={name}>
              {name}: {lands.map(extent).join('; ')}
              {lands.some(({ id }) => goals.includes(id)) && `, ${text.scenario.goal}`}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const exact = ([x, y]: Spot, unit: ScenarioOutline['unit']): Point => [toLength(x, unit), toLength(y, unit)]

/** A wood called 'wood-2' is a wood; a house called 'mill' is the mill. */
function called({ id, kind }: TerrainOutline): string {
  const plain = id.replace(/-?\d+$/, '')
  return kind.includes(plain) || plain.length < 3 ? spoken(kind) : `${spoken(plain)}, ${spoken(kind)}`
}

/** The squares of the outline, by the same map that a game has. */
function mapOf({ width, depth, unit }: ScenarioOutline) {
  const squares = new Squares(toLength(width, unit), toLength(depth, unit), unit)
  const empty = { side: '', tables: { game: [], side: [], unit: [], piece: [], terrain: [], marker: [] } } as View
  const map = new TableMap(empty, squares, (_, id) => id)
  const extent = ({ id, kind, circle, polygon, line }: TerrainOutline): string => {
    const point = (spot: Spot): Point => exact(spot, unit)
    const shape: Shape = circle
      ? { circle: [...point([circle[0], circle[1]]), toLength(circle[2], unit)] }
      : { polygon: (polygon ?? line ?? [[0, 0]]).map(point) }
    return map.extent({ id, kind, shape })
  }
  return { squares, extent }
}
