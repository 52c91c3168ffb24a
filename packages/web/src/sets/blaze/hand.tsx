import { allowed, type Choice, capital, type Decision, sentence } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { type PointerEvent, useEffect } from 'react'
import { Key } from '../../keys/key.tsx'
import { Icon } from '../../parts/icon.tsx'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { useTable } from '../../play/store.ts'
import { project } from '../../table/control.ts'
import { phrase } from '../../words/phrase.ts'
import { choiceName, speechOf } from '../../words/speech.ts'
import { type Card, cards, isAloft } from './cards.ts'
import { panelWords } from './language/index.ts'
import { canOrder, groupOf, lay, ordering, take } from './ordering.ts'
import { standsOf } from './records.ts'
import { WayArrow } from './way-arrow.tsx'

/** The hand of nine cards below the table; while a card still wants a direction or a task, what that may be. */
export function Hand({ snapshot }: { readonly snapshot: Snapshot }) {
  const draft = useTable(t => t.draft)
  const question = useTable(t => t.question)
  useGroupInHand(snapshot)
  const words = panelWords.use()
  const complete = draft?.action === 'order' && draft.card !== undefined && question === null
  useEffect(() => {
    if (complete) void lay() // a card may be laid again until one is ready: there is nothing to confirm
  }, [complete])
  if (snapshot.watched) return null
  if (!canOrder(snapshot))
    return (
      <section className="hand closed" aria-label={words.hand}>
        <p>
          <b>{words.final}</b> {words.lookOnly}
        </p>
      </section>
    )
  const pieces = ordering(draft)
  const asked = draft?.action === 'order' ? question : null
  return (
    <section className="hand" aria-label={words.hand}>
      <HandTitle snapshot={snapshot} pieces={pieces} field={asked?.field ?? null} />
      {asked && asked.field !== 'card' ? (
        <Further choices={asked.choices} field={asked.field} snapshot={snapshot} />
      ) : (
        <ol className="cards-in-hand">
          {cards.map((card, i) => {
            const choice = asked?.choices.find(({ value }) => value === card.card)
            return <CardInHand key={card.card} card={card} number={i + 1} choice={choice} snapshot={snapshot} />
          })}
        </ol>
      )}
    </section>
  )
}

interface TitleProps {
  readonly snapshot: Snapshot
  readonly pieces: readonly string[]
  readonly field: string | null
}

function HandTitle({ snapshot, pieces, field }: TitleProps) {
  const { names } = speechOf(snapshot)
  const words = panelWords.use()
  const selected = useTable(t => t.selected)
  const who = names.pieces(pieces)
  if (pieces.length === 0)
    return (
      <div className="hand-title">
        <h3>{words.yourCards}</h3>
        <p>{words.howToBegin}</p>
      </div>
    )
  const says =
    field === 'arrow'
      ? words.whichWay
      : field === 'task'
        ? words.whatToDo
        : field === 'target'
          ? words.onWhat
          : words.howToLay
  return (
    <div className="hand-title">
      <h3>
        <span className="label">{words.cardFor}</span> {who}
      </h3>
      <p>{says}</p>
      {pieces.length > 1 && selected && field === 'card' && (
        <button type="button" className="link" onClick={() => void take([selected])}>
          {words.only(names.piece(selected))}
        </button>
      )}
    </div>
  )
}

interface CardProps {
  readonly card: Card
  readonly number: number
  readonly choice: Choice | undefined
  readonly snapshot: Snapshot
}

function CardInHand({ card, number, choice, snapshot }: CardProps) {
  const { names } = speechOf(snapshot)
  const [why] = choice?.no ?? []
  const pieces = ordering(useTable(t => t.draft))
  const laid = standsOf(snapshot).find(({ id }) => id === pieces[0])?.card === card.card
  const aloft = standsOf(snapshot).some(({ id, kind = '' }) => pieces.includes(id) && isAloft(kind))
  const drag = useDragged(card.card)
  const pick = () => {
    if (!choice) useTable.getState().say(panelWords.now().takeFirst)
    else if (why) useTable.getState().refuse(choice.no)
    else void useTable.getState().choose('card', card.card)
  }
  return (
    <li>
      <button
        type="button"
        className="order-card"
        data-digit={number}
        aria-disabled={why !== undefined || !choice}
        aria-pressed={laid}
        onClick={pick}
        {...drag}
      >
        <span className="numeral">{card.step ?? '–'}</span>
        {why && <Icon name="lock" size={15} />}
        <b>{phrase(card.name)}</b>
        <span className="does">
          {why ? sentence(names.say(why.says)) : names.label((aloft && card.flown) || card.does, true)}
        </span>
      </button>
      {why && <RuleLinks cites={why.cites.slice(0, 1)} />}
    </li>
  )
}

