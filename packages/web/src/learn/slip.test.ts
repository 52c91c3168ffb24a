import { type Decision, type Point, type Prompt, spelled } from '@sandtable/kernel'
import type { Chance, Snapshot } from '@sandtable/room'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { part } from '../part.fixture.ts'
import { useSettings } from '../settings/settings.ts'
import { type Drafted, idleSays, neverWarn, slipIn } from './slip.ts'
import { leftBehind, voicesIn } from './way.ts'

const snapshot = part<Snapshot>({
  seat: 'red',
  view: {
    side: 'red',
    tables: {
      game: [{ id: 'game' }],
      piece: [
        { id: 'r1', side: 'red', kind: 'rifleman', at: [10000, 10000], gone: false },
        { id: 'r2', side: 'red', kind: 'rifleman', at: [20000, 10000], gone: false },
        { id: 'mg', side: 'blue', kind: 'mg38-gunner', at: [10000, 40000], gone: false },
      ],
      terrain: [],
    },
  },
  table: {
    ruleset: 'plastic',
    unit: 'in',
    width: 76200,
    depth: 76200,
    sides: ['red', 'blue'],
    names: { red: 'British', blue: 'German' },
    deeds: {},
    roles: { move: { piece: 'actor', to: 'place' }, fire: { piece: 'actor', target: 'target' } },
  },
  glances: { r1: ['can-act'], r2: ['can-act'], mg: [] },
})

/** A game that measures, and says what is asked of it. */
const asked: string[] = []
const client = {
  async ask(call: string) {
    asked.push(call)
    return call === 'measure'
      ? { distance: 29972, says: '11.8″, in the open', sight: { sees: 'clear', cites: [] } }
      : []
  },
} as Drafted['client']

const chance = (piece: string, what: Chance['what'], of: number, by?: string): Chance => ({
  piece,
  side: piece === 'mg' ? 'blue' : 'red',
  what,
  chance: of,
  ...(by && { by }),
})
const move: Decision = { action: 'move', piece: 'r1', to: [10000, 20000] }
const fire: Decision = { action: 'fire', piece: 'r1', target: 'mg' }
const drafted = (draft: Decision, values: Partial<Drafted> = {}): Drafted => ({
  snapshot,
  draft,
  odds: null,
  riposte: null,
  refuge: null,
  client,
  ...values,
})
const reply = (then: readonly Chance[], otherwise: readonly Chance[] = []) => ({
  riposte: { then, otherwise, tries: 40 },
})

/** Node has no such store of its own. */
const kept = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
})
afterAll(() => void vi.unstubAllGlobals())

beforeEach(() => {
  asked.length = 0
  useSettings.getState().set({ warnings: 'on', unwarned: [] })
})

describe('a move is warned of', () => {
  test('that ends where the reply is likely to cost the piece: who, how far, how likely', async () => {
    const slip = await slipIn(drafted(move, reply([chance('r1', 'pinned', 0.71, 'mg')], [chance('r1', 'pinned', 0.1)])))
    expect(slip?.kind).toBe('danger')
    expect(slip?.says).toContain('Rifleman 1 would stand in the open, 11.8″ from German MG38 gunner')
    expect(slip?.says).toContain('about 71\u00a0% to be pinned')
    expect(slip?.says).toContain('10\u00a0% if you hold')
  })

  test('not if staying is no better and no place is', async () => {
    const bad = reply([chance('r1', 'gone', 0.9, 'mg')], [chance('r1', 'gone', 0.85)])
    expect(await slipIn(drafted(move, bad))).toBeNull()
    const refuge = { at: [5000, 10000] as Point, chance: 0.1 }
    const slip = await slipIn(drafted(move, { ...bad, refuge }))
    expect(slip?.says).toMatch(/about 10\u00a0% at \w\d/)
    expect(slip?.place).toEqual(refuge.at)
  })

  test('not if the risk is small, and not of anybody else’s risk', async () => {
    expect(await slipIn(drafted(move, reply([chance('r1', 'pinned', 0.45, 'mg')])))).toBeNull()
    expect(await slipIn(drafted(move, reply([chance('r2', 'gone', 0.9, 'mg')])))).toBeNull()
  })

  test('not if the odds may not be told', async () => {
    expect(await slipIn(drafted(move))).toBeNull()
    expect(asked).toEqual([]) // nothing is asked about the enemy either
  })
})

describe('a shot is warned of', () => {
  const odds = (chances: readonly Chance[], exact = true) => ({ odds: { exact, chances, trials: [] } })

  test('from which practically nothing can come', async () => {
    expect((await slipIn(drafted(fire, odds([chance('mg', 'gone', 0.02)]))))?.says).toContain('2\u00a0%')
    expect((await slipIn(drafted(fire, odds([]))))?.says).toBe('This can do nothing to German MG38 gunner.')
    expect(await slipIn(drafted(fire, odds([chance('mg', 'gone', 0.2)])))).toBeNull()
  })

  test('not if its target is hurt already: the odds do not tell all of it then', async () => {
    const hurt: Snapshot = { ...snapshot, glances: { mg: ['wounded'] } }
    expect(await slipIn(drafted(fire, { ...odds([]), snapshot: hurt }))).toBeNull()
  })

  test('that may fall on one’s own', async () => {
    const slip = await slipIn(drafted(fire, odds([chance('mg', 'gone', 0.5), chance('r2', 'gone', 0.33)])))
    expect(slip).toMatchObject({ kind: 'friend' })
    expect(slip?.says).toBe('Rifleman 2 is yours: 33\u00a0% to fall.')
  })
})

describe('a warning', () => {
  const risky = drafted(move, reply([chance('r1', 'gone', 0.9, 'mg')]))

  test('of one kind is not heard again', async () => {
    expect(await slipIn(risky)).not.toBeNull()
    neverWarn('danger')
    expect(await slipIn(risky)).toBeNull()
  })

  test('is not heard where all are switched off', async () => {
    useSettings.getState().set({ warnings: 'off' })
    expect(await slipIn(risky)).toBeNull()
  })

  test('before the end says how many can still act', () => {
    // only the actions of a prompt are looked at
    const asked = { ...snapshot, prompt: { actions: ['move', 'end'] } as unknown as Prompt }
    expect(idleSays(asked)).toBe('2 pieces can still act.')
    expect(idleSays({ ...asked, glances: {} })).toBeNull()
  })
})

describe('a leader', () => {
  const voices = voicesIn([
    [
      { type: 'ring', means: 'command', at: [0, 0], radius: 40000, says: spelled('') },
      { type: 'ring', means: 'command', at: [0, 0], radius: 20000, says: spelled('') },
    ],
    [{ type: 'ring', means: 'range', at: [0, 0], radius: 90000, says: spelled('') }],
  ])

  test('is left where the narrowest ring of his voice is', () => {
    expect(voices).toEqual([{ at: [0, 0], radius: 20000 }])
    expect(leftBehind([15000, 0], [25000, 0], voices)).toMatchObject({ far: 25000 })
    expect(leftBehind([15000, 0], [20000, 0], voices)).toBeNull()
    expect(leftBehind([25000, 0], [30000, 0], voices)).toBeNull()
  })
})
