import type { Decision, Id } from '@sandtable/kernel'
import { effectOn, type Odds } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { useTable } from '../../play/store.ts'

/** What each who can snap may do to whoever has acted, as far as it is worked out; null where that would tell a secret. */
export type SnapOdds = ReadonlyMap<Id, Odds | null>

const nothing: SnapOdds = new Map()

export const snapAt = (piece: Id, target: Id): Decision => ({ action: 'react', piece, with: 'fire', target })

/** Works the odds of every snap out, one after the other; `all` once nothing is left to be worked out. */
export function useSnapOdds(
  actor: Id | undefined,
  able: readonly Id[] | null,
): { readonly odds: SnapOdds; readonly all: boolean } {
  const prompt = useTable(t => t.snapshot?.prompt)
  const [known, setKnown] = useState<{ readonly of: unknown; readonly odds: SnapOdds; readonly all: boolean } | null>(
    null,
  )
  const key = able?.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for those who are able
  useEffect(() => {
    const { client } = useTable.getState()
    if (!client || !prompt || actor === undefined || !able) return
    let here = true
    void (async () => {
      let odds = nothing
      for (const piece of able) {
        const found = await client.ask('aim', snapAt(piece, actor)).catch(() => null)
        if (!here) return
        odds = new Map([...odds, [piece, found]])
        setKnown({ of: prompt, odds, all: false })
      }
      setKnown({ of: prompt, odds, all: true })
    })()
    return () => {
      here = false
    }
  }, [prompt, actor, key])
  return known?.of === prompt && known ? known : { odds: nothing, all: false }
}

/**
 * Is a snap good enough for somebody who is asked only from this share on? A snap that can do nothing never is, and one
 * whose odds may not be told always. Null: it is not known yet.
 */
export function isWorthAsking(actor: Id, odds: SnapOdds, all: boolean, from: number): boolean | null {
  const isGood = (one: Odds | null): boolean => {
    const chance = one ? effectOn(actor, one).chance : 1
    return chance > 0 && chance >= from
  }
  return [...odds.values()].some(isGood) ? true : all ? false : null
}