interface FurtherProps {
  readonly choices: readonly Choice[]
  readonly field: string
  readonly snapshot: Snapshot
}

/** Which way, which task, on what: the same digits as the cards have. */
function Further({ choices, field, snapshot }: FurtherProps) {
  const words = panelWords.use()
  const speech = speechOf(snapshot)
  const open = choices.filter(allowed)
  const { cancel } = useTable.getState()
  return (
    <ol className="cards-in-hand further">
      {open.map(({ value, says }, i) => (
        <li key={String(value)}>
          <button
            type="button"
            className="order-card"
            data-digit={i + 1}
            onClick={() => void useTable.getState().choose(field, value)}
          >
            <span className="numeral">{i + 1}</span>
            {field === 'arrow' && <WayArrow turn={Number(value)} size={26} />}
            <b>{capital(choiceName({ value, says, no: [] }, speech, null, snapshot.seat))}</b>
          </button>
        </li>
      ))}
      {open.length === 0 && <li className="none">{words.nothingToDo}</li>}
      <li>
        <button type="button" className="button" onClick={cancel}>
          {words.another} <Key of="cancel" />
        </button>
      </li>
    </ol>
  )
}

/** The selection ends when the cards are turned over: what a stand may do then is another question. */
const letGo = (): void => void useTable.getState().select(null)

/** The selected stand is in hand, together with those that would share its card. */
function useGroupInHand(snapshot: Snapshot): void {
  const selected = useTable(t => t.selected)
  const marked = useTable(t => t.marked)
  const isElsewhere = useTable(t => isOther(t.draft))
  const { prompt } = snapshot
  useEffect(() => letGo, [])
  useEffect(letGoWithHand, [])
  useEffect(() => {
    const { draft, draftAction, mark, snapshot: now } = useTable.getState()
    if (!now || !prompt || !canOrder(now) || isElsewhere) return
    const group = selected ? groupOf(now, selected) : []
    const pieces = marked.length > 0 ? marked : group
    if (pieces.length === 0 || String(ordering(draft)) === String(pieces)) return
    if (marked.length === 0 && group.length > 1) mark(group)
    void draftAction('order', { pieces })
  }, [selected, marked, prompt, isElsewhere])
}

/** Is something drafted that is no card? When it is dropped, the hand of the selected stand opens again. */
const isOther = (draft: Decision | null): boolean => draft !== null && !['order', 'end'].includes(draft.action)

/** A hand that is put away takes the selection with it: the next click on that stand opens it again. */
const letGoWithHand = (): (() => void) =>
  useTable.subscribe((now, before) => {
    const isPutAway = before.draft?.action === 'order' && now.draft === null && now.snapshot === before.snapshot
    if (isPutAway && now.selected === before.selected) letGo()
  })

/** How near to a stand a card must be dropped, in pixels. */
const NEAR = 48

/** A card that is let go over a stand is laid there. */
function useDragged(card: string) {
  return {
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const table = document.querySelector('main.table')
      const box = table?.getBoundingClientRect()
      const { snapshot } = useTable.getState()
      if (!box || !snapshot || event.clientY > box.bottom) return
      const far = ({ at }: { readonly at: readonly [number, number] | null }): number => {
        const seen = at && project(at)
        return seen ? Math.hypot(seen.px - (event.clientX - box.left), seen.py - (event.clientY - box.top)) : NEAR
      }
      const mine = standsOf(snapshot).filter(({ side, gone }) => side === snapshot.seat && !gone)
      const [nearest] = [...mine].sort((a, b) => far(a) - far(b))
      if (!nearest || far(nearest) >= NEAR) return
      void take(groupOf(snapshot, nearest.id)).then(() => useTable.getState().choose('card', card))
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId)
    },
  }
}
