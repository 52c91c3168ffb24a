import { clamp } from '../random.ts'

/** Where one looks from. Zoom is screen pixels per millimetre at the middle; angles in radians. */
export interface Stand {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly zoom: number
  readonly pitch: number
  readonly azimuth: number
  readonly fov: number
}

/** A part of the table, in millimetres. */
export interface Extent {
  readonly x0: number
  readonly z0: number
  readonly x1: number
  readonly z1: number
}

interface Screen {
  readonly width: number
  readonly height: number
}

export const degree = Math.PI / 180
/** Things stand up from the ground: the far edge needs room for them. */
const TALL = 40
/** Kept free round what is framed, in pixels. */
const MARGIN = 14
/** What is left of the height is left below, where cards and floats lie: so much of it goes from the top to the bottom. */
const RAISED = 0.25
/** Cards and floats lie along the lower edge: one's own men are kept above them. */
const FLOATS = 44
/** From flat to steep: the flattest that fills the view shows most of the figures. */
const pitches = [38, 42, 46, 50, 54, 58, 62, 66, 70].map(angle => angle * degree)
/** Near enough to fill the view anyway, one looks more from the side. */
const NEAR_PITCH = 46 * degree
/** A view is filled when no more than this part of its height is left over. */
const FILLED = 0.9
/** A battle opens so much nearer than would show all of the table, at most, and as little steeply as fills the view. */
const CLOSER = 2
const STEEPER = [50, 54, 58, 62].map(angle => angle * degree)

/** Whose men stand so much of the table's depth north of the enemy, or of its middle, looks at it from the north. */
const NORTHERN = 0.12

type Spots = readonly (readonly [x: number, z: number])[]

const meanOf = (spots: Spots): number => spots.reduce((sum, [, z]) => sum + z, 0) / Math.max(1, spots.length)

/** How far one has walked round the table to stand behind these spots: from the south, where nothing speaks against it. */
export const behind = (own: Spots, depth: number, enemies: Spots = []): number =>
  meanOf(own) - meanOf(enemies) < -NORTHERN * depth ? Math.PI : 0

/** How far from what it looks at the camera stands. */
export const distanceOf = ({ zoom, fov }: Pick<Stand, 'zoom' | 'fov'>, height: number): number =>
  height / zoom / 2 / Math.tan((fov * degree) / 2)

/** Where a point is on the screen, measured from its middle, and how many pixels a millimetre has there. */
export function seenFrom(
  stand: Stand,
  { height }: Screen,
  x: number,
  y: number,
  z: number,
): { readonly px: number; readonly py: number; readonly scale: number } {
  const [dx, dy, dz] = [x - stand.x, y - stand.y, z - stand.z]
  const [c, s] = [Math.cos(stand.azimuth), Math.sin(stand.azimuth)]
  const [right, towards] = [dx * c - dz * s, dx * s + dz * c]
  const [cp, sp] = [Math.cos(stand.pitch), Math.sin(stand.pitch)]
  const away = distanceOf(stand, height)
  const scale = (stand.zoom * away) / Math.max(1, away - towards * cp - dy * sp)
  return { px: right * scale, py: (towards * sp - dy * cp) * scale, scale }
}

function boundsOf(stand: Stand, screen: Screen, { x0, z0, x1, z1 }: Extent, tall = TALL): Extent {
  const corners = [0, tall].flatMap(y => [x0, x1].flatMap(x => [z0, z1].map(z => seenFrom(stand, screen, x, y, z))))
  const [xs, ys] = [corners.map(({ px }) => px), corners.map(({ py }) => py)]
  return { x0: Math.min(...xs), z0: Math.min(...ys), x1: Math.max(...xs), z1: Math.max(...ys) }
}

/** The same view, moved over the table so that a part of it lies so many pixels further right and down. */
function shifted(stand: Stand, right: number, down: number): Stand {
  const [a, b] = [right / stand.zoom, down / stand.zoom / Math.sin(stand.pitch)]
  const [c, s] = [Math.cos(stand.azimuth), Math.sin(stand.azimuth)]
  return { ...stand, x: stand.x - a * c - b * s, z: stand.z + a * s - b * c }
}

/** As near as it can be with all of it in view, at the pitch that the stand has. */
function fitted(from: Stand, screen: Screen, all: Extent): Stand {
  let stand = from
  for (let i = 0; i < 12; i++) {
    const { x0, z0, x1, z1 } = boundsOf(stand, screen, all)
    stand = shifted(stand, -(x0 + x1) / 2, -(z0 + z1) / 2)
    const [width, height] = [screen.width - 2 * MARGIN, screen.height - 2 * MARGIN]
    stand = { ...stand, zoom: stand.zoom * Math.min(width / (x1 - x0), height / (z1 - z0)) }
  }
  const { z0, z1 } = boundsOf(stand, screen, all)
  return shifted(stand, 0, -(screen.height - 2 * MARGIN - (z1 - z0)) * RAISED)
}

