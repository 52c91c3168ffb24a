import type { LabReport } from '@sandtable/lab'
import { FAIR } from '@sandtable/lab'
import type { ReactNode } from 'react'
import { labWords } from '../words.ts'
import { BalancePart } from './balance-part.tsx'
import { Casualties } from './casualties.tsx'
import { ComparedPart } from './compared-part.tsx'
import { Course } from './course.tsx'
import { GamesPart } from './games-part.tsx'
import { HeatMaps } from './heat-map.tsx'
import { HowLong, HowWon } from './how-won.tsx'
import { Hatching } from './interval-bar.tsx'
import { PlacesPart } from './places-part.tsx'
import { WhoWins } from './who-wins.tsx'
import './lab-report.css'

interface ReportProps {
  readonly report: LabReport
  /** The way to watch the nth game. */
  link(n: number): ReactNode
  readonly note?: string
}

/** What a study has found out, on one sheet. The look of the set must have been fetched. */
export function LabReportSheet({ report, link, note }: ReportProps) {
  const words = labWords.use()
  const { findings, sideNames, balance } = report
  const order = findings.sides.map(({ side }) => side)
  const [first] = order
  return (
    <article className="lab-report">
      <Hatching />
      <ReportHead report={report} />
      <div className="lab-columns">
        <div>
          <WhoWins report={report} />
          {balance && <BalancePart balance={balance} names={sideNames} order={order} />}
          <Casualties report={report} />
          <GamesPart report={report} link={link} {...(note !== undefined && { note })} />
          <p className="quiet lab-checks">
            <b>{words.checks.title}</b> {words.checks.same}{' '}
            {findings.dice.map(one => words.checks.dice(one.rolled, one.faces, one.mean, one.chance)).join(' ')}
          </p>
        </div>
        <div>
          <HowWon report={report} />
          <HowLong report={report} />
          <ComparedPart report={report} />
          <PlacesPart report={report} />
          {first && (
            <section aria-labelledby="course">
              <h2 id="course">{words.course.title}</h2>
              <Course course={findings.course} side={first} name={sideNames[first] ?? first} />
              <p className="quiet">{words.course.says(sideNames[first] ?? first)}</p>
            </section>
          )}
        </div>
        <div>
          <HeatMaps report={report} />
        </div>
      </div>
    </article>
  )
}

function ReportHead({ report }: { readonly report: LabReport }) {
  const words = labWords.use()
  const { title, setTitle, seed, players, findings, sideNames } = report
  const [first] = findings.sides
  const differ = new Set(players).size > 1
  const levels = players.map(player => words.levels[player])
  return (
    <header className="lab-head">
      <div>
        <h1>{words.is(title)}</h1>
        <p className="quiet">
          {words.line(setTitle, findings.games)}{' '}
          {differ ? words.swapped(levels.join(' – '), Math.floor(findings.games / 2)) : words.same(levels[0] ?? '')}{' '}
          {words.seed(seed)}
        </p>
      </div>
      {first && (
        <div className="lab-verdict">
          <span className="numeral">{words.percent(first.points.share)}</span>
          <p>
            <b>{words.verdict.wins(sideNames[first.side] ?? first.side, first.points.low, first.points.high)}</b>{' '}
            <Verdict report={report} />
          </p>
        </div>
      )}
    </header>
  )
}

function Verdict({ report: { findings, sideNames } }: { readonly report: LabReport }) {
  const words = labWords.use().verdict
  const due = 1 / findings.sides.length
  const better = findings.sides.find(({ points }) => points.low > due)
  if (findings.sides.every(({ points }) => points.low >= due - FAIR && points.high <= due + FAIR)) return words.fair
  if (!better) return words.maybe
  return (better.points.share <= due + FAIR ? words.slight : words.uneven)(sideNames[better.side] ?? better.side)
}
