import { actorIn, type Id, sentence } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useEffect } from 'react'
import { LookingSays } from '../keys/looking-says.tsx'
import { usePlayKeys } from '../keys/play-deeds.ts'
import { useWords } from '../language/index.ts'
import { textWords } from '../language/text-words.ts'
import { Curtain } from '../play/curtain.tsx'
import { useTable } from '../play/store.ts'
import { textOf } from '../sets/index.ts'
import { speechOf } from '../words/speech.ts'
import { forgetAnswer } from './answer.ts'
import { Answered } from './answered.tsx'
import { Around, SheetText } from './around.tsx'
import { TextBar } from './bar.tsx'
import { CommandLine } from './command-line.tsx'
import { Live } from './live.tsx'
import { TextLog } from './log.tsx'
import { Pieces, Terrain } from './pieces.tsx'
import { TextPrompt } from './prompt.tsx'
import { Since } from './since.tsx'
import './text.css'

/** Nothing is looked at here: the keys that move the view are the page's own. */
const nothingDrawn = (): boolean => false

/** The same game as a page to be read: headings, lists, one command line, and nothing drawn. */
export default function TextPlay() {
  const text = textWords.use()
  const snapshot = useTable(t => t.snapshot)
  const curtain = useTable(t => t.curtain)
  const seat = snapshot?.seat
  usePlayKeys(nothingDrawn)
  useSeen()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a player who sits down does not see answers to another
  useEffect(() => forgetAnswer, [seat])
  if (!snapshot) return <main className="text-page">{text.setting}</main>
  if (curtain) return <Curtain />
  return (
    <div className="text-page">
      <Live />
      <TextBar snapshot={snapshot} />
      <div className="text-columns">
        <main aria-label={text.whole}>
          <Since />
          <TextPrompt snapshot={snapshot} />
          <Notice />
          <LookingSays />
          <CommandLine snapshot={snapshot} />
          <Answered snapshot={snapshot} />
        </main>
        <aside aria-label={text.onTable}>
          <Beside snapshot={snapshot} />
        </aside>
      </div>
    </div>
  )
}

/** Nothing moves here: what has happened is read, not watched. */
function useSeen(): void {
  const unseen = useTable(t => t.unseen)
  useEffect(() => {
    if (unseen.length > 0) useTable.getState().seen()
  }, [unseen])
}

function Beside({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const selected = useTable(t => t.selected)
  const drafted = useTable(t => t.draft && actorIn(t.draft, t.snapshot?.table.roles ?? {}))
  const { Aside } = textOf(snapshot.table.ruleset)
  const about = selected ?? drafted ?? snapshot.prompt?.about[0] ?? null
  const look = (piece: Id) => void useTable.getState().select(piece)
  return (
    <>
      {about !== null && (
        <section aria-label={text.ofWhom}>
          <Around snapshot={snapshot} piece={about} />
          <details>
            <summary>{text.sheetMore}</summary>
            <SheetText piece={about} />
          </details>
        </section>
      )}
      {Aside && <Aside snapshot={snapshot} />}
      <Goals snapshot={snapshot} />
      <TextLog snapshot={snapshot} />
      <section aria-labelledby="text-on-table">
        <h2 id="text-on-table">{text.onTable}</h2>
        <Pieces seen={snapshot} look={look} />
        <details>
          <summary>{text.ground}</summary>
          <Terrain seen={snapshot} />
        </details>
      </section>
    </>
  )
}

/** What one plays for, and how it stands. */
function Goals({ snapshot }: { readonly snapshot: Snapshot }) {
  const { orders } = useWords()
  const { names } = speechOf(snapshot)
  if (snapshot.goals.length === 0 || snapshot.outcome) return null
  return (
    <section aria-labelledby="text-orders">
      <h2 id="text-orders">{orders.title}</h2>
      <ul>
        {snapshot.goals.map(goal => (
          <li key={names.say(goal)}>{sentence(names.say(goal))}</li>
        ))}
      </ul>
    </section>
  )
}

function Notice() {
  const notice = useTable(t => t.notice)
  return notice ? (
    <p className="note" role="status">
      {notice}
    </p>
  ) : null
}
