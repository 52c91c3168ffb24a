import {
  allowed,
  because,
  choice,
  type Id,
  type Message,
  type Point,
  type Procedure,
  type Question,
  type Reason,
  text,
  the,
} from '@sandtable/kernel'
import { featuresAt, isIn } from '../ground/ground.ts'
import { setDownBeside } from '../movement/setting-down.ts'
import type { Blaze, Feature, Stand } from '../records.ts'
import { carrierOf, isConcealed, isInfantry, isKnown, isOut, onTable } from '../stands/stand.ts'
import { reveal } from '../stands/states.ts'

/** Houses and their floors. */

const withFloors = ['building', 'bunker', 'ruin']
const houseOver = (game: Blaze, at: Point): Feature | null =>
  featuresAt(game, at).find(f => withFloors.includes(f.kind)) ?? null

/** The stands on this floor of a house. */
const onFloor = (game: Blaze, house: Feature, floor: number): readonly Stand[] =>
  game.pieces.filter(p => onTable(p) && !carrierOf(game, p) && p.floor === floor && isIn(house, p.at as Point))

/** One stand to a floor, or as many as the scenario says; a ruin has its ground floor alone: BA-STREET-1, BA-STREET-2, BA-BUST-9. */
export function whyNotFloor(game: Blaze, stand: Stand, at: Point, floor: number): readonly Reason[] {
  const no = (says: Message, ...cites: string[]) => [because('floor', says, ...cites)]
  const house = houseOver(game, at)
  if (!house) return floor === 0 ? [] : no(text`there is no house there`, 'BA-STREET-1')
  if (house.kind === 'ruin' && floor !== 0) return no(text`only the ground floor of a ruin may be held`, 'BA-BUST-9')
  if (floor < 0 || floor >= Math.max(house.floors, 1))
    return no(text`the ${the.ground(house)} has no such floor`, 'BA-STREET-1')
  if (house.kind === 'ruin') return []
  const there = onFloor(game, house, floor).filter(other => other.id !== stand.id && isKnown(other, stand.side))
  const room = house.capacity ?? 1
  return there.length < room
    ? []
    : no(text`that floor of the ${the.ground(house)} is full`, house.capacity === null ? 'BA-STREET-1' : 'BA-STREET-2')
}

/** The possible floors of a house with several; null if only the ground floor is possible. */
export function whichFloor(
  game: Blaze,
  stand: Stand,
  at: Point,
  why: (floor: number) => readonly Reason[],
): Question | null {
  const house = isInfantry(game, stand) ? houseOver(game, at) : null
  if (!house || house.kind === 'ruin' || house.floors < 2) return null
  const named = (floor: number): Message => (floor === 0 ? text`the ground floor` : text`floor ${the.count(floor)}`)
  const choices = Array.from({ length: house.floors }, (_, floor) => choice(floor, named(floor), why(floor)))
  const upper = choices.slice(1).some(allowed)
  return upper ? { field: 'floor', says: text`On which floor?`, choices } : null
}

/**
 * A stand has entered a house, or another floor of it. It enters floor by floor: a hidden enemy on one of them is
 * revealed, and the searcher stays on the floor before. BA-STREET-4, BA-RUL-123.
 */
export function* enterHouse(game: Blaze, mover: Id, from?: number): Procedure {
  const stand = game.piece(mover)
  if (!onTable(stand) || !isInfantry(game, stand) || carrierOf(game, stand)) return
  const house = houseOver(game, stand.at as Point)
  if (house?.indefensibleUntil)
    game.say(
      text`The ${the.ground(house)} is held again.`,
      ['BA-BUST-7'],
      undefined,
      isConcealed(stand) ? [stand.side] : undefined,
    )
  if (!house || house.kind === 'ruin') return
  const first = from ?? 0
  const step = Math.sign(stand.floor - first)
  const floors = [first]
  while (floors[floors.length - 1] !== stand.floor) floors.push((floors[floors.length - 1] as number) + step)
  let reached = first
  for (const floor of floors) {
    const enemy = onFloor(game, house, floor).find(other => other.side !== stand.side)
    if (enemy && floor !== first) {
      reveal(game, enemy.id, ['BA-STREET-4'])
      game.change('piece', mover, { floor: reached }, ['BA-STREET-5'])
      game.say(text`${the.piece(enemy.id)} is met on the stairs.`, ['BA-STREET-4'], [enemy.id, mover])
      // no stand ends on a friend: if the previous floor is full, it is outside again
      if (whyNotFloor(game, game.piece(mover), stand.at as Point, reached).length > 0)
        yield* setDownBeside(game, mover, house.id, ['BA-STREET-1'])
      return
    }
    reached = floor
    if (!isConcealed(stand)) noteFloor(game, house.id, stand.side, floor)
  }
  const rules = [house.capacity === null ? 'BA-STREET-1' : 'BA-STREET-2', 'BA-STREET-3']
  game.say(
    text`${the.piece(stand)} is in the ${the.ground(house)}.`,
    rules,
    [mover],
    isConcealed(stand) ? [stand.side] : undefined,
  )
  if (!isConcealed(stand)) checkCleared(game, house.id, stand.side)
}

/** A stand leaving a house meets an enemy on a floor below, and stays on the floor above it: BA-RUL-123. Returns whether it does. */
export function metOnTheStairs(game: Blaze, mover: Id, path: readonly Point[]): boolean {
  const stand = game.piece(mover)
  const house = houseOver(game, stand.at as Point)
  if (stand.floor === 0 || !house || isIn(house, path.at(-1) as Point)) return false
  for (let floor = stand.floor - 1; floor >= 0; floor--) {
    const enemy = onFloor(game, house, floor).find(other => other.side !== stand.side && !isOut(game, other))
    if (!enemy) continue
    const cites = ['BA-TERR-2', 'BA-STREET-4']
    reveal(game, enemy.id, cites)
    game.change('piece', mover, { floor: floor + 1 }, cites)
    game.say(text`${the.piece(enemy.id)} is met on the stairs.`, cites, [enemy.id, mover])
    return true
  }
  return false
}

function noteFloor(game: Blaze, id: Id, side: Id, floor: number): void {
  const { entered } = game.get('terrain', id)
  const mark = `${side}:${floor}`
  if (!entered.includes(mark)) game.change('terrain', id, { entered: [...entered, mark] }, ['BA-STREET-5'])
}

/** It counts as empty once a side has entered all its floors and no enemy is left in it: BA-STREET-5. */
function checkCleared(game: Blaze, id: Id, side: Id): void {
  const house = game.get('terrain', id)
  const all = Array.from({ length: Math.max(house.floors, 1) }, (_, floor) => floor)
  const entered = all.every(floor => house.entered.includes(`${side}:${floor}`))
  const enemies = all.some(floor => onFloor(game, house, floor).some(other => other.side !== side))
  const cleared = entered && !enemies ? side : null
  if (cleared !== null || house.cleared !== null) game.change('terrain', id, { cleared }, ['BA-STREET-5'])
}
