import { tryOut } from '../play/tested.ts'
import { begin, usualWishes } from '../saves/begin.ts'
import { openedText, useOpened } from '../saves/opened.ts'
import { useSaves } from '../saves/saves.ts'
import { useEditor } from './store.ts'

/** Plays the battle as it is now against the computer, as its first side. */
export async function testPlay(keepNow: () => Promise<string>): Promise<void> {
  const { id, opened } = useEditor.getState()
  if (opened.faults.length > 0) {
    useEditor.setState({ tab: 'faults' })
    return
  }
  await keepNow()
  const outline = useOpened.getState().scenarios.find(one => `${one.outline.ruleset}/${one.outline.id}` === id)?.outline
  const first = outline?.sides[0]
  if (!outline || !first || !openedText(outline)) return
  await begin(outline, usualWishes(outline, first.id))
  tryOut(useSaves.getState().current?.id ?? '', id)
}
