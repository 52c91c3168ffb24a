import { useEffect, useRef, useState } from 'react'
import { SideMark } from '../parts/side-mark.tsx'
import './curtain.css'
import { useWords } from '../language/index.ts'

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
  const { curtain } = useWords()
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title">
      <div className="curtain-frame">
        <p className="curtain-top">
          <span className="numeral">Sandtable</span>
          <span>{title}</span>
        </p>
        <div className="curtain-middle">
          <p className="curtain-turn">
            <span>{curtain.turn}</span>
            <strong className="numeral">{turn}</strong>
          </p>
          <div className="curtain-words">
            <p>{curtain.covered}</p>
            <h1 id="curtain-title">{curtain.handOver(name)}</h1>
            <p>
              {curtain.whenOnly(name)} {opens}
            </p>
            <Hold name={name} side={side} open={open} />
          </div>
        </div>
        <dl className="curtain-foot">
          <div>
            <dt>{curtain.mayKnow}</dt>
            <dd>{facts}</dd>
          </div>
          <div>
            <dt>{curtain.kept}</dt>
            <dd>{curtain.keptWhat}</dd>
          </div>
        </dl>
      </div>
    </div>
  )
}

/** Held for a second by pointer or Space, or opened by Enter twice, for those who cannot hold; long because each of the three ways has its events. */
function Hold({ name, side, open }: Pick<CoverProps, 'name' | 'side' | 'open'>) {
  const { curtain } = useWords()
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
        aria-label={curtain.hold(name)}
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
        <strong aria-hidden="true">{curtain.hold(name)}</strong>
        <span id="hold-ways" role="status">
          <Keyed says={armed ? curtain.onceMore : curtain.ways} />
        </span>
      </p>
    </div>
  )
}

/** Words between bars are keys. */
function Keyed({ says }: { readonly says: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
  return says.split('|').map((part, i) => (i % 2 === 1 ? <kbd key={i}>{part}</kbd> : part))
}
