import { tell, wantedText } from '@sandtable/room'
import { useEffect, useRef, useState } from 'react'
import { words } from '../language/index.ts'
import { textWords } from '../language/text-words.ts'
import { verdict } from '../panels/prompt/over.tsx'
import { isAsked } from '../play/on-table.ts'
import { useTable } from '../play/store.ts'
import { useSettings } from '../settings/settings.ts'
import { speechOf } from '../words/speech.ts'
import { whose } from '../words/whose.ts'
import { aloud } from './aloud.ts'
import { isWanted } from './focus.ts'
import { gathered } from './news.ts'

/**
 * What is read out unasked: a new prompt at once and once, unless the focus goes to it anyway; what has happened politely, when the
 * others have done.
 */
export function Live() {
  const { prompt, news } = useSpoken()
  return (
    <>
      <p className="offscreen" role="alert">
        {prompt}
      </p>
      <p className="offscreen" role="status">
        {news}
      </p>
    </>
  )
}

function useSpoken(): { readonly prompt: string; readonly news: string } {
  const text = textWords.use()
  const snapshot = useTable(t => t.snapshot)
  const log = useTable(t => t.log)
  const [prompt, setPrompt] = useState('')
  const [news, setNews] = useState('')
  const heard = useRef<number | null>(null)
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (!snapshot) return
    const isNew = heard.current === null || snapshot.newsIsAll || heard.current > log.length
    if (isNew) heard.current = log.length // a player who sits down reads what was missed, and does not hear it as well
    if (snapshot.thinking || heard.current === null) return
    const lines = tell(log, speechOf(snapshot)).filter(({ at }) => at >= (heard.current ?? 0))
    heard.current = log.length
    const says = gathered(lines, snapshot.seat, useSettings.getState().speech)
    if (says) setNews(says)
  }, [snapshot, log])
  useEffect(() => {
    const key = snapshot?.prompt && isAsked(snapshot) ? JSON.stringify([snapshot.seat, snapshot.prompt]) : null
    if (key === asked.current) return
    asked.current = key
    if (snapshot?.outcome) setPrompt(`${words().over.title}. ${verdict(snapshot, snapshot.outcome)}`)
    if (!snapshot?.prompt || !key || isWanted()) return
    setPrompt(`${whose(snapshot)}. ${aloud(speechOf(snapshot).names.say(snapshot.prompt.says))}`)
  }, [snapshot])
  const wanted = snapshot?.wanted
  return { prompt: wanted ? text.roll(wanted.count, wantedText(wanted, speechOf(snapshot))) : prompt, news }
}
