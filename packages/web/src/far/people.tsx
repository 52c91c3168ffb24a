import type { Heard, Proposal } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { useWords } from '../language/index.ts'
import { Deed } from '../parts/deed.tsx'
import { useTable } from '../play/store.ts'
import { go } from '../route.ts'
import { farTell, useFar } from './far-table.ts'
import { nameAndPlaceOf, nameOf } from './names.ts'
import { Panel } from './panel.tsx'
import { agreeToRematch, seatForRematch } from './rematch.ts'
import { Clocks } from './timing.tsx'

/** Who else is at the table, what they propose, and whether the line is open. The rest is in a panel. */
export function Presence() {
  const { far, together, apart } = useWords()
  const table = useFar()
  const isOver = useTable(t => t.snapshot?.outcome != null)
  const readiness = useTable(t => t.snapshot?.readiness ?? null)
  const isOpen = table.talking
  const setOpen = (talking: boolean) => useFar.setState({ talking })
  const unread = useUnread(table.talk, isOpen)
  const { connected, company, card, seat, sending } = table
  if (!card || !company) return null
  const others = Object.keys(card.players).filter(one => one !== seat)
  const isAlone = (one: string) => Object.values(card.players).filter(side => side === card.players[one]).length === 1
  const given = (one: string) => (isAlone(one) ? together.replaced : together.gone)
  return (
    <aside className={connected ? 'far-presence' : 'far-presence lost'} aria-label={far.company}>
      {!connected && <p role="alert">{sending ? together.sending : far.lost}</p>}
      <ul>
        {others.map(one => {
          const here = company.here.includes(one)
          const how = company.left.includes(one) ? given(one) : here ? far.here : far.away
          return (
            <li key={one} className={here ? 'here' : 'away'}>
              {nameAndPlaceOf(one, table)}: {how}
            </li>
          )
        })}
        {company.watchers > 0 && <li className="here">{far.watching(company.watchers)}</li>}
      </ul>
      {readiness && <p className="far-ready">{together.ready(readiness.ready, readiness.of)}</p>}
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {together.open}
        {unread > 0 && ` (${together.unread(unread)})`}
      </button>
      {company.left.includes(seat) && (
        <p>
          {together.left} <Deed plain word={together.comeBack} act={() => farTell('comeBack')} />
        </p>
      )}
      {company.proposals.map(one => (
        <Proposed key={one.what} proposal={one} />
      ))}
      <JustDeclined />
      <RematchLink />
      <Clocks />
      {isOver && <a href={`#/replay/far/${table.game}`}>{apart.review.open}</a>}
      {isOpen && <Panel close={() => setOpen(false)} />}
    </aside>
  )
}

/** How many lines have come since the panel was last open. */
function useUnread(talk: readonly Heard[], isOpen: boolean): number {
  const seat = useFar(({ seat: own }) => own)
  const last = talk.at(-1)?.seq ?? -1
  const [read, setRead] = useState(last)
  useEffect(() => {
    if (isOpen) setRead(last)
  }, [isOpen, last])
  return talk.filter(({ seq, by, said }) => seq > read && by !== seat && 'text' in said).length
}

/** A proposal: whoever is asked answers it here, and whoever has made it may withdraw it. */
function Proposed({ proposal }: { readonly proposal: Proposal }) {
  const { together } = useWords()
  const table = useFar()
  const { what, by, of = '', open } = proposal
  const answer = (yes: boolean) => async () => {
    if (what === 'rematch' && yes) await agreeToRematch()
    else await farTell('answer', what, yes)
  }
  return (
    <div className="far-proposal" role="status">
      <p>{together.proposals[what]?.(nameOf(by, table), nameOf(of, table))}</p>
      {open.includes(table.seat) ? (
        <>
          <Deed word={together.agree} act={answer(true)} />
          <Deed word={together.decline} act={answer(false)} />
        </>
      ) : by === table.seat ? (
        <>
          <p className="quiet">{together.yours}</p>
          <Deed plain word={together.withdraw} act={answer(false)} />
        </>
      ) : null}
    </div>
  )
}

/** An offer that is declined does not merely vanish. */
function JustDeclined() {
  const { together } = useWords()
  const table = useFar()
  const { declined } = table.company ?? {}
  if (!declined || declined.by === table.seat) return null
  return <p role="status">{together.declined[declined.what](nameOf(declined.by, table))}</p>
}

/** The game that follows this one, once all have agreed. */
function RematchLink() {
  const { together } = useWords()
  const { company, game } = useFar()
  const next = company?.rematch
  if (!next || !game || !seatForRematch(game)) return null
  return (
    <button type="button" className="button" onClick={() => go(`#/far/${next}/${seatForRematch(game) ?? ''}`)}>
      {together.toRematch}
    </button>
  )
}
