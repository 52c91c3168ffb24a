import {
  actorIn,
  type Decision,
  type Entry,
  type Game,
  type Happening,
  type Host,
  type Id,
  type Roles,
  type Seat,
  seeded,
  targetsIn,
} from '@sandtable/kernel'
import type { Chance } from './chance.ts'

/** Adds up what happened to whom, and how likely that was. */
export class Tally {
  private readonly seat: Seat
  /** The world before anything is tried. */
  private readonly before: Host
  private readonly sums = new Map<string, { readonly piece: Id; readonly what: Chance['what']; chance: number }>()

  /** How often each enemy attacked each piece. */
  private readonly blamed = new Map<Id, Map<Id, number>>()

  constructor(seat: Seat) {
    this.seat = seat
    this.before = seat.imagine(seeded('before'))
  }

  /** Remembers who attacks whom. */
  blame(decision: Decision, roles: Roles): void {
    const actor = actorIn(decision, roles)
    for (const aim of targetsIn(decision, roles)) {
      if (typeof aim !== 'string' || actor === null) continue
      const by = this.blamed.get(aim) ?? new Map<Id, number>()
      this.blamed.set(aim, by.set(actor, (by.get(actor) ?? 0) + 1))
    }
  }

  count(after: Host, chance: number): void {
    for (const piece of after.game.pieces) {
      const before = this.before.game.find('piece', piece.id)
      if (!before || before === piece || before.gone) continue
      for (const what of this.befell(after, piece)) {
        const key = `${piece.id} ${what}`
        const sum = this.sums.get(key) ?? { piece: piece.id, what, chance: 0 }
        sum.chance += chance
        this.sums.set(key, sum)
      }
    }
  }

  /** Likeliest first. */
  chances(): readonly Chance[] {
    return [...this.sums.values()]
      .map(sum => ({ ...sum, side: this.before.game.piece(sum.piece).side, ...this.culprit(sum.piece) }))
      .sort((a, b) => b.chance - a.chance)
  }

  private culprit(piece: Id): { readonly by?: Id } {
    const [most] = [...(this.blamed.get(piece) ?? [])].sort(([, a], [, b]) => b - a)
    return most ? { by: most[0] } : {}
  }

  private befell(after: Host, piece: { readonly id: Id; readonly gone: boolean }): readonly Chance['what'][] {
    if (piece.gone) return [hasLeft(after.game, piece.id) ? 'away' : 'gone']
    const { side } = this.seat
    const [was, is] = [this.before, after].map(world => world.seat(side).glance(piece.id))
    const marks = (['pinned', 'wounded'] as const).filter(glance => is?.includes(glance) && !was?.includes(glance))
    return this.isDamaged(after, piece.id) ? ['damaged', ...marks] : marks
  }

  /** A vehicle or gun that stays, and works no longer as it did. */
  private isDamaged({ game }: Host, piece: Id): boolean {
    return game.journal.from(this.before.game.journal.length).some(entry => befalls(entry, piece, 'damaged'))
  }
}

/** Did it leave the table in good order? */
const hasLeft = ({ journal }: Game, piece: Id): boolean => journal.entries.some(entry => befalls(entry, piece, 'left'))

const befalls = (entry: Entry, piece: Id, what: Happening): boolean =>
  entry.type === 'change' && entry.id === piece && entry.event?.is === what
