import { capital, spoken } from '@sandtable/kernel'
import type { LabReport, Reason } from '@sandtable/lab'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { RULES } from '../../language/index.ts'
import { written } from '../../language/numbers.ts'
import { sideTokens } from '../../parts/side-mark.tsx'
import { labWords } from '../words.ts'

/** How many reasons are listed. */
const LISTED = 6

/** Why games ended, and who had won then; what points were scored for, where they are counted. */
export function HowWon({ report }: { readonly report: LabReport }) {
  const words = labWords.use()
  return (
    <section aria-labelledby="how-won">
      <h2 id="how-won">{words.won.title}</h2>
      <Reasons report={report} />
      <Scored report={report} />
    </section>
  )
}

const SideHeads = ({ report: { findings, sideNames } }: { readonly report: LabReport }) =>
  findings.sides.map(({ side }, i) => (
    <th key={side} scope="col" className={`number ${sideTokens[i] ?? 'fourth'}`}>
      {sideNames[side]}
    </th>
  ))

function Reasons({ report }: { readonly report: LabReport }) {
  const words = labWords.use().won
  const { why, drawn, sides } = report.findings
  const won = (reason: Reason): number => sides.reduce((sum, { side }) => sum + (reason.won[side] ?? 0), 0)
  return (
    <>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.why}</th>
            <SideHeads report={report} />
            {drawn > 0 && (
              <th scope="col" className="number">
                {words.drawn}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {why.slice(0, LISTED).map(reason => (
            <tr key={reason.what}>
              <th scope="row" lang={RULES}>
                {reason.what.replace(/\.$/, '')}
              </th>
              {sides.map(({ side }) => (
                <td key={side} className="number">
                  {written(reason.won[side] ?? 0)}
                </td>
              ))}
              {drawn > 0 && <td className="number">{written(reason.count - won(reason))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {why.length > LISTED && <p className="quiet">{words.others(why.length - LISTED)}</p>}
    </>
  )
}

function Scored({ report }: { readonly report: LabReport }) {
  const words = labWords.use().won
  const { sides, scoredFor } = report.findings
  const causes = [...new Set(sides.flatMap(({ side }) => (scoredFor[side] ?? []).map(({ what }) => what)))]
  if (causes.length === 0) return null
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.points}</th>
          <SideHeads report={report} />
        </tr>
      </thead>
      <tbody>
        {causes.map(what => (
          <tr key={what}>
            <th scope="row" lang={RULES}>
              {capital(spoken(what))}
            </th>
            {sides.map(({ side }) => (
              <td key={side} className="number">
                {written(scoredFor[side]?.find(one => one.what === what)?.points ?? 0, 1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const [WIDE, HIGH, FOOT] = [400, 84, 20]

/** How many games took how many turns. */
export function HowLong({ report: { findings, last } }: { readonly report: LabReport }) {
  const words = labWords.use()
  const { lengths, games, turns, decisions } = findings
  const from = Math.max(0, lengths.findIndex(one => one.games > 0) - 1)
  const shown = lengths.slice(lengths.length - from > 3 ? from : 0)
  const x = scaleBand<number>({ domain: shown.map(one => one.turns), range: [0, WIDE], padding: 0.12 })
  const y = scaleLinear<number>({ domain: [0, Math.max(...shown.map(one => one.games))], range: [0, HIGH] })
  const limit = last === null ? undefined : lengths.find(one => one.turns === last)
  return (
    <section aria-labelledby="how-long">
      <h2 id="how-long">{words.length.title}</h2>
      <svg
        className="chart"
        viewBox={`0 0 ${WIDE} ${HIGH + FOOT}`}
        role="img"
        aria-label={shown
          .filter(one => one.games > 0)
          .map(one => words.length.bar(one.turns, one.games))
          .join('; ')}
      >
        {shown.map(one => (
          <g key={one.turns}>
            <Bar
              className="chart-bar"
              x={x(one.turns) ?? 0}
              y={HIGH - Math.max(1, y(one.games))}
              width={x.bandwidth()}
              height={Math.max(1, y(one.games))}
            />
            <text className="numeral" x={(x(one.turns) ?? 0) + x.bandwidth() / 2} y={HIGH + 16} textAnchor="middle">
              {one.turns}
            </text>
          </g>
        ))}
      </svg>
      <p className="quiet">
        {words.length.says(turns.median, turns.p95, decisions.median)}
        {limit && ` ${words.length.limit(limit.games / games)}`}
      </p>
    </section>
  )
}
