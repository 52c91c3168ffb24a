import type { LabReport, Notable } from '@sandtable/lab'
import type { ReactNode } from 'react'
import { labWords } from '../words.ts'

interface GamesProps {
  readonly report: LabReport
  /** The way to watch a game. */
  link(n: number): ReactNode
  readonly note?: string
}

/** The shortest, the closest and the unlikeliest game, to be watched. */
export function GamesPart({ report, link, note }: GamesProps) {
  const words = labWords.use().games
  const { findings, sideNames } = report
  const result = ({ winner, ahead, by }: Notable): string => {
    if (winner === null) return `${words.drawn}.`
    const isFirst = winner === findings.sides[0]?.side
    const more = isFirst ? ahead : -ahead
    const how =
      by === 'points'
        ? words.points(Math.abs(ahead))
        : Math.round(more * 100) === 0
          ? words.even
          : more > 0
            ? words.force(more)
            : words.less(-more)
    return `${words.won(sideNames[winner] ?? winner)} ${how}`
  }
  return (
    <section aria-labelledby="games">
      <h2 id="games">{words.title}</h2>
      <dl className="lab-games">
        {findings.notable.map(game => (
          <div key={game.is}>
            <dt>{words[game.is]}</dt>
            <dd>
              {words.of(game.n, game.turns, result(game))}
              {game.is === 'unlikeliest' && ` ${words.unusual(game.unusual)}`} {link(game.n)}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className="quiet">{note}</p>}
    </section>
  )
}
