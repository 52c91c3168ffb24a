import { capital, spoken } from '@sandtable/kernel'
import type { LabReport, PlaceTold } from '@sandtable/lab'
import { scaleBand } from '@visx/scale'
import { Bar } from '@visx/shape'
import { RULES } from '../../language/index.ts'
import { sideTokens } from '../../parts/side-mark.tsx'
import { labWords } from '../words.ts'

/** Which places fell when: who held them after each turn, as a share of the games. */
export function PlacesPart({ report }: { readonly report: LabReport }) {
  const words = labWords.use()
  const { findings } = report
  if (findings.places.length === 0) return null
  return (
    <section aria-labelledby="places">
      <h2 id="places">{words.places.title}</h2>
      {findings.places.map(place => (
        <div key={place.place} className="place">
          <h3 lang={RULES}>{capital(spoken(place.place))}</h3>
          <Held place={place} report={report} />
          <p className="quiet">
            {place.fellIn === null ? words.places.never : words.places.fell(place.fell, findings.games, place.fellIn)}
          </p>
        </div>
      ))}
    </section>
  )
}

const [WIDE, HIGH, FOOT] = [400, 44, 18]

function Held({ place, report: { findings, sideNames } }: { readonly place: PlaceTold; readonly report: LabReport }) {
  const words = labWords.use()
  const order = findings.sides.map(({ side }) => side)
  const x = scaleBand<number>({ domain: place.turns.map((_, turn) => turn), range: [0, WIDE], padding: 0.1 })
  const last = place.turns.at(-1) ?? {}
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${WIDE} ${HIGH + FOOT}`}
      role="img"
      aria-label={order.map(side => words.places.held(sideNames[side] ?? side, last[side] ?? 0)).join(', ')}
    >
      {place.turns.map((held, turn) => {
        const left = x(turn) ?? 0
        const below = (i: number): number => order.slice(0, i).reduce((sum, side) => sum + (held[side] ?? 0), 0)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
          <g key={turn}>
            <Bar className="interval-room" x={left} width={x.bandwidth()} height={HIGH} />
            {order.map((side, i) => (
              <Bar
                key={side}
                className={`interval-bar ${sideTokens[i] ?? 'fourth'}`}
                x={left}
                y={HIGH * (1 - below(i) - (held[side] ?? 0))}
                width={x.bandwidth()}
                height={HIGH * (held[side] ?? 0)}
              />
            ))}
            <text x={left + x.bandwidth() / 2} y={HIGH + 13} textAnchor="middle">
              {words.places.turn(turn)}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
