import type { Tale } from '@sandtable/room'
import { memo } from 'react'
import { sideTokens } from '../../parts/side-mark.tsx'
import type { Bookmark } from '../bookmarks/bookmarks.ts'
import type { Mark } from '../places/places.ts'
import { replayWords } from '../words.ts'
import { sideOrder } from './order.ts'
import type { Watching } from './use-tale.ts'

interface ScrubberProps {
  readonly watching: Watching
  readonly tale: Tale
  readonly names: { readonly [side: string]: string }
  readonly where: string
  readonly bookmarks: readonly Bookmark[]
}

/** A real slider that stops at entries, with the turns and what befell people drawn over it. Its keys are those of the replay. */
export function Scrubber({ watching, tale, names, where, bookmarks }: ScrubberProps) {
  const words = replayWords.use()
  const { at, places, seek, setPlaying } = watching
  const share = (position: number): string => `${(100 * position) / Math.max(1, places.length)}%`
  return (
    <div className="scrubber">
      <Marks marks={places.marks} length={places.length} tale={tale} names={names} />
      <div className="scrub-track">
        <div style={{ width: share(at) }} />
      </div>
      {bookmarks.map(({ at: place, name }) => (
        <span key={place} className="scrub-mark scrub-bookmark" style={{ left: share(place) }} title={name}>
          <MarkSign type="bookmark" side={0} />
        </span>
      ))}
      <input
        type="range"
        data-keys="pass"
        aria-label={words.place}
        aria-valuetext={where}
        min={0}
        max={places.length}
        value={at}
        onChange={event => {
          setPlaying(false)
          seek(Number(event.target.value))
        }}
      />
    </div>
  )
}

interface MarksProps extends Pick<ScrubberProps, 'tale' | 'names'> {
  readonly marks: readonly Mark[]
  readonly length: number
}

/** They stay as they are while the slider is dragged, so they are drawn once. */
const Marks = memo(function Marks({ marks, length, tale, names }: MarksProps) {
  const words = replayWords.use()
  const order = sideOrder(tale)
  return marks.map(mark => {
    const left = `${(100 * mark.at) / Math.max(1, length)}%`
    const key = `${mark.type} ${mark.at} ${mark.says}`
    if (mark.type === 'turn')
      return (
        <span key={key} className="scrub-turn numeral" style={{ left }} aria-hidden="true">
          {mark.says}
        </span>
      )
    const side = mark.side ?? ''
    const says = words.marked[mark.type](names[side] ?? side, mark.says)
    return (
      <span key={key} className={`scrub-mark ${mark.type}`} style={{ left }} role="img" aria-label={says} title={says}>
        <MarkSign type={mark.type} side={Math.max(0, order.indexOf(side))} />
      </span>
    )
  })
})

const paths = {
  casualty: 'M-4 -4L4 4M4 -4L-4 4',
  flight: 'M-4.5 -4.5L-.5 0L-4.5 4.5M.5 -4.5L4.5 0L.5 4.5',
  objective: 'M-4 5V-5H5L2.5 -2L5 1H-4',
  bookmark: 'M-3.5 -5H3.5V5L0 2L-3.5 5Z',
} as const

/** × casualty, » flight, flag objective, ribbon bookmark: each with a shape of its own, in the colour of its side. */
export function MarkSign({ type, side }: { readonly type: keyof typeof paths; readonly side: number }) {
  return (
    <svg
      className={`mark-sign ${type} ${sideTokens[side] ?? 'fourth'}`}
      viewBox="-6 -6 12 12"
      width="13"
      height="13"
      aria-hidden="true"
    >
      <path d={paths[type]} />
    </svg>
  )
}
