import { describe, expect, test } from 'vitest'
import { standing } from '../conformance/suite.ts'
import { scripted, type TypedDice } from '../dice/dice.ts'
import type { Game } from '../game/game.ts'
import { UMPIRE } from '../game/umpire.ts'
import { load } from '../saves/load.ts'
import { save } from '../saves/save.ts'
import { text } from '../text/message.ts'
import { times } from '../times.fixture.ts'
import { playOn, toOrders, toy, toyHost, toySource } from '../toy.fixture.ts'
import { diceFrom, Host } from './host.ts'
import { askAll, askOrInterrupt, type Procedure, roll } from './procedure.ts'

const order = (piece: string, to: readonly [number, number], how = 'rush') => ({ action: 'order', piece, how, to })
const redGoes = order('red-1', [30_000, 30_000])
const blueGoes = order('blue-1', [30_000, 45_000])
const sides = ['red', 'blue', 'green']

function* diceFirst(game: Game): Procedure {
  yield* roll(game, 'shot', 1, { cites: ['HS-GO-2'] })
  game.change('game', 'game', { phase: 'orders' }, ['HS-HIDE-1'])
}

/** A game with real dice: a person types what they show. */
function atTable() {
  const host = toOrders(toyHost(['red', 'blue'], { dice: { from: 'people' } }))
  return { host, dice: host.run.dice as TypedDice }
}

describe('several asked at once', () => {
  test('each answers once; nobody else sees anything of it until all have', () => {
    const host = toOrders(toyHost(sides))
    const before = [
      host.view('red'),
      host.news('red', 0),
      host.prompt('red'),
      host.view(UMPIRE),
      host.game.journal.length,
    ]
    host.decide('blue', blueGoes)
    expect([
      host.view('red'),
      host.news('red', 0),
      host.prompt('red'),
      host.view(UMPIRE),
      host.game.journal.length,
    ]).toEqual(before)
    expect(host.waitingFor).toEqual(['red', 'green'])
    expect(host.prompt('blue')).toBeNull()
    expect(() => host.decide('blue', blueGoes)).toThrow('blue is not asked')
  })

  test('the answers come together, in the order of those asked', () => {
    const host = toOrders(toyHost(sides))
    const since = host.game.journal.length
    host.decide('green', order('green-1', [30_000, 60_000]))
    host.decide('red', redGoes)
    host.decide('blue', blueGoes)
    const decided = host.game.journal.from(since).filter(entry => entry.type === 'decision')
    expect(decided.map(entry => entry.side)).toEqual(['red', 'blue', 'green'])
    expect(decided.map(entry => entry.to)).toEqual([['red'], ['blue'], ['green']])
  })

  test('whoever answers first goes on, where that is what is asked for', () => {
    const host = toyHost(sides)
    host.decide('green', { action: 'ready' })
    expect(host.waitingFor).toEqual(['red', 'blue'])
    expect(host.run.isSettled).toBe(true)
  })

  test('a single side that is asked unseen stays unseen too', () => {
    function* whisper(game: Game): Procedure {
      for (;;) yield* askAll(game, [['red', { says: text`Psst?`, actions: ['search', 'pass'], cites: ['HS-GO-4'] }]])
    }
    const quiet = { ...toy, phases: toy.phases.map(phase => ({ ...phase, run: whisper })) }
    const host = new Host(quiet, toySource()).start()
    host.decide('red', { action: 'search', at: [1, 1] })
    expect(host.news('blue', 0)).toEqual([])
    expect(host.news('red', 0)).toHaveLength(1)
  })

  test('where there is nobody to ask, it goes on', () => {
    const host = new Host(toy, toySource(undefined, { pieces: [] })).start()
    expect(toOrders(host).over).toBe(true)
  })

  test('a fork takes the answers along that are already in', () => {
    const host = toOrders(toyHost(sides))
    host.decide('blue', blueGoes)
    const fork = host.run.fork(diceFrom(host.dice))
    expect(standing(fork)).toBe(standing(host.run))
    fork.answer('red', redGoes)
    fork.answer('green', order('green-1', [30_000, 60_000]))
    expect(host.waitingFor).toEqual(['red', 'green'])
  })
})

