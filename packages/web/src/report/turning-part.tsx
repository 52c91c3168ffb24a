import { SideMark } from '../parts/side-mark.tsx'
import { ALL } from '../replay/sources.ts'
import type { Reported } from './report.tsx'
import { reportWords } from './words.ts'

/** Dice this good are worth a word. */
const RARE = 0.85

/** The deeds that cost a side most, in the order in which they happened. */
export function TurningPart({ report, tale, names, address }: Reported & { readonly address: string }) {
  const words = reportWords.use().turning
  return (
    <section aria-labelledby="turning">
      <h2 id="turning">{words.title}</h2>
      <p className="quiet">{report.turning.length === 0 ? words.none : words.says}</p>
      <ol className="report-turning">
        {report.turning.map(({ at, until, side, share, text, paid, turn, better }) => (
          <li key={`${at} ${side}`}>
            <span className="numeral" aria-hidden="true">
              {turn}
            </span>
            <div>
              <p>
                <span className="offscreen">{words.turn(turn)}: </span>
                <b>{text}</b> {paid !== text && paid}
              </p>
              <p className="quiet">
                <SideMark side={tale.sides.indexOf(side)} size={11} /> {words.cost(names[side] ?? side, share)}.{' '}
                {better !== null && better >= RARE && words.dice(better)}{' '}
                <a className="report-see" href={`#/replay/${address}/${until}/${ALL}`}>
                  {words.see}
                </a>
              </p>
            </div>
            <span className="report-swing" aria-hidden="true">
              −{Math.round(share * 100)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
