import { useWords } from '../language/index.ts'
import { useHint } from './bindings.ts'
import { perform } from './listen.ts'
import { showOverlay } from './overlays.ts'

/** What every game has in its bar: the finder, the rulebook at this prompt, and the menu. */
export function PageTools() {
  const { keys } = useWords()
  const [find, rules] = [useHint('find'), useHint('rules')]
  return (
    <>
      <button type="button" className="button" title={find} onClick={() => showOverlay('find')}>
        {keys.find}
      </button>
      <button type="button" className="button" title={rules} onClick={() => perform('rules')}>
        {keys.rules}
      </button>
      <button type="button" className="button" title={keys.menuTip} onClick={() => showOverlay('menu')}>
        {keys.menu}
      </button>
    </>
  )
}
