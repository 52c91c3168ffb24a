import { capital, kindName, plural, spoken } from '@sandtable/kernel'
import type { KindLost, LabReport } from '@sandtable/lab'
import { scaleLinear } from '@visx/scale'
import { Bar, Line } from '@visx/shape'
import { RULES } from '../../language/index.ts'
import { written } from '../../language/numbers.ts'
import { SideMark, sideTokens } from '../../parts/side-mark.tsx'
import { labWords } from '../words.ts'

/** How many kinds of a side are listed, and how many causes. */
const [KINDS, CAUSES] = [6, 4]

/** What each side loses, by kind and by cause. */
export function Casualties({ report }: { readonly report: LabReport }) {
  const words = labWords.use()
  const { findings, sideNames } = report
  const { kinds, games } = findings
  const sides = findings.sides.filter(({ side }) => (kinds[side] ?? []).length > 0)
  return (
    <section aria-labelledby="casualties">
      <h2 id="casualties">{words.losses.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="offscreen">{words.losses.title}</span>
            </th>
            <th scope="col" className="number">
              {words.losses.start}
            </th>
            <th scope="col" className="number">
              {words.losses.lost}
            </th>
            <th scope="col">{words.losses.spread}</th>
          </tr>
        </thead>
        <tbody>
          {sides.flatMap(({ side }, i) =>
            (kinds[side] ?? []).slice(0, KINDS).map(kind => (
              <tr key={`${side} ${kind.kind}`}>
                <th scope="row">
                  <SideMark side={i} /> <span className="offscreen">{sideNames[side]}: </span>
                  <span lang={RULES}>{capital(plural(kindName(kind.kind)))}</span>
                </th>
                <td className="number">{written(kind.had, Number.isInteger(kind.had) ? 0 : 1)}</td>
                <td className="number">
                  <b>{written(kind.lost, 1)}</b>
                </td>
                <td>
                  <Spread kind={kind} side={i} />
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
      {sides.map(({ side, causes }) => (
        <p key={side} className="quiet">
          {causes.length > 0 &&
            words.losses.by(
              sideNames[side] ?? side,
              causes
                .slice(0, CAUSES)
                .map(one => words.losses.each(one.count / games, words.causes[one.what] ?? spoken(one.what)))
                .join(', '),
            )}
        </p>
      ))}
    </section>
  )
}

const [WIDE, HIGH] = [120, 16]

function Spread({ kind, side }: { readonly kind: KindLost; readonly side: number }) {
  const words = labWords.use()
  const x = scaleLinear<number>({ domain: [0, Math.max(1, kind.had)], range: [0, WIDE], clamp: true })
  const [low, high] = [x(kind.low), x(kind.high)]
  return (
    <svg
      className="interval"
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.losses.range(kind.low, kind.median, kind.high)}
    >
      <Bar className="interval-room" width={WIDE} height={HIGH} />
      <Bar
        className={`interval-bar ${sideTokens[side] ?? 'fourth'}`}
        x={low}
        y={4}
        width={Math.max(1.5, high - low)}
        height={HIGH - 8}
      />
      <Line className="interval-share" from={{ x: x(kind.median), y: 0 }} to={{ x: x(kind.median), y: HIGH }} />
    </svg>
  )
}
