import { lazy, Suspense, useEffect, useRef } from 'react'
import { useSaves } from '../saves/saves.ts'
import { closeRulebook, openBook, useRulebook } from './store.ts'
import './panel.css'
import { useWords } from '../language/index.ts'

/** The book itself comes when somebody opens it. */
const Rulebook = lazy(async () => ({ default: (await import('./book.tsx')).Rulebook }))

/** The rulebook over the rail; the table stays live behind it. */
export function RulebookPanel() {
  const { rulebook } = useWords()
  const { set, rule } = useRulebook()
  const current = useSaves(saves => saves.current)
  const panel = useRef<HTMLElement>(null)
  const isOpen = set !== null
  useEffect(() => {
    if (isOpen) panel.current?.focus()
  }, [isOpen])
  if (!set) return null
  return (
    <aside
      ref={panel}
      className="rulebook-panel"
      aria-label={rulebook.one}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        closeRulebook()
      }}
    >
      <Suspense fallback={<p className="rulebook-wait">{rulebook.opening}</p>}>
        <Rulebook
          set={set}
          rule={rule}
          turnTo={id => openBook(set, id)}
          close={closeRulebook}
          options={current?.ruleset === set ? current.options : null}
        />
      </Suspense>
    </aside>
  )
}
