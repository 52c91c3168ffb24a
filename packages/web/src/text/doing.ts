import type { Decision } from '@sandtable/kernel'
import { showOverlay } from '../keys/overlays.ts'
import { textWords } from '../language/text-words.ts'
import { useTable } from '../play/store.ts'
import { go } from '../route.ts'
import { giveTable } from '../saves/game-file.ts'
import { whyNot } from '../saves/kept-words.ts'
import { keepAs, useSaves } from '../saves/saves.ts'
import { type Settings, useSettings } from '../settings/settings.ts'
import { speechOf } from '../words/speech.ts'
import { line, type Part } from './answer.ts'

/** What a command does that is no decision: it says what has come of it, or nothing where the page shows that. */
export type Do = (rest: string) => Promise<readonly Part[]> | readonly Part[]

const text = () => textWords.now()
const table = () => useTable.getState()

export const undo: Do = async () => {
  const { snapshot } = table()
  const why = snapshot?.whyNoUndo
  if (snapshot && why) return [line(text().noUndo(speechOf(snapshot).names.say(why)))]
  await table().undo()
  return [line(text().takenBack)]
}

export const redo: Do = async () => {
  if (!table().snapshot?.canRedo) return [line(text().noRedo)]
  await table().redo()
  return [line(text().again)]
}

export const cancel: Do = () => {
  table().cancel()
  return []
}

/** One answer less. What can only be answered in one way is answered by itself, so more than one field may have to go. */
export const back: Do = async () => {
  const { draft } = table()
  const fields = Object.entries(draft ?? {}).filter(([field]) => field !== 'action')
  if (!draft) return [line(text().nothingDrafted)]
  for (let left = fields.length - 1; left >= 0; left--) {
    await table().draftAction(draft.action, Object.fromEntries(fields.slice(0, left)))
    if (!isSame(table().draft, draft)) return []
  }
  table().cancel()
  return []
}

const isSame = (a: Decision | null, b: Decision): boolean => JSON.stringify(a) === JSON.stringify(b)

export const pass: Do = async () => {
  await table().pass()
  return []
}

export const until: Do = async () => {
  await table().letPass()
  return []
}

export const rest: Do = async () => {
  await table().placeRest()
  return []
}

/** The server keeps a game far apart; this browser does not have it. */
const isElsewhere = (): boolean => useSaves.getState().current === null

export const save: Do = async name => {
  if (isElsewhere()) return [line(text().atServer)]
  const wanted = name || (useSaves.getState().current?.title ?? '')
  await keepAs(wanted)
  const { problem } = useSaves.getState()
  return [line(problem ? whyNot(problem) : text().kept(wanted))]
}

export const hand: Do = async () => {
  if (isElsewhere()) return [line(text().atServer)]
  await giveTable()
  return [line(text().given)]
}

export const replay: Do = () => {
  const { current } = useSaves.getState()
  if (current) go(`#/replay/game/${current.id}`)
  return []
}

export const speech: Do = wanted => {
  const { set, speech: now } = useSettings.getState()
  const levels: readonly Settings['speech'][] = ['short', 'usual', 'full']
  const next = levels.find(level => level === wanted) ?? levels[(levels.indexOf(now) + 1) % levels.length] ?? now
  set({ speech: next })
  return [line(text().announcing[next])]
}

export const menu: Do = () => {
  showOverlay('menu')
  return []
}

export const toTable: Do = () => {
  useSettings.getState().set({ form: 'table' })
  return []
}

export const quit: Do = () => {
  go('#/')
  return []
}
