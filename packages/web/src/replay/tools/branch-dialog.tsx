import type { Tale } from '@sandtable/room'
import { useEffect, useRef, useState } from 'react'
import { Choice } from '../../parts/choice.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Notice } from '../../parts/notice.tsx'
import { SideMark } from '../../parts/side-mark.tsx'
import { sayProblem } from '../../words/say-problem.ts'
import { whereIs } from '../places/places.ts'
import type { Replayable } from '../sources.ts'
import { sideOrder } from '../watch/order.ts'
import type { Watching } from '../watch/use-tale.ts'
import { replayWords } from '../words.ts'
import { playItOn, playItOut } from './branching.ts'
import '../../keys/keys.css'

interface BranchProps {
  readonly game: Replayable
  readonly tale: Tale
  readonly watching: Watching
  close(): void
}

type Seat = 'person' | 'computer'

/** What if: who plays on from here, or the computer plays it out; long because it is one sheet of markup. */
export function BranchDialog({ game, tale, watching, close }: BranchProps) {
  const words = replayWords.use()
  const dialog = useRef<HTMLDialogElement>(null)
  const [first = ''] = sideOrder(tale)
  const [seats, setSeats] = useState<{ readonly [side: string]: Seat }>(() =>
    Object.fromEntries(tale.sides.map(side => [side, side === first ? 'person' : 'computer'])),
  )
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const at = tale.settled.findLast(point => point <= watching.at) ?? null
  const place = whereIs(watching.places, at ?? 0)
  const isManned = Object.values(seats).includes('person')
  const go = async (how: typeof playItOn) => {
    if (busy || at === null) return
    setBusy(true)
    setProblem(null)
    await how({ game, tale, at, seats, title: words.branch.named(game.title, place.turn) }).catch(error => {
      setProblem(sayProblem(error))
      setBusy(false)
    })
  }
  return (
    <dialog ref={dialog} className="sheet-dialog branch-dialog" aria-label={words.branch.title} onClose={close}>
      <header>
        <h2>{words.branch.title}</h2>
        <button type="button" className="tool" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      {at === null ? (
        <p>{tale.settled.length === 0 ? words.branch.none : words.branch.early}</p>
      ) : (
        <>
          <p className="branch-from">{words.branch.from(place.turn, place.deed)}</p>
          <p>
            {at < watching.at && `${words.branch.moved} `}
            {words.branch.says}
          </p>
          <div className="branch-sides">
            {sideOrder(tale).map((side, i) => (
              <SeatRow
                key={side}
                name={game.names[side] ?? side}
                side={i}
                value={seats[side] ?? 'computer'}
                set={seat => setSeats(now => ({ ...now, [side]: seat }))}
              />
            ))}
          </div>
          <div className="row">
            {isManned && (
              <button type="button" className="button primary" aria-disabled={busy} onClick={() => void go(playItOn)}>
                {words.branch.hand}
              </button>
            )}
            <button type="button" className="button" aria-disabled={busy} onClick={() => void go(playItOut)}>
              {busy ? words.branch.working : words.branch.out}
            </button>
          </div>
        </>
      )}
      {problem && <Notice caution>{problem}</Notice>}
    </dialog>
  )
}

function SeatRow({ name, side, value, set }: { name: string; side: number; value: Seat; set(seat: Seat): void }) {
  const words = replayWords.use().branch
  return (
    <>
      <span className="branch-side">
        <SideMark side={side} />
        {name}
      </span>
      <Choice<Seat>
        title={`${words.sides}: ${name}`}
        quiet
        look="joined"
        value={value}
        onChange={set}
        options={[
          { value: 'person', label: words.person },
          { value: 'computer', label: words.computer },
        ]}
      />
    </>
  )
}
