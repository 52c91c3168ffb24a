import { type Host, type Id, save } from '@sandtable/kernel'
import { type Review, reviewOf } from '../advice/review.ts'
import { branchOff } from './branch.ts'
import { playedOn } from './played-on.ts'
import type { Branched, BranchWish, Ends, EstimateWish, GameSource, Tale, TaleSource } from './tale.ts'
import { hostOf, taleFrom } from './tell.ts'
import { type Verified, verified } from './verify.ts'

/** Finished games: they are told, branched off from and played on. */
export class Archive {
  /** A game that is queried repeatedly is opened once. */
  private watched: { readonly key: string; readonly host: Host } | null = null

  story(source: TaleSource): Tale {
    return taleFrom(source)
  }

  /** Its text, as a file has it. */
  text(source: GameSource): string {
    return save(hostOf(source))
  }

  verify(save: string, file: string, seal: string | null): Verified {
    return verified(save, file, seal)
  }

  branch(source: GameSource, viewer: Id, wish: BranchWish): Branched {
    return branchOff(hostOf(source), viewer, wish)
  }

  playedOn(source: GameSource, viewer: Id, wish: EstimateWish): Ends {
    return playedOn(this.opened(source), viewer, wish)
  }

  review(source: GameSource, side: Id, nth: number): Review {
    return reviewOf(this.opened(source), side, nth)
  }

  private opened(source: GameSource): Host {
    const key = JSON.stringify(source)
    if (this.watched?.key !== key) this.watched = { key, host: hostOf(source) }
    return this.watched.host
  }
}