describe('one asked, while others may speak up', () => {
  function* open(game: Game): Procedure {
    const spec = { says: text`Well?`, actions: ['pass'], cites: ['HS-GO-4'] }
    for (;;) yield* askOrInterrupt(game, 'red', spec, [['blue', spec]])
  }
  const openHost = () => new Host({ ...toy, phases: toy.phases.map(p => ({ ...p, run: open })) }, toySource()).start()

  test('only the one is waited for, and either may answer', () => {
    const host = openHost()
    expect(host.waitingFor).toEqual(['red'])
    expect(host.prompt('blue')).not.toBeNull()
    host.decide('blue', { action: 'pass' })
    host.decide('red', { action: 'pass' })
    expect(host.waitingFor).toEqual(['red'])
  })

  test('it is done in the open: everybody hears who decided what', () => {
    const host = openHost()
    host.decide('blue', { action: 'pass' })
    expect(host.run.isSecret).toBe(false)
    expect(host.news('red', 0)).toMatchObject([{ type: 'decision', side: 'blue' }])
    expect(standing(load([host.rules], save(host)).host.run)).toBe(standing(host.run))
  })
})

describe('dice that a person types', () => {
  test('nothing happens until they are there', () => {
    const { host, dice } = atTable()
    host.decide('red', redGoes)
    expect(host.run.wanted).toBeNull()
    host.decide('blue', blueGoes)
    expect(host.run.wanted).toMatchObject({ purpose: 'card', count: 2 })
    expect(host.waitingFor).toEqual([])
    const before = standing(host.run)
    host.run.resume()
    expect(standing(host.run)).toBe(before)
    expect(() => dice.enter([7, 1])).toThrow('not 7')
    dice.enter(['moon', 'star'])
    host.run.resume()
    expect(host.game.side('red')).toMatchObject({ card: 'star' })
    expect(host.run.wanted).toMatchObject({ purpose: 'card', count: 2 })
  })

  test('a save that waits for dice is loaded waiting for them', () => {
    const { host } = atTable()
    host.decide('red', redGoes)
    host.decide('blue', blueGoes)
    const { host: again } = load([toy], save(host))
    expect(again.run.wanted).toMatchObject({ purpose: 'card', count: 2 })
    ;(again.run.dice as TypedDice).enter([1, 2])
    again.run.resume()
    expect(again.game.side('red')).toMatchObject({ card: 'moon' })
  })

  test('whatever the umpire says while they are wanted is in the journal where it was said', () => {
    const { host, dice } = atTable()
    host.decide('red', redGoes)
    host.decide('blue', blueGoes)
    host.announce('Roll on the table, please.')
    const waiting = load([toy], save(host)).host
    expect(standing(waiting.run)).toBe(standing(host.run))
    expect(waiting.run.wanted).toMatchObject({ purpose: 'card' })
    dice.enter([1, 2])
    host.run.resume()
    expect(standing(load([toy], save(host)).host.run)).toBe(standing(host.run))
  })

  test('an umpire may change something at a settled point that wants dice', () => {
    // a phase that begins with dice: the point is settled, and no side is asked
    const rolling = { ...toy, phases: toy.phases.map(p => (p.phase === 'hide' ? { ...p, run: diceFirst } : p)) }
    const host = new Host(rolling, toySource(), { dice: { from: 'people' } }).start()
    expect(host.run.wanted).toMatchObject({ purpose: 'shot' })
    host.overrule('side', 'red', { score: 5 })
    ;(host.run.dice as TypedDice).enter([4])
    host.run.resume()
    const { host: again } = load([rolling], save(host))
    expect(standing(again.run)).toBe(standing(host.run))
    expect(again.game.side('red')).toMatchObject({ score: 5 })
  })
})

