import { useWords } from '../language/index.ts'
import { Icon } from '../parts/icon.tsx'
import { useHint } from './bindings.ts'
import { perform } from './listen.ts'
import { showOverlay } from './overlays.ts'

/** What every game has in its bar: the finder, the rulebook at this prompt, and the menu. */
export function PageTools() {
  const { keys } = useWords()
  const [find, rules] = [useHint('find'), useHint('rules')]
  return (
    <>
      <button type="button" className="tool find" title={find} onClick={() => showOverlay('find')}>
        <Icon name="search" size={22} />
        {keys.find}
      </button>
      <button type="button" className="tool" title={rules} onClick={() => perform('rules')}>
        <Icon name="book" size={22} />
        {keys.rules}
      </button>
      <button type="button" className="tool" title={keys.menuTip} onClick={() => showOverlay('menu')}>
        <Icon name="menu" size={22} />
        {keys.menu}
      </button>
    </>
  )
}
