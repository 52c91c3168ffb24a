/** A queue that gives out the lowest first, and of equals the one that came first. */
export class Heap<T> {
  private readonly ranks: number[] = []
  private readonly turns: number[] = []
  private readonly items: T[] = []
  private turn = 0

  push(item: T, rank: number): void {
    let at = this.items.length
    this.set(at, item, rank, this.turn++)
    while (at > 0) {
      const above = (at - 1) >> 1
      if (!this.before(at, above)) break
      this.swap(at, above)
      at = above
    }
  }

  pop(): T | undefined {
    const first = this.items[0]
    const last = this.items.length - 1
    if (last > 0) this.swap(0, last)
    this.items.length = this.ranks.length = this.turns.length = Math.max(last, 0)
    for (let at = 0, below = 1; below < last; below = 2 * at + 1) {
      if (below + 1 < last && this.before(below + 1, below)) below++
      if (!this.before(below, at)) break
      this.swap(at, below)
      at = below
    }
    return first
  }

  private before(a: number, b: number): boolean {
    const by = (this.ranks[a] as number) - (this.ranks[b] as number)
    return by < 0 || (by === 0 && (this.turns[a] as number) < (this.turns[b] as number))
  }

  private set(at: number, item: T, rank: number, turn: number): void {
    this.items[at] = item
    this.ranks[at] = rank
    this.turns[at] = turn
  }

  private swap(a: number, b: number): void {
    const [item, rank, turn] = [this.items[a] as T, this.ranks[a] as number, this.turns[a] as number]
    this.set(a, this.items[b] as T, this.ranks[b] as number, this.turns[b] as number)
    this.set(b, item, rank, turn)
  }
}
