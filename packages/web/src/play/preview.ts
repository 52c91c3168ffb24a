import type { Decision, Drawing, Id } from '@sandtable/kernel'
import { create } from 'zustand'
import { useTable } from './store.ts'

/** What a choice of the prompt is about, for the table to show while the pointer or the focus is on it. */
export interface Shows {
  readonly piece?: Id
  /** What choosing it would draft. */
  readonly draft?: Decision
}

interface Preview {
  readonly piece: Id | null
  readonly drawings: readonly Drawing[]
}

const nothing: Preview = { piece: null, drawings: [] }
export const usePreview = create<Preview>(() => nothing)

let asked: Shows | null = null

/** Shows on the table what a choice is about: the figure, and the line or the way. */
export async function preview(shows: Shows | null): Promise<void> {
  asked = shows
  if (!shows) return usePreview.setState(nothing)
  usePreview.setState({ piece: shows.piece ?? null, drawings: [] })
  const { client } = useTable.getState()
  const drawings = shows.draft ? await client?.ask('drawings', shows.draft).catch(() => []) : []
  // rings and areas are drawn for whatever is being chosen
  const lines = drawings?.filter(({ type }) => type === 'sight' || type === 'path')
  if (asked === shows && lines) usePreview.setState({ drawings: lines })
}
