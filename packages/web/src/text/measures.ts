import { type Measured, type Point, sentence } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { useTable } from '../play/store.ts'
import { speechOf } from '../words/speech.ts'

const here: Point = [0, 0]
const there: Point = [10_000, 0]

/** Why nothing may be measured now, in the rules' own words; null if it may. They are asked what they say to a ruler on bare ground. */
export function useMeasures(seen: Pick<Snapshot, 'view'>): string | null {
  const client = useTable(t => t.client)
  const snapshot = useTable(t => t.snapshot)
  const [known, setKnown] = useState<{ readonly of: unknown; readonly why: string | null } | null>(null)
  const phase = (snapshot?.view.tables.game[0] as { readonly phase?: string } | undefined)?.phase
  useEffect(() => {
    let current = true
    const told = (measured: Measured | null): void => {
      const { snapshot: now } = useTable.getState()
      const why = now && measured?.distance === 0 ? sentence(speechOf(now).names.say(measured.says)) : null
      if (current) setKnown({ of: phase, why })
    }
    client?.ask('measure', here, there).then(
      told,
      () => {}, // the game was closed meanwhile
    )
    return () => {
      current = false
    }
  }, [client, phase])
  // a game that was played is no longer anybody's to plan
  return known?.of === phase && seen.view === snapshot?.view ? (known?.why ?? null) : null
}
