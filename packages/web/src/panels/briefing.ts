import type { Snapshot } from '@sandtable/room'
import { sets } from '../catalogue/catalogue.ts'
import { ordersOf } from '../catalogue/details.ts'
import type { ScenarioOutline } from '../catalogue/outline.ts'
import { useMustered } from '../game/mustered.ts'
import { useOpened } from '../saves/opened.ts'

/** The outline of the battle on the table, wherever it came from: the rule set, a file, or made up for a quick battle. */
export function outlineOf({ table: { title, ruleset } }: Pick<Snapshot, 'table'>): ScenarioOutline | undefined {
  const own = sets.find(({ id }) => id === ruleset)?.scenarios ?? []
  const made = [...useMustered.getState().battles, ...useOpened.getState().scenarios].map(({ outline }) => outline)
  return [...own, ...made].find(one => one.title === title && one.ruleset === ruleset)
}

/** What its scenario tells the side at this seat; null where it tells nothing. */
export function briefingOf(snapshot: Pick<Snapshot, 'table' | 'seat'>): string | null {
  const battle = outlineOf(snapshot)
  const side = battle?.sides.find(({ id }) => id === snapshot.seat)
  return battle && side ? ordersOf(battle, side) || null : null
}
