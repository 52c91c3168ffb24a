import type { Spot, TerrainOutline } from '../../catalogue/outline.ts'
import type { TerrainLook } from '../../table/scene.ts'

/** How a place of the file becomes a place on the sheet. */
export interface Drawn {
  at(spot: Spot): Spot
  readonly scale: number
  /** What the ids of this map's patterns begin with. */
  readonly id: string
}

interface TerrainProps {
  readonly feature: TerrainOutline
  readonly look: TerrainLook
  readonly drawn: Drawn
}

/** Walls and ways, by how wide they are on paper, in pixels; those of the second list are as wide as they are. */
const widths: { readonly [look in TerrainLook]?: number } = {
  hedge: 6.5,
  hedgerow: 9,
  'stone-wall': 4,
  'high-wall': 6,
  fence: 1.6,
  log: 5,
  sandbags: 6,
  wire: 1.4,
  bank: 5,
}

/** Woods of single trees are symbols, not areas. */
const trees: readonly TerrainLook[] = ['tree', 'trees']

/** One piece of terrain as a map prints it. */
export function MapTerrain({ feature, look, drawn }: TerrainProps) {
  const { at, scale, id } = drawn
  if (feature.line) {
    const d = pathOf(feature.line.map(at), false)
    const wide = Math.max(feature.thick ? feature.thick * scale : (widths[look] ?? 4), 1.4)
    return (
      <g className={`map-line ${look}`}>
        <path className="casing" d={d} strokeWidth={wide + 2.4} />
        <path className="way" d={d} strokeWidth={wide} />
        {(look === 'fence' || look === 'bank') && <path className="ticks" d={d} strokeWidth={7} />}
      </g>
    )
  }
  if (feature.circle && trees.includes(look)) return <Tree feature={feature} drawn={drawn} thick={look === 'trees'} />
  const d = outline(feature, drawn)
  const pattern = look === 'grass' || look === 'rubble' ? `url(#${id}${look})` : null
  return (
    <g className={`map-area ${look}`}>
      <path className="body" d={d} />
      {pattern && <path d={d} fill={pattern} />}
      {look === 'hill' && <path className="contour" d={inner(feature, drawn)} />}
      {feature.polygon &&
        (feature.openings ?? []).map(spot => <Opening key={spot.join()} spot={spot} feature={feature} drawn={drawn} />)}
      {look === 'woods' && <Grove feature={feature} drawn={drawn} />}
    </g>
  )
}

export function middleOf({ circle, polygon, line }: TerrainOutline): Spot {
  if (circle) return [circle[0], circle[1]]
  const spots = polygon ?? line ?? []
  const middle = (axis: 0 | 1): number => {
    const values = spots.map(spot => spot[axis])
    return (Math.min(...values) + Math.max(...values)) / 2
  }
  return [middle(0), middle(1)]
}

const pathOf = (spots: readonly Spot[], closed: boolean): string =>
  `M${spots.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`
const round = (n: number): number => Math.round(n * 10) / 10

function outline({ circle, polygon }: TerrainOutline, { at, scale }: Drawn): string {
  if (!circle) return pathOf((polygon ?? []).map(at), true)
  const [x, y] = at([circle[0], circle[1]])
  const r = circle[2] * scale
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
}

/** The next contour of a hill, half way to its middle. */
function inner(feature: TerrainOutline, drawn: Drawn): string {
  const [mx, my] = middleOf(feature)
  const { circle, polygon } = feature
  if (circle) return outline({ ...feature, circle: [circle[0], circle[1], circle[2] * 0.55] }, drawn)
  const shrunk = (polygon ?? []).map(([x, y]): Spot => [mx + (x - mx) * 0.55, my + (y - my) * 0.55])
  return pathOf(shrunk.map(drawn.at), true)
}

/** A door or a window: a gap in the nearest wall. */
function Opening({ spot, feature, drawn }: { spot: Spot; feature: TerrainOutline; drawn: Drawn }) {
  const corners = feature.polygon ?? []
  const walls = corners.map((corner, i) => [corner, corners[(i + 1) % corners.length] as Spot] as const)
  const away = ([a, b]: readonly [Spot, Spot]): number =>
    Math.abs(
      Math.hypot(spot[0] - a[0], spot[1] - a[1]) +
        Math.hypot(spot[0] - b[0], spot[1] - b[1]) -
        Math.hypot(a[0] - b[0], a[1] - b[1]),
    )
  const [a, b] = walls.reduce((best, wall) => (away(wall) < away(best) ? wall : best))
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const [x, y] = drawn.at(spot)
  const half = Math.max(3, drawn.scale * 0.45)
  const [dx, dy] = [((b[0] - a[0]) / long) * half, (-(b[1] - a[1]) / long) * half]
  return <path className="opening" d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} />
}

function Tree({ feature, drawn, thick }: { feature: TerrainOutline; drawn: Drawn; thick: boolean }) {
  const [x, y] = drawn.at(middleOf(feature))
  const r = Math.max(5, (feature.circle?.[2] ?? 1) * drawn.scale)
  return (
    <g className={thick ? 'map-tree thick' : 'map-tree'}>
      <circle cx={x} cy={y} r={r} />
      {thick ? (
        <circle className="crown" cx={x - r * 0.2} cy={y - r * 0.2} r={r * 0.5} />
      ) : (
        <circle className="trunk" cx={x} cy={y} r={1.3} />
      )}
    </g>
  )
}

/** Trees at even places over a wood, so that it reads as one. */
function Grove({ feature, drawn }: { readonly feature: TerrainOutline; readonly drawn: Drawn }) {
  const [mx, my] = drawn.at(middleOf(feature))
  const spots = [
    [-0.35, -0.2],
    [0.3, -0.35],
    [0, 0.1],
    [-0.3, 0.4],
    [0.35, 0.3],
  ] as const
  const xs = (feature.polygon ?? []).map(([x]) => x * drawn.scale)
  const wide = feature.circle ? feature.circle[2] * 2 * drawn.scale : Math.max(...xs) - Math.min(...xs)
  return spots.map(([x, y]) => (
    <g key={`${x}`} className="map-tree">
      <circle cx={mx + x * wide * 0.8} cy={my + y * wide * 0.8} r={6} />
    </g>
  ))
}
