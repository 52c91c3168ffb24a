import type { Tale } from '@sandtable/room'
import { useHint } from '../../keys/bindings.ts'
import { Key } from '../../keys/key.tsx'
import { written } from '../../language/numbers.ts'
import { Icon, type IconName } from '../../parts/icon.tsx'
import type { Bookmarks } from '../bookmarks/bookmarks.ts'
import { Curve, EstimateSays } from '../estimate/curve.tsx'
import type { Estimates } from '../estimate/use-estimates.ts'
import { after, before, whereIs } from '../places/places.ts'
import { replayWords } from '../words.ts'
import { MarkSign, Scrubber } from './scrubber.tsx'
import { sayIn } from './shown.ts'
import type { Watching } from './use-tale.ts'

interface FootProps {
  readonly watching: Watching
  readonly tale: Tale
  readonly names: { readonly [side: string]: string }
  readonly speed: number
  setSpeed(speed: number): void
  readonly bookmarks: Bookmarks
  readonly estimates: Estimates | null
}

const speeds = [0.5, 1, 2, 4, 8, 16] as const

/** Where one is, and the way to anywhere else. */
export function ReplayFoot({ watching, tale, names, speed, setSpeed, bookmarks, estimates }: FootProps) {
  const words = replayWords.use()
  const { at, places } = watching
  const { turn, deed, deeds, length } = whereIs(places, at)
  const where = words.where(turn, deed, deeds, written(at), written(length))
  return (
    <footer className="replay-foot">
      <div className="replay-transport">
        <Transport watching={watching} />
        <label className="replay-speed">
          <span className="offscreen">{words.speed}</span>
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
        <p className="replay-end">{tale.outcome && at === places.length ? sayIn(tale)(tale.outcome.says) : null}</p>
        {estimates && <EstimateSays estimates={estimates} watching={watching} tale={tale} names={names} />}
      </div>
      {estimates && <Curve estimates={estimates} watching={watching} tale={tale} />}
      <Scrubber watching={watching} tale={tale} names={names} where={where} bookmarks={bookmarks.list} />
      <p className="replay-legend">
        {(['casualty', 'flight', 'bookmark', 'objective'] as const).map(type => (
          <span key={type}>
            <MarkSign type={type} side={0} />
            {words.marks[type]}
          </span>
        ))}
        <span>
          <Key of="back" /> <Key of="forward" /> {words.keys.entry}
        </span>
        <span>
          <Key of="lastDeed" /> <Key of="nextDeed" /> {words.keys.deed}
        </span>
        <span>
          <Key of="lastTurn" /> <Key of="nextTurn" /> {words.keys.turn}
        </span>
        <span className="replay-print" title={words.printNote}>
          {words.print(tale.print)}
        </span>
      </p>
    </footer>
  )
}

function Transport({ watching: { at, places, playing, seek, setPlaying } }: { readonly watching: Watching }) {
  const words = replayWords.use()
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
      <Tool icon="first" says={words.first} hint={first} act={() => to(0)} />
      <Tool icon="back" says={words.back} hint={previous} act={() => to(before(places.steps, at))} />
      <button
        type="button"
        className="replay-play"
        title={play}
        aria-label={playing ? words.pause : words.play}
        onClick={start}
      >
        <Icon name={playing ? 'pause' : 'play'} size={26} />
      </button>
      <Tool icon="next" says={words.next} hint={next} act={() => to(after(places.steps, at, end))} />
      <Tool icon="last" says={words.last} hint={last} act={() => to(end)} />
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
