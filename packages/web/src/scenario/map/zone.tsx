import type { Edge, ScenarioOutline, SideOutline } from '../../catalogue/outline.ts'
import { words } from '../../language/index.ts'
import { sideTokens } from '../../parts/side-mark.tsx'
import type { Drawn } from './terrain.tsx'

interface ZoneProps {
  readonly side: SideOutline
  readonly number: number
  readonly scenario: ScenarioOutline
  readonly drawn: Drawn
  readonly size: readonly [width: number, height: number]
}

/** Where a side sets up, from its own edge, and where it must get out. */
export function MapZone({ side, number, drawn, size: [width, height] }: ZoneProps) {
  const token = sideTokens[number] ?? 'fourth'
  const { home, zone, exit } = side
  if (!home || zone <= 0) return exit && <Exit edge={exit} token={token} size={[width, height]} />
  const deep = zone * drawn.scale
  const [x, y, w, h] = {
    north: [0, 0, width, deep],
    south: [0, height - deep, width, deep],
    west: [0, 0, deep, height],
    east: [width - deep, 0, deep, height],
  }[home] as [number, number, number, number]
  const border = {
    north: `M0 ${deep}H${width}`,
    south: `M0 ${height - deep}H${width}`,
    west: `M${deep} 0V${height}`,
    east: `M${width - deep} 0V${height}`,
  }[home]
  return (
    <g className={`map-zone ${token}`}>
      <rect x={x} y={y} width={w} height={h} fill={`url(#${drawn.id}${token})`} />
      <path className="zone-border" d={border} />
      {exit && <Exit edge={exit} token={token} size={[width, height]} />}
    </g>
  )
}

/** What the zone means, in words, at the side's own edge. */
export function ZoneName({ side: { home, zone, name }, number, scenario, size: [width, height] }: ZoneProps) {
  if (!home || zone <= 0) return null
  const [x, y, anchor] = {
    north: [width / 2, 27, 'middle'],
    south: [width / 2, height - 18, 'middle'],
    west: [14, height / 2, 'start'],
    east: [width - 14, height / 2, 'end'],
  }[home] as [number, number, 'start' | 'middle' | 'end']
  return (
    <text className={`zone-says ${sideTokens[number] ?? 'fourth'}`} x={x} y={y} textAnchor={anchor}>
      <tspan className="zone-name">{name}</tspan> {words().scenario.within(`${zone} ${scenario.unit}`)}
    </text>
  )
}

const turns: { readonly [edge in Edge]: number } = { north: 0, east: 90, south: 180, west: 270 }

/** Arrows over the edge by which a side leaves. */
function Exit({ edge, token, size: [width, height] }: { edge: Edge; token: string; size: readonly [number, number] }) {
  const across = edge === 'north' || edge === 'south'
  return (
    <g className={`map-exit ${token}`}>
      {[0.14, 0.32, 0.68, 0.86].map(part => {
        const x = across ? part * width : edge === 'east' ? width : 0
        const y = across ? (edge === 'north' ? 0 : height) : part * height
        return <path key={part} transform={`translate(${x} ${y}) rotate(${turns[edge]})`} d="M0 30V8M-8 16L0 7l8 9" />
      })}
    </g>
  )
}
