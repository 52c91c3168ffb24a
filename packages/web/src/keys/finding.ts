import type { Id } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import type { ReadingBook } from '../catalogue/catalogue.ts'
import { words } from '../language/index.ts'
import { piecesOf } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'
import { speechOf } from '../words/speech.ts'
import { keysOf } from './bindings.ts'
import { printed } from './chord.ts'
import { commandIds, commandOf, commandSays } from './commands.ts'
import { isListening, perform } from './listen.ts'

export type Found = { readonly id: string; readonly says: string; readonly aside: string } & (
  | { readonly type: 'piece' | 'command'; go(): void }
  | { readonly type: 'rule' }
)

/** How many of each are shown. */
const most = { piece: 8, command: 8, rule: 12 } as const

/** Everything whose words hold all that is sought. With nothing sought: what can be done here. */
export function foundIn(sought: string, snapshot: Snapshot | null, book: ReadingBook): readonly Found[] {
  const parts = sought.split(/\s+/).filter(Boolean)
  const fits = (...texts: readonly string[]): boolean => {
    const text = texts.join(' ').toLowerCase()
    return parts.every(word => text.includes(word))
  }
  return [
    ...(parts.length > 0 && isListening('centre') ? piecesIn(snapshot) : [])
      .filter(({ says, aside }) => fits(says, aside))
      .slice(0, most.piece),
    ...commandIds
      .filter(
        id => !commandOf(id).fixed && !commandOf(id).hold && id !== 'find' && isListening(id) && fits(commandSays(id)),
      )
      .slice(0, most.command)
      .map(id => ({
        type: 'command' as const,
        id,
        says: commandSays(id),
        aside: keysOf(id).map(printed).join(` ${words().keys.or} `),
        go: () => void perform(id),
      })),
    ...(parts.length === 0 ? [] : book.sections.flatMap(section => section.rules))
      .filter(rule => fits(rule.id, rule.says))
      .slice(0, most.rule)
      .map(rule => ({ type: 'rule' as const, id: rule.id, says: rule.says, aside: rule.id })),
  ]
}

/** Everybody on the table, as play calls them, with their side and square. */
function piecesIn(snapshot: Snapshot | null): readonly Found[] {
  if (!snapshot) return []
  const { names, squares } = speechOf(snapshot)
  return piecesOf(snapshot).flatMap(({ id, side, at, gone }): readonly Found[] =>
    at && !gone
      ? [
          {
            type: 'piece',
            id,
            says: names.piece(id),
            aside: `${names.side(side)}, ${squares.name(at)}`,
            go: () => show(id),
          },
        ]
      : [],
  )
}

/** Selects the piece, and brings it into the middle. */
async function show(id: Id): Promise<void> {
  await useTable.getState().select(id)
  perform('centre')
}

type Member = { readonly one: Found; readonly place: number }

/** In groups, each member with its place in the whole list. */
export function groupsOf(found: readonly Found[]): readonly (readonly [title: string, members: readonly Member[]])[] {
  const members = found.map((one, place) => ({ one, place }))
  return (['piece', 'command', 'rule'] as const)
    .map(type => [words().keys.foundIn[type], members.filter(({ one }) => one.type === type)] as const)
    .filter(([, group]) => group.length > 0)
}
