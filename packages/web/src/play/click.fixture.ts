import type { Point } from '@sandtable/kernel'
import type { TableEvent } from '../table/scene.ts'
import { pointAt } from './pointing.ts'

/** A click with the left button on the table, on a piece or on the ground. */
export const click = (piece: string | null, at: Point, more: Partial<TableEvent> = {}): void =>
  pointAt({
    type: 'click',
    at,
    piece,
    button: 'left',
    px: 0,
    py: 0,
    shift: false,
    ctrl: false,
    double: false,
    reach: 0,
    ...more,
  } as TableEvent)
