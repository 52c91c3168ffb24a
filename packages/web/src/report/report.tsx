import { minus, type Tale } from '@sandtable/room'
import { use, useMemo, useRef } from 'react'
import { findSet, offeredRulings } from '../catalogue/catalogue.ts'
import { useWords } from '../language/index.ts'
import { written } from '../language/numbers.ts'
import { Bar } from '../parts/bar.tsx'
import { Icon } from '../parts/icon.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import type { Replayable } from '../replay/sources.ts'
import { sceneAt } from '../replay/watch/shown.ts'
import { MapPreview } from '../table/preview.tsx'
import { answerOf } from '../words/ruling.ts'
import { CausesTable, ForcesTable, KindsTable } from './losses-part.tsx'
import { LuckPart } from './luck-part.tsx'
import { givePage } from './page.ts'
import { type Report, reportOf } from './report-of.ts'
import { ReviewPart } from './review-part.tsx'
import { TurningPart } from './turning-part.tsx'
import { reportWords } from './words.ts'
import './report.css'

/** What every part of a report needs to know. */
export interface Reported {
  readonly report: Report
  readonly tale: Tale
  readonly names: { readonly [side: string]: string }
}

/** A battle, written up: who won and why, what it cost, how the dice fell, and where it turned. */
export function BattleReport({ game, tale }: { readonly game: Replayable; readonly tale: Tale }) {
  const words = reportWords.use()
  const report = useMemo(() => reportOf(tale), [tale])
  const paper = useRef<HTMLElement>(null)
  const parts = { report, tale, names: game.names }
  const title = words.of(game.title)
  return (
    <>
      <Bar>
        <nav className="report-tools" aria-label={words.tools.label}>
          <a className="button" href={`#/replay/${game.address}`}>
            <Icon name="play" size={18} /> {words.tools.replay}
          </a>
          <button type="button" className="button" onClick={() => print()}>
            <Icon name="print" size={18} /> {words.tools.print}
          </button>
          <button
            type="button"
            className="button primary"
            onClick={() => paper.current && givePage(title, paper.current)}
          >
            <Icon name="save" size={18} /> {words.tools.save}
          </button>
        </nav>
      </Bar>
      <main ref={paper} className="report">
        <Head game={game} {...parts} />
        <section className="report-maps">
          <Sheet says={words.maps.before} tale={tale} view={report.ready} at={0} />
          <Sheet says={words.maps.after} tale={tale} view={report.end} at={tale.story.entries.length} />
        </section>
        <ForcesTable {...parts} />
        <div className="report-two">
          <KindsTable {...parts} />
          <CausesTable {...parts} />
        </div>
        <TurningPart address={game.address} {...parts} />
        <LuckPart {...parts} />
        {tale.outcome && <ReviewPart game={game} tale={tale} />}
        <Foot {...parts} />
      </main>
    </>
  )
}

/** Who won, in one large line, and why, each side in the terms of its rules. */
function Head({ game, report, tale, names }: Reported & { readonly game: Replayable }) {
  const words = reportWords.use()
  const { over } = useWords()
  const set = findSet(game.ruleset)?.title ?? game.ruleset
  const winners = (tale.outcome?.winners ?? []).map(side => names[side] ?? side)
  const [only] = winners
  const scores = Object.entries(tale.outcome?.scores ?? {})
  return (
    <header className="report-head">
      <p className="label">{words.kicker}</p>
      <h1>{game.title}</h1>
      <p className="quiet">{words.line(set, report.turns, written(report.decisions), written(report.dice))}</p>
      <p className="report-verdict">
        {winners.length === 1 && only
          ? words.won(only)
          : winners.length > 1
            ? over.wonBoth(winners.join(', '))
            : words.nobody}
      </p>
      {scores.length > 0 && (
        <p className="report-says">
          {scores.map(([side, score]) => `${names[side] ?? side} ${minus(score)}`).join(', ')}
        </p>
      )}
      <dl className="report-why" aria-label={words.why}>
        {report.verdicts.map(({ side, reasons, won }) => (
          <div key={side} className={won ? 'won' : undefined}>
            <dt>
              <SideMark side={tale.sides.indexOf(side)} /> {names[side] ?? side}
            </dt>
            {reasons.map(reason => (
              <dd key={reason}>{reason}</dd>
            ))}
          </div>
        ))}
      </dl>
    </header>
  )
}

/** A map, with markers where somebody was lost before the entry `at`. */
function Sheet(props: {
  readonly says: string
  readonly tale: Tale
  readonly view: Report['end']
  readonly at: number
}) {
  const { says, tale, view, at } = props
  const scene = useMemo(() => sceneAt(tale, view, at), [tale, view, at])
  return (
    <figure>
      <MapPreview scene={scene} pixels={900} />
      <figcaption>{says}</figcaption>
    </figure>
  )
}

function Foot({ tale }: Reported) {
  const words = reportWords.use()
  const offered = use(offeredRulings())[tale.ruleset] ?? []
  const chosen = Object.entries(tale.options)
  return (
    <footer className="report-foot">
      <p>
        <b>{words.rulings.title}:</b>{' '}
        {chosen.length === 0
          ? words.rulings.usual
          : chosen
              .map(([id, option]) => {
                const ruling = offered.find(one => one.id === id)
                return ruling ? `${ruling.question} ${answerOf(ruling.options[option] ?? option)}.` : `${id} ${option}`
              })
              .join(' ')}
      </p>
      <p>{words.printed(tale.print)}</p>
      <p>{words.made}</p>
    </footer>
  )
}
