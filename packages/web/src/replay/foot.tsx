import { useHint } from '../keys/bindings.ts'
import { Key } from '../keys/key.tsx'
import { Icon, type IconName } from '../parts/icon.tsx'
import { sideTokens } from '../parts/side-mark.tsx'
import { named } from '../screens/kept-words.ts'
import { sideOrder } from './order.ts'
import { after, before, type Mark, whereIs } from './places.ts'
import type { Tale } from './tale.ts'
import type { Watching } from './use-tale.ts'

interface FootProps {
  readonly watching: Watching
  readonly tale: Tale
  readonly names: { readonly [side: string]: string }
  readonly speed: number
  setSpeed(speed: number): void
}

const speeds = [0.5, 1, 2, 4, 8, 16] as const

/** Where one is, and the way to anywhere else. */
export function ReplayFoot({ watching, tale, names, speed, setSpeed }: FootProps) {
  const { at, places } = watching
  const where = whereIs(places, at)
  return (
    <footer className="replay-foot">
      <div className="replay-transport">
        <Transport watching={watching} />
        <label className="replay-speed">
          <span className="offscreen">Speed</span>
          <select value={speed} onChange={event => setSpeed(Number(event.target.value))}>
            {speeds.map(one => (
              <option key={one} value={one}>
                {one === 0.5 ? '½×' : `${one}×`}
              </option>
            ))}
          </select>
        </label>
        <p className="replay-where" role="status">
          {where}
        </p>
        <p className="replay-end">{tale.outcome && at === places.length ? outcomeOf(tale.outcome, names) : null}</p>
      </div>
      <Scrubber watching={watching} tale={tale} names={names} where={where} />
      <p className="replay-legend">
        <span>
          <svg viewBox="-6 -6 12 12" width="12" height="12" aria-hidden="true" className="casualty own">
            <path d={cross} />
          </svg>
          casualty
        </span>
        <span>
          <Key of="back" /> <Key of="forward" /> entry
        </span>
        <span>
          <Key of="lastDeed" /> <Key of="nextDeed" /> decision
        </span>
        <span>
          <Key of="lastTurn" /> <Key of="nextTurn" /> turn
        </span>
        <span className="replay-print" title="The same game has the same print on every machine.">
          Print {tale.print}
        </span>
      </p>
    </footer>
  )
}

const outcomeOf = (says: string, names: FootProps['names']): string =>
  named(
    says,
    Object.entries(names).map(([id, name]) => ({ id, name })),
  )

function Transport({ watching: { at, places, playing, seek, setPlaying } }: { readonly watching: Watching }) {
  const end = places.length
  const start = () => {
    if (!playing && at >= end) seek(0)
    setPlaying(!playing)
  }
  const to = (position: number) => {
    setPlaying(false)
    seek(position)
  }
  const [first, last] = [useHint('toStart'), useHint('toEnd')]
  const [previous, next, play] = [useHint('back'), useHint('forward'), useHint('play')]
  return (
    <>
      <Tool icon="first" says="To the beginning" hint={first} act={() => to(0)} />
      <Tool icon="back" says="Back" hint={previous} act={() => to(before(places.steps, at))} />
      <button
        type="button"
        className="replay-play"
        title={play}
        aria-label={playing ? 'Pause' : 'Play'}
        onClick={start}
      >
        <Icon name={playing ? 'pause' : 'play'} size={26} />
      </button>
      <Tool icon="next" says="On" hint={next} act={() => to(after(places.steps, at, end))} />
      <Tool icon="last" says="To the end" hint={last} act={() => to(end)} />
    </>
  )
}

function Tool({ icon, says, hint, act }: { icon: IconName; says: string; hint: string; act(): void }) {
  return (
    <button type="button" className="replay-tool" aria-label={says} title={hint} onClick={act}>
      <Icon name={icon} size={22} />
    </button>
  )
}

const cross = 'M-4 -4L4 4M4 -4L-4 4'

/** A real slider, with the turns and the fallen drawn over it. */
function Scrubber({
  watching,
  tale,
  names,
  where,
}: Pick<FootProps, 'watching' | 'tale' | 'names'> & { where: string }) {
  const { at, places, seek, setPlaying } = watching
  const share = (position: number): string => `${(100 * position) / Math.max(1, places.length)}%`
  return (
    <div className="scrubber">
      {places.marks.map(mark => (
        <ScrubMark
          key={`${mark.type} ${mark.at} ${mark.says}`}
          mark={mark}
          left={share(mark.at)}
          tale={tale}
          names={names}
        />
      ))}
      <div className="scrub-track">
        <div style={{ width: share(at) }} />
      </div>
      <input
        type="range"
        aria-label="Place in the game"
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

function ScrubMark({ mark, left, tale, names }: { mark: Mark; left: string } & Pick<FootProps, 'tale' | 'names'>) {
  if (mark.type === 'turn')
    return (
      <span className="scrub-turn numeral" style={{ left }} aria-hidden="true">
        {mark.says}
      </span>
    )
  const side = mark.side ?? ''
  return (
    <svg
      className={`scrub-mark casualty ${sideTokens[sideOrder(tale).indexOf(side)] ?? 'own'}`}
      style={{ left }}
      viewBox="-6 -6 12 12"
      width="13"
      height="13"
      role="img"
      aria-label={`${names[side] ?? side}: ${mark.says} falls`}
    >
      <path d={cross} />
    </svg>
  )
}
