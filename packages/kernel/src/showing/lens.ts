import type { Drawing, Lens, SightDrawing } from './showing.ts'

/** What a rule set says about a piece seen through a lens. */
export interface Outlook<P> {
  readonly piece: P
  /** The enemies that can be examined. */
  readonly enemies: readonly P[]
  /** Those of them that could affect the piece; all by default. */
  readonly threats?: readonly P[]
  sight(from: P, to: P): SightDrawing
  /** Where its weapons reach. */
  arcs(piece: P): readonly Drawing[]
  /** Where it can go in this many turns. */
  reach(piece: P, turns: number): readonly Drawing[]
}

/** What a piece sees, covers, reaches or is threatened by. */
export function throughLens<P>(lens: Lens, turns: number, outlook: Outlook<P>): readonly Drawing[] {
  const { piece, enemies, threats = enemies } = outlook
  const seen = (from: P, to: P): readonly Drawing[] => {
    const line = outlook.sight(from, to)
    return line.sees === 'blocked' ? [] : [line]
  }
  switch (lens) {
    case 'sight':
      return enemies.flatMap(enemy => seen(piece, enemy))
    case 'arcs':
      return outlook.arcs(piece)
    case 'reach':
      return outlook.reach(piece, turns)
    case 'threat':
      return threats.flatMap(enemy => [...outlook.reach(enemy, 1), ...seen(enemy, piece)])
  }
}