/** Seen more steeply than this, a figure is a helmet. */
export const UPRIGHT = 54 * degree

/** All of a part of the table at a slant that fills the view: as flat as it can be without leaving much of it empty. */
export function slantOn(from: Stand, screen: Screen, all: Extent, steepest = Number.POSITIVE_INFINITY): Stand {
  let best = from
  for (const pitch of pitches.filter(one => one <= steepest)) {
    best = fitted({ ...from, pitch }, screen, all)
    const { z0, z1 } = boundsOf(best, screen, all)
    if (z1 - z0 > (screen.height - 2 * MARGIN) * FILLED) break
  }
  return best
}

/** So near that a millimetre at one's own figures has at least so many pixels, and they are in view with what lies before them. */
export function nearTo(stand: Stand, screen: Screen, own: Extent, least: number): Stand {
  const [x, z] = [(own.x0 + own.x1) / 2, (own.z0 + own.z1) / 2]
  const { scale } = seenFrom(stand, screen, x, 0, z)
  if (scale >= least) return stand
  let near = { ...stand, pitch: Math.min(stand.pitch, NEAR_PITCH), zoom: stand.zoom * (least / scale) }
  // by parts: what is near moves faster than what is far, and too far would not be taken back
  for (let i = 0; i < 12; i++) {
    const { x0, z0, x1, z1 } = boundsOf(near, screen, own)
    near = shifted(near, 0.4 * intoView(x0, x1, screen.width / 2), 0.4 * intoView(z0, z1 + FLOATS, screen.height / 2))
  }
  return near
}

/**
 * A battle does not open on the dark round its table: one looks nearer, and only then more steeply, until the table fills the view.
 * The first of these parts that is in view now stays so, or else the last; what lies farthest from it goes out of sight. Nor is the
 * dark seen where the table is larger than the view.
 */
export function filling(stand: Stand, screen: Screen, table: Extent, ...parts: readonly [...Extent[], Extent]): Stand {
  const wideOf = (from: Stand, part: Extent): number => {
    const { x0, x1 } = boundsOf(from, screen, part)
    return x1 - x0
  }
  const room = screen.width - 2 * MARGIN
  const kept = parts.find(part => wideOf(stand, part) <= room) ?? (parts.at(-1) as Extent)
  const tallOf = (from: Stand): number => {
    const { z0, z1 } = boundsOf(from, screen, table)
    return z1 - z0
  }
  const wanted = screen.height - 2 * MARGIN
  let near = stand
  for (const pitch of [stand.pitch, ...STEEPER.filter(one => one > stand.pitch)]) {
    near = { ...stand, pitch }
    // what is nearer is also steeper in perspective, so the height does not grow as the nearness does
    for (let i = 0; i < 6; i++) {
      const grown = Math.min(wanted / tallOf(near), room / wideOf(near, kept))
      near = { ...near, zoom: clamp(near.zoom * grown, stand.zoom, stand.zoom * CLOSER) }
    }
    if (tallOf(near) >= wanted * FILLED) break
  }
  for (let i = 0; i < 24; i++) {
    const [all, own] = [boundsOf(near, screen, table, 0), boundsOf(near, screen, kept)]
    const [half, tall] = [screen.width / 2, screen.height / 2]
    near = shifted(
      near,
      0.6 * within(intoView(own.x0, own.x1, half), all.x0, all.x1, half, 0),
      0.6 * within(intoView(own.z0, own.z1 + FLOATS, tall), all.z0, all.z1, tall, FLOATS),
    )
  }
  return near
}

/** A move that leaves no dark on either side of a stretch, save so much after it; a shorter stretch goes to the middle, a little up. */
function within(move: number, from: number, to: number, half: number, after: number): number {
  if (to - from < 2 * half) return -(from + to) / 2 - after / 2
  return clamp(move, half - after - to, -half - from)
}

/** How far to move so that a stretch lies within the view; a longer one is put in its middle. */
function intoView(from: number, to: number, half: number): number {
  const room = half - MARGIN
  if (to - from > 2 * room) return -(from + to) / 2
  return clamp(0, -room - from, room - to)
}

/** What holds all these spots, with so much round them. */
export function extentOf(spots: readonly (readonly [number, number])[], round: number): Extent {
  const [xs, zs] = [spots.map(([x]) => x), spots.map(([, z]) => z)]
  return {
    x0: Math.min(...xs) - round,
    z0: Math.min(...zs) - round,
    x1: Math.max(...xs) + round,
    z1: Math.max(...zs) + round,
  }
}

/** The most of these places that one stretch from west to east holds. */
export function crowdOf<T extends readonly [number, number]>(places: readonly T[], wide: number): readonly T[] {
  const crowds = places.map(([west]) => places.filter(([x]) => x >= west && x <= west + wide))
  return crowds.reduce((most, crowd) => (crowd.length > most.length ? crowd : most), [])
}
