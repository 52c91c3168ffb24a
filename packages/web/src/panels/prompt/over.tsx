import type { Outcome } from '@sandtable/kernel'
import type { Snapshot } from '../../game/messages.ts'
import { useWords } from '../../language/index.ts'
import { piecesOf } from '../../on-table.ts'
import { SideMark } from '../../parts/side-mark.tsx'
import { useSaves } from '../../saves.ts'
import { sideNumber } from '../../scene-of.ts'
import { capital } from '../../telling.ts'
import { speechOf } from '../../words/speech.ts'

/** How it ended, and what it cost. The table stays, to be looked at. */
export function Over({ snapshot, outcome }: { readonly snapshot: Snapshot; readonly outcome: Outcome }) {
  const words = useWords()
  const current = useSaves(saves => saves.current?.id)
  const { names } = speechOf(snapshot)
  const { table } = snapshot
  const pieces = piecesOf(snapshot)
  const won = verdict(snapshot, outcome)
  const why = names.say(outcome.says)
  return (
    <section className="prompt over" aria-label="Prompt" aria-live="assertive">
      <h2>The battle is over.</h2>
      <p className="verdict">{won}</p>
      {why !== won && <p className="hint">{why}</p>}
      <table className="odds">
        <tbody>
          {table.sides.map(side => {
            const force = pieces.filter(piece => piece.side === side)
            return (
              <tr key={side}>
                <th scope="row">
                  <SideMark side={sideNumber(side, snapshot)} /> {names.side(side)}
                </th>
                <td>
                  {force.filter(piece => !piece.gone).length} of {force.length} left
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <div className="buttons">
        {current && (
          <>
            <a className="button primary" href={`#/report/game/${current}`}>
              {words.report.open}
            </a>
            <a className="button" href={`#/replay/game/${current}`}>
              {words.report.tools.replay}
            </a>
          </>
        )}
        <a className={current ? 'button' : 'button primary'} href="#/">
          To the first page
        </a>
      </div>
    </section>
  )
}

function verdict({ seat, table }: Snapshot, { winners }: Outcome): string {
  if (winners.length !== 1) return 'Nobody has won.'
  const [winner = ''] = winners
  const people = Object.values(table.seats).filter(who => who === 'person').length
  return winner === seat && people === 1 ? 'You have won.' : `${capital(`the ${table.names[winner]} side`)} has won.`
}
