import { type KeyboardEvent, use, useId, useState } from 'react'
import { type ReadingBook, readingBook } from '../catalogue/catalogue.ts'
import { useWords } from '../language/index.ts'
import { useTable } from '../play/store.ts'
import { openRule } from '../rulebook/store.ts'
import { Dialog } from './dialog.tsx'
import { type Found, foundIn, groupsOf } from './finding.ts'
import { setHere, showOverlay } from './overlays.ts'

const books = new Map<string, Promise<ReadingBook>>()
function bookOf(set: string): Promise<ReadingBook> {
  const book = books.get(set) ?? readingBook(set)
  books.set(set, book)
  return book
}

/** One field that finds a piece, a rule or a command; arrows walk, Enter goes there. It is long because it is one combobox. */
export function Finder() {
  const { keys } = useWords()
  const snapshot = useTable(table => table.snapshot)
  const book = use(bookOf(setHere()))
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const sought = text.trim().toLowerCase() // at once: a quick hand presses Enter with the last letter
  const found = foundIn(sought, snapshot, book)
  const chosen = Math.min(at, found.length - 1)
  const take = (one: Found | undefined) => {
    if (!one) return
    showOverlay(null)
    // after the dialog has given the focus back
    requestAnimationFrame(() => (one.type === 'rule' ? openRule(one.id) : one.go()))
  }
  const pressed = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) setAt((chosen + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter') take(found[chosen])
    else if (event.key === 'Escape')
      showOverlay(null) // a search field would only empty itself
    else return
    event.preventDefault()
  }
  return (
    <Dialog name="finder" title={keys.find}>
      <input
        type="search"
        role="combobox"
        aria-label={keys.findTip}
        aria-expanded={found.length > 0}
        aria-controls={list}
        aria-activedescendant={found[chosen] ? `${list}-${chosen}` : undefined}
        placeholder={keys.findTip}
        value={text}
        onChange={event => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={pressed}
      />
      {/* the list is scrolled and chosen from through the field */}
      <div id={list} role="listbox" aria-label={keys.found} className="found" tabIndex={-1}>
        {groupsOf(found).map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: options stand in groups, not in fieldsets
          <div key={group} role="group" aria-label={group}>
            <div className="label" aria-hidden="true">
              {group}
            </div>
            {members.map(({ one, place }) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
              <div
                key={`${one.type} ${one.id}`}
                id={`${list}-${place}`}
                role="option"
                aria-selected={place === chosen}
                ref={element => {
                  if (place === chosen) element?.scrollIntoView({ block: 'nearest' })
                }}
                onClick={() => take(one)}
              >
                <span>{one.says}</span>
                {one.aside && <span className="quiet">{one.aside}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      {sought && found.length === 0 && <p role="status">{keys.nothingFound(sought)}</p>}
    </Dialog>
  )
}
