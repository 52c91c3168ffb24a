import {
  costOf,
  type Force,
  type ForceItem,
  type ForceOffer,
  type ForcePath,
  itemAt,
  type Names,
} from '@sandtable/kernel'
import { useId } from 'react'
import { Icon } from '../parts/icon.tsx'
import { RuleLinks } from '../parts/rule-links.tsx'
import type { Builds } from './engine.ts'
import { forceWords } from './language/index.ts'

interface OffersProps {
  readonly of: Builds
  readonly names: Names
  readonly force: Force
  readonly into: ForcePath
  add(item: ForceItem): void
  toForce(): void
}

/** What may be added, in groups. What may not says why; it can still be added, and the verdict says what is wrong then. */
export function Offers({ of, names, force, into, add, toForce }: OffersProps) {
  const words = forceWords.use()
  const offers = of.builder.offers(force, into)
  const holder = itemAt(force, into)
  const what = holder
    ? (holder.names[0] ?? names.say(of.builder.kinds[holder.kind]?.says ?? { says: '', args: [] }))
    : null
  const groups = [...new Set(offers.map(({ group }) => names.say(group)))]
  return (
    <section className="force-offers" aria-label={what ? words.addTo(what) : words.add}>
      <h2>
        {what ? words.addTo(what) : words.add}
        {what && (
          <button type="button" className="link" onClick={toForce}>
            {words.toForce}
          </button>
        )}
      </h2>
      {groups.map(group => (
        <Group
          key={group}
          title={group}
          offers={offers.filter(one => names.say(one.group) === group)}
          {...{ of, names, force, add }}
        />
      ))}
    </section>
  )
}

/** On a phone the groups are folded: the list would be longer than all the rest. */
const isRoomy = (): boolean => matchMedia('(min-width: 1100px)').matches

type Shared = Pick<OffersProps, 'of' | 'names' | 'force' | 'add'>

function Group({
  title,
  offers,
  ...shared
}: Shared & { readonly title: string; readonly offers: readonly ForceOffer[] }) {
  const id = useId()
  return (
    <details className="force-group" open={isRoomy()}>
      <summary id={id}>{title}</summary>
      <ul aria-labelledby={id}>
        {offers.map((offer, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of offers keeps its order
          <Offer key={i} offer={offer} {...shared} />
        ))}
      </ul>
    </details>
  )
}

function Offer({ of: { builder }, names, force, offer, add }: Shared & { readonly offer: ForceOffer }) {
  const words = forceWords.use()
  const { item, note, cost, no } = offer
  const kind = builder.kinds[item.kind]
  if (!kind) return null
  const what = names.say(offer.says ?? kind.says)
  const isDear = force.points !== null && cost > Math.max(0, force.points - costOf(builder, force))
  return (
    <li className={no.length > 0 || isDear ? 'force-offer not' : 'force-offer'}>
      <button type="button" onClick={() => add(item)}>
        <Icon name="add" size={16} />
        <strong>
          <span className="offscreen">{words.add} </span>
          {what}
        </strong>
        <span className="force-price">{cost === 0 ? words.free : words.cost[builder.counts](cost)}</span>
        {note && <span className="force-note">{names.say(note)}</span>}
      </button>
      {no.map((reason, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: reasons have no other identity
        <p key={i} className="force-why">
          {names.say(reason.says)} <RuleLinks cites={reason.cites} />
        </p>
      ))}
    </li>
  )
}
