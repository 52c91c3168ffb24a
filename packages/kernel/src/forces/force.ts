import type { Stream } from '../dice/dice.ts'
import type { Cites } from '../game/journal.ts'
import type { Id, Tables, Value } from '../game/store.ts'
import type { Reason } from '../play/prompt.ts'
import type { RuleSet } from '../ruleset.ts'
import { type Message, text, the } from '../text/message.ts'

/** A force as people write it down: who belongs to it, and what they are called. Plain data; `text.ts` is its file. */
export interface Force {
  readonly ruleset: string
  readonly name: string
  /** One of the armies of its rule set. */
  readonly army: string
  /** What it may cost; null if nobody counts. */
  readonly points: number | null
  /** What holds for the whole force: its quality, its rating. */
  readonly terms: { readonly [term: string]: string }
  readonly items: readonly ForceItem[]
}

/** A line of a force: a section, a man, a tank, or several alike. */
export interface ForceItem {
  readonly kind: string
  readonly count: number
  /** What they are called, in their order; there may be fewer names than men. */
  readonly names: readonly string[]
  /** What was chosen for them and differs from the usual: a quality, a pose, another wound. */
  readonly traits: { readonly [trait: string]: string }
  /** Who belongs to it. */
  readonly items: readonly ForceItem[]
}

/** Which line is meant: the third of the force, or the first man of its third section. */
export type ForcePath = readonly number[]

export interface ForceArmy {
  readonly id: string
  /** 'British'. */
  readonly name: string
  /** Whose surnames and uniforms it has, where that is another nation. */
  readonly nation?: string
  /** Armies of one camp do not fight each other in a battle that is made up. */
  readonly camp: string
}

/** Something to be chosen; the first option is the usual one. */
export interface Trait {
  readonly id: string
  readonly says: Message
  readonly options: readonly { readonly value: string; readonly says: Message }[]
}

/** What a line may be. */
export interface ForceKind {
  readonly says: Message
  readonly traits?: readonly Trait[]
  /** Its number and its members follow from the rules; people give only names. */
  readonly fixed?: true
  /** It has no name: a reroll, a set-up zone. */
  readonly nameless?: true
}

/** What may be added, and why not. What it costs is for the player to mind. */
export interface ForceOffer {
  readonly item: ForceItem
  /** What it is called here, if not by its kind: 'bomb section'. */
  readonly says?: Message
  readonly group: Message
  readonly note: Message | null
  readonly cost: number
  readonly no: readonly Reason[]
}

/** A rule that a force breaks, where, and what would put it right. */
export interface ForceFault {
  readonly at: ForcePath
  readonly says: Message
  readonly mend: Message
  readonly cites: Cites
}

/** A force on its way to the table, as a scenario file has it: nobody has been set up. */
export interface Fielded {
  readonly sides: readonly FieldedRecord[]
  readonly units: readonly FieldedRecord[]
  readonly pieces: readonly FieldedRecord[]
}

export type FieldedRecord = { readonly id: Id } & { readonly [field: string]: Value }

/** How a rule set builds forces. Screens and the terminal know no other rule of it. */
export interface ForceBuilder<T extends Tables = Tables> {
  readonly armies: readonly ForceArmy[]
  /** What forces are counted in. */
  readonly counts: 'points' | 'figures'
  /** The usual sizes. */
  readonly sizes: readonly number[]
  /** What is chosen for the force as a whole. */
  readonly terms: readonly Trait[]
  /** Everything that a force may list, at any depth. */
  readonly kinds: { readonly [kind: string]: ForceKind }
  /** The same with everybody whom the rules add by themselves; a file need not list them. */
  complete?(force: Force): Force
  /** What may be added to the force, or to one of its lines. */
  offers(force: Force, at: ForcePath): readonly ForceOffer[]
  /** What a line costs, with all that belongs to it. */
  cost(force: Force, item: ForceItem): number
  /** What a player should know of a line. */
  note?(force: Force, item: ForceItem): Message | null
  faults(force: Force): readonly ForceFault[]
  /** What is allowed, but worth a thought. */
  hints?(force: Force): readonly Message[]
  /** The forces of a battle, each for its side. Where the rules roll for what turns up, it is rolled. */
  field(rules: RuleSet<T>, forces: readonly { readonly side: Id; readonly force: Force }[], stream: Stream): Fielded
}

/** A line with nothing chosen yet. */
export const oneOfKind = (kind: string, count = 1, items: readonly ForceItem[] = []): ForceItem => ({
  kind,
  count,
  names: [],
  traits: {},
  items,
})

export const costOf = <T extends Tables>({ cost }: Pick<ForceBuilder<T>, 'cost'>, force: Force): number =>
  force.items.reduce((sum, item) => sum + cost(force, item), 0)

export function itemAt({ items }: Pick<ForceItem, 'items'>, [first, ...rest]: ForcePath): ForceItem | null {
  const item = first === undefined ? undefined : items[first]
  return item === undefined ? null : rest.length === 0 ? item : itemAt(item, rest)
}

/** All lines with this one changed, or (null) without it. */
export function withItem<H extends Pick<ForceItem, 'items'>>(
  holder: H,
  [first, ...rest]: ForcePath,
  change: (item: ForceItem) => ForceItem | null,
): H {
  const items = holder.items.flatMap((item, i) => {
    if (i !== first) return [item]
    const changed = rest.length === 0 ? change(item) : withItem(item, rest, change)
    return changed ? [changed] : []
  })
  return { ...holder, items }
}

/** The lines in another order: this one a place up (-1) or down (1) among its neighbours. */
export function shifted<H extends Pick<ForceItem, 'items'>>(holder: H, at: ForcePath, by: 1 | -1): H {
  const nth = at.at(-1) ?? -1
  const within = <G extends Pick<ForceItem, 'items'>>(one: G): G => {
    const items = [...one.items]
    const [item] = items.splice(nth, 1)
    if (!item || nth + by < 0 || nth + by > items.length) return one
    items.splice(nth + by, 0, item)
    return { ...one, items }
  }
  return at.length < 2 ? within(holder) : withItem(holder, at.slice(0, -1), within)
}

/** Every line of a force with its path, from the top. */
export function* forceLines(
  { items }: Pick<ForceItem, 'items'>,
  at: ForcePath = [],
): Generator<readonly [ForcePath, ForceItem]> {
  for (const [i, item] of items.entries()) {
    yield [[...at, i], item]
    yield* forceLines(item, [...at, i])
  }
}

/** The value chosen for a line or a force, or the usual one. */
export const chosenOf = (chosen: { readonly [id: string]: string }, { id, options }: Trait): string =>
  chosen[id] ?? options[0]?.value ?? ''

/** The fault of a force that costs more than it may, if it does. */
export const faultsOfCost = (cost: number, { points }: Pick<Force, 'points'>, cites: Cites): readonly ForceFault[] =>
  points === null || cost <= points
    ? []
    : [
        {
          at: [],
          says: text`the force costs ${the.count(cost)}, and ${the.count(points)} may be spent`,
          mend: text`take out ${the.count(cost - points)}, or agree on ${the.count(cost)}`,
          cites,
        },
      ]
