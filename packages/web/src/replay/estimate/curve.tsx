import { estimateAt, type Tale } from '@sandtable/room'
import { inPercent } from '../../language/percent.ts'
import { sideTokens } from '../../parts/side-mark.tsx'
import { sideOrder } from '../watch/order.ts'
import type { Watching } from '../watch/use-tale.ts'
import { replayWords } from '../words.ts'
import type { Estimates } from './use-estimates.ts'
import './estimate.css'

/** High enough that a tenth can be seen. */
const HEIGHT = 100

interface CurveProps {
  readonly estimates: Estimates
  readonly watching: Watching
  readonly tale: Tale
}

/** The line of the estimates with their band, over the whole story; what is even is dashed. */
export function Curve({ estimates: { list, side }, watching: { at, places }, tale }: CurveProps) {
  const words = replayWords.use().estimate
  const now = estimateAt(list, at)
  if (list.length < 2 || !now) return null
  const end = Math.max(1, places.length)
  const even = HEIGHT - HEIGHT / tale.sides.length
  const point = (x: number, share: number): string => `${(1000 * x) / end},${HEIGHT - share * HEIGHT}`
  const line = list.map(one => point(one.at, one.share))
  const band = [...list.map(one => point(one.at, one.high)), ...list.map(one => point(one.at, one.low)).reverse()]
  const token = sideTokens[sideOrder(tale).indexOf(side)] ?? 'own'
  return (
    <div className={`estimate-curve ${token}`}>
      <svg viewBox={`0 0 1000 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <polygon className="estimate-band" points={band.join(' ')} />
        <line className="estimate-even" x1="0" x2="1000" y1={even} y2={even} />
        <polyline className="estimate-line" data-curve points={line.join(' ')} />
        <line className="estimate-now" x1={(1000 * at) / end} x2={(1000 * at) / end} y1="0" y2={HEIGHT} />
      </svg>
      <i className="estimate-dot" style={{ left: `${(100 * now.at) / end}%`, top: `${100 - 100 * now.share}%` }} />
      <span className="estimate-even-says" aria-hidden="true" style={{ top: `${even}%` }}>
        {words.even}
      </span>
    </div>
  )
}

interface SaysProps extends CurveProps {
  readonly names: { readonly [side: string]: string }
}

/** The estimate at this moment in words, and how to have one. */
export function EstimateSays({ estimates, watching, names }: SaysProps) {
  const words = replayWords.use().estimate
  const { list, side, running, start, stop } = estimates
  const now = estimateAt(list, watching.at)
  const percent = (share: number): number => Math.round(100 * share)
  return (
    <p className="replay-estimate">
      {now && (
        <span>
          {words.of(names[side] ?? side)} <strong className="numeral">{inPercent(percent(now.share))}</strong>{' '}
          <small>{words.between(percent(now.low), percent(now.high), now.games)}</small>
        </span>
      )}
      {(running || !now) && (
        <button type="button" className="button" title={words.note} onClick={running ? stop : start}>
          {running ? words.stop : words.start}
        </button>
      )}
    </p>
  )
}
