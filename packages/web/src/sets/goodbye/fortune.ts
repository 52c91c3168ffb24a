import type { Snapshot } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { type ReadingBook, readingBook } from '../../catalogue/catalogue.ts'

interface Section {
  readonly id: string
  readonly side: string
  readonly luck: number
  readonly valour: number
}

/** The cards that the seat holds, and what luck and valour its sections have left. */
export function fortuneOf({ view, seat }: Pick<Snapshot, 'view' | 'seat'>): {
  readonly hand: readonly string[]
  readonly units: readonly Section[]
} {
  const sides = view.tables.side as readonly { readonly id: string; readonly hand?: readonly string[] }[]
  const units = view.tables.unit as readonly Section[]
  return {
    hand: sides.find(({ id }) => id === seat)?.hand ?? [],
    units: units.filter(({ side, luck, valour }) => side === seat && luck + valour > 0),
  }
}

/** The rulebook of this set, once it has come. */
export function useBook(): ReadingBook | null {
  const [book, setBook] = useState<ReadingBook | null>(null)
  useEffect(() => {
    let here = true
    void readingBook('goodbye').then(read => here && setBook(read))
    return () => {
      here = false
    }
  }, [])
  return book
}
