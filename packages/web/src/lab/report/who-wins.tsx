import type { LabReport, Share } from '@sandtable/lab'
import { labWords } from '../words.ts'
import { IntervalBar, IntervalScale, type Window, windowOf } from './interval-bar.tsx'

interface RowProps {
  readonly name: string
  readonly share: Share
  readonly side: number
  readonly window: Window
  readonly due: number
  readonly note?: string
}

/** Who takes how much of the points: by side, by who acts first, and by player; long because it is one list of bars. */
export function WhoWins({ report }: { readonly report: LabReport }) {
  const words = labWords.use()
  const { findings, sideNames } = report
  const { sides, first, bots, draws, drawn } = findings
  const due = 1 / sides.length
  const order = sides.map(({ side }) => side)
  const name = (side: string): string => sideNames[side] ?? side
  const window = windowOf(
    [...sides, ...(first?.sides ?? []), ...bots].map(({ points }) => points),
    due,
  )
  return (
    <section aria-labelledby="who-wins">
      <h2 id="who-wins">{words.wins.title}</h2>
      <div className="intervals">
        <IntervalScale window={window} />
        {sides.map(({ side, points, won, lostGames, score }) => (
          <Row
            key={side}
            name={name(side)}
            share={points}
            side={order.indexOf(side)}
            window={window}
            due={due}
            note={[
              words.wins.record(won, lostGames),
              ...(score ? [words.wins.score(score.median, score.p95)] : []),
            ].join('; ')}
          />
        ))}
        {drawn > 0 && <p className="quiet intervals-note">{words.wins.drawn(draws.share, draws.low, draws.high)}</p>}
        {first && (
          <>
            <h3>{words.wins.first}</h3>
            {first.sides.map(({ side, points }) => (
              <Row
                key={side}
                name={words.wins.firstIs(name(side))}
                share={points}
                side={order.indexOf(side)}
                window={window}
                due={due}
              />
            ))}
          </>
        )}
        {bots.length > 0 && (
          <>
            <h3>{words.wins.players}</h3>
            {bots.map(({ bot, points }, i) => (
              <Row key={bot} name={words.levels[bot]} share={points} side={2 + i} window={window} due={due} />
            ))}
          </>
        )}
      </div>
      <p className="quiet">
        {first && `${words.wins.worth(first.worth.share, first.worth.low, first.worth.high)} `}
        {words.wins.interval}
      </p>
    </section>
  )
}

export function Row({ name, share, side, window, due, note }: RowProps) {
  const words = labWords.use()
  const [is, range] = [words.percent(share.share), words.between(share.low, share.high)]
  return (
    <div className="interval-row">
      <span>{name}</span>
      <IntervalBar share={share} window={window} due={due} side={side} says={`${name}: ${is}, ${range}`} />
      <span>
        <b>{is}</b> <span className="quiet">{range}</span>
      </span>
      {note && <span className="quiet interval-note">{note}</span>}
    </div>
  )
}
