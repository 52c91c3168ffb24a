import type { Id } from '@sandtable/kernel'
import type { Tale } from '@sandtable/room'
import { type Fate, fateIn, figuresLost } from '../replay/places/fate.ts'

export interface Loss {
  /** The position just after it. */
  readonly at: number
  readonly piece: Id
  readonly side: Id
  readonly kind: string
  readonly fate: Exclude<Fate, 'back' | 'flees'>
  /** What brought it about, in a word of the rules. */
  readonly cause: string
  /** Who did it, where somebody did: a piece of another side. */
  readonly by: Id | null
  /** How many figures, where a stand has several. */
  readonly figures: number
}

type Piece = {
  readonly id: Id
  readonly side: Id
  readonly kind: string
  readonly gone?: boolean
  readonly figures?: number
}

/** Those who are gone at the end of a story, each once and as it ended for them, and the figures lost from stands that fight on. */
export function lossesOf({ story }: Pick<Tale, 'story'>): readonly Loss[] {
  const lost = new Map<Id, Loss>()
  /** Figures lost from stands that fight on; those who fell and were brought back in another's place. */
  const others: Loss[] = []
  for (const [i, entry] of story.entries.entries()) {
    if (entry.type !== 'change') continue
    const fate = fateIn(entry)
    const [was, is] = [entry.before, entry.after] as readonly (Piece | null)[]
    if (!was || !is || fate === null || fate === 'flees') continue
    if (fate === 'back') {
      const loss = lost.get(entry.id)
      if (loss && was.gone) others.push(loss)
      lost.delete(entry.id)
      continue
    }
    const { cause = 'other', by = null } = entry.event ?? {}
    const { side, kind } = was
    const figures = was.figures === undefined ? 1 : figuresLost(was, is)
    const loss = { at: i + 1, piece: entry.id, side, kind, fate, cause, by, figures }
    if (fate === 'thinned') others.push(loss)
    else lost.set(entry.id, loss)
  }
  const sides = new Map([...lost.values(), ...others].map(({ piece, side }) => [piece, side]))
  for (const piece of story.opening.tables.piece as readonly Piece[]) sides.set(piece.id, piece.side)
  return [...lost.values(), ...others]
    .map(loss => (loss.by && sides.get(loss.by) === loss.side ? { ...loss, by: null } : loss))
    .sort((a, b) => a.at - b.at)
}
