import { memo } from '@sandtable/kernel'

/** Whoever stands on the table as a player last saw them, in the order of the game's pieces. A piece that has not changed is still the same man. */
export class Roster<P, M> {
  private age = -1
  private seen: ({ readonly piece: P; readonly man: M } | undefined)[] = []

  /** What was seen goes by the places of the chart: when these are numbered again, it is forgotten. */
  at(age: number): this {
    if (this.age !== age) {
      this.age = age
      this.seen = []
    }
    return this
  }

  /** The man of this piece, looked at again if the piece has changed; `before` is what he was then. */
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
