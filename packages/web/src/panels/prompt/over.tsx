import type { Outcome } from '@sandtable/kernel'
import type { Snapshot } from '../../game/messages.ts'
import { RULES, useWords, words } from '../../language/index.ts'
import { piecesOf } from '../../on-table.ts'
import { SideMark } from '../../parts/side-mark.tsx'
import { useSaves } from '../../saves.ts'
import { sideNumber } from '../../scene-of.ts'
import { speechOf } from '../../words/speech.ts'

/** How it ended, and what it cost. The table stays, to be looked at. */
export function Over({ snapshot, outcome }: { readonly snapshot: Snapshot; readonly outcome: Outcome }) {
  const { over, report } = useWords()
  const current = useSaves(saves => saves.current?.id)
  const { names } = speechOf(snapshot)
  const { table } = snapshot
  const pieces = piecesOf(snapshot)
  const won = verdict(snapshot, outcome)
  const why = names.say(outcome.says)
  return (
    <section className="prompt over" aria-label={over.prompt} aria-live="assertive">
      <h2>{over.title}</h2>
      <p className="verdict">{won}</p>
      {why !== won && (
        <p className="hint" lang={RULES}>
          {why}
        </p>
      )}
      <table className="odds">
        <tbody>
          {table.sides.map(side => {
            const force = pieces.filter(piece => piece.side === side)
            return (
              <tr key={side}>
                <th scope="row">
                  <SideMark side={sideNumber(side, snapshot)} /> {names.side(side)}
                </th>
                <td>{over.left(force.filter(piece => !piece.gone).length, force.length)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="buttons">
        {current && (
          <>
            <a className="button primary" href={`#/report/game/${current}`}>
              {report.open}
            </a>
            <a className="button" href={`#/replay/game/${current}`}>
              {report.tools.replay}
            </a>
          </>
        )}
        <a className={current ? 'button' : 'button primary'} href="#/">
          {over.home}
        </a>
      </div>
    </section>
  )
}

function verdict({ seat, table }: Snapshot, { winners }: Outcome): string {
  if (winners.length !== 1) return words().over.nobody
  const [winner = ''] = winners
  const people = Object.values(table.seats).filter(who => who === 'person').length
  return winner === seat && people === 1 ? words().over.you : words().over.won(table.names[winner] ?? winner)
}
