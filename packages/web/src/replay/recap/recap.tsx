import { storyOfMissed, type Tale } from '@sandtable/room'
import { useEffect, useMemo } from 'react'
import { Key } from '../../keys/key.tsx'
import { useTable } from '../../play/store.ts'
import { useSettings } from '../../settings/settings.ts'
import { pointed } from '../watch/pointed.ts'
import { linesOf } from '../watch/shown.ts'
import { useTale, type Watching } from '../watch/use-tale.ts'
import { replayWords } from '../words.ts'
import './recap.css'

/** What is being watched, and of what it is told. */
export interface Recap extends Watching {
  readonly tale: Tale
}

/** A recap neither ends a game nor branches off from it. */
const untold = { outcome: null, verdicts: {}, options: {}, settled: [], notes: [], refused: [], print: '' } as const

/** The short replay of what has happened since this seat last decided; null when it is over, skipped, or there is none. */
export function useRecap(): Recap | null {
  const recap = useTable(table => table.recap)
  const facts = useTable(table => table.snapshot?.table)
  const seat = useTable(table => table.snapshot?.seat ?? '')
  const endRecap = useTable(table => table.endRecap)
  const speed = useSettings(settings => settings.speed)
  const tale = useMemo<Tale | null>(
    () => (recap && facts ? { ...facts, viewer: seat, story: storyOfMissed(recap), ...untold } : null),
    [recap, facts, seat],
  )
  const watching = useTale(tale, speed, true)
  const isOver = watching !== null && !watching.playing && watching.at === watching.places.length
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(endRecap, 900)
    return () => clearTimeout(timer)
  }, [isOver, endRecap])
  const { scene, at = 0 } = watching ?? {}
  const shown = useMemo(() => (scene && tale ? pointed(scene, tale, at) : null), [scene, tale, at])
  return watching && tale && shown && { ...watching, scene: shown, tale }
}

/** Says what is being shown, and can be skipped. Nothing waits for it: a decision ends it. */
export function RecapBar({ watching }: { readonly watching: Recap }) {
  const words = replayWords.use().since
  const endRecap = useTable(table => table.endRecap)
  const lines = useMemo(() => linesOf(watching.tale), [watching.tale])
  const now = lines.findLast(line => line.at < watching.at)
  const done = lines.filter(line => line.at < watching.at).length
  if (lines.length === 0) return null // nothing was missed
  return (
    <section className="recap" aria-label={words.title}>
      <p className="label">{words.count(done, lines.length)}</p>
      <p className="recap-line" aria-live="polite">
        {now?.text ?? words.before}
      </p>
      <button type="button" className="button" onClick={endRecap}>
        {words.skip} <Key of="skip" />
      </button>
    </section>
  )
}
