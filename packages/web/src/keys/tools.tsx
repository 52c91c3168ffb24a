import { useHint } from './bindings.ts'
import { perform } from './listen.ts'
import { showOverlay } from './overlays.ts'

/** What every game has in its bar: the finder, the rulebook at this prompt, and the menu. */
export function PageTools() {
  const [find, rules] = [useHint('find'), useHint('rules')]
  return (
    <>
      <button type="button" className="button" title={find} onClick={() => showOverlay('find')}>
        Find
      </button>
      <button type="button" className="button" title={rules} onClick={() => perform('rules')}>
        Rules
      </button>
      <button
        type="button"
        className="button"
        title="Keep, replay, settings, keys, leave"
        onClick={() => showOverlay('menu')}
      >
        Menu
      </button>
    </>
  )
}
