import { type Host, type Id, save } from '@sandtable/kernel'
import { branchOff } from './branch.ts'
import { playedOn } from './played-on.ts'
import type { Branched, BranchWish, Ends, EstimateWish, GameSource, Tale, TaleSource } from './tale.ts'
import { hostOf, taleFrom } from './tell.ts'

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

  branch(source: GameSource, viewer: Id, wish: BranchWish): Branched {
    return branchOff(hostOf(source), viewer, wish)
  }

  playedOn(source: GameSource, viewer: Id, wish: EstimateWish): Ends {
    const key = JSON.stringify(source)
    if (this.watched?.key !== key) this.watched = { key, host: hostOf(source) }
    return playedOn(this.watched.host, viewer, wish)
  }
}
