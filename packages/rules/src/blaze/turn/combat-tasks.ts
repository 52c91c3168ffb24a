import { because, type Id, type Message, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import { minesCrossing, wireCrossing } from '../combat-tables.ts'
import { fullOf } from '../fire/orders.ts'
import { removeSquare } from '../mines/mines.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { hullOf, touching, touchOf } from '../stands/measure.ts'
import { withinReach } from '../stands/overlap.ts'
import { isOut, isVehicle, kindOf, onTable } from '../stands/stand.ts'
import { cutWire } from '../wire/wire-cutting.ts'

/** The Actions of these chapters: clearing mines, cutting wire, refuelling a flamethrower, reloading a Steilgranate. */

/** How many mine squares engineers clear, or strips of wire they cut, with one Action: BA-MINE-9, BA-WIRE-8. */
const squares = (game: Blaze): number => Number(game.rows(minesCrossing).engineers?.squares ?? 0)
const strips = (game: Blaze): number => Number(game.rows(wireCrossing).engineers?.strips ?? 0)

/** What a flamethrower is refuelled at: BA-RUL-243. */
export const fuelCarriers: readonly string[] = ['truck', 'prime-mover', 'universal-carrier', 'komsomolets']

/** Why a stand may not be given this task; null for a task of other chapters. */
export function whyNotCombatTask(game: Blaze, stand: Stand, task: string, target: unknown): readonly Reason[] | null {
  if (task === 'clear-mine') return whyNotWork(game, stand, named(target), 'mine', squares(game), ['BA-MINE-9'])
  if (task === 'cut-wire') return whyNotWork(game, stand, named(target), 'wire', strips(game), ['BA-WIRE-8'])
  if (task === 'cut-wire-and-move') return whyNotWork(game, stand, named(target), 'wire', 1, ['BA-WIRE-8'])
  if (task === 'refuel') return whyNotRefuel(game, stand, target)
  if (task === 'reload') {
    const able = kindOf(game, stand).weapons.some(weapon => weapon.steilgranate) && !stand.gunLost
    return able ? [] : [because('steilgranate', text`${the.piece(stand)} has no Steilgranate`, 'BA-SG-1', 'BA-SG-6')]
  }
  return null
}

/** One id, or several. */
const named = (target: unknown): readonly Id[] =>
  typeof target === 'string'
    ? [target]
    : Array.isArray(target)
      ? target.filter((id): id is Id => typeof id === 'string')
      : []

/** Engineers work on features of one kind that they touch. */
function whyNotWork(
  game: Blaze,
  stand: Stand,
  ids: readonly Id[],
  kind: 'mine' | 'wire',
  most: number,
  cites: readonly string[],
): readonly Reason[] {
  if (!kindOf(game, stand).engineers)
    return [because('engineer', text`${the.piece(stand)} is not an engineer stand`, ...cites)]
  const features = ids.map(id => game.find('terrain', id))
  const fits = (feature: Feature | null): feature is Feature =>
    feature !== null && feature.kind === kind && !feature.gone && !feature.hidden
  if (ids.length === 0 || ids.length > most || new Set(ids).size < ids.length || !features.every(fits))
    return [because('target', whatToName(kind, most), ...cites)]
  return features.every(feature => withinReach(hullOf(game, stand), (feature as Feature).shape, touchOf(game)))
    ? []
    : [because('touch', text`${the.piece(stand)} does not touch it`, ...cites)]
}

const whatToName = (kind: 'mine' | 'wire', most: number): Message =>
  kind === 'mine'
    ? text`choose a mine square`
    : most === 1
      ? text`choose a strip of wire`
      : text`choose one or two strips of wire`

/** At a truck, prime mover or carrier of its own side that it touches: BA-RUL-243. */
function whyNotRefuel(game: Blaze, stand: Stand, target: unknown): readonly Reason[] {
  const rules = ['BA-FLAME-10', ...(isVehicle(game, stand) ? ['BA-FLAME-12'] : [])]
  if (!kindOf(game, stand).weapons.some(weapon => weapon.flame))
    return [because('weapon', text`${the.piece(stand)} has no flamethrower`, ...rules)]
  const source = typeof target === 'string' ? game.find('piece', target) : null
  if (
    !source ||
    source.side !== stand.side ||
    !onTable(source) ||
    isOut(game, source) ||
    !fuelCarriers.includes(source.kind)
  )
    return [because('target', text`choose a truck, prime mover or carrier of yours`, ...rules)]
  return touching(game, stand, source)
    ? []
    : [because('touch', text`${the.piece(stand)} does not touch ${the.piece(source)}`, ...rules)]
}

/** The task is done; false for one of other chapters. */
export function* completeCombatTask(game: Blaze, id: Id): Procedure<boolean> {
  const stand = game.piece(id)
  const { task } = stand
  const targets = named(stand.taskTarget)
  if (task === 'clear-mine') removeSquare(game, targets[0] as Id, ['BA-MINE-9'], text`The mine square is cleared.`)
  else if (task === 'cut-wire' || task === 'cut-wire-and-move')
    yield* cutWire(game, id, targets, task === 'cut-wire-and-move')
  else if (task === 'refuel') {
    game.change('piece', id, { bursts: fullOf(game, kindOf(game, stand)) }, ['BA-FLAME-10'])
  } else if (task === 'reload') game.change('piece', id, { sgLoaded: true }, ['BA-SG-6'])
  else return false
  return true
}
