import type { MailWord } from '@sandtable/room'
import { useState } from 'react'
import { useWords } from '../../language/index.ts'
import { Bar } from '../../parts/bar.tsx'
import { Deed } from '../../parts/deed.tsx'
import { Notice } from '../../parts/notice.tsx'
import { asked } from '../asking.ts'
import '../far.css'

interface MailProps {
  readonly to: string
  readonly token: string
  /** The link was the one by which mail is ended. */
  readonly off: boolean
}

/** Where a link in a mail leads: whoever reads it says whether they want mail at this address. A link alone does nothing. */
export default function MailScreen({ to, token, off }: MailProps) {
  const words = useWords().apart.mail
  const [said, setSaid] = useState<boolean | null>(null)
  const say = (wants: boolean) => async () => {
    const word: MailWord = { to, token, wants }
    await asked('notices/mail', word)
    setSaid(wants)
  }
  return (
    <>
      <Bar />
      <main className="lobby">
        <h1>{words.title}</h1>
        <p className="reading">{words.asks(to)}</p>
        {said === null ? (
          <div className="lobby-quick mail-choice">
            <Deed primary={!off} word={words.yes} act={say(true)} />
            <Deed primary={off} word={words.no} act={say(false)} />
          </div>
        ) : (
          <Notice>{said ? words.wanted : words.refused}</Notice>
        )}
      </main>
    </>
  )
}
