import { type Host, type Id, load, save, seeded, UMPIRE } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { factsOf } from '../packages/room/src/facts.ts'
import { Room } from '../packages/room/src/room.ts'
import { snapshotOf } from '../packages/room/src/snapshot.ts'
import { trailOf } from './engine.ts'
import { botsOf, type Match, matches, named, numbered, opened, patience, size, watched } from './games.ts'
import { Kept } from './kept.ts'
import { readAgain, standingOf, written } from './snapshot.ts'

// ---- 2 ----

const HEAVY = size(200, 4)
/** A save is replayed from the start, so in a long game it is opened only after one decision in this many. */
const OPENED = 40

/** What is not the same once the game is written down and read again; null if nothing is. */
function changed(host: Host, count: number): string | null {
  const again = readAgain(host, written(host))
  for (const [side, decision] of host.run.waiting) again.answer(side, decision)
  if (standingOf(again) !== standingOf(host.run)) return 'read again, it is not the same'
  if (count % OPENED !== 0 && !host.over) return null
  const text = save(host)
  const loaded = load([host.rules], text)
  if (loaded.differs) return loaded.differs.message
  if (standingOf(loaded.host.run) !== standingOf(host.run)) return 'saved and loaded, it is not the same'
  return save(loaded.host) === text ? null : 'saved again, it is not the same'
}

/** Plays the game, and says where it was not the same. */
function heavily(match: Match): readonly string[] {
  const differ: string[] = []
  let count = 0
  watched(match, host => {
    const wrong = changed(host, ++count)
    if (wrong) differ.push(named(match, `decision ${count}: ${wrong}`))
  })
  expect(count, match.battle).toBeGreaterThan(10)
  return differ
}

test(`2 heavy mode: ${numbered(HEAVY)} games, written, read and compared after every decision`, patience, () => {
  const kept = new Kept('heavy-mode')
  expect(matches(HEAVY).flatMap(match => kept.once(named(match, 'heavily'), () => heavily(match)))).toEqual([])
})

// ---- 4 ----

const LEDGERS = size(1000, 4)

/** The first roll that does not begin where the one before ended, or whose dice the seed does not give. */
function gap({ game }: Host, seed: number): string | null {
  const dice = seeded(seed)
  let at = 0
  for (const entry of game.journal.entries) {
    if (entry.type !== 'roll') continue
    const { purpose, faces } = entry
    if (entry.at !== at) return `die ${at} should follow, not die ${entry.at}: ${purpose}`
    const right = dice.roll({ purpose, faces, count: entry.dice.length }, at)
    if (String(right) !== String(entry.dice)) return `die ${at}: the seed gives ${right}, not ${entry.dice}: ${purpose}`
    at += entry.dice.length
  }
  return game.store.dice === at ? null : `${at} dice were rolled, and ${game.store.dice} counted`
}

function ledgerOf(match: Match): readonly string[] {
  const host = watched(match)
  expect(host.game.store.dice, match.battle).toBeGreaterThan(10)
  const wrong = gap(host, match.seed)
  return wrong ? [named(match, wrong)] : []
}

test(`4 RNG ledger: ${numbered(LEDGERS)} games, no die left out, none rolled twice`, patience, () => {
  const kept = new Kept('ledger')
  expect(matches(LEDGERS).flatMap(match => kept.once(named(match, 'ledger'), () => ledgerOf(match)))).toEqual([])
})

// ---- 5 ----

const SEEN = size(500, 4)
/** What is slow is done after one decision in so many: whole snapshots, an imagined world, a save. */
const RARELY = { snapshots: 16, imagined: 32, saved: 64 }

/** Everybody looks: the sides, the umpire and the spectators. */
function lookAround(room: Room, host: Host, seats: readonly Id[], count: number): void {
  for (const side of seats) {
    const seat = room.seat(side)
    seat.view()
    seat.known()
    seat.news()
    seat.goals()
  }
  const one = seats[count % seats.length] as Id
  if (count % RARELY.snapshots === 0) {
    const table = factsOf(room.seat(one), '', {}, false)
    for (const side of seats) snapshotOf(room, side, 0, { table, people: [], thinking: false })
  }
  if (count % RARELY.imagined === 0) host.seat(one).imagine(seeded(count))
  if (count % RARELY.saved === 0) save(host)
}

/** The last hash of the game's trail, with so many spectators; without any, nobody looks at all. */
function seenBy(spectators: number, match: Match): string {
  const host = opened(match)
  const room = new Room(host, botsOf(host, match.seed))
  const watchers = Array.from({ length: spectators }, (_, i) => `spectator-${i + 1}`)
  const seats = [...room.sides, UMPIRE, ...watchers]
  let count = 0
  for (let next = room.next(); next; next = room.next()) {
    room.play(next)
    if (spectators > 0) lookAround(room, host, seats, count++)
  }
  expect(host.over, match.battle).toBe(true)
  return trailOf(host).at(-1) as string
}

/** The hashes of the game with nobody, two and ten who watch, if they are not the same. */
function unlike(match: Match): readonly string[] {
  const hashes = [0, 2, 10].map(spectators => seenBy(spectators, match))
  return new Set(hashes).size > 1 ? [named(match, hashes.join(', '))] : []
}

test(`5 view isolation: ${numbered(SEEN)} games with 0, 2 and 10 spectators`, patience, () => {
  const kept = new Kept('isolation')
  expect(matches(SEEN).flatMap(match => kept.once(named(match, 'seen'), () => unlike(match)))).toEqual([])
})
