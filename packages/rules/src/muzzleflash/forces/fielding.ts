import {
  type Decision,
  type Fielded,
  type FieldedRecord,
  type Force,
  type ForceItem,
  Host,
  type Id,
  jsonSource,
  Place,
  positionOf,
  type RuleSet,
  type Stream,
} from '@sandtable/kernel'
import type { Muzzleflash, MuzzleflashTables } from '../records.ts'
import { kindFor, supplyOf } from './armies.ts'
import { boughtBy } from './buying.ts'
import { manned, membersOf } from './composition.ts'
import { rollAgain } from './rerolling.ts'
import { prices, setupZone } from './tables.ts'

/** A force on its way to the table: it is bought in play, so that dice and rules make of it what they make of any other. */

/** Sections come before the headquarters that need them. */
const order = ['rifle-section', 'engineer-section', 'platoon-hq', 'company-hq']
const rank = (kind: string): number => (order.includes(kind) ? order.indexOf(kind) : order.length)

const priceOf = (item: string): number => prices.rows[item] ?? (prices.rows.vehicle as number)

interface Purchase {
  readonly item: string
  readonly quality?: string
  /** What it is called, and its men. */
  readonly name: string | undefined
  readonly members: readonly ForceItem[]
}

function purchasesOf({ items }: Force): readonly Purchase[] {
  return [...items]
    .sort((a, b) => rank(a.kind) - rank(b.kind))
    .flatMap(({ kind, count, names, traits, items: members }) =>
      Array.from({ length: count }, (_, i) => ({
        item: kind,
        ...(traits.quality && traits.quality !== 'agreed' && { quality: traits.quality }),
        name: names[i] || undefined,
        members: i === 0 ? members : [],
      })),
    )
}

export const pointsFor = (force: Force): number => purchasesOf(force).reduce((sum, { item }) => sum + priceOf(item), 0)

/** The next purchase of a force that is bought in play; the end, when all of it has been bought. */
export function nextPurchase(game: Muzzleflash, side: Id, force: Force): Decision {
  const { rerolls, zone, dugIn } = game.side(side)
  const { start = 0, deeper = 1 } = game.rows(setupZone)
  const had = new Map<string, number>([
    ['reroll', rerolls],
    ['zone', Math.round((zone - start) / deeper)],
    ['dug-in', dugIn ? 1 : 0],
  ])
  const have = (item: string): number =>
    had.get(item) ?? boughtBy(game, side, item).length + leadersOf(game, side, item).length
  const wanted = purchasesOf(force)
  const next = wanted.find(({ item }, i) => wanted.slice(0, i + 1).filter(one => one.item === item).length > have(item))
  if (!next) return { action: 'end' }
  return { action: 'buy', item: next.item, ...(next.quality && { quality: next.quality }) }
}

const leadersOf = (game: Muzzleflash, side: Id, kind: string) =>
  ['officer', 'platoon-sergeant'].includes(kind) ? game.pieces.filter(p => p.side === side && p.kind === kind) : []

/** What units and men of a force that has been raised are called. Those who did not turn up take their names with them. */
export function namesOf(game: Muzzleflash, side: Id, force: Force): { readonly [id: Id]: string } {
  const names: { [id: Id]: string } = {}
  const call = (id: Id, name: string | undefined): void => {
    if (name && (game.find('piece', id) || game.find('unit', id))) names[id] = name
  }
  const nth = new Map<string, number>()
  for (const { item, name, members } of purchasesOf(force)) {
    const i = nth.get(item) ?? 0
    nth.set(item, i + 1)
    const id = (leadersOf(game, side, item)[i] ?? boughtBy(game, side, item)[i])?.id
    if (id === undefined) continue
    call(id, name)
    const men = manned(members, membersOf(item))
    for (const [spot, man] of postsOf(game, side, id, men)) call(spot, man)
  }
  return names
}

/** The ids that raising gives to the men of a unit, each with his name: 's1.rifleman-3', 's1.mmg-3.gunner'. */
function* postsOf(
  game: Muzzleflash,
  side: Id,
  unit: Id,
  members: readonly ForceItem[],
): Generator<readonly [Id, string | undefined]> {
  // without his gun, the gunner is the first of the riflemen: MF-RUL-97
  const gunner = members.find(({ kind }) => kind === 'lmg-gunner')
  const unarmed = gunner && game.find('unit', unit)?.lmg === 0 ? gunner.names : []
  let team = 0
  for (const { kind, count, names, items } of members) {
    if (items.length > 0) {
      team++
      yield* postsOf(game, side, `${unit}.${kind.replace('-team', '')}-${team}`, items)
      continue
    }
    const called = kind === 'rifleman' ? [...unarmed, ...names] : names
    const own = kindFor(game, side, kind)
    for (const [i, name] of called.entries()) yield [`${unit}.${own}${isNumbered(own, count) ? `-${i + 1}` : ''}`, name]
  }
}

/** Raising numbers men of whom there are several, and riflemen always. */
const isNumbered = (kind: string, count: number): boolean => count > 1 || kind === 'rifleman'

/** Buys both forces on an empty table, rolls their dice, and says who has come. */
export function field(
  rules: RuleSet<MuzzleflashTables>,
  forces: readonly { readonly side: Id; readonly force: Force }[],
  stream: Stream,
): Fielded {
  const sides = forces.map(({ side, force }) => ({
    id: side,
    army: supplyOf(force.army),
    points: pointsFor(force),
    quality: force.terms.quality ?? 'veteran',
  }))
  const nobody = { id: forces[0]?.side === 'nobody' ? 'nobody-else' : 'nobody' }
  const source = jsonSource('forces', {
    table: { width: 48, depth: 48 },
    sides: sides.length < 2 ? [...sides, nobody] : sides,
    start: { turn: 0, side: sides[0]?.id ?? nobody.id },
  })
  const host = new Host(rules, source, { dice: { from: 'seed', seed: `field ${stream.next(1_000_000)}` } }).start()
  while (host.game.state.phase === 'buy') {
    const prompt = host.run.prompts[0]
    const force = forces.find(({ side }) => side === prompt?.side)?.force
    if (!prompt || !force) break
    const buys = prompt.actions.includes('buy')
    host.decide(prompt.side, buys ? nextPurchase(host.game, prompt.side, force) : rollAgain(host.game, prompt.side))
  }
  const { game } = host
  const names = Object.assign({}, ...forces.map(({ side, force }) => namesOf(game, side, force)))
  const place = new Place(source, rules.book.unit, rules.book.prefix)
  const position = positionOf(game, place) as { readonly [table: string]: readonly FieldedRecord[] }
  const named = (row: FieldedRecord): FieldedRecord => ({ ...row, ...(names[row.id] && { name: names[row.id] }) })
  return {
    sides: sides.map(({ id, army, quality }) => {
      const ground = position.sides?.find(side => side.id === id)
      return { id, army, quality, zone: ground?.zone ?? 0, dugIn: ground?.dugIn ?? false }
    }),
    units: (position.units ?? []).map(named),
    pieces: (position.pieces ?? []).map(named),
  }
}
