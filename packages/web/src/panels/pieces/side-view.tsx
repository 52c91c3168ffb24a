import { type Profile, type SightDrawing, text, the } from '@sandtable/kernel'
import { useTable } from '../../play/store.ts'
import { useSay } from '../prompt/reasons.tsx'
import './side-view.css'

const WIDE = 340
const HIGH = 96
const FOOT = 76

/** The line of sight from the side: what stands in its way, how high it is, and what stops it, by name. */
export function SideView() {
  const drawings = useTable(t => t.drawings)
  const sight = drawings.find((drawing): drawing is SightDrawing => drawing.type === 'sight')
  const say = useSay()
  if (!sight || sight.profile.length === 0) return null
  return (
    <figure className="side-view">
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say(sight.says)}>
        <Elevation profile={sight.profile} blocked={sight.sees === 'blocked'} />
      </svg>
      <figcaption>{say(sight.says)}</figcaption>
    </figure>
  )
}

function Elevation({ profile, blocked }: { readonly profile: Profile; readonly blocked: boolean }) {
  const { length, from, to, between } = profile
  const say = useSay()
  const tallest = Math.max(from.top, to.top, ...between.map(b => b.top), 1)
  const x = (along: number): number => 14 + (along / length) * (WIDE - 28)
  const y = (height: number): number => FOOT - (height / tallest) * (FOOT - 14)
  return (
    <>
      <line className="ground" x1={0} x2={WIDE} y1={FOOT} y2={FOOT} />
      {between.map(({ id, kind, enter, leave, base, top, blocks }) => (
        <g key={`${id} ${enter}`} className={blocks ? 'obstacle blocks' : 'obstacle'}>
          <rect
            x={x(enter) - 1.5}
            width={Math.max(3, x(leave) - x(enter))}
            y={y(top)}
            height={Math.max(2, y(base) - y(top))}
          />
          <text x={Math.min(Math.max(x((enter + leave) / 2), 40), WIDE - 40)} y={FOOT + 14} textAnchor="middle">
            {say(text`${the.term(kind)}`)}
          </text>
        </g>
      ))}
      <line className={blocked ? 'sight blocked' : 'sight'} x1={x(0)} y1={y(from.top)} x2={x(length)} y2={y(to.top)} />
      <Man x={x(0)} foot={y(from.ground)} head={y(from.top)} side="own" />
      <Man x={x(length)} foot={y(to.ground)} head={y(to.top)} side="foe" />
    </>
  )
}

function Man({
  x,
  foot,
  head,
  side,
}: {
  readonly x: number
  readonly foot: number
  readonly head: number
  readonly side: 'own' | 'foe'
}) {
  return (
    <g className={side}>
      <line x1={x} x2={x} y1={foot} y2={head} />
      {side === 'own' ? (
        <circle cx={x} cy={head} r={4} />
      ) : (
        <rect x={x - 4} y={head - 4} width={8} height={8} transform={`rotate(45 ${x} ${head})`} />
      )}
    </g>
  )
}
