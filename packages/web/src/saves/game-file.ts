import type { GameSource, Snapshot } from '@sandtable/room'
import { outlineOf, type ScenarioOutline } from '../catalogue/outline.ts'
import { localGame } from '../game/client.ts'
import { words } from '../language/index.ts'
import { download, fileName } from '../parts/download.ts'
import { useTable } from '../play/store.ts'
import { ask } from '../replay/ask.ts'
import { bookmarksIn, notesOf } from '../replay/bookmarks/bookmark-notes.ts'
import { type Bookmark, bookmarksOf, keepBookmarks } from '../replay/bookmarks/bookmarks.ts'
import { ALL } from '../replay/sources.ts'
import { keepOpened } from './opened.ts'
import { type Kept, standing, textOf, useSaves } from './saves.ts'

/** What came of a file that somebody opened. */
export type Taken =
  | { readonly type: 'scenario'; readonly scenario: ScenarioOutline }
  | { readonly type: 'game'; readonly game: Kept; readonly note: string | null }

/** Opens a save or a scenario. The rules read it in a worker of its own, so that a bad file disturbs nothing that is open. */
export async function takeFile(file: File): Promise<Taken> {
  const { LARGEST_FILE } = await import('@sandtable/kernel')
  if (file.size > LARGEST_FILE) throw new Error(`${file.name}: the file is too large for a save or a scenario.`)
  const text = await file.text()
  const isSave = /^[0-9a-f]{16} /.test(text) || file.name.endsWith('.sandtable')
  return isSave ? takeSave(file.name, text) : takeScenario(file.name, text)
}

async function takeScenario(file: string, text: string): Promise<Taken> {
  const { readYaml, books } = await import('@sandtable/rules')
  const { value } = readYaml(text, file)
  const wanted = (value as { ruleset?: unknown } | null)?.ruleset
  const unit = books.find(book => book.id === wanted)?.unit ?? 'in'
  const outline = outlineOf(value, file.replace(/\.ya?ml$/i, ''), unit as ScenarioOutline['unit'])
  const seats = Object.fromEntries(outline.sides.map(({ id }) => [id, 'person' as const]))
  await tried(client =>
    client.ask('start', {
      title: file,
      scenario: text,
      file,
      seats,
      dice: { from: 'seed', seed: 1 },
      deal: 1,
      options: {},
      level: 'recruit',
    }),
  )
  await keepOpened({ outline, file, text })
  return { type: 'scenario', scenario: outline }
}

async function takeSave(file: string, text: string): Promise<Taken> {
  const title = file.replace(/\.sandtable$/, '')
  const { splitNotes } = await import('@sandtable/kernel')
  const { chain, notes } = splitNotes(text)
  const { snapshot, value } = await tried(async client => {
    const told = await client.ask('resume', { title, save: chain, file, seats: {}, level: 'regular', watched: true })
    // of a game that does not open as it is, what has opened is kept
    return { told, save: told.length > 0 ? await client.ask('save') : chain }
  })
  const { told, save } = value
  const { sayNote } = await import('../words/say-note.ts')
  const note = told.length > 0 ? [...told.map(sayNote), words().file.opensAt(standing(snapshot).turn)].join(' ') : null
  // of a broken game the end is gone, and what was marked there with it
  const bookmarks = note ? [] : await bookmarksBeside({ type: 'save', save, file }, snapshot.table.sides, notes)
  const game = await keepTaken(title, save, snapshot)
  if (bookmarks.length > 0) await keepBookmarks(`game/${game.id}`, bookmarks)
  return { type: 'game', game, note }
}

/** Each viewer sees different entries: the game is told once to each viewer with a bookmark. */
async function bookmarksBeside(
  source: Extract<GameSource, { type: 'save' }>,
  sides: readonly string[],
  notes: readonly string[],
): Promise<readonly Bookmark[]> {
  const told = new Map<string, number>()
  const lengthOf = async (viewer: string): Promise<number | null> => {
    if (viewer !== ALL && !sides.includes(viewer)) return null
    const length = told.get(viewer) ?? (await ask({ ...source, viewer })).story.entries.length
    told.set(viewer, length)
    return length
  }
  const first = source.save.split('\n').length
  return bookmarksIn(notes, lengthOf, note => words().file.line(source.file, first + note))
}

async function keepTaken(title: string, text: string, snapshot: Snapshot): Promise<Kept> {
  const { table } = snapshot
  const game: Kept = {
    id: crypto.randomUUID(),
    title,
    ruleset: table.ruleset,
    seats: {},
    level: 'regular',
    sides: table.sides.map(id => ({ id, name: table.names[id] ?? id })),
    options: optionsOf(text),
    name: null,
    at: Date.now(),
    ...standing(snapshot),
  }
  await useSaves.getState().put(game, text)
  return game
}

/** Asks a game that is not being played. Returns the answer, and the snapshot that follows. */
async function tried<T>(
  ask: (client: ReturnType<typeof localGame>) => Promise<T>,
): Promise<{ readonly value: T; readonly snapshot: Snapshot }> {
  const client = localGame()
  try {
    const shown = new Promise<Snapshot>(resolve => client.onSnapshot(resolve))
    const value = await ask(client)
    return { value, snapshot: await shown }
  } finally {
    client.close()
  }
}

/** The rulings that a save was played with: its first line has them. */
function optionsOf(text: string): Kept['options'] {
  try {
    return JSON.parse(text.slice(17, text.indexOf('\n'))).setup.options ?? {}
  } catch {
    return {}
  }
}

/** Hands a kept game to the person as a file; the command line opens it too. */
export async function giveFile(game: Kept): Promise<void> {
  await giveText(game.name ?? game.title, await textOf(game), `game/${game.id}`)
}

/** Hands the game on the table to the person, kept or not. */
export async function giveTable(): Promise<void> {
  const { current } = useSaves.getState()
  const text = await useTable.getState().client?.ask('save')
  if (current && text) await giveText(current.title, text, `game/${current.id}`)
}

/** Hands the text of a game to the person, with the bookmarks that were set in it. */
export async function giveText(title: string, text: string, address: string): Promise<void> {
  const { withNotes } = await import('@sandtable/kernel')
  const whole = withNotes(text, notesOf(await bookmarksOf(address)))
  download(new Blob([whole], { type: 'text/plain' }), `${fileName(title)}.sandtable`)
}
