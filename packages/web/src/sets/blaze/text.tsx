import { capital, type Id, type Roster, sentence } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { Key } from '../../keys/key.tsx'
import { textWords } from '../../language/text-words.ts'
import { useTable } from '../../play/store.ts'
import { ChoiceList } from '../../text/choices.tsx'
import { TextDraft } from '../../text/draft.tsx'
import { afterChoice } from '../../text/focus.ts'
import { offerRows, questionRows, type TextRow } from '../../text/rows.ts'
import { phrase } from '../../words/phrase.ts'
import type { Speech } from '../../words/speech.ts'
import { speechOf } from '../../words/speech.ts'
import type { SetText } from '../text.ts'
import { cardOf, cards, orderText } from './cards.ts'
import { beReady, lay, ordering, take, unordered } from './ordering.ts'
import { cardsLaid, standsOf } from './records.ts'
import { statesOf } from './states.ts'

/** Laying cards in text: the units and who acts together, then the card, then its arrow or task; Ready ends it. */
function BlazeOrders({ snapshot }: { readonly snapshot: Snapshot }) {
  const draft = useTable(t => t.draft)
  if (!draft) return <Units snapshot={snapshot} />
  return ordering(draft).length > 0 ? <CardFor snapshot={snapshot} /> : <TextDraft snapshot={snapshot} />
}

/** Which card, which way, which task: the cards with the numbers that they have on the table. */
function CardFor({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const state = useTable()
  const speech = speechOf(snapshot)
  const field = state.question?.field
  const rows = questionRows(state, snapshot, speech).map(row => ({ ...row, act: () => void laying(field, row) }))
  const told = field === 'card' ? cardRows(rows) : field === 'arrow' ? wayRows(rows) : rows
  const cancel = () => {
    afterChoice()
    state.cancel()
  }
  return (
    <>
      <ChoiceList rows={told} title={text.layFor(speech.names.pieces(ordering(state.draft)))} />
      <p className="row">
        <button type="button" className="button" onClick={cancel}>
          {text.cancel} <Key of="cancel" />
        </button>
      </p>
    </>
  )
}

/** A card may be laid again until one is ready: as soon as it is complete, it lies there. */
async function laying(field: string | undefined, row: TextRow): Promise<void> {
  await useTable.getState().choose(field ?? '', keyed(row))
  const { question, refused, draft } = useTable.getState()
  if (!question && refused.length === 0 && draft?.card !== undefined) await lay()
}

const keyed = ({ key }: TextRow): unknown => JSON.parse(key)

/** In the order of the hand: a card has one number everywhere. */
const cardRows = (rows: readonly TextRow[]): readonly TextRow[] =>
  cards.flatMap(({ card, name, does }) =>
    rows.filter(row => keyed(row) === card).map(row => ({ ...row, says: phrase(name), more: `${phrase(does)}.` })),
  )

const wayRows = (rows: readonly TextRow[]): readonly TextRow[] => rows.map(row => ({ ...row, says: capital(row.says) }))

/** The units, each with its groups and their cards; what else may be done; and Ready. */
function Units({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const speech = speechOf(snapshot)
  const groups = snapshot.roster.flatMap(unit => unit.groups.map(group => ({ unit, group })))
  const rows = groups.map(({ unit, group: { pieces } }) => groupRow(pieces, unit, snapshot, speech, text.noCard))
  const besides = offerRows(
    { ...snapshot, offers: snapshot.offers.filter(({ action }) => !['order', 'end', 'pass'].includes(action)) },
    null,
    speech,
  ).filter(({ no }) => no.length === 0)
  const without = unordered(snapshot).flat().length
  const ready = () => {
    afterChoice()
    void beReady()
  }
  return (
    <>
      <ChoiceList rows={[...rows, ...besides]} title={text.orders} most={40} />
      <ul>
        {snapshot.roster.flatMap(({ unit, says, orders, worn }) =>
          orders
            ? [
                <li key={unit}>
                  {unit === null ? '' : `${capital(speech.names.unit(unit))}: `}
                  {sentence(speech.names.label(says, unit !== null))}{' '}
                  {[
                    text.ordersGiven(orders.given, orders.of),
                    ...(worn ? [text.worn(worn.lost, worn.breaks)] : []),
                  ].join(', ')}
                  .
                </li>,
              ]
            : [],
        )}
      </ul>
      <p>{text.readyHint(without)}</p>
      <p className="row">
        <button type="button" className="button primary" onClick={ready}>
          {text.ready} <Key of="end" />
        </button>
      </p>
    </>
  )
}

function groupRow(pieces: readonly Id[], { unit }: Roster, snapshot: Snapshot, speech: Speech, none: string): TextRow {
  const [first] = standsOf(snapshot).filter(({ id }) => pieces.includes(id))
  const order = first?.card ? orderText({ ...first, card: first.card }, speech.names) : none
  const at = first?.at ? `, ${speech.squares.name(first.at)}` : ''
  return {
    key: `${unit} ${pieces.join(' ')}`,
    says: speech.names.pieces(pieces),
    more: `${capital(order)}${at}.`,
    no: [],
    act: () => void take(pieces),
  }
}

/** The cards whose faces this seat may read, with their stands, and what has become of stands. */
function BlazeAside({ snapshot }: { readonly snapshot: Snapshot }) {
  const text = textWords.use()
  const { names, squares } = speechOf(snapshot)
  const laid = cardsLaid(snapshot)
  const all = standsOf(snapshot)
  const states = all.flatMap(stand => {
    const words = stand.at && !stand.gone ? statesOf(stand, all) : []
    return words.length > 0 && stand.at
      ? [`${names.piece(stand.id)}, ${squares.name(stand.at)}: ${words.join(', ')}`]
      : []
  })
  if (laid.length + states.length === 0) return null
  return (
    <section aria-labelledby="text-laid">
      <h2 id="text-laid">{text.laid}</h2>
      <ul>
        {laid.map(({ key, card, arrow, task, stands }) => (
          <li key={key}>
            {names.pieces(stands.map(({ id }) => id))}: {cardOf(card).step ?? ''}{' '}
            {orderText({ card, arrow, task, kind: stands[0]?.kind }, names)}
          </li>
        ))}
        {states.map(says => (
          <li key={says}>{says}</li>
        ))}
      </ul>
    </section>
  )
}

export const text: SetText = {
  asked: ({ prompt }) => (prompt?.actions.includes('order') ? BlazeOrders : null),
  Aside: BlazeAside,
}
