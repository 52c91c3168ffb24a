import type { Share } from '@sandtable/lab'
import { scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import { sideTokens } from '../../parts/side-mark.tsx'

/** What part of the whole scale a group of bars shows. */
export interface Window {
  readonly low: number
  readonly high: number
}

/** Wide enough for all intervals and what is due, in tens of a hundred. */
export function windowOf(shares: readonly Share[], due: number): Window {
  const low = Math.min(due - 0.2, ...shares.map(share => share.low))
  const high = Math.max(due + 0.2, ...shares.map(share => share.high))
  return { low: Math.max(0, Math.floor(low * 10) / 10), high: Math.min(1, Math.ceil(high * 10) / 10) }
}

const [WIDE, HIGH] = [200, 20]

interface IntervalProps {
  readonly share: Share
  readonly window: Window
  /** A thin line where an even share would be; none if missing. */
  readonly due?: number
  readonly side: number
  readonly says: string
}

/** An interval as a bar, with a stroke at the share itself. */
export function IntervalBar({ share, window, due, side, says }: IntervalProps) {
  const x = scaleLinear<number>({ domain: [window.low, window.high], range: [0, WIDE], clamp: true })
  return (
    <svg className="interval" viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={says} preserveAspectRatio="none">
      <Bar className="interval-room" width={WIDE} height={HIGH} />
      <Bar
        className={`interval-bar ${sideTokens[side] ?? 'fourth'}`}
        x={x(share.low)}
        y={3}
        width={Math.max(1, x(share.high) - x(share.low))}
        height={HIGH - 6}
      />
      {due !== undefined && <Line className="interval-due" from={{ x: x(due), y: 0 }} to={{ x: x(due), y: HIGH }} />}
      <Line className="interval-share" from={{ x: x(share.share), y: 0 }} to={{ x: x(share.share), y: HIGH }} />
    </svg>
  )
}

/** The numbers over a group of bars. */
export function IntervalScale({ window }: { readonly window: Window }) {
  const x = scaleLinear<number>({ domain: [window.low, window.high], range: [0, 100] })
  const tens = x.ticks(5)
  return (
    <span className="interval-scale label" aria-hidden="true">
      {tens.map((tick, i) => (
        <span key={tick} style={{ left: `${x(tick)}%` }}>
          {Math.round(tick * 100)}
          {i === tens.length - 1 && '%'}
        </span>
      ))}
    </span>
  )
}

/** How the second side's bars are hatched: a side is told by more than its colour. Once on a page. */
export const Hatching = () => (
  <svg className="offscreen" aria-hidden="true">
    <defs>
      {['foe', 'third', 'fourth'].map((token, i) => (
        <pattern
          key={token}
          id={`hatch-${token}`}
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${[45, -45, 90][i]})`}
        >
          <rect width="5" height="5" style={{ fill: `var(--${token})` }} />
          <rect width="1.3" height="5" className="hatch" />
        </pattern>
      ))}
    </defs>
  </svg>
)
