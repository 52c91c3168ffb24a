import { type Event, type Id, type Message, text, the } from '@sandtable/kernel'
import { headquartersLost } from '../command/headquarters.ts'
import { placeCasualty } from '../melee/casualties.ts'
import type { Blaze, Stand } from '../records.ts'
import { type Blow, happened } from './blows.ts'
import { countsForBreaking } from './breaking.ts'
import { dueFor } from './points.ts'
import { isInfantry } from './stand.ts'

/** One way out of the game, and one account of points. */

interface Leaving {
  /** What the players are told; null where nothing is said. */
  readonly says: Message | null
  /** Destroyed: its figures are dead, and it may leave casualties behind. */
  readonly destroyed?: boolean
  /** Do the figures that are left count as lost by its unit? */
  readonly tallied?: boolean
  /** The share of its points that its enemies then score. */
  readonly share?: number
  /** What it means to people. */
  readonly event: Event
}

/** The stand is out of the game: nothing points at it any more, and its points are settled. */
export function remove(game: Blaze, id: Id, leaving: Leaving, cites: readonly string[]): void {
  const stand = game.piece(id)
  if (stand.gone) return
  const { says, destroyed = false, tallied = true, share = 1, event } = leaving
  if (stand.figures > 0 && tallied) tally(game, stand, stand.figures)
  letGo(game, stand, cites)
  const dead = destroyed ? { destroyed: true, figures: 0 } : {}
  game.change('piece', id, { gone: true, at: null, aboard: null, towing: null, ...dead }, cites, event)
  if (says !== null) game.say(says, cites, [id])
  score(game, stand, share)
  if (destroyed && stand.at && isInfantry(game, stand)) placeCasualty(game, stand, stand.at)
  headquartersLost(game, id)
}

/** The stand leaves the table for good; its figures are lost. */
export function wipeOut(
  game: Blaze,
  id: Id,
  cites: readonly string[],
  blow: Blow,
  says = text`${the.piece(id)} is lost.`,
): void {
  remove(game, id, { says, destroyed: true, event: happened(game, 'lost', blow) }, cites)
}

/** Out of the game without being destroyed: captured, drowned, driven off the table. */
export const leaveGame = (game: Blaze, id: Id, cites: readonly string[], says: Message, event: Event): void =>
  remove(game, id, { says, event }, cites)

/** Its transport has room again, its tow is free, and no stand charges it or has its range any more. */
function letGo(game: Blaze, { id, aboard }: Stand, cites: readonly string[]): void {
  const carrier = aboard ? game.find('piece', aboard) : null
  if (carrier?.passengers.includes(id))
    game.change('piece', carrier.id, { passengers: carrier.passengers.filter(one => one !== id) }, cites)
  for (const other of game.pieces) {
    if (other.towing === id) game.change('piece', other.id, { towing: null }, cites)
    if (other.zeroed === id) game.change('piece', other.id, { zeroed: null }, cites)
    if (other.chargeTarget === id) game.change('piece', other.id, { chargeTarget: null }, cites)
    if (other.airTarget === id) game.change('piece', other.id, { airTarget: null }, cites)
  }
}

/** Losses of all stands of a platoon count together: BA-BREAK-1. */
export function tally(game: Blaze, stand: Stand, figures: number): void {
  const unit = stand.unit ? game.find('unit', stand.unit) : null
  if (unit && countsForBreaking(game, stand))
    game.change('unit', unit.id, { lost: unit.lost + figures }, ['BA-BREAK-1'])
}

/**
 * Points count as losses take effect, for every enemy, each once: BA-RUL-96. A hidden stand's loss is secret: its points are revealed
 * when the game is over.
 */
export function score(game: Blaze, stand: Stand, share: number): void {
  const due = dueFor(stand.points, share)
  const points = due - game.piece(stand.id).scored
  if (points <= 0) return
  const cites = ['BA-RUL-96', ...(share < 1 || stand.disabled ? ['BA-HULL-12'] : [])]
  game.change('piece', stand.id, { scored: due }, cites)
  if (stand.hidden) {
    const { secretLosses } = game.side(stand.side)
    game.change('side', stand.side, { secretLosses: secretLosses + points }, cites)
    return
  }
  for (const side of game.sides)
    if (side.id !== stand.side)
      game.change('side', side.id, { victoryPoints: side.victoryPoints + points }, cites, {
        is: 'scored',
        cause: 'losses',
        count: points,
      })
}
