import type { Glance } from '@sandtable/kernel'
import type { BadgeGlyph, PieceLook, PieceState, TerrainLook } from '../table/scene.ts'

/** How a rule set's kinds look on the table. The rules know nothing of this; the table knows nothing of kinds. */
export interface SetLook {
  readonly theme: 'summer' | 'mud' | 'snow' | 'desert'
  piece(record: { readonly [field: string]: unknown }): {
    readonly look: PieceLook
    readonly badge: BadgeGlyph
    readonly name: string
  }
  terrain(kind: string): TerrainLook
}

/** What a glance becomes on the table. */
export const stateOf: { readonly [glance in Glance]: PieceState | null } = {
  'can-act': 'can-act',
  done: 'done',
  leading: 'leading',
  directing: 'leading',
  halted: 'halted',
  'fire-only': null,
  pinned: 'pinned',
  wounded: 'wounded',
  prone: null,
  routing: 'halted',
  jammed: 'halted',
  watching: null,
  luck: null,
  valour: null,
}
