import type { Id } from '@sandtable/kernel'
import { words } from '../../language/index.ts'
import type { Bookmark } from './bookmarks.ts'

const sign = 'bookmark '
const longest = 300

/** Bookmarks as notes beside a game: 'bookmark {"at":41,"name":"The bridge falls","viewer":"axis"}'. */
export const notesOf = (bookmarks: readonly Bookmark[]): readonly string[] =>
  bookmarks.map(({ at, name, viewer }) => `${sign}${JSON.stringify({ at, name, viewer })}`)

/** How much of the game each may see, in entries; a viewer that the game does not have is missing. */
export type Lengths = (viewer: Id) => Promise<number | null>

/** The bookmarks among the notes of a file; one that leads nowhere is refused with its line. Other notes are people's own. */
export async function bookmarksIn(
  notes: readonly string[],
  lengthOf: Lengths,
  place: (note: number) => string,
): Promise<readonly Bookmark[]> {
  const found: Bookmark[] = []
  for (const [i, note] of notes.entries()) {
    if (!note.startsWith(sign)) continue
    const read = await readBookmark(note.slice(sign.length), lengthOf)
    if (typeof read === 'string') throw new Error(`${place(i)}: ${read}`)
    if (!found.some(one => one.at === read.at && one.viewer === read.viewer)) found.push(read)
  }
  return found.sort((a, b) => a.at - b.at)
}

/** A bookmark, or what is wrong with it. */
async function readBookmark(text: string, lengthOf: Lengths): Promise<Bookmark | string> {
  const { bookmarks: says } = words().file
  const { at, name, viewer } = recordIn(text)
  if (typeof at !== 'number' || typeof name !== 'string' || typeof viewer !== 'string') return says.unreadable
  if (name.length > longest) return says.long(longest)
  const length = await lengthOf(viewer)
  if (length === null) return says.noViewer(viewer)
  return Number.isInteger(at) && at >= 0 && at <= length ? { at, name, viewer } : says.noMoment(at, length)
}

function recordIn(text: string): { readonly at?: unknown; readonly name?: unknown; readonly viewer?: unknown } {
  try {
    return JSON.parse(text) ?? {}
  } catch {
    return {}
  }
}
