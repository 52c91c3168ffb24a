import { readFileSync } from 'node:fs'
import { scripted } from '@sandtable/bots'
import type { DecisionEntry, Entry, Id } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { worked } from './odds/chance.ts'
import { newRoom } from './opening.ts'
import { isReaction, type Reaction, reactionOf } from './reactions.ts'
import type { Room } from './room.ts'

/** A battle between two people, who play as the computer would. */
function battle(scenario: string): Room {
  const text = readFileSync(new URL(`../../../scenarios/${scenario}.yaml`, import.meta.url), 'utf8')
  const game = { title: '', scenario: text, file: scenario, seats: {}, options: {}, level: 'regular' } as const
  return newRoom({ ...game, dice: { from: 'seed', seed: 3 }, deal: 3 })
}

/** Plays on until somebody is asked to react, or never is. */
function playToReaction(room: Room, most: number): Id | null {
  const bots = new Map(room.sides.map(side => [side, scripted(side)]))
  for (let n = 0; n < most && !room.over; n++) {
    const [side] = room.waitingFor
    if (side === undefined) return null
    const seat = room.seat(side)
    if (isReaction(seat, room.roles)) return side
    room.decide(side, bots.get(side)?.decide(seat))
  }
  return null
}

const decisionsOf = (room: Room, side: Id): readonly DecisionEntry[] =>
  room
    .seat(side)
    .news()
    .entries.filter((entry: Entry): entry is DecisionEntry => entry.type === 'decision' && entry.side === side)

/** What a side that is asked to react does under this order, and whether anybody waits for it. */
function under(order: Reaction) {
  const room = battle('muzzleflash/tutorial')
  const side = playToReaction(room, 400) as Id
  expect(side).not.toBeNull()
  const before = decisionsOf(room, side).length
  const best = worked(reactionOf(room.seat(side), room.roles, 'always')).decision
  room.react(side, order)
  const waits = room.waitingFor.includes(side)
  const shown = room.standing(side).prompt !== null
  const next = room.next()
  if (next) room.play(next)
  return { room, side, waits, shown, next, best, done: decisionsOf(room, side)[before]?.decision.action }
}

test('an order to ask leaves everything as it is', () => {
  expect(under('ask')).toMatchObject({ waits: true, shown: true, next: null })
})

test('an order never to react lets it pass, and nobody is waited for', () => {
  const { side, ...found } = under('never')
  expect(found).toMatchObject({ waits: false, shown: false, next: { side, spoken: null } })
  expect(found.done ?? 'pass').toBe('pass')
})

test('an order always to react takes the best shot there is', () => {
  const { side, best, ...found } = under('always')
  expect(found).toMatchObject({ waits: false, shown: false, next: { side } })
  expect(found.done ?? 'pass').toBe(best?.action ?? 'pass')
})

test('a percentage is the least chance at which it reacts', () => {
  const room = battle('muzzleflash/tutorial')
  const orders: (readonly [Reaction, boolean])[] = []
  for (let n = 0; n < 2; n++) {
    const side = playToReaction(room, 400)
    if (side === null) break
    const seat = room.seat(side)
    const fires = (order: Reaction): boolean => worked(reactionOf(seat, room.roles, order)).decision !== null
    const least = [1, 50, 100].filter(fires)
    // whoever reacts at a high threshold reacts at every lower one, and always
    expect(least).toEqual([1, 50, 100].slice(0, least.length))
    if (least.length > 0) expect(fires('always')).toBe(true)
    orders.push([least.length, fires('always')])
    room.pass(side)
  }
  expect(orders.some(([, fires]) => fires)).toBe(true)
  expect(orders.some(([least]) => (least as number) < 3)).toBe(true)
})
