import { actorIn, targetsIn } from '@sandtable/kernel'
import { type Chance, isClear, type Riposte } from '@sandtable/room'
import { useWords, words } from '../../language/index.ts'
import { pieceOf } from '../../play/on-table.ts'
import { useTable } from '../../play/store.ts'
import type { Names } from '../../words/names.ts'
import { bandText, percent } from '../../words/odds.ts'
import { speechOf } from '../../words/speech.ts'

/** The odds, both ways: what this may do, and what the others' next go may do to those who do it. */
export function Odds() {
  const says = useWords().odds
  const snapshot = useTable(t => t.snapshot)
  const odds = useTable(t => t.odds)
  const riposte = useTable(t => t.riposte)
  const draft = useTable(t => t.draft)
  const question = useTable(t => t.question)
  const secret = useTable(t => t.oddsAreSecret)
  const refused = useTable(t => t.refused.length > 0)
  if (!snapshot || !draft || question || refused || secret) return null
  const { names, teller } = speechOf(snapshot)
  const deed = snapshot.offers.find(({ action }) => action === draft.action)?.says ?? teller.deeds[draft.action]
  const actor = actorIn(draft, snapshot.table.roles)
  const [target] = targetsIn(draft, snapshot.table.roles)
  const doer = names.isPiece(actor) ? actor : null
  if (!pieceOf(snapshot, doer)?.at || !doer) return null // a piece that is only set up does nothing to others
  const theirs = pieceOf(snapshot, target)?.side !== snapshot.seat
  const told = riposte ? replies(riposte, doer) : []
  const spared = odds && theirs && names.isPiece(target) && !odds.chances.some(({ piece }) => piece === target)
  return (
    <table className="odds" aria-live="polite">
      <thead>
        <tr>
          <th scope="col">{says.title}</th>
          <th scope="col">{deed ? names.say(deed) : says.doIt}</th>
          <th scope="col" className="otherwise">
            {told.some(({ otherwise }) => otherwise !== null) && says.hold}
          </th>
        </tr>
      </thead>
      <tbody>
        {odds &&
          concerned(odds.chances, target, snapshot.seat).map(({ piece, what, side, chance }) => (
            <Line
              key={piece + what}
              says={says.befalls[what](names.piece(piece))}
              chance={chance}
              mine={side === snapshot.seat}
              about={!odds.exact}
            />
          ))}
        {spared && (
          <Line says={says.befalls.gone(names.piece(target as string))} chance={0} mine={false} about={false} />
        )}
        {riposte ? <Replies riposte={riposte} doer={doer} names={names} /> : <Pending names={names} doer={doer} />}
      </tbody>
    </table>
  )
}

/** What may come back. */
function Replies({
  riposte,
  doer,
  names,
}: {
  readonly riposte: Riposte
  readonly doer: string
  readonly names: Names
}) {
  const { reply, befalls } = words().odds
  return replies(riposte, doer).map(({ piece, what, chance, otherwise }) => (
    <Line
      key={`reply ${piece} ${what}`}
      says={reply(befalls[what](names.piece(piece)))}
      chance={chance}
      {...(otherwise !== null && { otherwise })}
      band={bandText(chance, riposte.tries)}
      mine
      about
    />
  ))
}

function Pending({ names, doer }: { readonly names: Names; readonly doer: string }) {
  const { reply, befalls } = words().odds
  return (
    <tr className="pending">
      <th scope="row">{reply(befalls.gone(names.piece(doer)))}</th>
      <td>…</td>
      <td />
    </tr>
  )
}

/** How many lines there are at most. */
const SHOWN = 5
/** Of those whom a blast may hit, so many come before one's own. */
const FOES = 2

/** The target first, then one's own who may be hit by it, then others; what is aimed at a place, at those it hits most likely. */
export function concerned(chances: readonly Chance[], target: unknown, seat: string): readonly Chance[] {
  const likeliest = [...chances].sort((a, b) => b.chance - a.chance)
  const isAimed = chances.some(({ piece }) => piece === target)
  const foes = isAimed ? [] : likeliest.filter(({ side }) => side !== seat).slice(0, FOES)
  const rank = (one: Chance): number =>
    one.piece === target ? (one.what === 'gone' ? 0 : 1) : foes.includes(one) ? 1 : one.side === seat ? 2 : 3
  return likeliest.sort((a, b) => rank(a) - rank(b)).slice(0, SHOWN)
}

/**
 * The acting piece, also if it may only be damaged, and at most two others for which it clearly makes a difference.
 * What would be otherwise is told where it is clearly another number: both are tried, not worked out.
 */
export function replies({ then, otherwise, tries }: Riposte, doer: string) {
  const of = (list: readonly Chance[], id: string, fate: Chance['what']): number =>
    list.find(({ piece, what }) => piece === id && what === fate)?.chance ?? 0
  const told = (piece: string, what: 'gone' | 'damaged' = 'gone') => {
    const [chance, not] = [of(then, piece, what), of(otherwise, piece, what)]
    return { piece, what, chance, otherwise: isClear(chance, not, tries) ? not : null }
  }
  const ids = new Set([...then, ...otherwise].filter(({ what }) => what === 'gone').map(({ piece }) => piece))
  ids.delete(doer)
  const apart = ({ chance, otherwise: not }: ReturnType<typeof told>): number => Math.abs(chance - (not ?? chance))
  const others = [...ids]
    .map(piece => told(piece))
    .filter(one => one.otherwise !== null)
    .sort((a, b) => apart(b) - apart(a))
  const damaged = told(doer, 'damaged')
  return [told(doer), ...(damaged.chance > 0 || damaged.otherwise ? [damaged] : []), ...others.slice(0, 2)]
}

interface LineProps {
  readonly says: string
  readonly chance: number
  readonly otherwise?: number
  /** Between what it lies. */
  readonly band?: string
  readonly mine: boolean
  /** Played often enough, not worked out. */
  readonly about: boolean
}

function Line({ says, chance, otherwise, band, mine, about }: LineProps) {
  return (
    <tr>
      <th scope="row">{says}</th>
      <td className={mine ? 'bad' : 'good'}>
        <span className="bar" style={{ width: `${Math.round(chance * 100)}%` }} aria-hidden="true" />
        {about && `${words().odds.about} `}
        <b>{percent(chance, about)}</b>
        {band !== undefined && <small>{band}</small>}
      </td>
      <td className="otherwise">{otherwise === undefined ? '' : percent(otherwise, about)}</td>
    </tr>
  )
}
