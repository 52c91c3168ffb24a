import { UMPIRE } from '@sandtable/kernel'
import { type Said as Shared, tell, WATCHER } from '@sandtable/room'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { GameError } from '../game/client.ts'
import { showOverlay } from '../keys/overlays.ts'
import { useWords } from '../language/index.ts'
import { Deed } from '../parts/deed.tsx'
import { download, fileName } from '../parts/download.ts'
import { pieceOf } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'
import { hasTool, takeTool, useTool } from '../touch/tool.ts'
import { speechOf } from '../words/speech.ts'
import { farTell, useFar } from './far-table.ts'
import { Invitation } from './invitations.tsx'
import { keptSeat } from './kept-seats.ts'
import { NameForm } from './name-form.tsx'
import { nameOf } from './names.ts'
import { proposeRematch } from './rematch.ts'
import { StandingReaction } from './timing.tsx'

/** Everything that people at one game do with each other. */
export function Panel({ close }: { close(): void }) {
  const { together } = useWords()
  const { seat } = useFar()
  return (
    <section className="far-panel" aria-label={together.title}>
      <header>
        <h2>{together.title}</h2>
        <button type="button" className="link" onClick={close}>
          {together.close}
        </button>
      </header>
      <div className="far-parts">
        <StandingReaction />
        <Talk />
        {seat !== WATCHER && seat !== UMPIRE && <Agreements />}
        <Seat />
      </div>
    </section>
  )
}

const isToSide = (said: Shared): boolean => 'to' in said && said.to === 'side'

/** The lines so far; a new one scrolls into view. */
function Said() {
  const { together } = useWords()
  const table = useFar()
  const { talk } = table
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line scrolls into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight }) // newer browsers return a promise
  }, [talk.length])
  return (
    <ol className="far-talk" ref={list} aria-live="polite">
      {talk.length === 0 && <li className="quiet">{together.noTalk}</li>}
      {talk.slice(-100).map(({ seq, by, said }) => (
        <li key={seq}>
          <b>{together.said(nameOf(by, table))}</b>{' '}
          {'text' in said ? said.text : 'ping' in said ? together.pointed : together.ruled}
          {isToSide(said) && <span className="quiet"> ({together.toSide})</span>}
        </li>
      ))}
    </ol>
  )
}

/** What was said, and what one says. A place or a ruler is shown only to those one shows it to. */
function Talk() {
  const { together } = useWords()
  const { shares, seat, card } = useFar()
  const ruler = useTable(t => t.ruler)
  const isPointing = useTool(({ tool }) => tool === 'ping')
  const [line, setLine] = useState('')
  const [to, setTo] = useState<'all' | 'side'>('all')
  const send = async () => {
    const text = line.trim()
    if (text === '') return
    setLine('')
    await farTell('say', { text, to })
  }
  return (
    <Part title={together.talk}>
      <Said />
      <form
        onSubmit={event => {
          event.preventDefault()
          void send().catch(error => useTable.getState().say(String(error.message)))
        }}
      >
        <input
          aria-label={together.line}
          placeholder={together.line}
          value={line}
          maxLength={500}
          onChange={event => setLine(event.target.value)}
        />
        <button type="submit" className="button">
          {together.send}
        </button>
      </form>
      {shares && (
        <select aria-label={together.toAll} value={to} onChange={event => setTo(event.target.value as 'all' | 'side')}>
          <option value="all">{together.toAll}</option>
          <option value="side">{together.toSide}</option>
        </select>
      )}
      {seat === WATCHER && !card?.watching.talk && <p className="quiet">{together.amongSpectators}</p>}
      <p className="row">
        <button
          type="button"
          className="button"
          aria-pressed={isPointing}
          onClick={() => takeTool(hasTool('ping') ? null : 'ping')}
        >
          {isPointing ? together.pointNow : together.point}
        </button>
        {ruler && (
          <Deed plain word={together.shareRuler} act={() => farTell('say', { ruler: [ruler.from, ruler.to] })} />
        )}
      </p>
    </Part>
  )
}

