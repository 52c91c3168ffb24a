import type { Id } from '@sandtable/kernel'
import { deedsTogether } from './marching.ts'
import type { Noticing } from './notice.ts'
import { noDraft } from './pondering.ts'
import type { Table } from './table.ts'

export interface AnswerActions {
  /** Passes this prompt and all others that may be passed, until the player's own turn. */
  letPass(): Promise<void>
  /** Real dice that were typed in. */
  enter(dice: readonly number[]): Promise<void>
  undo(): Promise<void>
  redo(): Promise<void>
  /** All of these do it, one after the other; what comes in between stops them. */
  allDo(action: string, field: string, pieces: readonly Id[]): Promise<void>
  /** Sets up everything that still stands beside the table, as the computer would. */
  placeRest(): Promise<void>
}

/** What is told to the game at once, without a draft. */
export function answering({ get, set, client }: Table, { report }: Noticing) {
  /** How many deeds the last undo took back: so many does redo do again. */
  let back = 1
  /** Does something that may be refused. When it is done, the draft is empty. */
  const attempt = async (act: () => Promise<unknown>): Promise<void> => {
    const { draft } = get()
    try {
      await act()
      if (get().draft === draft) set({ ...noDraft }) // the answer may already have begun the next
      set({ recap: null, notice: null })
    } catch (error) {
      report(error)
    }
  }
  return {
    attempt,
    actions: {
      letPass: () => attempt(() => client().ask('letPass')),
      enter: dice => attempt(() => client().ask('enter', dice)),
      undo: () =>
        attempt(async () => {
          const deeds = deedsTogether(get())
          back = deeds
          await client().ask('undo')
          for (let n = 1; n < deeds && get().snapshot?.whyNoUndo === null; n++) await client().ask('undo')
        }),
      redo: () =>
        attempt(async () => {
          await client().ask('redo')
          for (; back > 1 && get().snapshot?.canRedo; back--) await client().ask('redo')
        }),
      allDo: (action, field, pieces) =>
        attempt(async () => {
          set({ marked: [] })
          for (const piece of pieces)
            if (get().snapshot?.prompt?.actions.includes(action))
              await client().ask('decide', { action, [field]: piece })
        }),
      placeRest: () => attempt(() => client().ask('placeRest')),
    } satisfies AnswerActions,
  }
}

export type Answering = ReturnType<typeof answering>
