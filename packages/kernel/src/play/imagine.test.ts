import { describe, expect, test } from 'vitest'
import { imaginedBy } from '../conformance/worlds.ts'
import { seeded } from '../dice/dice.ts'
import type { RuleSet } from '../ruleset.ts'
import { toOrders, toy, toyHost, toySource } from '../toy.fixture.ts'
import { Host } from './host.ts'

const open = (rules: Partial<RuleSet> = {}): Host =>
  toOrders(new Host({ ...toy, ...rules } as RuleSet, toySource()).start())
const order = (piece: string, x: number, y: number) => ({
  action: 'order',
  piece,
  how: 'sneak',
  to: [x * 1000, y * 1000],
})

/** Red is to search, in the middle of the round. */
function searching(rules: Partial<RuleSet> = {}): Host {
  const host = open(rules)
  host.decide('red', order('red-1', 30, 26))
  host.decide('blue', order('blue-1', 30, 44))
  expect(host.waitingFor).toEqual(['red'])
  return host
}

/** No world that it draws looks like the true one: there is a ghost in each. */
const haunted: RuleSet['imagine'] = game =>
  game.begin('marker', { id: 'ghost', kind: 'smoke', side: 'red', at: [1, 1], sprung: true } as never)

describe('a world in which the deed under way cannot be told again', () => {
  test('has the side asked what it is asked now, and goes on from its answer', () => {
    const host = searching({ imagine: haunted })
    const world = host.seat('red').imagine(seeded(1))
    expect(world.prompt('red')).toEqual(host.prompt('red'))
    world.decide('red', { action: 'search', at: [50_000, 40_000] })
    expect(world.game.journal.length).toBeGreaterThan(0)
    expect(host.prompt('red')?.actions).toEqual(['search', 'pass'])
  })

  test('lets another side pass whose question is not known', () => {
    const world = searching({ imagine: haunted }).seat('blue').imagine(seeded(1))
    expect(world.run.prompts.map(({ side, actions }) => [side, actions])).toEqual([['red', ['ready']]])
    const actions = { ...toy.actions, pass: { ...toy.actions.pass, purpose: 'pass' } } as RuleSet['actions']
    const other = searching({ imagine: haunted, actions }).seat('blue').imagine(seeded(1))
    expect(other.prompt('red')).toMatchObject({ actions: ['pass'], default: { action: 'pass' }, cites: [] })
  })
})

test('after a word and a deed of the umpire a world still looks as it is', () => {
  const host = open()
  host.overrule('piece', 'red-1', { at: [31, 21] })
  for (const side of ['red', 'blue']) expect(imaginedBy(host, side, 2).looksTrue).toBe(true)
})

test('a side that has answered and waits is not asked again in its world', () => {
  const host = open()
  host.decide('red', order('red-1', 30, 26))
  const world = host.seat('red').imagine(seeded(4))
  expect(world.waitingFor).toEqual(['blue'])
  expect(world.run.waiting.get('red')).toEqual(order('red-1', 30, 26))
})

test('rules that suppose nothing leave open what is not seen', () => {
  const { suppose: _, ...rules } = toy
  const host = toOrders(new Host(rules, toySource()).start())
  expect(host.seat('red').known().side('blue')).toMatchObject({ mines: null, card: null, score: 0 })
  const copies = { copy: (_table: string, record: object) => ({ ...record }) } as RuleSet['copies']
  expect(
    open({ copies } as Partial<RuleSet>)
      .seat('red')
      .known()
      .side('blue'),
  ).toMatchObject({ mines: 0, score: 0 })
})

test('rules that imagine nothing take what is known for the world', () => {
  const { imagine: _, ...rules } = toy
  const world = toOrders(new Host(rules, toySource()).start()).seat('red').imagine(seeded(1))
  expect(world.game.pieces.map(({ id }) => id)).toEqual(['red-1', 'red-2'])
})

test('what was made and taken away unseen, or in sight, is known no more', () => {
  const host = open()
  const { game } = host
  const red = host.seat('red')
  const smoke = (id: string, sprung: boolean) =>
    game.make('marker', { id, kind: 'smoke', side: 'blue', at: [1, 1], sprung } as never, ['HS-GO-2'])
  smoke('seen', true)
  smoke('unseen', false)
  expect(
    red
      .known()
      .store.all('marker')
      .map(({ id }) => id),
  ).toEqual(['seen'])
  game.remove('marker', 'seen', ['HS-END-1'])
  game.remove('marker', 'unseen', ['HS-END-1'])
  expect(red.known().store.all('marker')).toEqual([])
  expect(red.known().store.knows('marker', 'seen')).toBe(true)
  expect(red.known().store.knows('marker', 'unseen')).toBe(false)
})

describe('a deed in which others have decided and dice were rolled', () => {
  /** Red's scout runs up to blue's, which may shoot; both are in the open. */
  const runningUp = (seed: number): Host => {
    const host = toOrders(toyHost(['red', 'blue'], { dice: { from: 'seed', seed } }))
    const rush = { how: 'rush' }
    host.decide('red', order('red-1', 30, 26))
    host.decide('blue', { ...order('blue-1', 30, 42), ...rush })
    host.pass('red')
    host.pass('blue')
    host.decide('red', { ...order('red-1', 30, 34), ...rush })
    host.decide('blue', { ...order('blue-1', 30, 42), ...rush })
    expect(host.prompt('blue')?.actions).toEqual(['shoot', 'hold'])
    return host
  }
  /** The same, and blue has missed: red is asked to search. */
  const missed = (): Host => {
    for (let seed = 1; ; seed++) {
      const host = runningUp(seed)
      host.decide('blue', { action: 'shoot' })
      if (!host.game.piece('red-1').gone) return host
    }
  }
  const happened = (host: Host) =>
    host.game.journal
      .from(host.game.journal.settledBefore(host.game.journal.length))
      .flatMap((entry): readonly unknown[] =>
        entry.type === 'decision' ? [entry.decision.action] : entry.type === 'roll' ? [entry.dice] : [],
      )

  test('is told again in the world, with the dice that fell', () => {
    const host = missed()
    const [shot, dice] = happened(host)
    expect([shot, dice]).toEqual(['shoot', expect.any(Array)])
    for (let seed = 1; seed <= 3; seed++) {
      const world = host.seat('red').imagine(seeded(seed))
      expect(happened(world)).toEqual(['shoot', dice])
      expect(world.prompt('red')).toEqual(host.prompt('red'))
      expect(world.view('red')).toEqual(host.view('red'))
      // the deed goes on: after red it is blue's turn to go
      world.decide('red', { action: 'pass' })
      expect(world.game.state.side).toBe('blue')
    }
  })

  test('and so is a word of the umpire in between', () => {
    const host = runningUp(1)
    host.announce('Wait')
    host.decide('blue', { action: 'hold' })
    const world = host.seat('red').imagine(seeded(2))
    expect(happened(world)).toEqual(['hold'])
    expect(world.game.journal.entries.filter(entry => entry.type === 'said' && entry.by)).toHaveLength(1)
    expect(world.prompt('red')).toEqual(host.prompt('red'))
  })

  test('the dice of the world are its own again afterwards', () => {
    const host = runningUp(1)
    const rolls = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const world = host.seat('blue').imagine(seeded(seed))
      world.decide('blue', { action: 'shoot' })
      rolls.add(JSON.stringify(happened(world)[1]))
    }
    expect(rolls.size).toBeGreaterThan(4)
  })
})
