import { Dialog } from '../keys/dialog.tsx'
import { Key } from '../keys/key.tsx'
import { showOverlay } from '../keys/overlays.ts'
import { useWords } from '../language/index.ts'
import { FormSwitch } from '../parts/form-switch.tsx'
import { useTable } from '../play/store.ts'
import { gamePrintables } from '../print/game.ts'
import { PrintMenu } from '../print/menu.tsx'
import { routeOf } from '../route.ts'
import { useSaves } from '../saves/saves.ts'
import { KeepPanel } from './keep.tsx'
import { umpireWords } from './umpire-words.ts'

/** What is not part of the game itself: to keep it, to look back, to set things, to leave. */
export function Menu() {
  const { menu, touch, together } = useWords()
  const umpire = umpireWords.use()
  const watched = useTable(t => t.snapshot?.watched ?? true)
  // far apart there is nobody whom all would trust with it
  const isHere = routeOf(location.hash).screen === 'play' && !watched
  // the server keeps it, and the panel of those at the table hands it out
  const isFar = routeOf(location.hash).screen === 'far'
  const isOver = useTable(t => t.snapshot?.outcome != null)
  const current = useSaves(saves => saves.current)
  return (
    <Dialog name="menu" title={menu.title}>
      {!isFar && (
        <>
          <h3>{menu.keep}</h3>
          <p className="quiet">{menu.keptByItself}</p>
          <KeepPanel />
        </>
      )}
      <PrintMenu all={gamePrintables()} inline />
      <nav className="menu-links" aria-label={menu.elsewhere}>
        {current && <a href={`#/replay/game/${current.id}`}>{menu.replay}</a>}
        <FormSwitch className="link" />
        <button type="button" className="link" onClick={() => showOverlay('find')}>
          {touch.find} <Key of="find" />
        </button>
        {isHere && (
          <button type="button" className="link" onClick={() => showOverlay('umpire')}>
            {umpire.link}
          </button>
        )}
        {isHere && !isOver && (
          <button type="button" className="link" onClick={() => showOverlay('online')}>
            {together.take}
          </button>
        )}
        <a href="#/settings">{menu.settings}</a>
        <button type="button" className="link" onClick={() => showOverlay('keys')}>
          {menu.keys} <Key of="keys" />
        </button>
        <a href="#/">{menu.leave}</a>
      </nav>
    </Dialog>
  )
}
