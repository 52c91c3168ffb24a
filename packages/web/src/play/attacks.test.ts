import { inch, type Point } from '@sandtable/kernel'
import { type Calls, Desk, type Snapshot } from '@sandtable/room'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { GameClient } from '../game/client.ts'
import { deedsOn } from '../panels/prompt/ways.tsx'
import { sceneOf } from '../scene/scene-of.ts'
import { enter } from '../sets/index.ts'
import { click } from './click.fixture.ts'
import { pieceOf } from './on-table.ts'
import { useTable } from './store.ts'

/** A real game behind the page: two men three inches apart, and a third out of reach of a charge. */
const scenario = `ruleset: muzzleflash
title: Close quarters
summary: A test
turns: 3
minutes: 5
briefing: { red: Fight., blue: Fight. }
table: { width: 48, depth: 48 }
sides: [ { id: red }, { id: blue } ]
pieces:
  - { id: r1, side: red, kind: rifleman, at: [10, 10] }
  - { id: r2, side: red, kind: rifleman, at: [30, 10] }
  - { id: b1, side: blue, kind: rifleman, at: [10, 12] }
  - { id: b2, side: blue, kind: rifleman, at: [14, 22] }
start: { turn: 1, side: red }
`

/** The enemy is out of sight behind a house, so that nobody is asked when a man moves. */
const outOfSight = scenario
  .replace(
    'depth: 48 }',
    'depth: 48, terrain: [ { id: h1, kind: building, polygon: [[2, 20], [46, 20], [46, 40], [2, 40]] } ] }',
  )
  .replace(/at: \[10, 12\]/, 'at: [10, 44]')
  .replace(/at: \[14, 22\]/, 'at: [14, 44]')

/** What the page does with a snapshot, in short. */
const take = (snapshot: Snapshot): void =>
  useTable.setState(({ log }) => ({ snapshot, log: snapshot.newsIsAll ? snapshot.news : [...log, ...snapshot.news] }))

const clickAt = (piece: string | null, [x, y]: Point): void => click(piece, [inch(x), inch(y)])

const until = (isSo: () => boolean): Promise<boolean> => vi.waitUntil(isSo, { timeout: 10_000, interval: 5 })

const now = () => useTable.getState()

// files share the store: whoever comes next finds it as it is at first
afterAll(() => useTable.setState(useTable.getInitialState(), true))

beforeEach(async () => {
  await enter('muzzleflash', ['look'])
  sitDown(scenario)
})

function sitDown(scenario: string): void {
  const desk = new Desk(take, {
    now: () => performance.now(),
    wait: (ms = 0) => new Promise(done => setTimeout(done, ms)),
  })
  const ask = async (call: keyof Calls, ...args: unknown[]) =>
    (await (desk[call] as (...args: unknown[]) => unknown)(...args)) ?? null
  const client: GameClient = { ask: ask as never, onSnapshot: vi.fn(), close: vi.fn() }
  useTable.setState({ ...useTable.getInitialState(), client }, true)
  desk.start({
    title: 'A test',
    scenario,
    file: 'close.yaml',
    seats: { red: 'person', blue: 'person' },
    dice: { from: 'seed', seed: 1 },
    deal: 1,
    options: {},
    level: 'regular',
  })
}

describe('an enemy who may be fired at and charged', () => {
  test('is fired at by a click', async () => {
    await now().select('r1')
    await until(() => now().prospects.length > 0)
    clickAt('b1', [10, 12])
    await until(() => now().draft !== null)
    expect(now().draft).toMatchObject({ action: 'fire', piece: 'r1', target: 'b1' })
    const { draft, prospects, snapshot } = now()
    const others = draft && snapshot ? deedsOn(draft, prospects, snapshot.table.roles) : []
    expect(others.map(({ action }) => action)).toEqual(['charge'])
  })

  test('and another, who can only be fired at, are known with their odds as soon as a man is selected', async () => {
    await now().select('r1')
    await until(() => now().aims.length === 2 && now().aims.every(({ chance }) => chance !== undefined))
    expect(now().aims.map(({ target, what }) => [target, what])).toEqual([
      ['b1', 'gone'],
      ['b2', 'gone'],
    ])
  })
})

describe('a click beside what is being composed', () => {
  test('does not drop it', async () => {
    await now().select('r1')
    await now().draftAction('fire', { piece: 'r1' })
    expect(now().question?.role).toBe('option')
    clickAt(null, [20, 20])
    await until(() => now().notice !== null)
    expect(now().draft).toEqual({ action: 'fire', piece: 'r1' })
  })

  test('says what comes first until that is answered', async () => {
    await now().select('r1')
    await now().draftAction('fire', { piece: 'r1' })
    clickAt(null, [20, 20])
    await until(() => now().notice !== null)
    await now().choose('mode', 'snap')
    expect(now().notice).toBeNull()
  })
})

describe('a click on an enemy while the way of firing is asked', () => {
  test('aims at him, in the first way that is allowed', async () => {
    await now().select('r1')
    await until(() => now().prospects.length > 0)
    await now().draftAction('fire', { piece: 'r1' })
    await until(() => now().aims.length > 0)
    clickAt('b2', [14, 22])
    await until(() => now().draft?.target === 'b2')
    expect(now().draft).toMatchObject({ action: 'fire', piece: 'r1', mode: 'snap' })
  })
})

describe('a click far away', () => {
  test('drafts the whole run, and confirming carries it out until something happens', async () => {
    await now().select('r2')
    await until(() => now().prospects.length > 0)
    clickAt(null, [30, 40])
    await until(() => now().march !== null)
    expect(now().march?.plan[0]?.legs.length).toBe(4)
    await now().confirm()
    // the enemy sees the first step, and is asked
    expect(now().snapshot?.waitingFor).toEqual(['blue'])
    expect(pieceOf(now().snapshot, 'r2')?.at?.[1]).toBeGreaterThan(inch(11))
  })
})

describe('a group', () => {
  test('goes in formation, each of its own accord', async () => {
    useTable.setState({ marked: ['r1', 'r2'] })
    clickAt(null, [20, 11])
    await until(() => now().march !== null)
    const goals = now().march?.marches.map(({ draft, to }) => [draft.piece, to])
    expect(new Map(goals as [string, Point][])).toEqual(
      new Map([
        ['r1', [inch(10), inch(11)]],
        ['r2', [inch(30), inch(11)]],
      ]),
    )
  })

  test('stands where it would go as ghosts, and is taken back by one undo', async () => {
    sitDown(outOfSight)
    const standing = () => ['r1', 'r2'].map(id => pieceOf(now().snapshot, id)?.at)
    const before = standing()
    useTable.setState({ marked: ['r1', 'r2'] })
    clickAt(null, [20, 9])
    await until(() => now().march !== null)
    const ghosts = sceneOf({ ...now(), hovered: null, falling: [] })?.pieces.filter(({ id }) => id.endsWith(' ghost'))
    expect(ghosts?.map(({ id }) => id).sort()).toEqual(['r1 ghost', 'r2 ghost'])
    await now().confirm()
    await until(() => standing().every((at, i) => at?.[1] !== before[i]?.[1]))
    await now().undo()
    expect(standing()).toEqual(before)
    await now().redo()
    expect(standing().every((at, i) => at?.[1] !== before[i]?.[1])).toBe(true)
  })
})
