import { useEffect, useRef, useState } from 'react'
import { SideMark } from '../parts/side-mark.tsx'
import './curtain.css'

const holdFor = 1000

interface CoverProps {
  readonly title: string
  readonly turn: number | null
  /** Whose seat is next, and which of the sides that is. */
  readonly name: string
  readonly side: number
  /** What will be seen first. */
  readonly opens: string
  /** What everybody may know. */
  readonly facts: string
  open(): void
}

/** Covers everything while the screen is handed over. It shows only what all may know. */
export function Cover({ title, turn, name, side, opens, facts, open }: CoverProps) {
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div className="curtain-frame">
        <p className="curtain-top">
          <span className="numeral">Sandtable</span>
          <span>{title}</span>
        </p>
        <div className="curtain-middle">
          <p className="curtain-turn">
            <span>Turn</span>
            <strong className="numeral">{turn}</strong>
          </p>
          <div className="curtain-words">
            <p>The table is covered.</p>
            <h1 id="curtain-title">Hand over to the {name} player.</h1>
            <p>
              When only the {name} player can see the screen, press and hold. {opens}
            </p>
            <Hold name={name} side={side} open={open} />
          </div>
        </div>
        <dl className="curtain-foot">
          <div>
            <dt>Everybody may know</dt>
            <dd>{facts}</dd>
          </div>
          <div>
            <dt>Kept from this screen</dt>
            <dd>everything that only one side has seen, and its log</dd>
          </div>
        </dl>
      </div>
    </div>
  )
}

/** Held for a second by pointer or Space, or opened by Enter twice, for those who cannot hold; long because each of the three ways has its events. */
function Hold({ name, side, open }: Pick<CoverProps, 'name' | 'side' | 'open'>) {
  const button = useRef<HTMLButtonElement>(null)
  const timer = useRef(0)
  const [held, setHeld] = useState(false)
  const [armed, setArmed] = useState(false)
  useEffect(() => {
    button.current?.focus()
    return () => clearTimeout(timer.current)
  }, [])
  const hold = () => {
    if (held) return
    setHeld(true)
    timer.current = window.setTimeout(open, holdFor)
  }
  const release = () => {
    clearTimeout(timer.current)
    setHeld(false)
  }
  const enter = () => {
    if (armed) open()
    setArmed(true)
  }
  return (
    <div className="curtain-hold">
      <button
        ref={button}
        type="button"
        className={held ? 'hold held' : 'hold'}
        aria-label={`Hold to open as ${name}`}
        aria-describedby="hold-ways"
        onPointerDown={hold}
        onPointerUp={release}
        onPointerLeave={release}
        onBlur={release}
        onKeyDown={event => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          event.preventDefault()
          if (event.repeat) return
          if (event.key === ' ') hold()
          else enter()
        }}
        onKeyUp={event => event.key === ' ' && release()}
      >
        <svg viewBox="0 0 96 96" aria-hidden="true">
          <circle cx="48" cy="48" r="44" />
          <circle className="progress" cx="48" cy="48" r="44" pathLength={1} />
        </svg>
        <SideMark side={side} size={30} />
      </button>
      <p>
        <strong aria-hidden="true">Hold to open as {name}</strong>
        <span id="hold-ways" role="status">
          {armed ? (
            <>
              press <kbd>Enter</kbd> once more
            </>
          ) : (
            <>
              one second, or hold <kbd>Space</kbd>, or <kbd>Enter</kbd> twice
            </>
          )}
        </span>
      </p>
    </div>
  )
}
