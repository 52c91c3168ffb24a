import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { showOverlay, useOverlay } from './overlays.ts'
import './keys.css'
import { useWords } from '../language/index.ts'

/** A sheet over the screen. The browser keeps the focus in it and gives it back; Escape closes it. */
export function Dialog({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const { keys } = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown] = useState(() => useOverlay.getState().shown)
  // while it is still on the page: only a dialog that is closed, and not just gone, gives the focus back
  useLayoutEffect(() => {
    const { current } = dialog
    current?.showModal()
    current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
    return () => current?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the sheet is a shortcut; Escape and the button do the same
    <dialog
      ref={dialog}
      className={`sheet-dialog ${name}`}
      aria-label={title}
      // one that gave way to another does not close that one
      onClose={() => useOverlay.getState().shown === shown && showOverlay(null)}
      onClick={event => event.target === dialog.current && dialog.current?.close()}
    >
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          className="tool"
          aria-label={keys.close}
          title={keys.closeEsc}
          onClick={() => showOverlay(null)}
        >
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  )
}
