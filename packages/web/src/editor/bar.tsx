import { useState } from 'react'
import { useHint } from '../keys/bindings.ts'
import { showOverlay } from '../keys/overlays.ts'
import { useWords } from '../language/index.ts'
import { FormSwitch } from '../parts/form-switch.tsx'
import { Icon } from '../parts/icon.tsx'
import { go } from '../route.ts'
import { editorWords } from './language/index.ts'
import { sayDeed } from './language/say-deed.ts'
import { ShareDialog } from './share.tsx'
import { redo, undo, useEditor, useSketch } from './store.ts'
import type { Keeping } from './works/use-work.ts'

/** Title, undo and redo, whether it is kept, and what is done with a battle. Long because it is one bar of markup. */
export function EditorBar({ keeping, onPlay }: { readonly keeping: Keeping; onPlay(): void }) {
  const words = editorWords.use()
  const { keys } = useWords()
  const { title } = useSketch()
  const history = useEditor(editor => editor.history)
  const faults = useEditor(editor => editor.opened.faults.length)
  const [isSharing, setSharing] = useState(false)
  const [undoHint, redoHint, playHint] = [useHint('takeBack'), useHint('doAgain'), useHint('testPlay')]
  const { past, now, future } = history
  return (
    <header className="bar">
      <button type="button" className="wordmark" onClick={() => go('#/')}>
        Sandtable
      </button>
      <a className="bar-back" href="#/edit">
        <Icon name="back" size={16} />
        {words.title}
      </a>
      <h1 className="title">{title || words.unnamed}</h1>
      <span className="kept-state" role="status">
        {keeping.state === 'keeping' ? words.keeping : keeping.trouble ? words.notKept : words.kept}
      </span>
      <span className="tools">
        <button
          type="button"
          className="tool"
          aria-disabled={past.length === 0}
          title={past.length > 0 ? `${undoHint}: ${sayDeed(now.name)}` : undoHint}
          onClick={undo}
        >
          <Icon name="undo" size={22} />
          {words.undo}
        </button>
        <button
          type="button"
          className="tool"
          aria-disabled={future.length === 0}
          title={future[0] ? `${redoHint}: ${sayDeed(future[0].name)}` : redoHint}
          onClick={redo}
        >
          <Icon name="redo" size={22} />
          {words.redo}
        </button>
        <button type="button" className="tool" onClick={() => setSharing(true)}>
          <Icon name="link" size={22} />
          {words.share}
        </button>
        <FormSwitch className="tool" icon />
        <button type="button" className="tool keys" title={keys.all} onClick={() => showOverlay('keys')}>
          <Icon name="more" size={22} />
          {words.keys}
        </button>
        <button
          type="button"
          className="button primary"
          aria-disabled={faults > 0}
          title={faults > 0 ? words.playFaults(faults) : playHint}
          onClick={onPlay}
        >
          {words.testPlay}
        </button>
      </span>
      {isSharing && <ShareDialog keeping={keeping} onClose={() => setSharing(false)} />}
    </header>
  )
}
