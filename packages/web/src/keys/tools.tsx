import { useHint } from './bindings.ts'
import { perform } from './listen.ts'
import { showOverlay } from './overlays.ts'

/** What every game has in its bar: the finder, the rulebook at this prompt, and all keys. */
export function PageTools() {
  const [find, rules, keys] = [useHint('find'), useHint('rules'), useHint('keys')]
  return (
    <>
      <button type="button" className="button" title={find} onClick={() => showOverlay('find')}>
        Find
      </button>
      <button type="button" className="button" title={rules} onClick={() => perform('rules')}>
        Rules
      </button>
      <button type="button" className="button" title={keys} onClick={() => showOverlay('keys')}>
        Keys
      </button>
    </>
  )
}
