import { WATCHER } from '@sandtable/room'
import { lazy, Suspense, useState } from 'react'
import { useWords } from '../language/index.ts'
import { Notice } from '../parts/notice.tsx'
import { useFar } from './far-table.ts'
import { keptSeat } from './kept-seats.ts'
import { NameForm } from './name-form.tsx'
import { nameAndPlaceOf } from './names.ts'
import { useReach } from './reach.ts'
import './far.css'

const QrCode = lazy(async () => ({ default: (await import('./qr.tsx')).QrCode }))

/** Before the game: who has sat down, and the links for those who have not. */
export function Gathering({ game }: { readonly game: string }) {
  const { far, apart, together } = useWords()
  const { card, company, seat } = useFar()
  const { isAlone } = useReach()
  const made = keptSeat(game)?.made
  if (!card) return <p>{far.connecting}</p>
  const people = Object.keys(card.players)
  const isInviting = people.some(side => side !== seat && made?.seats[side])
  return (
    <>
      <h1>{card.title}</h1>
      {seat === WATCHER && card.watching.delay > 0 && <p>{together.late(card.watching.delay / 60)}</p>}
      <p className="far-lead">{card.quick ? apart.lobby.waits : isInviting ? far.begins : apart.begins}</p>
      {card.pace && <p className="quiet">{[...apart.paces[card.pace]].join(': ')}</p>}
      {made && isAlone && <Notice caution>{far.alone}</Notice>}
      <ul className="far-seats">
        {people.map(side => {
          const name = nameAndPlaceOf(side, { card, company })
          const secret = side === seat ? undefined : made?.seats[side]
          const how = company?.here.includes(side) ? far.here : company?.sat.includes(side) ? far.away : far.awaited
          return (
            <li key={side}>
              <h2>{name}</h2>
              <p className="quiet">{side === seat ? far.you : how}</p>
              {side === seat && <NameForm />}
              {secret && <Invitation game={game} secret={secret} name={name} />}
            </li>
          )
        })}
        {made && (
          <li>
            <h2>{far.watchers}</h2>
            <p className="quiet">{far.watching(company?.watchers ?? 0)}</p>
            <Invitation game={game} secret={made.watch} name={far.watchers} />
          </li>
        )}
      </ul>
      <p className="quiet far-seal">{far.seal(card.seal)}</p>
    </>
  )
}

interface InvitationProps {
  readonly game: string
  readonly secret: string
  /** Whose seat it is. */
  readonly name: string
}

/** A link to send, to copy or to scan. Whoever has it sits there. */
export function Invitation({ game, secret, name }: InvitationProps) {
  const { far } = useWords()
  const { linkTo } = useReach()
  const link = linkTo(game, secret)
  const [copied, setCopied] = useState(false)
  const [code, setCode] = useState(false)
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true))
  return (
    <div className="far-link">
      <input readOnly value={link} aria-label={far.linkFor(name)} onFocus={event => event.target.select()} />
      <p className="row">
        {/* a page that is not served safely may not use the clipboard */}
        {navigator.clipboard && (
          <button type="button" className="button" onClick={() => void copy()}>
            {copied ? far.copied : far.copy}
          </button>
        )}
        <button type="button" className="button" aria-expanded={code} onClick={() => setCode(!code)}>
          {far.code}
        </button>
      </p>
      {code && (
        <Suspense>
          <QrCode link={link} label={far.codeFor(name)} />
        </Suspense>
      )}
    </div>
  )
}