describe('a rule that breaks in the middle', () => {
  test('leaves everything as it was, the answers of the others too', () => {
    const host = toOrders(toyHost(sides, { source: scripted({ card: [1, 2] }) }))
    host.decide('blue', blueGoes)
    host.decide('green', order('green-1', [30_000, 60_000]))
    const before = standing(host.run)
    // red's own cards are in the script, blue's are not: by then much has happened
    expect(() => host.decide('red', redGoes)).toThrow('no scripted dice left')
    expect(standing(host.run)).toBe(before)
    expect(host.waitingFor).toEqual(['red'])
  })

  test('and the game can go on', () => {
    const host = toOrders(toyHost(sides, { source: scripted({ card: [1, 2] }) }))
    for (const side of sides) {
      const decide = () => host.decide(side, order(`${side}-1`, [30_000, 20_000 + 20_000 * sides.indexOf(side)]))
      if (side === 'green') expect(decide).toThrow('no scripted dice left')
      else decide()
    }
    host.run.dice = diceFrom({ from: 'seed', seed: 1 })
    expect(playOn(host, 1).over).toBe(true)
  })
})

describe('playing entries again', () => {
  const whole = playOn(toyHost(), 3).game.journal.entries
  const at = (type: string) => whole.findIndex(entry => entry.type === type)
  const rows: [string, () => typeof whole, string][] = [
    ['a roll that nobody asked for', () => whole.slice(at('roll')), 'nobody asked for the roll'],
    [
      'a decision of somebody who is not asked',
      () => [{ ...whole[0], side: 'nobody' } as never],
      'nobody asked for the decision',
    ],
    ['a decision where dice are due', () => whole.filter(entry => entry.type !== 'roll'), 'dice for card were rolled'],
    [
      'a die with too many faces',
      () => whole.map(entry => (entry.type === 'roll' ? { ...entry, dice: entry.dice.map(() => 7) } : entry)),
      'dice for card were rolled',
    ],
    [
      'too few dice',
      () => whole.map(entry => (entry.type === 'roll' ? { ...entry, dice: entry.dice.slice(1) } : entry)),
      'dice for card were rolled',
    ],
  ]
  test.each(rows)('%s is an error', (_, entries, says) => {
    const host = new Host(toy, toySource())
    expect(() => host.run.replay(entries())).toThrow(says)
    expect(host.run.dice).not.toBeUndefined()
  })

  test('gives the same journal', () => {
    const host = new Host(toy, toySource())
    host.run.replay(whole)
    expect(host.game.journal.entries).toEqual(whole)
  })
})

test('a fork goes its own way and leaves the game alone, and the other way round', () => {
  for (let seed = 1; seed <= Math.max(4, times(20)); seed++) {
    const host = playOn(toyHost(sides, { dice: { from: 'seed', seed } }), seed, 5 + (seed % 9))
    const here = standing(host.run)
    const stray = new Host(toy, toySource(sides))
    Object.assign(stray, { run: host.run.fork(diceFrom({ from: 'seed', seed: seed + 1 })) })
    const kept = host.run.fork(diceFrom(host.dice))
    playOn(stray, seed + 1)
    expect(standing(host.run)).toBe(here)
    playOn(host, seed + 2)
    expect(standing(kept)).toBe(here)
  }
})

test('a fork that reaches back has the entries since, and can go back to them', () => {
  for (let seed = 1; seed <= Math.max(4, times(20)); seed++) {
    const host = playOn(toyHost(sides, { dice: { from: 'seed', seed } }), seed, 12)
    const { journal } = host.game
    const [from = 0] = journal.settled.slice(seed % 4)
    const fork = host.run.fork(diceFrom(host.dice), from)
    expect(standing(fork)).toBe(standing(host.run))
    expect(fork.game.journal.base).toBe(from)
    expect(fork.game.journal.entries).toEqual(journal.from(from))
    const [entry] = journal.from(from)
    if (from < journal.settledBefore(journal.length)) expect(fork.game.journal.entries[0]).toBe(entry)
    for (const at of journal.settled.filter(settled => settled >= from).reverse()) {
      fork.rewind(at)
      host.run.rewind(at)
      expect(standing(fork)).toBe(standing(host.run))
    }
  }
})
