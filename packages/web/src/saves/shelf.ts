import type { Grown } from '@sandtable/kernel'
import { answer, change, look } from './database.ts'
import type { Kept } from './saves.ts'

/*
 * Where games lie. The text of a game lies in pieces, under [id, row]: what is new is put behind the rest, and the
 * rows that it replaces are no longer read. A whole text under the id alone is from an earlier version of the page.
 */

/** Another tab has kept more of this game: what was to be written does not follow from what is there. */
export class Overtaken extends Error {}

/** A game as it is kept. */
export interface Stored {
  readonly kept: Kept
  readonly text: string
}

const end: IDBValidKey = []
const allOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, end])

/** Keeps what is new of a game, if what is kept of it is what this follows from: `base` is its revision then. */
export const append = (kept: Kept, { from, rows }: Grown, base: number): Promise<void> =>
  change(['games', 'texts'], (drawer, refuse) => {
    const { id } = kept
    const stored = drawer('games').get(id) as IDBRequest<Kept | undefined>
    stored.onsuccess = () => {
      if (stored.result && revisionOf(stored.result) !== base) return refuse(new Overtaken())
      const texts = drawer('texts')
      if (from === 0) texts.delete(id)
      texts.delete(allOf(id, from))
      texts.put(rows.join(''), [id, from])
      drawer('games').put({ ...kept, revision: base + 1 }, id)
    }
  })

export const revisionOf = ({ revision = 0 }: Kept): number => revision

/** A whole text is one piece. */
export const wholly = (text: string): Grown => ({ from: 0, rows: [text] })

export const take = (id: string): Promise<Stored | null> =>
  look(['games', 'texts'], async drawer => {
    const texts = drawer('texts')
    const [kept, whole, keys, pieces] = await Promise.all([
      answer<Kept | undefined>(drawer('games').get(id)),
      answer<string | undefined>(texts.get(id)),
      answer(texts.getAllKeys(allOf(id))),
      answer<string[]>(texts.getAll(allOf(id))),
    ])
    const starts = keys.map(key => (key as [string, number])[1])
    if (whole !== undefined && starts[0] !== 0) {
      starts.unshift(0)
      pieces.unshift(whole)
    }
    return kept && pieces.length > 0
      ? { kept, text: pieces.map((piece, i) => rowsOf(piece, starts, i)).join('') }
      : null
  })

/** A piece as far as the next one does not replace it. */
function rowsOf(piece: string, starts: readonly number[], i: number): string {
  const [start = 0, next] = starts.slice(i)
  return next === undefined ? piece : piece.split('\n', next - start).join('\n') + (next > start ? '\n' : '')
}

export const remove = (id: string): Promise<void> =>
  change(['games', 'texts'], drawer => {
    drawer('games').delete(id)
    drawer('texts').delete(id)
    drawer('texts').delete(allOf(id))
  })
