import type { BadgeGlyph, PieceLook } from '../table/scene.ts'

/** What a kind is on the table; the first row whose pattern a kind's name matches. */
export interface KindRow {
  readonly kind: RegExp
  readonly look: Partial<Omit<PieceLook, 'nation'>> & Pick<PieceLook, 'model'>
  readonly badge: BadgeGlyph
}

export const row = (kind: RegExp, look: KindRow['look'], badge: BadgeGlyph): KindRow => ({ kind, look, badge })

/** The row of a kind; a kind that none knows is an infantryman, and the sets' tests see to it that there is none. */
export const rowOf = (rows: readonly KindRow[], kind: string): KindRow =>
  rows.find(one => one.kind.test(kind)) ?? row(/./, { model: 'figure' }, 'rifle')
