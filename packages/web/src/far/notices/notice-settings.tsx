import type { NoticeAddress, NoticeWays } from '@sandtable/room'
import { useEffect, useId, useState } from 'react'
import { useWords } from '../../language/index.ts'
import { Deed } from '../../parts/deed.tsx'
import { Notice } from '../../parts/notice.tsx'
import { sayProblem } from '../../words/say-problem.ts'
import { addNotice, hasPush, noticeWays, pushHere, stopNotice, useNotices } from './notify.ts'

/** How this player hears that it is their turn: one choice for all games. */
export default function NoticeSettings() {
  const { notices } = useWords().apart
  const { addresses } = useNotices()
  const [ways, setWays] = useState<NoticeWays | null>(null)
  useEffect(() => void noticeWays().then(setWays, () => {}), [])
  if (!ways) return null
  const isHere = addresses.some(({ type }) => type === 'push')
  return (
    <div className="far-notices">
      <ul>
        {addresses.map(address => (
          <li key={JSON.stringify(address)}>
            <span>{saidOf(address, notices.hereOn)}</span>
            <Deed plain word={notices.stop} act={() => stopNotice(address)} />
          </li>
        ))}
      </ul>
      {addresses.length === 0 && <p className="quiet">{notices.none}</p>}
      {!isHere &&
        (hasPush() ? (
          <InBrowser ways={ways} />
        ) : (
          <p className="quiet">{isSecureContext ? notices.impossible : notices.unsafe}</p>
        ))}
      {ways.mail && <Adding type="email" label={notices.mail} address={to => ({ type: 'mail', to })} />}
      <Adding type="url" label={notices.hook} address={url => ({ type: 'hook', url })} />
    </div>
  )
}

const saidOf = (address: NoticeAddress, here: string): string =>
  address.type === 'push' ? here : address.type === 'mail' ? address.to : address.url

function InBrowser({ ways }: { readonly ways: NoticeWays }) {
  const { notices } = useWords().apart
  const allow = async () => {
    const came = await pushHere(ways)
    if (came !== 'on') throw new Error(notices[came])
  }
  return <Deed word={notices.here} act={allow} />
}

interface AddingProps {
  readonly type: 'email' | 'url'
  readonly label: string
  address(text: string): NoticeAddress
}

function Adding({ type, label, address }: AddingProps) {
  const { notices } = useWords().apart
  const id = useId()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [asks, setAsks] = useState<string | null>(null)
  const add = async () => {
    setProblem(null)
    setAsks(null)
    try {
      const { isConfirmed } = await addNotice(address(text.trim()))
      if (!isConfirmed) setAsks(notices.confirm(text.trim()))
      setText('')
    } catch (error) {
      setProblem(sayProblem(error))
    }
  }
  return (
    <form
      className="far-adding"
      onSubmit={event => {
        event.preventDefault()
        void add()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <span className="row">
        <input id={id} type={type} required value={text} onChange={event => setText(event.target.value)} />
        <button type="submit" className="button">
          {notices.add}
        </button>
      </span>
      {asks && <Notice>{asks}</Notice>}
      {problem && <Notice caution>{problem}</Notice>}
    </form>
  )
}
