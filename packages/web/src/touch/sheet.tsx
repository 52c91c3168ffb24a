import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useWords } from '../language/index.ts'
import { useTable } from '../play/store.ts'
import { PHONE, SHEET, useMedia } from './media.ts'
import { besideOf, heightsOf, type Open, restingAt, steps } from './sheet-heights.ts'
import './sheet.css'

/** The rail as a sheet below the table: how far it is open, and how high it is while a hand drags it. */
export interface Sheet {
  readonly open: Open
  /** For the whole screen: its rows follow the sheet at rest, the sheet itself the hand. */
  readonly style: CSSProperties
  setOpen(open: Open): void
  setHeight(height: number | null): void
}

/** Null where there is room for a rail beside the table. */
export function useSheet(): Sheet | null {
  const isSheet = useMedia(SHEET)
  const isPhone = useMedia(PHONE)
  const [open, setOpen] = useState<Open>('half')
  const [height, setHeight] = useState<number | null>(null)
  if (!isSheet) return null
  const heights = heightsOf(isPhone)
  const style = {
    // a sheet that covers the table leaves it as large as it was
    '--sheet-rest': heights[open === 'full' ? 'half' : open],
    '--sheet-now': height === null ? heights[open] : `${height}px`,
  } as CSSProperties
  return { open, style, setOpen, setHeight }
}

/** What is asked, dice and log: a rail beside the table, or a sheet below it. */
export function Rail({
  sheet,
  label,
  playing,
  children,
}: {
  sheet: Sheet | null
  label: string
  /** The table still shows what others did: nothing is asked before it has been seen. */
  playing: boolean
  children: ReactNode
}) {
  const { play } = useWords()
  const body = useRef<HTMLDivElement>(null)
  const selected = useTable(t => t.selected)
  const prompt = useTable(t => t.snapshot?.prompt)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new stands on top
  useEffect(() => void body.current?.scrollTo({ top: 0 }), [selected, prompt])
  return (
    <aside className="rail" aria-label={label} data-open={sheet?.open}>
      {sheet && <Handle sheet={sheet} />}
      {playing && (
        <p className="catching-up" role="status">
          {play.catchingUp}
        </p>
      )}
      <div ref={body} className="rail-body" inert={playing}>
        {children}
      </div>
    </aside>
  )
}

/** Less than this is a tap. */
const SLOP = 6

/** Dragged, tapped, or moved with the arrow keys. */
function Handle({ sheet: { open, setOpen, setHeight } }: { readonly sheet: Sheet }) {
  const words = useWords().touch
  const drag = useRef<{ readonly from: number; readonly high: number; y: number; time: number; speed: number } | null>(
    null,
  )
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    const high = event.currentTarget.parentElement?.offsetHeight ?? 0
    drag.current = { from: event.clientY, high, y: event.clientY, time: event.timeStamp, speed: 0 }
  }
  const move = (event: PointerEvent) => {
    const { current } = drag
    if (!current || Math.abs(event.clientY - current.from) < SLOP) return
    const speed = (current.y - event.clientY) / Math.max(1, event.timeStamp - current.time)
    drag.current = { ...current, y: event.clientY, time: event.timeStamp, speed }
    setHeight(current.high + current.from - event.clientY)
  }
  const up = (event: PointerEvent) => {
    const { current } = drag
    drag.current = null
    setHeight(null)
    if (!current) return
    const moved = current.from - event.clientY
    if (Math.abs(moved) >= SLOP) setOpen(restingAt(current.high + moved, current.speed))
    else setOpen(open === 'half' ? 'full' : 'half')
  }
  const pressed = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (step !== 0) setOpen(besideOf(open, step))
    else if (event.key === 'Enter' || event.key === ' ') setOpen(open === 'half' ? 'full' : 'half')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label={words.sheet[open]}
      aria-expanded={open !== steps[0]}
      title={words.sheetHint}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        drag.current = null
        setHeight(null)
      }}
      onKeyDown={pressed}
    />
  )
}
