import type { Edge, ScenarioOutline, SideOutline } from '../outline.ts'
import { sideTokens } from '../parts/side-mark.tsx'
import type { Drawn } from './map-terrain.tsx'

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
export function ZonePlate({ side: { home, zone, name }, number, scenario, size: [width, height] }: ZoneProps) {
  if (!home || zone <= 0) return null
  const says = ` within ${zone} ${scenario.unit}`
  const long = (name.length + says.length) * 7.1 + 20
  const [x, y] = {
    north: [width / 2, 22],
    south: [width / 2, height - 22],
    west: [long / 2 + 10, height / 2],
    east: [width - long / 2 - 10, height / 2],
  }[home] as [number, number]
  return (
    <g className={`map-zone ${sideTokens[number] ?? 'fourth'}`}>
      <rect className="zone-plate" x={x - long / 2} y={y - 13} width={long} height={26} rx={3} />
      <text x={x} y={y + 4.5} textAnchor="middle">
        <tspan className="zone-name">{name}</tspan>
        {says}
      </text>
    </g>
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
