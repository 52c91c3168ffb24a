/** A label that wants to stand close above or below something, in pixels of the screen. */
export interface Wish {
  /** The middle of what it belongs to, and the edges that it may stand at. */
  readonly across: number
  readonly top: number
  readonly bottom: number
  readonly width: number
  readonly height: number
  readonly prefers: 'above' | 'below'
}

export interface Spot {
  readonly left: number
  readonly top: number
}

export interface Box extends Spot {
  readonly width: number
  readonly height: number
}

/** Room between two labels. */
const GAP = 2
/** How many rows a label may be moved and still be understood. */
const ROWS = 3

/**
 * Puts every label as near to its place as the ones before it leave room for; the first stand where they want. If it can be, none
 * stands over what is to be kept free.
 */
export function spread(wishes: readonly Wish[], keptFree: readonly Box[] = [], within?: Box): readonly Spot[] {
  const taken: Box[] = []
  return wishes.map(wish => {
    const all = spotsOf(wish)
    const inside = within ? all.filter(spot => contains(within, { ...wish, ...spot })) : all
    const spots = inside.length > 0 ? inside : all
    const room = spots.filter(spot => !taken.some(box => overlap(box, { ...wish, ...spot })))
    const free = room.find(spot => !keptFree.some(box => overlap(box, { ...wish, ...spot })))
    const { left, top } = free ?? room[0] ?? (spots[0] as Spot)
    taken.push({ left, top, width: wish.width, height: wish.height })
    return { left, top }
  })
}

/** Above, below, then beside and a row farther away, by turns. */
function spotsOf({ across, top, bottom, width, height, prefers }: Wish): readonly Spot[] {
  const row = height + GAP
  const middle = across - width / 2
  const above = (rows: number): Spot => ({ left: middle, top: top - height - rows * row })
  const below = (rows: number): Spot => ({ left: middle, top: bottom + rows * row })
  const half = (bottom - top) / 2
  const beside = [across + half + GAP, across - half - GAP - width].map(left => ({
    left,
    top: (top + bottom - height) / 2,
  }))
  const [near, far] = prefers === 'above' ? [above, below] : [below, above]
  const farther = Array.from({ length: ROWS }, (_, i) => [near(i + 1), far(i + 1)]).flat()
  return [near(0), far(0), ...beside, ...farther]
}

const contains = (a: Box, b: Box): boolean =>
  b.left >= a.left && b.top >= a.top && b.left + b.width <= a.left + a.width && b.top + b.height <= a.top + a.height

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
