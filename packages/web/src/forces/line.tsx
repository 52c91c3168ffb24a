import {
  chosenOf,
  type Force,
  type ForceItem,
  type ForceKind,
  type ForcePath,
  itemAt,
  type Names,
} from '@sandtable/kernel'
import { useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import type { Builds } from './engine.ts'
import { forceWords } from './language/index.ts'

export interface LineProps {
  readonly of: Builds
  readonly names: Names
  readonly force: Force
  readonly at: ForcePath
  /** The line that things are added to; the force itself if it is empty. */
  readonly into: ForcePath
  change(at: ForcePath, change: (item: ForceItem) => ForceItem | null): void
  move(at: ForcePath, by: 1 | -1): void
  addTo(at: ForcePath): void
}

const isWithin = (at: ForcePath, unit: ForcePath): boolean => unit.every((nth, i) => at[i] === nth)

/** One line of a force: how many of what, their names, what was chosen for them, what they cost, and who belongs to them. */
export function Line(props: LineProps) {
  const { of, names, force, at, into, change, addTo } = props
  const words = forceWords.use()
  const item = itemAt(force, at)
  const kind = item ? of.builder.kinds[item.kind] : undefined
  if (!item || !kind) return null
  const what = (item.count === 1 && item.names[0]) || names.say(kind.says)
  const cost = of.builder.cost(force, item)
  const note = of.builder.note?.(force, item)
  const isUnit = item.items.length > 0 || of.builder.offers(force, at).length > 0
  return (
    <li className={at.length === 1 ? 'force-line unit' : 'force-line'}>
      <div className="force-row">
        {kind.fixed && <span className="force-many">{item.count > 1 ? item.count : ''}</span>}
        <span className="force-kind">{names.say(kind.says)}</span>
        {kind.nameless ? (
          <span className="force-name" />
        ) : (
          <NameField
            item={item}
            what={names.say(kind.says)}
            set={called => change(at, one => ({ ...one, names: called }))}
          />
        )}
        <Traits {...props} item={item} kind={kind} what={what} />
        {!kind.fixed && (
          <Count item={item} what={what} isUnit={isUnit} set={count => change(at, one => ({ ...one, count }))} />
        )}
        {(!kind.fixed || cost > 0) && (
          <span className="force-cost">{cost === 0 ? words.free : words.cost[of.builder.counts](cost)}</span>
        )}
        {!kind.fixed && <Order {...props} what={what} />}
        {!kind.fixed && (
          <button
            type="button"
            className="tool small"
            aria-label={words.remove(what)}
            onClick={() => change(at, () => null)}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </div>
      {note && <p className="force-note">{names.say(note)}</p>}
      {isUnit && (
        <Members
          {...props}
          item={item}
          what={what}
          isOpen={into.length > 0 && isWithin(into, at)}
          open={() => addTo(at)}
        />
      )}
    </li>
  )
}

/** A line may stand before its neighbour or after it, unless the rules have put that one there. */
function Order({ of, force, at, move, what }: LineProps & { readonly what: string }) {
  const words = forceWords.use()
  const nth = at.at(-1) ?? 0
  const mayGo = (by: 1 | -1): boolean => {
    const other = itemAt(force, [...at.slice(0, -1), nth + by])
    return other !== null && !of.builder.kinds[other.kind]?.fixed
  }
  if (!mayGo(-1) && !mayGo(1)) return null
  return (
    <span className="force-order">
      {([-1, 1] as const).map(by => (
        <button
          key={by}
          type="button"
          aria-label={by < 0 ? words.up(what) : words.down(what)}
          aria-disabled={!mayGo(by)}
          onClick={() => mayGo(by) && move(at, by)}
        >
          {by < 0 ? '▴' : '▾'}
        </button>
      ))}
    </span>
  )
}

/** Men and figures are counted up and down; a section is one of its own. */
function Count({
  item,
  what,
  isUnit,
  set,
}: {
  readonly item: ForceItem
  readonly what: string
  readonly isUnit: boolean
  set(count: number): void
}) {
  const words = forceWords.use()
  if (isUnit && item.count === 1) return null
  return (
    <span className="force-count-set">
      <button
        type="button"
        aria-label={words.fewer(what)}
        aria-disabled={item.count === 1}
        onClick={() => item.count > 1 && set(item.count - 1)}
      >
        −
      </button>
      <output aria-label={words.howMany(what)}>{item.count}</output>
      <button type="button" aria-label={words.more(what)} onClick={() => set(item.count + 1)}>
        +
      </button>
    </span>
  )
}

/** Names as they are typed: a comma at the end means that another one follows. */
function NameField({
  item: { names, count },
  what,
  set,
}: {
  readonly item: ForceItem
  readonly what: string
  set(names: readonly string[]): void
}) {
  const words = forceWords.use()
  const [typed, setTyped] = useState<string | null>(null)
  const type = (value: string): void => {
    setTyped(value)
    const called = (count > 1 ? value.split(',') : [value.replaceAll(',', ' ')]).map(name =>
      name.replace(/[;:]/g, ' ').trim(),
    )
    set(value.trim() === '' ? [] : called.slice(0, count))
  }
  return (
    <input
      className="force-name"
      value={typed ?? names.join(', ')}
      title={names.length > 0 ? names.join(', ') : undefined}
      maxLength={count > 1 ? 1000 : 40}
      placeholder={count > 1 ? words.namesHint : words.nameHint}
      aria-label={count > 1 ? words.calledAll(what) : words.called(what)}
      onChange={event => type(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}

/** Where much can be chosen, it is folded away; what was chosen is said. */
function Traits(props: LineProps & Chosen) {
  const words = forceWords.use()
  const { kind, item, names, what } = props
  const traits = kind.traits ?? []
  if (traits.length < 2) return <Picks {...props} />
  const said = traits.flatMap(trait => {
    const option = trait.options.find(({ value }) => value === item.traits[trait.id])
    return option ? [`${names.label(trait.says, true)} ${names.label(option.says, true)}`] : []
  })
  return (
    <details className="force-skills">
      <summary aria-label={words.skillsOf(what)}>{said.length > 0 ? said.join(', ') : words.skills}</summary>
      <div className="force-picks">
        <Picks {...props} isLabelled />
      </div>
    </details>
  )
}

interface Chosen {
  readonly item: ForceItem
  readonly kind: ForceKind
  readonly what: string
}

/** What can be chosen for a line. Anything but the usual is marked. */
function Picks({
  names,
  at,
  change,
  item,
  kind,
  what,
  isLabelled = false,
}: LineProps & Chosen & { readonly isLabelled?: boolean }) {
  return (kind.traits ?? []).map(trait => {
    const [usual] = trait.options
    const value = chosenOf(item.traits, trait)
    const choose = (chosen: string): void =>
      change(at, one => {
        const { [trait.id]: _, ...others } = one.traits
        return { ...one, traits: chosen === usual?.value ? others : { ...others, [trait.id]: chosen } }
      })
    const pick = (
      <select
        key={trait.id}
        className={value === usual?.value ? 'force-trait' : 'force-trait chosen'}
        value={value}
        aria-label={`${names.say(trait.says)}: ${what}`}
        onChange={event => choose(event.target.value)}
      >
        {trait.options.map(option => (
          <option key={option.value} value={option.value}>
            {names.label(option.says)}
          </option>
        ))}
      </select>
    )
    return isLabelled ? (
      <span key={trait.id}>
        {names.say(trait.says)} {pick}
      </span>
    ) : (
      pick
    )
  })
}

/** Who belongs to a line. Opening it also makes it the one that things are added to. */
function Members({
  item,
  what,
  isOpen,
  open,
  ...props
}: LineProps & { readonly item: ForceItem; readonly what: string; readonly isOpen: boolean; open(): void }) {
  const words = forceWords.use()
  const { at, of, force } = props
  const takesMore = of.builder.offers(force, at).length > 0
  const men = item.items.reduce((sum, one) => sum + menIn(one, of), 0)
  return (
    <details className="force-members" open={isOpen || undefined}>
      <summary>{men > 0 ? words.members(men) : words.posts}</summary>
      <ul>
        {item.items.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity than its place
          <Line key={i} {...props} at={[...at, i]} />
        ))}
      </ul>
      {takesMore && (
        <button type="button" className="link" aria-pressed={isOpen} onClick={open}>
          {words.addTo(what)}
        </button>
      )}
    </details>
  )
}

/** Teams are counted by their men, and a weapon is none. */
const menIn = ({ kind, count, items }: ForceItem, of: Builds): number =>
  items.length > 0 ? items.reduce((sum, one) => sum + menIn(one, of), 0) : of.builder.kinds[kind]?.nameless ? 0 : count
