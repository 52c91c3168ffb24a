import type { Id } from '@sandtable/kernel'
import { blazeRules } from '@sandtable/rules'
import type { Scene } from './scene.ts'

const { cardsOf, carrierOf, classOf, sharesCards, touching } = blazeRules
type Blaze = blazeRules.Blaze
type Stand = blazeRules.Stand

/** Stands that share one card; `unit` if the card counts against a platoon's number. */
export interface Group {
  readonly stands: readonly Stand[]
  readonly unit: Id | null
}

/** All stands that want a card, grouped so that as many as possible get one. */
export function groupsOf({ game, mine }: Scene): readonly Group[] {
  const alone: Group[] = []
  const platoons = new Map<Id, Stand[]>()
  for (const stand of mine) {
    if (!mayHaveCard(game, stand)) continue
    if (!stand.unit || !sharesCards(game, stand)) alone.push({ stands: [stand], unit: null })
    else platoons.set(stand.unit, [...(platoons.get(stand.unit) ?? []), stand])
  }
  const groups = [...alone]
  for (const [unit, stands] of platoons)
    for (const group of shared(game, stands, cardsOf(game, unit).count)) groups.push({ stands: group, unit })
  return groups
}

const mayHaveCard = (game: Blaze, stand: Stand): boolean =>
  stand.kind !== 'sniper' &&
  blazeRules.kindOf(game, stand).cards !== 'none' &&
  isFree(game, stand) &&
  !(classOf(game, stand) === 'craft' && (stand.beached || stand.passengers.length === 0))

/** On foot; or in a glider or grounded craft, which it can leave only with a card of its own. */
function isFree(game: Blaze, stand: Stand): boolean {
  const carrier = carrierOf(game, stand)
  return !carrier || carrier.beached || (classOf(game, carrier) === 'glider' && carrier.landedTurn !== null)
}

/** A platoon in this many groups, each in contact: single stands if there are enough cards, otherwise chains. */
function shared(game: Blaze, stands: readonly Stand[], cards: number): readonly (readonly Stand[])[] {
  if (cards >= stands.length) return stands.map(stand => [stand])
  const groups = chains(game, stands).map(chain => [...chain])
  while (groups.length < cards) {
    const largest = groups.reduce((a, b) => (b.length > a.length ? b : a))
    const loose = largest.findIndex((_, i) => chains(game, without(largest, i)).length === 1)
    if (largest.length < 2 || loose < 0) break
    groups.push(largest.splice(loose, 1))
  }
  return groups
}

const without = (list: readonly Stand[], i: number): readonly Stand[] => list.filter((_, k) => k !== i)

/** Which stands are in contact, link by link. */
function chains(game: Blaze, stands: readonly Stand[]): readonly (readonly Stand[])[] {
  const left = new Set(stands)
  const result: Stand[][] = []
  for (const first of stands) {
    if (!left.delete(first)) continue
    const chain = [first]
    for (const link of chain)
      for (const other of left) if (touching(game, link, other) && left.delete(other)) chain.push(other)
    result.push(chain)
  }
  return result
}

/** The largest number of these in contact with each other. */
export const longestChain = (game: Blaze, stands: readonly Stand[]): readonly Stand[] =>
  chains(game, stands).reduce((a: readonly Stand[], b) => (b.length > a.length ? b : a), [])
