import type { LabReport } from '@sandtable/lab'
import { scaleSqrt } from '@visx/scale'
import { useId } from 'react'
import { outlineOf, type ScenarioOutline, type Spot } from '../../catalogue/outline.ts'
import { written } from '../../language/numbers.ts'
import { sideTokens } from '../../parts/side-mark.tsx'
import { laidOut, MapGround, MapPatterns } from '../../scenario/map/ground.tsx'
import { labWords } from '../words.ts'
import '../../scenario/map/map.css'

const WIDE = 420

/** The unit of a set that has one: what a scenario's lengths are given in. */
const unitOf = ({ unit }: LabReport): ScenarioOutline['unit'] => (unit === 'exact' ? 'mm' : unit)

interface HeatProps {
  readonly report: LabReport
  /** How often, a game on average, by square. */
  readonly heat: { readonly [square: string]: number }
  readonly title: string
  readonly says: string
  /** The colour of a side; that of losses if missing. */
  readonly side?: number
}

/** The table of a battle with a dot on every square: the larger, the more often. */
export function HeatMap({ report, heat, title, says, side }: HeatProps) {
  const words = labWords.use()
  const id = useId()
  const { squares, set } = report
  const { width, depth, terrain } = outlineOf(report.scenario, report.title, unitOf(report))
  const scale = WIDE / width
  const high = depth * scale
  const at = ([x, y]: Spot): Spot => [x * scale, high - y * scale]
  const step = squares.says.size * scale
  const most = Math.max(0, ...Object.values(heat))
  const r = scaleSqrt<number>({ domain: [0, Math.max(1e-9, most)], range: [0, step * 0.48] })
  const token = side === undefined ? 'fallen' : (sideTokens[side] ?? 'fourth')
  const legend = [0.1, 0.4, 1].map(share => share * most)
  return (
    <figure className="heat">
      <svg
        viewBox={`-1 -1 ${WIDE + 2} ${high + 2}`}
        role="img"
        aria-label={words.heat.map(title, words.heat.most(rounded(most)))}
      >
        <MapPatterns id={id} />
        <MapGround laid={laidOut(terrain ?? [], set)} drawn={{ at, scale, id }} size={[WIDE, high]} />
        <g className={`heat-dots ${token}`}>
          {Object.entries(heat).map(([square, count]) => {
            const [column, row] = [Number(square) % squares.columns, Math.floor(Number(square) / squares.columns)]
            return (
              <circle
                key={square}
                cx={round((column + 0.5) * step)}
                cy={round(high - (row + 0.5) * step)}
                r={round(r(count))}
              />
            )
          })}
        </g>
        <rect className="map-border" width={WIDE} height={high} />
      </svg>
      <figcaption className="quiet">
        <span>{says}</span>
        {most > 0 && (
          <span className="heat-legend">
            <svg viewBox="0 0 66 22" width="66" height="22" aria-hidden="true" className={`heat-dots ${token}`}>
              {legend.map((count, i) => (
                <circle
                  key={count}
                  cx={[8, 28, 52][i]}
                  cy="11"
                  r={round(Math.min(10, r(count) * (10 / Math.max(1, r(most)))))}
                />
              ))}
            </svg>
            {rounded(legend[0] ?? 0)} – {rounded(most)}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

const round = (n: number): number => Math.round(n * 10) / 10
const rounded = (n: number): string => written(n, n < 1 ? 2 : 1)

/** Where figures fell, of all sides together, and where each side stood. */
export function HeatMaps({ report }: { readonly report: LabReport }) {
  const words = labWords.use()
  const { findings, sideNames, squares } = report
  const square = `${squares.says.size} ${squares.says.unit}`
  const fell: { [square: string]: number } = {}
  for (const own of Object.values(findings.heat.fell))
    for (const [place, count] of Object.entries(own)) fell[place] = (fell[place] ?? 0) + count
  return (
    <>
      <section aria-labelledby="fell">
        <h2 id="fell">{words.heat.fell}</h2>
        <HeatMap report={report} heat={fell} title={words.heat.fell} says={words.heat.each(square)} />
      </section>
      <section aria-labelledby="stood">
        <h2 id="stood">{words.heat.stood}</h2>
        {findings.sides.map(({ side }, i) => (
          <HeatMap
            key={side}
            report={report}
            heat={findings.heat.stood[side] ?? {}}
            title={words.heat.stood}
            says={words.heat.ofSide(sideNames[side] ?? side, square)}
            side={i}
          />
        ))}
      </section>
    </>
  )
}
