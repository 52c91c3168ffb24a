import { capital, type Id, listed, type Roster } from '@sandtable/kernel'
import type { Snapshot } from '@sandtable/room'
import { useEffect, useRef } from 'react'
import { Key } from '../../keys/key.tsx'
import { isAtTable } from '../../keys/regions.ts'
import { useWords } from '../../language/index.ts'
import { IdleHint } from '../../learn/slip-hint.tsx'
import { Draft } from '../../panels/prompt/draft.tsx'
import { Reasons } from '../../panels/prompt/reasons.tsx'
import { RuleLinks } from '../../parts/rule-links.tsx'
import { SideMark } from '../../parts/side-mark.tsx'
import { useTable } from '../../play/store.ts'
import { sideNumber } from '../../scene/scene-of.ts'
import type { Names } from '../../words/names.ts'
import { speechOf } from '../../words/speech.ts'
import { AfterBarrage } from './after-barrage.tsx'
import { arrivals, Besides } from './besides.tsx'
import { orderText } from './cards.ts'
import { panelWords } from './language/index.ts'
import { beReady, canOrder, hasNext, ordering, take, takeNext, unordered } from './ordering.ts'
import { type Stand, standsOf } from './records.ts'
import { Ails, Wear } from './wear.tsx'

/** The rail while cards are laid: the units with their cards, who has none yet, and when one is ready. */
export function Planning({ snapshot }: { readonly snapshot: Snapshot }) {
  const blaze = panelWords.use()
  const draft = useTable(t => t.draft)
  const refused = useTable(t => t.refused)
  const heading = useRef<HTMLHeadingElement>(null)
  const open = canOrder(snapshot)
  // a new card is a new prompt, but not a new question: only the first is read out
  useEffect(() => {
    if (open && !isAtTable()) heading.current?.focus({ preventScroll: true })
  }, [open])
  const { names } = speechOf(snapshot)
  /** Whoever only watches has no cards. */
  const plays = snapshot.table.sides.includes(snapshot.seat) && !snapshot.watched
  const others = snapshot.waitingFor.filter(side => !plays || side !== snapshot.seat)
  const awaited = listed(others.map(names.theSide), 'and')
  return (
    <section className="prompt planning" data-side={sideNumber(snapshot.seat, snapshot)} aria-label={blaze.label}>
      {plays && (
        <p className="whose">
          <SideMark side={sideNumber(snapshot.seat, snapshot)} />
          <span>
            {names.side(snapshot.seat)}, {open ? blaze.secret : blaze.ready}
          </span>
          <RuleLinks cites={[open ? 'BA-CARD-1' : 'BA-CARD-2']} />
        </p>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {open ? blaze.lay : plays ? blaze.waitingFor(awaited) : blaze.awaited(awaited)}
      </h2>
      <p className="hint">
        {open
          ? [awaited && blaze.laysOwn(capital(awaited)), blaze.nobodySees].filter(Boolean).join(' ')
          : plays
            ? blaze.turnTogether
            : blaze.nobodySees}
      </p>
      <AfterBarrage snapshot={snapshot} />
      {draft && draft.action !== 'order' ? (
        <>
          <Draft />
          {refused.length > 0 && <Reasons reasons={refused} />}
        </>
      ) : (
        <>
          {refused.length > 0 && <Reasons reasons={refused} />}
          <div className="units">
            <Units snapshot={snapshot} names={names} />
            {open && <Besides snapshot={snapshot} />}
          </div>
        </>
      )}
      <Foot snapshot={snapshot} open={open} names={names} />
    </section>
  )
}

interface Props {
  readonly snapshot: Snapshot
  readonly names: Names
}

function Units({ snapshot, names }: Props) {
  const blaze = panelWords.use()
  const stands = new Map(standsOf(snapshot).map(stand => [stand.id, stand]))
  const pooled = snapshot.roster.filter(({ orders }) => orders !== null)
  const alone = snapshot.roster.filter(({ orders }) => orders === null)
  const [first] = alone
  return (
    <>
      {pooled.map(unit => (
        <section key={unit.unit} className="unit-orders" aria-label={capital(names.unit(unit.unit ?? ''))}>
          <h3>
            {capital(names.unit(unit.unit ?? ''))} <span className="quiet">{names.label(unit.says, true)}</span>
            <Slots orders={unit.orders} />
          </h3>
          <Wear worn={unit.worn} />
          <Ails ails={unit.ails} names={names} />
          <Groups groups={unit.groups} stands={stands} names={names} />
        </section>
      ))}
      {first && (
        <section className="unit-orders" aria-label={blaze.each}>
          <h3>
            {blaze.each} <span className="quiet">{blaze.specials}</span>
            <RuleLinks cites={first.cites} />
          </h3>
          <Groups groups={alone.flatMap(({ groups }) => groups)} stands={stands} names={names} />
        </section>
      )}
    </>
  )
}

function Slots({ orders }: Pick<Roster, 'orders'>) {
  const blaze = panelWords.use()
  if (!orders) return null
  const { given, of } = orders
  return (
    <span className="slots">
      {Array.from({ length: Math.min(of, 6) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slots have no other name than their place
        <i key={i} className={i < given ? 'given' : ''} aria-hidden="true" />
      ))}{' '}
      <span className="offscreen">{blaze.laid}</span> {blaze.of(given, of)}
    </span>
  )
}

interface GroupsProps {
  readonly groups: Roster['groups']
  readonly stands: ReadonlyMap<Id, Stand>
  readonly names: Names
}

function Groups({ groups, stands, names }: GroupsProps) {
  const inHand = String(ordering(useTable(t => t.draft)))
  return (
    <ul>
      {groups.map(({ pieces, ordered }) => {
        const first = stands.get(pieces[0] ?? '')
        const order = first?.card ? orderText({ ...first, card: first.card }, names) : panelWords.now().noCard
        return (
          <li key={pieces.join(' ')}>
            <button
              type="button"
              className={ordered ? 'group' : 'group unordered'}
              ref={String(pieces) === inHand ? inSight : null}
              aria-pressed={String(pieces) === inHand}
              onClick={() => void take(pieces)}
            >
              <span>{groupName(pieces, stands, names)}</span>
              <b>{order}</b>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** Whoever is in hand is seen in the list, however long that is. */
const inSight = (row: HTMLElement | null): void => row?.scrollIntoView({ block: 'nearest' })

/** 'Rifle section 2', or 'Rifle sections 1, 2 and 3, in contact'. */
function groupName(pieces: readonly Id[], stands: ReadonlyMap<Id, Stand>, names: Names): string {
  const who = names.pieces(pieces)
  if (pieces.length === 1) return who
  const { aboard, inContact } = panelWords.now()
  return pieces.every(id => stands.get(id)?.aboard) ? aboard(who) : inContact(who)
}

function Foot({ snapshot, open, names }: Props & { readonly open: boolean }) {
  const blaze = panelWords.use()
  const { together } = useWords()
  const without = unordered(snapshot).flat().length
  const next = hasNext(snapshot)
  const waiting = arrivals(snapshot)
  return (
    <div className="planning-foot">
      {open && (
        <>
          <p className={without > 0 ? 'without caution' : 'without'}>
            <b>{blaze.without(without)}</b>
            {without > 0 && `${next ? blaze.idle : blaze.noneLeft} `}
            {blaze.readyIsFinal} <RuleLinks cites={['BA-RUL-4']} />
          </p>
          {waiting.length > 0 && <p className="without caution">{blaze.mayCome(names.pieces(waiting))}</p>}
          <IdleHint />
          <div className="buttons">
            <button type="button" className="button primary" onClick={() => void beReady()}>
              {blaze.beReady} <Key of="end" />
            </button>
            {next && (
              <button type="button" className="button" onClick={() => void takeNext()}>
                {blaze.next} <Key of="next" />
              </button>
            )}
          </div>
        </>
      )}
      <ul className="readiness">
        {snapshot.table.sides.map(side => {
          const isReady = readyIn(snapshot, side)
          if (isReady === null) return null
          return (
            <li key={side}>
              <SideMark side={sideNumber(side, snapshot)} size={12} /> <b>{names.side(side)}</b>{' '}
              {isReady ? blaze.ready : blaze.planning}
            </li>
          )
        })}
        {snapshot.readiness && snapshot.table.sides.some(side => readyIn(snapshot, side) === null) && (
          <li>{together.ready(snapshot.readiness.ready, snapshot.readiness.of)}</li>
        )}
      </ul>
    </div>
  )
}

/** Is this side ready? Far apart one knows how many are, so of one other side that, and of several perhaps not. */
function readyIn({ seat, waitingFor, readiness, table }: Snapshot, side: string): boolean | null {
  if (!readiness || side === seat) return !waitingFor.includes(side)
  const others = table.sides.filter(other => other !== seat)
  const isOwn = table.sides.includes(seat) && !waitingFor.includes(seat)
  const ready = readiness.ready - (isOwn ? 1 : 0)
  return ready === 0 ? false : ready === others.length ? true : null
}
