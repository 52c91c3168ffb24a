import { memo } from '@sandtable/kernel'

/**
 * The figures on the table as a player last saw them, in the order of the game's pieces. A piece that has not changed
 * keeps its entry.
 */
export class Roster<P, M> {
  private age = -1
  private seen: ({ readonly piece: P; readonly man: M } | undefined)[] = []

  /** Entries refer to the places of the chart: when these are renumbered, they are dropped. */
  at(age: number): this {
    if (this.age !== age) {
      this.age = age
      this.seen = []
    }
    return this
  }

  /** The entry of this piece, refreshed if the piece has changed; `before` is the previous entry. */
  man(nth: number, piece: P, look: (piece: P, before: M | undefined) => M): M {
    const known = this.seen[nth]
    if (known?.piece === piece) return known.man
    const man = look(piece, known?.man)
    this.seen[nth] = { piece, man }
    return man
  }
}

/** The roster of each game. */
export const rosters = <G extends object, P, M>(): ((game: G) => Roster<P, M>) => memo((_: G) => new Roster<P, M>())
