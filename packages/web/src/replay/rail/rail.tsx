import type { Line, Tale } from '@sandtable/room'
import { useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import type { Bookmarks } from '../bookmarks/bookmarks.ts'
import { ReplayLog } from '../watch/log.tsx'
import type { Watching } from '../watch/use-tale.ts'
import { replayWords } from '../words.ts'
import { BookmarkList } from './bookmark-list.tsx'
import { DeedList } from './deed-list.tsx'
import { TurningList } from './turning-list.tsx'
import './rail.css'

interface RailProps {
  readonly lines: readonly Line[]
  readonly watching: Watching
  readonly names: { readonly [side: string]: string }
  readonly tale: Tale
  readonly bookmarks: Bookmarks
  mark(): void
}

/** Ways into the game: one's bookmarks, where it turned, what was said, who acted when. */
export function ReplayRail({ lines, watching, names, tale, bookmarks, mark }: RailProps) {
  const words = replayWords.use()
  const [list, setList] = useState<'log' | 'deeds'>('log')
  return (
    <aside className="rail replay-rail" aria-label={words.rail.label}>
      <BookmarkList bookmarks={bookmarks} mark={mark} watching={watching} />
      <TurningList tale={tale} watching={watching} names={names} />
      <section className="replay-told" aria-label={words.rail[list]}>
        <Choice
          title={words.rail.which}
          quiet
          look="joined"
          value={list}
          onChange={setList}
          options={[
            { value: 'log', label: words.rail.log },
            { value: 'deeds', label: words.rail.deeds },
          ]}
        />
        {list === 'log' ? (
          <ReplayLog lines={lines} watching={watching} names={names} tale={tale} />
        ) : (
          <DeedList lines={lines} watching={watching} tale={tale} />
        )}
      </section>
    </aside>
  )
}
