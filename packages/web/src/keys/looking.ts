import type { Drawing, Id, Lens, Point } from '@sandtable/kernel'
import { create } from 'zustand'
import { words } from '../language/index.ts'
import { useTable } from '../play/store.ts'

/** What a person looks at while a key is held: worked out by the rules, drawn over everything else, and gone with the key. */
interface Looking {
  readonly lens: Lens | 'ruler' | null
  readonly drawings: readonly Drawing[]
}

const nothing: Looking = { lens: null, drawings: [] }
export const useLooking = create<Looking>(() => nothing)

type Standing = { readonly id: Id; readonly at: Point | null }
const pieces = (): readonly Standing[] => (useTable.getState().snapshot?.view.tables.piece ?? []) as readonly Standing[]

/** The selected piece, or else the one under the pointer. */
const looker = (): Id | null => useTable.getState().selected ?? useTable.getState().hover?.piece ?? null

/** Looks through a lens from the piece; false where there is no piece to look from. */
export async function lookThrough(lens: Lens, turns = 1): Promise<void> {
  const piece = looker()
  const { client, say } = useTable.getState()
  if (!piece || !client) return say(words().keys.selectFirst)
  useLooking.setState({ lens, drawings: [] })
  const drawings = await client.ask('lens', piece, lens, turns)
  if (useLooking.getState().lens !== lens) return // let go meanwhile
  useLooking.setState({ drawings })
}

/** From the piece, or from where the pointer is, to wherever the pointer then goes. */
let follow = (): void => {}

export function holdRuler(): void {
  const { hover, selected } = useTable.getState()
  const from = pieces().find(piece => piece.id === (selected ?? hover?.piece))
  const start: Point | null = from?.at ?? hover?.at ?? null
  if (!start) {
    useTable.getState().say(words().keys.measureFrom)
    return
  }
  useLooking.setState({ lens: 'ruler', drawings: [] })
  const lay = (): void => {
    const { hover: now, layRuler } = useTable.getState()
    if (!now || now.piece === from?.id) return
    const end = pieces().find(piece => piece.id === now.piece)
    void layRuler(from?.id ?? start, end?.id ?? now.at, [start, end?.at ?? now.at])
  }
  lay()
  follow = useTable.subscribe((state, before) => {
    if (state.hover !== before.hover) lay()
  })
}

/** The key was let go: what it showed goes with it. */
export function lookAway(): void {
  follow()
  follow = () => {}
  if (useLooking.getState().lens === 'ruler') useTable.setState({ ruler: null })
  useLooking.setState(nothing)
}
