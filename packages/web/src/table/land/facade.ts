import { nearest } from '../plan.ts'
import { distance, type Spot } from '../world.ts'

/** One straight stretch of a building's wall, measured along its side. */
export interface Bay {
  readonly kind: 'solid' | 'window' | 'door' | 'gap'
  readonly from: number
  readonly to: number
}

export interface Side {
  readonly a: Spot
  readonly b: Spot
  readonly length: number
  readonly bays: readonly Bay[]
}

export interface Hole {
  readonly at: Spot
  readonly width: number
}

const widths = { window: 10, door: 13 } as const

/**
 * The sides of a building between its corners, cut at the openings and holes that the rules give: each stands exactly where
 * the point says. Without doors by name, an opening alone on a long side is a door; the first one is, if none else can be.
 */
export function facades(
  outline: readonly Spot[],
  windows: readonly Spot[],
  holes: readonly Hole[],
  doors: readonly Spot[] = [],
): Side[] {
  const openings = [...doors, ...windows]
  const corners = outline.map((a, i) => [a, outline[(i + 1) % outline.length] as Spot] as const)
  const longest = Math.max(...corners.map(([a, b]) => distance(a, b)))
  const homes = openings.map(spot => nearestSide(corners, spot))
  const isDoor = (i: number): boolean => {
    if (doors.length > 0) return i < doors.length
    const alone = homes.filter(home => home === homes[i]).length === 1
    const [a, b] = corners[homes[i] as number] as readonly [Spot, Spot]
    return alone && distance(a, b) > longest * 0.9
  }
  const anyDoor = openings.some((_, i) => isDoor(i))
  return corners.map(([a, b], side) => {
    const length = distance(a, b)
    const cuts: Bay[] = []
    for (const [i, spot] of openings.entries()) {
      if (homes[i] !== side) continue
      const kind = isDoor(i) || (!anyDoor && i === 0) ? 'door' : 'window'
      cuts.push(cut(kind, nearest([a, b], spot[0], spot[1]).along, widths[kind], length))
    }
    for (const hole of holes)
      if (nearestSide(corners, hole.at) === side)
        cuts.push(cut('gap', nearest([a, b], hole.at[0], hole.at[1]).along, hole.width, length))
    return { a, b, length, bays: fill(cuts, length) }
  })
}

function nearestSide(corners: readonly (readonly [Spot, Spot])[], [x, z]: Spot): number {
  const away = corners.map(([a, b]) => nearest([a, b], x, z).distance)
  return away.indexOf(Math.min(...away))
}

const cut = (kind: Bay['kind'], middle: number, width: number, length: number): Bay => ({
  kind,
  from: Math.max(0, middle - width / 2),
  to: Math.min(length, middle + width / 2),
})

/** Solid wall between the cuts; where two overlap the first one keeps its place. */
function fill(cuts: readonly Bay[], length: number): Bay[] {
  const bays: Bay[] = []
  let at = 0
  for (const bay of [...cuts].sort((p, q) => p.from - q.from)) {
    const from = Math.max(at, bay.from)
    if (bay.to <= from) continue
    if (from > at) bays.push({ kind: 'solid', from: at, to: from })
    bays.push({ ...bay, from })
    at = bay.to
  }
  if (at < length) bays.push({ kind: 'solid', from: at, to: length })
  return bays
}
