import type { TableView } from '@sandtable/room'
import { useState } from 'react'
import { useWords } from '../language/index.ts'
import { Icon } from '../parts/icon.tsx'
import { Notice } from '../parts/notice.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { openBook } from '../rulebook/store.ts'
import { useMedia } from '../touch/media.ts'
import { AttemptPanel } from './attempt.tsx'
import { Forces } from './forces.tsx'
import { Log } from './log.tsx'
import { Now } from './now.tsx'
import { markOf, speechAt } from './speech.ts'
import { undo, useCompanion } from './store.ts'
import { Turn } from './turn.tsx'
import { companionWords } from './words.ts'

const tabs = ['now', 'turn', 'forces', 'log'] as const
type Tab = (typeof tabs)[number]
/** Room for all of it beside each other. */
const WIDE = '(min-width: 900px)'

/** The game: on a phone one sheet at a time, on a tablet side by side. */
export function AtTable({ view, other }: { readonly view: TableView; other(): void }) {
  const { attempt, settled, notice } = useCompanion()
  const isWide = useMedia(WIDE)
  const isBusy = attempt !== null || settled !== null
  const now = isBusy ? <AttemptPanel view={view} /> : <Now view={view} />
  return (
    <div className="companion">
      <TopBar view={view} />
      {notice && <Notice caution>{notice}</Notice>}
      {isWide ? (
        <main className="companion-wide">
          <div>{now}</div>
          <div>
            <Turn view={view} />
            <Forces view={view} other={other} />
          </div>
          <Log view={view} />
        </main>
      ) : isBusy ? (
        <main className="companion-sheet">{now}</main>
      ) : (
        <Sheets view={view} other={other} />
      )}
    </div>
  )
}

function TopBar({ view }: { readonly view: TableView }) {
  const words = companionWords.use()
  const { rulebooks } = useWords().home
  const { attempt, kept } = useCompanion()
  return (
    <header className="companion-bar">
      <a className="tool" href="#/">
        <Icon name="home" />
        <span className="offscreen">{words.back}</span>
      </a>
      <div className="companion-when">
        <b>{words.turn(view.turn)}</b>
        {view.side !== null && (
          <span className="companion-side">
            <SideMark side={markOf(view.side, view)} size={11} />
            {speechAt(view).names.side(view.side)}
          </span>
        )}
      </div>
      <button
        type="button"
        className="tool"
        disabled={attempt !== null || (kept?.game.done.length ?? 0) === 0}
        onClick={() => void undo()}
      >
        <Icon name="undo" />
        {words.undo}
      </button>
      <button type="button" className="tool" onClick={() => openBook(view.table.ruleset)}>
        <Icon name="book" />
        <span className="offscreen">{rulebooks}</span>
      </button>
    </header>
  )
}

/** One sheet at a time, with tabs for the thumb. */
function Sheets({ view, other }: { readonly view: TableView; other(): void }) {
  const words = companionWords.use()
  const [tab, setTab] = useState<Tab>('now')
  return (
    <>
      <main className="companion-sheet">
        {tab === 'now' && <Now view={view} />}
        {tab === 'turn' && <Turn view={view} />}
        {tab === 'forces' && <Forces view={view} other={other} />}
        {tab === 'log' && <Log view={view} />}
      </main>
      <nav className="companion-tabs" aria-label={words.title}>
        {tabs.map(one => (
          <button key={one} type="button" aria-current={one === tab ? 'page' : undefined} onClick={() => setTab(one)}>
            {words.tabs[one]}
          </button>
        ))}
      </nav>
    </>
  )
}
