import { useEffect, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { type Piece, piecesOf } from '../../play/on-table.ts'
import { type TableState, useTable } from '../../play/store.ts'
import { onFrame, project } from '../../table/control.ts'
import type { Spot } from '../../touch/beside.ts'

/** A corner of the table where a float may lie. */
export type Corner = 'top left' | 'top right' | 'bottom left' | 'bottom right'

interface Size {
  readonly wide: number
  readonly high: number
}

/** Something that a float should not cover, the more so the heavier it is. */
interface Kept extends Spot {
  readonly weight: number
}

/** The corner in which a float covers least; of several alike, the first. */
export function emptiest(corners: readonly Corner[], size: Size, table: Size, kept: readonly Kept[]): Corner {
  const covers = (corner: Corner): number => {
    const [y, x] = corner.split(' ')
    const isUnder = ({ px, py }: Spot): boolean =>
      (x === 'left' ? px < size.wide : px > table.wide - size.wide) &&
      (y === 'top' ? py < size.high : py > table.high - size.high)
    return kept.reduce((sum, spot) => (isUnder(spot) ? sum + spot.weight : sum), 0)
  }
  const [first = 'bottom left'] = [...corners].sort((a, b) => covers(a) - covers(b))
  return first
}

/** How much it matters that something stays in sight; the heavier ones outweigh any number of the lighter. */
const WEIGHT = { flag: 1, enemy: 1, own: 2, target: 500, chosen: 100_000 } as const

type Seen = Pick<TableState, 'snapshot' | 'selected' | 'shown' | 'aims' | 'drawings'>

/**
 * What floats should leave free: everybody, one's own men first and where they may be set up, then who can be attacked, then
 * who is selected or shown. What is fought for counts like an enemy.
 */
export function keptOf({ snapshot, selected, shown, aims, drawings }: Seen) {
  const weigh = ({ id, side }: Piece): number => {
    if (id === selected) return WEIGHT.chosen
    if (aims.some(({ target }) => target === id)) return WEIGHT.target
    return side === snapshot?.seat ? WEIGHT.own : WEIGHT.enemy
  }
  const standing = piecesOf(snapshot).filter(({ gone }) => !gone)
  const isLaying = snapshot?.offers.some(({ purpose }) => purpose === 'set-up') ?? false
  const zones = (isLaying ? drawings : []).flatMap(one =>
    one.type === 'area' && one.means === 'zone' ? one.outlines.flat() : [],
  )
  return [
    ...zones.map(at => ({ at, weight: WEIGHT.own })),
    ...(snapshot?.flags ?? []).map(({ at }) => ({ at, weight: WEIGHT.flag })),
    ...standing.map(piece => ({ at: piece.at, weight: weigh(piece) })),
    ...shown.map(at => ({ at, weight: WEIGHT.chosen })),
  ]
}

/** How soon a float looks again after the view has moved, in ms: it is not to flutter while somebody turns the table. */
const AGAIN = 300

/** The emptiest of these corners, also once the table is seen from elsewhere. */
export function useCorner(corners: readonly Corner[], size: Size): Corner {
  const [corner, setCorner] = useState(corners[0] as Corner)
  const state = useTable(
    useShallow(
      ({ snapshot, selected, shown, aims, drawings }): Seen => ({ snapshot, selected, shown, aims, drawings }),
    ),
  )
  useEffect(() => {
    const table = document.querySelector('main.table')
    if (!state.snapshot || !table) return
    const things = keptOf(state)
    const look = (): void => {
      const kept = things.flatMap(({ at, weight }) => {
        const seen = at && project(at)
        return seen ? [{ ...seen, weight }] : []
      })
      setCorner(emptiest(corners, size, { wide: table.clientWidth, high: table.clientHeight }, kept))
    }
    look()
    let soon: ReturnType<typeof setTimeout> | undefined
    const unhear = onFrame(() => {
      soon ??= setTimeout(() => {
        soon = undefined
        look()
      }, AGAIN)
    })
    return () => {
      unhear()
      clearTimeout(soon)
    }
  }, [state, corners, size])
  return corner
}
