import { useEffect, useRef, useState } from 'react'
import { SideMark } from '../parts/side-mark.tsx'
import { useSaves } from '../saves.ts'
import { useTable } from '../store.ts'
import './curtain.css'

const holdFor = 1000

/** Covers everything while the screen is handed over. It shows only what both may know. */
export function Curtain() {
  const seat = useTable(table => table.curtain)
  const snapshot = useTable(table => table.snapshot)
  const sides = useSaves(saves => saves.current?.sides) ?? []
  if (!seat || !snapshot) return null
  const { table, view } = snapshot
  const name = sides.find(side => side.id === seat)?.name ?? seat
  const [game] = view.tables.game as readonly { readonly turn: number }[]
  const asked = snapshot.waitingFor.map(id => sides.find(side => side.id === id)?.name ?? id)
  return (
    <main className="curtain" aria-labelledby="curtain-title">
      <div className="curtain-frame">
        <p className="curtain-top">
          <span className="numeral">Sandtable</span>
          <span>{table.title}</span>
        </p>
        <div className="curtain-middle">
          <p className="curtain-turn">
            <span>Turn</span>
            <strong className="numeral">{game?.turn ?? ''}</strong>
          </p>
          <div className="curtain-words">
            <p>The table is covered.</p>
            <h1 id="curtain-title">Hand over to the {name} player.</h1>
            <p>
              When only the {name} player can see the screen, press and hold. The table opens on what has happened since
              that side last looked.
            </p>
            <Hold name={name} side={Math.max(0, table.sides.indexOf(seat))} />
          </div>
        </div>
        <dl className="curtain-foot">
          <div>
            <dt>Both may know</dt>
            <dd>
              It is turn {game?.turn}. {asked.join(' and ')} must decide.
            </dd>
          </div>
          <div>
            <dt>Kept from this screen</dt>
            <dd>everything that only one side has seen, and its log</dd>
          </div>
        </dl>
      </div>
    </main>
  )
}

/** Held for a second by pointer or Space, or opened by Enter twice, for those who cannot hold; long because each of the three ways has its events. */
function Hold({ name, side }: { readonly name: string; readonly side: number }) {
  const liftCurtain = useTable(table => table.liftCurtain)
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
    timer.current = window.setTimeout(() => void liftCurtain(), holdFor)
  }
  const release = () => {
    clearTimeout(timer.current)
    setHeld(false)
  }
  const enter = () => {
    if (armed) void liftCurtain()
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
