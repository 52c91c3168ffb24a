import { type Message, type Outcome, sentence } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useWords, words } from '../../language/index.ts'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { SideMark } from '../../parts/side-mark.tsx'
import { piecesOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import { rematch } from '../../saves/begin.ts'
import { useSaves } from '../../saves/saves.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import { namesOf } from '../../words/names.ts'
import { sayProblem } from '../../words/say-problem.ts'
import { speechOf } from '../../words/speech.ts'

/** How it ended, and what it cost. The table stays, to be looked at. */
export function Over({ snapshot, outcome }: { readonly snapshot: Snapshot; readonly outcome: Outcome }) {
  const { over } = useWords()
  const current = useSaves(saves => saves.current?.id)
  const { names } = speechOf(snapshot)
  const { table } = snapshot
  const pieces = piecesOf(snapshot)
  return (
    <section className="prompt over" aria-label={over.prompt} aria-live="assertive">
      <h2>{over.title}</h2>
      <p className="verdict">{verdict(snapshot, outcome)}</p>
      <table className="odds">
        <tbody>
          {table.sides.map(side => {
            const force = pieces.filter(piece => piece.side === side)
            const { left, of } = outcome.left?.[side] ?? {
              left: force.filter(piece => !piece.gone).length,
              of: force.length,
            }
            return (
              <tr key={side}>
                <th scope="row">
                  <SideMark side={sideNumber(side, snapshot)} /> {names.side(side)}
                </th>
                {outcome.scores && <td>{over.points(outcome.scores[side] ?? 0)}</td>}
                <td>{over.left(left, of)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {outcome.why && <Why {...outcome.why} say={names.say} />}
      <div className="buttons">
        {current && <Rematch seats={table.seats} />}
        {current && (
          <>
            <a className="button" href={`#/report/game/${current}`}>
              {over.report}
            </a>
            <a className="button" href={`#/replay/game/${current}`}>
              {over.replay}
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

/** The same again, or from the other side of the table. */
function Rematch({ seats }: Pick<Snapshot['table'], 'seats'>) {
  const { over } = useWords()
  const { say } = useTable.getState()
  const again = (isSwapped: boolean) => void rematch(isSwapped).catch(error => say(sayProblem(error)))
  const isFair = new Set(Object.values(seats)).size > 1
  return (
    <>
      <button type="button" className="button primary" onClick={() => again(false)}>
        {over.rematch}
      </button>
      {isFair && (
        <button type="button" className="button" onClick={() => again(true)}>
          {over.swap}
        </button>
      )}
    </>
  )
}

/** What decided it, and where that is written. */
function Why({ says, cites, say }: NonNullable<Outcome['why']> & { say(says: Message): string }) {
  return (
    <ul className="why-over">
      {says.map((one, i) => (
        <li key={say(one)}>
          {sentence(say(one))} {i === 0 && <RuleLinks cites={cites} />}
        </li>
      ))}
    </ul>
  )
}

/** Who has won; allies win together. */
export function verdict(snapshot: Snapshot, { winners }: Outcome): string {
  const { seat, table } = snapshot
  const { over } = words()
  const people = Object.values(table.seats).filter(who => who === 'person').length
  if (people === 1 && winners.includes(seat)) return over.you
  if (people === 1 && winners.length === 1) return over.lost(namesOf(snapshot).side(winners[0] as string))
  const [first, ...others] = winners.map(namesOf(snapshot).side)
  if (first === undefined) return over.nobody
  return others.length === 0 ? over.won(first) : over.wonBoth([first, ...others].join(', '))
}
