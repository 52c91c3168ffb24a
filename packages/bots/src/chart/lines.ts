import { crosses, type Shape } from '@sandtable/kernel'
import type { Stand } from './chart.ts'

/** What the rules say about the line between two places, as a number of 16 bits that is not 0. */
export type Judge<Game> = (game: Game, from: Stand, to: Stand) => number

/**
 * What the rules say about lines between places, asked once and remembered. It holds while the terrain stays the
 * same; after a change, lines that do not come near it are taken from `base`.
 */
export class Lines<Game> {
  private readonly stands: readonly Stand[]
  private readonly posts: number
  private readonly judge: Judge<Game>
  private readonly base: Lines<Game> | null
  private readonly changed: readonly Shape[]
  /** In blocks, since on a large table most places never look at most others. */
  private readonly blocks: (Uint16Array | undefined)[][] = []
  private readonly guests = new Map<number, number>()

  /** `stands` are the posts, `posts` of them, and any other places that come up in play. */
  constructor(
    stands: readonly Stand[],
    posts: number,
    judge: Judge<Game>,
    base: Lines<Game> | null = null,
    changed: readonly Shape[] = [],
  ) {
    this.stands = stands
    this.posts = posts
    this.judge = judge
    this.base = base
    this.changed = changed
  }

  look(game: Game, from: number, to: number): number {
    const block = from >= this.posts || to >= this.posts ? null : this.blockOf(from, to >> BITS)
    const known = block ? (block[to & MASK] as number) : (this.guests.get(from * PLACES + to) ?? 0)
    if (known !== 0) return known
    const a = this.stands[from] as Stand
    const b = this.stands[to] as Stand
    const code = this.base && !this.isNew(a, b) ? this.base.look(game, from, to) : this.judge(game, a, b)
    if (block) block[to & MASK] = code
    else this.guests.set(from * PLACES + to, code)
    return code
  }

  /** Forgets everything except posts. */
  tidy(): void {
    this.guests.clear()
  }

  /** Does the line come near something that has changed? */
  private isNew(from: Stand, to: Stand): boolean {
    return this.changed.some(shape => crosses(shape, from.at, to.at))
  }

  private blockOf(from: number, nth: number): Uint16Array {
    let row = this.blocks[from]
    if (!row) {
      row = []
      this.blocks[from] = row
    }
    let block = row[nth]
    if (!block) {
      block = new Uint16Array(MASK + 1)
      row[nth] = block
    }
    return block
  }
}

/** A block holds the lines to this many neighbouring numbers, a power of two. */
const BITS = 8
const MASK = (1 << BITS) - 1

/** More places than any table has. */
const PLACES = 1 << 20
