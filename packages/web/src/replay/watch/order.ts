import type { Id } from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'

/** The viewer's own side comes first; a viewer who sees all has the sides in the table's order. */
export const sideOrder = ({ sides, viewer }: Tale): readonly Id[] =>
  sides.includes(viewer) ? [viewer, ...sides.filter(side => side !== viewer)] : sides
