import { useHint } from '../../keys/bindings.ts'
import { Key } from '../../keys/key.tsx'
import { Icon } from '../../parts/icon.tsx'
import type { Bookmark, Bookmarks } from '../bookmarks/bookmarks.ts'
import { turnAt } from '../places/places.ts'
import type { Watching } from '../watch/use-tale.ts'
import { replayWords } from '../words.ts'

interface BookmarkListProps {
  readonly bookmarks: Bookmarks
  readonly watching: Watching
  mark(): void
}

export function BookmarkList({ bookmarks, watching, mark }: BookmarkListProps) {
  const words = replayWords.use().bookmarks
  const hint = useHint('bookmark')
  return (
    <section className="replay-bookmarks" aria-labelledby="bookmarks">
      <header>
        <h2 id="bookmarks">{words.title}</h2>
        <button type="button" className="button" title={hint} onClick={mark}>
          <Icon name="add" size={18} /> {words.add} <Key of="bookmark" />
        </button>
      </header>
      {bookmarks.list.length === 0 && <p className="quiet">{words.none}</p>}
      <ol>
        {bookmarks.list.map(one => (
          <BookmarkRow key={one.at} bookmark={one} watching={watching} bookmarks={bookmarks} />
        ))}
      </ol>
    </section>
  )
}

interface RowProps {
  readonly bookmark: Bookmark
  readonly watching: Watching
  readonly bookmarks: Bookmarks
}

/** Its turn leads there; its name can be written over. */
function BookmarkRow({ bookmark: { at, name }, watching, bookmarks }: RowProps) {
  const words = replayWords.use()
  const turn = turnAt(watching.places, at)
  const called = name || words.bookmarks.start
  return (
    <li aria-current={at === watching.at || undefined}>
      <button
        type="button"
        className="bookmark-turn numeral"
        aria-label={`${words.turn(turn)}: ${called}`}
        onClick={() => {
          watching.setPlaying(false)
          watching.seek(at)
        }}
      >
        {turn}
      </button>
      <input
        aria-label={words.bookmarks.rename}
        value={name}
        placeholder={words.bookmarks.start}
        maxLength={120}
        onChange={event => bookmarks.rename(at, event.target.value)}
      />
      <button
        type="button"
        className="replay-tool"
        aria-label={words.bookmarks.remove(called)}
        title={words.bookmarks.remove(called)}
        onClick={() => bookmarks.toggle(at, name)}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  )
}
