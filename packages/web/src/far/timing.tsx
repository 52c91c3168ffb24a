import { UMPIRE } from '@sandtable/kernel'
import { type Card, type Reaction, WATCHER } from '@sandtable/room'
import { useEffect, useState } from 'react'
import { useWords } from '../language/index.ts'
import { useTable } from '../play/store.ts'
import type { FarClient } from './far-game.ts'
import { useFar } from './far-table.ts'
import { sideName } from './side-name.ts'

/** The clocks, where a game far apart has them, as long as it is played. */
export function Clocks() {
  const { timing, card } = useFar()
  const isOver = useTable(table => table.snapshot?.outcome != null)
  return timing?.clocks && card && !isOver ? <ClockFaces card={card} /> : null
}

/** What each side has left; a clock that runs is told once a second. */
function ClockFaces({ card }: { readonly card: Card }) {
  const { apart } = useWords()
  const timing = useFar(far => far.timing)
  const [, tick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => tick(n => n + 1), 500)
    return () => clearInterval(timer)
  }, [])
  if (!timing?.clocks) return null
  const { left, running } = timing.clocks
  const used = performance.now() - timing.at
  return (
    <ul className="far-clocks">
      {Object.keys(left).map(side => {
        const runs = running.includes(side)
        const now = Math.max(0, (left[side] ?? 0) - (runs ? used : 0))
        return (
          <li key={side} className={runs ? 'runs' : undefined}>
            {apart.clockOf(sideName(side, card), faceOf(now))}
          </li>
        )
      })}
    </ul>
  )
}

/** 2:05:09 or 5:09; days are spelt out as hours. */
export function faceOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (n: number): string => String(n).padStart(2, '0')
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`
}

const percentages = [10, 25, 33, 50, 67, 75, 90]

/** Always, never, or only with so much of a chance; the server keeps to it while its player is away. */
export function StandingReaction() {
  const { reactions } = useWords().apart
  const { timing, seat } = useFar()
  const reacts = useTable(table => Object.values(table.snapshot?.table.purposes ?? {}).includes('answer'))
  const isOver = useTable(table => table.snapshot?.outcome != null)
  if (!timing || !reacts || isOver || seat === WATCHER || seat === UMPIRE) return null
  const set = (text: string) => {
    const order = (/^\d+$/.test(text) ? Number(text) : text) as Reaction
    void (useTable.getState().client as FarClient | null)?.tell('react', order).catch(() => {})
  }
  return (
    <label className="far-part far-reaction">
      {reactions.title}
      <select value={String(timing.reaction)} onChange={event => set(event.target.value)}>
        <option value="ask">{reactions.ask}</option>
        <option value="always">{reactions.always}</option>
        <option value="never">{reactions.never}</option>
        {percentages.map(n => (
          <option key={n} value={n}>
            {reactions.odds} {reactions.percent(n)}
          </option>
        ))}
      </select>
      <span className="quiet">{reactions.says}</span>
    </label>
  )
}
