import { Dialog } from '../keys/dialog.tsx'
import { Key } from '../keys/key.tsx'
import { showOverlay } from '../keys/overlays.ts'
import { useWords } from '../language/index.ts'
import { useSaves } from '../saves.ts'
import { KeepPanel } from './keep.tsx'

/** What is not part of the game itself: to keep it, to look back, to set things, to leave. */
export function Menu() {
  const current = useSaves(saves => saves.current)
  return (
    <Dialog name="menu" title="Menu">
      <h3>Keep this game</h3>
      <p className="quiet">It is kept by itself as it goes on. Under a name, it can be gone back to.</p>
      <KeepPanel />
      <nav className="menu-links" aria-label="Elsewhere">
        {current && <a href={`#/replay/game/${current.id}`}>Replay of this game so far</a>}
        <button type="button" className="link" onClick={() => showOverlay('find')}>
          {useWords().touch.find} <Key of="find" />
        </button>
        <a href="#/settings">Settings</a>
        <button type="button" className="link" onClick={() => showOverlay('keys')}>
          All keys <Key of="keys" />
        </button>
        <a href="#/">Leave the table</a>
      </nav>
    </Dialog>
  )
}
