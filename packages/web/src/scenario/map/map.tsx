import { type CSSProperties, Suspense, useEffect, useId, useRef, useState } from 'react'
import { terrainOf } from '../../catalogue/details.ts'
import type { ScenarioOutline, SideOutline, Spot } from '../../catalogue/outline.ts'
import { Entered } from '../../sets/entered.tsx'
import { laidOut, MapGround, MapPatterns } from './ground.tsx'
import { MapNames } from './names.tsx'
import { type Drawn, middleOf } from './terrain.tsx'
import { MapZone, ZoneName } from './zone.tsx'
import './map.css'
import { words } from '../../language/index.ts'

/** A square of the grid is half a foot, or what is nearest to it in the other units: the same squares as on the table. */
const squares = { in: 6, cm: 15, mm: 150 } as const

interface MapProps {
  readonly scenario: ScenarioOutline
  /** The side whose colours are the viewer's own; null for nobody's, as the scenario lists them. */
  readonly yours: string | null
  /** sheet: with margin, zones and goals. picture: only the ground, to fill a frame. */
  readonly look: 'sheet' | 'picture'
}

/** The printed sheet of a scenario, straight from its file. */
export const ScenarioMap = (props: MapProps) => (
  <Suspense>
    <Entered set={props.scenario.ruleset} parts={['look']}>
      <Sheet {...props} />
    </Entered>
  </Suspense>
)

function Sheet({ scenario, yours, look }: MapProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 600, height: 600 })
  useEffect(() => {
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    if (frame.current) watcher.observe(frame.current)
    return () => watcher.disconnect()
  }, [])
  const picture = look === 'picture'
  const [left, top, below] = picture ? [0, 0, 0] : [26, 24, 26]
  const { width, depth } = scenario
  const fits = Math.min((room.width - left - 2) / width, (room.height - top - below) / depth)
  const scale = picture ? 10 : Math.max(1e-3, fits)
  const at = ([x, y]: Spot): Spot => [x * scale, (depth - y) * scale]
  const size = [width * scale, depth * scale] as const
  const drawn: Drawn = { at, scale, id }
  const terrain = laidOut(terrainOf(scenario), scenario.ruleset)
  const zones = order(scenario.sides, yours).map(side => ({ side, scenario, drawn, size }))
  return (
    <div className={`map ${look}`} ref={frame} style={{ '--aspect': width / depth } as CSSProperties}>
      <svg
        role="img"
        aria-label={words().scenario.map(scenario.title, `${width} × ${depth} ${scenario.unit}`)}
        {...(picture ? cropped(scenario, drawn) : { width: size[0] + left + 2, height: size[1] + top + below })}
      >
        <MapPatterns id={id} />
        <g transform={`translate(${left} ${top})`}>
          <MapGround laid={terrain} drawn={drawn} size={size}>
            {!picture && <Grid scenario={scenario} size={size} scale={scale} />}
            {!picture && zones.map((zone, i) => <MapZone key={zone.side.id} {...zone} number={i} />)}
          </MapGround>
          {!picture && <rect className="map-border" width={size[0]} height={size[1]} />}
          {!picture && zones.map((zone, i) => <ZoneName key={zone.side.id} {...zone} number={i} />)}
          {!picture && <MapNames terrain={terrain} drawn={drawn} />}
          {!picture && <Flags scenario={scenario} drawn={drawn} />}
          {!picture && <Spots side={scenario.sides.find(({ id }) => id === yours)} drawn={drawn} />}
        </g>
      </svg>
    </div>
  )
}

/** As much of the sheet as fills a frame of 9 by 5, round what is fought for. */
function cropped(scenario: ScenarioOutline, { at, scale }: Drawn) {
  const { sides, width, depth } = scenario
  const place = terrainOf(scenario).find(feature => sides.some(side => side.place === feature.id))
  const wide = Math.min(width, (depth * 9) / 5) * scale * 0.82
  const [x, y] = at(place ? middleOf(place) : [width / 2, depth / 2])
  const keep = (middle: number, size: number, all: number) => Math.max(0, Math.min(all - size, middle - size / 2))
  const high = (wide * 5) / 9
  return {
    viewBox: `${keep(x, wide, width * scale)} ${keep(y, high, depth * scale)} ${wide} ${high}`,
    preserveAspectRatio: 'xMidYMid slice',
  }
}

/** The viewer's side first. */
export const order = (sides: readonly SideOutline[], yours: string | null): readonly SideOutline[] => [
  ...sides.filter(side => side.id === yours),
  ...sides.filter(side => side.id !== yours),
]

function Grid({
  scenario,
  size,
  scale,
}: {
  scenario: ScenarioOutline
  size: readonly [number, number]
  scale: number
}) {
  const step = squares[scenario.unit] * scale
  const columns = Math.ceil(size[0] / step - 1e-6)
  const rows = Math.ceil(size[1] / step - 1e-6)
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * step} 0V${size[1]}`),
    ...Array.from({ length: rows - 1 }, (_, i) => `M0 ${size[1] - (i + 1) * step}H${size[0]}`),
  ]
  return (
    <g className="map-grid">
      <path d={lines.join('')} />
      <path className="map-scale" d={`M${size[0] - step} ${size[1] + 10}v6H${size[0]}v-6`} />
      <text x={size[0] - step - 8} y={size[1] + 19} textAnchor="end">
        {squares[scenario.unit]} {scenario.unit}
      </text>
      {Array.from({ length: columns }, (_, i) => String.fromCharCode(65 + i)).map((letter, i) => (
        <text key={letter} x={Math.min((i + 0.5) * step, (i * step + size[0]) / 2)} y={-8} textAnchor="middle">
          {letter}
        </text>
      ))}
      {Array.from({ length: rows }, (_, i) => i + 1).map(number => (
        <text key={number} x={-9} y={size[1] - (number - 0.5) * step + 4} textAnchor="end">
          {number}
        </text>
      ))}
    </g>
  )
}

/** A flag on every place that somebody must hold or take. */
function Flags({ scenario, drawn }: { readonly scenario: ScenarioOutline; readonly drawn: Drawn }) {
  const places = new Set(scenario.sides.flatMap(side => side.place ?? []))
  return terrainOf(scenario)
    .filter(({ id, objective = 0 }) => places.has(id) || objective > 0)
    .map(feature => {
      const [x, y] = drawn.at(middleOf(feature))
      return <path key={feature.id} className="map-flag" d={`M${x} ${y}v-22h15l-4 5.5 4 5.5h-15`} />
    })
}

/** Where your own stand when it begins. Where the others do is theirs to know. */
function Spots({ side, drawn }: { readonly side: SideOutline | undefined; readonly drawn: Drawn }) {
  return side?.spots.map(spot => {
    const [x, y] = drawn.at(spot)
    return <circle key={spot.join()} className="map-spot" cx={x} cy={y} r={6} />
  })
}