/** What one may propose to the others. */
function Agreements() {
  const { together } = useWords()
  const table = useFar()
  const isOver = useTable(t => t.snapshot?.outcome != null)
  const [resigning, setResigning] = useState(false)
  const { card, company, seat, side } = table
  if (!card || !company) return null
  const others = Object.keys(card.players).filter(one => one !== seat && one !== UMPIRE)
  const away = others.filter(one => !company.here.includes(one) && !company.left.includes(one))
  const open = new Set(company.proposals.map(({ what }) => what))
  if (isOver)
    return open.has('rematch') || company.rematch ? null : (
      <Part title={together.agreements}>
        <Deed plain word={together.rematch} act={proposeRematch} />
      </Part>
    )
  return (
    <Part title={together.agreements}>
      {!open.has('take back') && <Deed plain word={together.takeBack} act={() => farTell('propose', 'take back')} />}
      {others.length > 0 && !open.has('draw') && (
        <Deed plain word={together.draw} act={() => farTell('propose', 'draw')} />
      )}
      {away.map(one => (
        <Deed
          key={one}
          plain
          word={
            card.players[one] === side ? together.takeUnits(nameOf(one, table)) : together.takeOver(nameOf(one, table))
          }
          act={() => farTell('propose', 'take over', { of: one })}
        />
      ))}
      {resigning ? (
        <p className="row">
          {together.really}
          <Deed plain word={together.yesResign} act={() => farTell('propose', 'resign')} />
          <button type="button" className="link" onClick={() => setResigning(false)}>
            {together.keepOn}
          </button>
        </p>
      ) : (
        <button type="button" className="link" onClick={() => setResigning(true)}>
          {together.resign}
        </button>
      )}
    </Part>
  )
}

/** One's own name, the way to another device, and what one takes home. */
function Seat() {
  const { together, far } = useWords()
  const table = useFar()
  const { card, seat, game } = table
  const isOver = useTable(t => t.snapshot?.outcome != null)
  const [shown, setShown] = useState(false)
  const secret = game ? keptSeat(game)?.secret : undefined
  if (!card || !game) return null
  return (
    <Part title={together.seat}>
      {seat !== WATCHER && <NameForm />}
      {table.shares && <OwnUnits />}
      {seat === UMPIRE && (
        <button type="button" className="link" onClick={() => showOverlay('umpire')}>
          {together.umpireTool}
        </button>
      )}
      {isOver ? (
        <Deed plain word={far.download} act={() => giveGame(card.title)} />
      ) : (
        <>
          <Deed plain word={together.soFar} act={() => giveSoFar(card.title)} />
          <p className="quiet">{together.soFarAbout}</p>
        </>
      )}
      {secret && (
        <button type="button" className="link" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {together.another}
        </button>
      )}
      {shown && secret && (
        <>
          <p className="quiet">{together.anotherAbout}</p>
          <Invitation game={game} secret={secret} name={nameOf(seat, table)} />
        </>
      )}
    </Part>
  )
}

/** On a shared side: which units are one's own, and how to hand one over. */
function OwnUnits() {
  const { together } = useWords()
  const table = useFar()
  const snapshot = useTable(t => t.snapshot)
  const selected = useTable(t => t.selected)
  const { shares, seat } = table
  if (!snapshot || !shares) return null
  const { names } = speechOf(snapshot)
  const own = shares[seat] ?? []
  const units = new Set((snapshot.view.tables.unit as readonly { readonly id: string }[]).map(({ id }) => id))
  const piece = pieceOf(snapshot, selected) as { readonly id: string; readonly unit?: string | null } | undefined
  const unit = [piece?.unit, piece?.id].find(id => id && own.includes(id))
  return (
    <>
      <p>
        {together.units}: {own.map(id => (units.has(id) ? names.unit(id) : names.piece(id))).join(', ')}
      </p>
      {unit &&
        Object.keys(shares)
          .filter(other => other !== seat)
          .map(other => (
            <Deed
              key={other}
              plain
              word={together.handOver(nameOf(other, table))}
              act={() => farTell('give', unit, other)}
            />
          ))}
    </>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className="far-part">
    <h3>{title}</h3>
    {children}
  </div>
)

/** The game as far as this seat may have it: a file to go on with at home, or what it was told where something is hidden. */
async function giveSoFar(title: string): Promise<void> {
  try {
    await giveGame(title)
  } catch (error) {
    if (!(error instanceof GameError && error.code === 'NET-4')) throw error
    giveLog(title)
  }
}

/** The whole game as a file, with all its secrets if it is over. */
async function giveGame(title: string): Promise<void> {
  const save = await useTable.getState().client?.ask('save')
  if (save) download(new Blob([save], { type: 'text/plain' }), `${fileName(title)}.sandtable`)
}

/** What this seat was told until now, in sentences. */
function giveLog(title: string): void {
  const { snapshot, log } = useTable.getState()
  if (!snapshot) return
  const lines = tell(log, speechOf(snapshot)).map(({ text }) => text)
  download(new Blob([`${title}\n\n${lines.join('\n')}\n`], { type: 'text/plain' }), `${fileName(title)}.txt`)
}
