import { describe, expect, test } from 'vitest'
import { standing } from '../conformance/suite.ts'
import { reaching } from '../conformance/twins.ts'
import { commit, verifyRolls } from '../dice/commit.ts'
import { seeded } from '../dice/dice.ts'
import { SandtableError } from '../errors.ts'
import type { Game } from '../game/game.ts'
import type { Id } from '../game/store.ts'
import { load } from '../saves/load.ts'
import { save } from '../saves/save.ts'
import { plainly, text } from '../text/message.ts'
import { times } from '../times.fixture.ts'
import { playOn, toOrders, toy, toyHost, toySource } from '../toy.fixture.ts'
import { decisions } from './deciding.ts'
import { Host } from './host.ts'
import { ask, type Procedure } from './procedure.ts'
import type { Prompt } from './prompt.ts'

const order = (piece: string, to: readonly [number, number], how = 'rush') => ({ action: 'order', piece, how, to })

/** Both have their orders: red's scout has gone, and red may search. */
function atSearch(how = 'sneak', options = {}): Host {
  const host = toOrders(toyHost(['red', 'blue'], options))
  host.decide('red', order('red-1', [30_000, 26_000], how))
  host.decide('blue', order('blue-1', [30_000, 44_000], how))
  return host
}

/** Without orders: one side after the other may search, and nothing else happens. */
const searching = (sides = ['red', 'blue']): Host =>
  new Host(toy, toySource(sides, { start: { phase: 'go', side: 'red', last: 2 } })).start()

describe('a decision', () => {
  const rows: [string, string, unknown, string][] = [
    ['of somebody who is not asked', 'nobody', { action: 'ready' }, 'turn: nobody is not asked (HS-GO-1)'],
    ['that is not asked for', 'red', { action: 'search', at: [1, 1] }, 'turn: not search now (HS-GO-1)'],
    [
      'about the scout of another',
      'red',
      { action: 'hide', piece: 'blue-1', to: [1, 1] },
      'side: that scout is not yours',
    ],
    ['off the table', 'red', { action: 'hide', piece: 'red-1', to: [-1, 0] }, 'far: that is off the table'],
    ['that says too little', 'red', { action: 'hide', piece: 'red-1' }, 'missing: The decision lacks: to.'],
    ['without an action', 'red', {}, 'HS-PLAY-1: decision: no action is named'],
    ['of an unknown action', 'red', { action: 'fly' }, 'HS-PLAY-2: decision: unknown name: action: "fly"'],
    ['with an inherited action', 'red', { action: 'toString' }, 'HS-PLAY-2'],
    ['with an unknown field', 'red', { action: 'ready', why: 1 }, 'HS-PLAY-2: decision: unknown name: why'],
    [
      'with half a hundredth',
      'red',
      { action: 'hide', piece: 'red-1', to: [0.5, 1] },
      'HS-PLAY-3: decision: to: expected whole',
    ],
    ['with no number', 'red', { action: 'hide', piece: 'red-1', to: [Number.NaN, 1] }, 'HS-PLAY-3'],
    ['with a huge number', 'red', { action: 'hide', piece: 'red-1', to: [1e308, 1] }, 'HS-PLAY-8'],
    ['with a polluting name', 'red', JSON.parse('{"action":"ready","__proto__":{"x":1}}'), 'HS-PLAY-2'],
    ['that is a list', 'red', [], 'HS-PLAY-3'],
    [
      'nested 10,000 deep',
      'red',
      JSON.parse(`{"action":"hide","to":${'['.repeat(1e4)}${']'.repeat(1e4)}}`),
      'HS-PLAY-3',
    ],
    ['that is nothing', 'red', null, 'HS-PLAY-3'],
  ]
  test.each(rows)('%s is thrown back, and nothing has changed', (_, side, raw, says) => {
    const host = toyHost()
    const before = standing(host.run)
    expect(() => host.decide(side, raw)).toThrow(says)
    expect(standing(host.run)).toBe(before)
  })

  test('may be passed where there is something to happen then', () => {
    const host = atSearch()
    host.pass('red')
    expect(host.waitingFor).toEqual(['blue'])
    expect(() => toyHost().pass('red')).toThrow('you cannot pass here')
  })
})

describe('a question', () => {
  test('goes through the fields of a half-made decision', () => {
    const host = toyHost()
    expect(host.question('red', { action: 'hide' })).toMatchObject({ field: 'piece' })
    expect(host.question('red', { action: 'hide', piece: 'red-1' })).toMatchObject({ field: 'to', open: 'point' })
    expect(host.question('red', { action: 'hide', piece: 'red-1', to: [1, 1] })).toBeNull()
  })

  const rows: [string, string, unknown][] = [
    ['to nobody', 'nobody', { action: 'hide' }],
    ['about nothing', 'red', null],
    ['about what is not asked', 'red', { action: 'search' }],
    ['with a bad field', 'red', { action: 'hide', piece: 7 }],
    ['with a polluting field', 'red', JSON.parse('{"action":"hide","__proto__":1}')],
  ]
  test.each(rows)('%s gets an error with a code', (_, side, draft) => {
    expect(() => toyHost().question(side, draft)).toThrow(SandtableError)
  })

  test('all that is listed may be done', () => {
    const host = atSearch('rush')
    const prompt = host.run.prompts[0] as Prompt
    const listed = [...decisions(host.game, prompt)]
    expect(listed.length).toBeGreaterThan(1)
    for (const decision of listed) expect(host.refusal(prompt.side, decision)).toBeNull()
  })
})

describe('taking back', () => {
  const why = (host: Host, side: Id) => plainly(host.whyNoUndo(side) ?? text``)

  test('a decision after which nothing was learnt; and doing it again', () => {
    const host = atSearch()
    const before = standing(host.run)
    host.decide('red', { action: 'pass' })
    const after = standing(host.run)
    expect(host.whyNoUndo('red')).toBeNull()
    host.undo('red')
    expect(standing(host.run)).toBe(before)
    expect(() => host.redo('blue')).toThrow('there is nothing to do again')
    host.redo('red')
    expect(standing(host.run)).toBe(after)
    expect(() => host.redo('red')).toThrow('there is nothing to do again')
  })

  test('several decisions, one after the other, and all of them again', () => {
    function* ponder(game: Game): Procedure {
      for (;;) yield* ask(game, 'red', { says: text`Well?`, actions: ['search', 'pass'], cites: ['HS-GO-4'] })
    }
    const pensive = { ...toy, phases: toy.phases.map(phase => ({ ...phase, run: ponder })) }
    const host = new Host(pensive, toySource()).start()
    const moments = [standing(host.run)]
    for (let i = 0; i < 4; i++) {
      host.decide('red', { action: 'search', at: [i, i] })
      moments.push(standing(host.run))
    }
    for (const moment of moments.toReversed().slice(1)) {
      host.undo('red')
      expect(standing(host.run)).toBe(moment)
    }
    for (const moment of moments.slice(1)) {
      host.redo('red')
      expect(standing(host.run)).toBe(moment)
    }
  })

  test('something else done instead cannot be done again', () => {
    const host = atSearch()
    host.decide('red', { action: 'pass' })
    host.undo('red')
    host.decide('red', { action: 'search', at: [1000, 1000] })
    expect(() => host.redo('red')).toThrow('there is nothing to do again')
  })

  const rows: [string, (host: Host) => void, RegExp][] = [
    ['what was decided together with others', () => {}, /others have decided with you/],
    [
      'while others decide unseen',
      host => {
        host.pass('red')
        host.pass('blue')
      },
      /others are deciding in secret/,
    ],
    ['a search that found somebody', host => host.decide('red', { action: 'search', at: [40_000, 40_000] }), /learnt/],
    ['a search that found nobody', host => host.decide('red', { action: 'search', at: [90_000, 70_000] }), /learnt/],
    [
      'what the umpire has spoken on since',
      host => {
        host.pass('red')
        host.announce('Hm.')
      },
      /the umpire has intervened/,
    ],
  ]
  test.each(rows)('%s is refused', (_, act, says) => {
    const host = atSearch()
    act(host)
    const before = standing(host.run)
    expect(() => host.undo('red')).toThrow(says)
    expect(standing(host.run)).toBe(before)
  })

  test('what another has answered since is refused', () => {
    const host = searching()
    host.pass('red')
    host.decide('blue', { action: 'pass' })
    expect(why(host, 'red')).toMatch('in secret')
    const next = searching(['red', 'blue', 'green'])
    next.pass('red')
    next.pass('blue')
    expect(why(next, 'red')).toBe('the other side has moved in the meantime')
    expect(next.whyNoUndo('blue')).toBeNull()
  })

  test('nothing has been decided at the start', () => {
    const host = searching()
    expect(why(host, 'red')).toBe('you have decided nothing yet')
  })

  test('not after dice, nor after the reaction of another', () => {
    const host = toOrders(toyHost(['red', 'blue'], { dice: { from: 'seed', seed: 4 } }))
    // blue comes into the open first, red runs up to it, and blue may shoot
    host.decide('red', order('red-1', [30_000, 26_000], 'sneak'))
    host.decide('blue', order('blue-1', [30_000, 42_000], 'rush'))
    host.pass('red')
    host.pass('blue')
    host.decide('red', order('red-1', [30_000, 30_000], 'rush'))
    host.decide('blue', order('blue-1', [30_000, 42_000], 'rush'))
    expect(host.prompt('blue')).toMatchObject({ actions: ['shoot', 'hold'], default: { action: 'hold' } })
    expect(why(host, 'blue')).toBe('the others have decided with you')
    host.decide('blue', { action: 'shoot' })
    expect(why(host, 'blue')).toBe('dice were rolled: shot')
  })

  test('an answer that waits for the others may be taken back, and nobody hears of it', () => {
    const host = toOrders(toyHost(['red', 'blue', 'green']))
    const before = standing(host.run)
    const seen = reaching(host, 'blue')
    host.decide('red', order('red-1', [30_000, 26_000]))
    host.undo('red')
    expect(standing(host.run)).toBe(before)
    expect(reaching(host, 'blue')).toBe(seen)
    host.redo('red')
    expect(host.waitingFor).toEqual(['blue', 'green'])
  })

  test('while others decide unseen, whether they have is not to be found out by trying', () => {
    const host = toyHost()
    host.decide('red', { action: 'mine', at: [1, 1] })
    const before = why(host, 'red')
    expect(before).toMatch('in secret')
    host.decide('blue', { action: 'mine', at: [1, 1] })
    expect(why(host, 'red')).toBe(before)
  })
})

describe('the umpire', () => {
  test('changes what he likes; it is his in the journal, and it is replayed, saved and loaded', () => {
    const host = toyHost()
    host.overrule('piece', 'blue-1', { at: [12, 34], hidden: false })
    host.overrule('side', 'red', { score: 9 })
    host.overrule('terrain', 'bush', { burnt: true })
    host.place({ id: 'late', side: 'red', unit: 'red-unit', kind: 'scout', at: [50, 50] })
    host.announce('The weather is fine.')
    host.remove('blue-1')
    expect(host.game.piece('blue-1')).toMatchObject({ at: null, gone: true })
    host.overrule('piece', 'blue-1', { at: [12, 34], gone: false })
    const dice = host.roll('weather', 3, 10)
    expect(dice).toHaveLength(3)
    expect(host.game.journal.entries.at(-1)).toMatchObject({ type: 'roll', purpose: 'weather', faces: 10, dice, at: 0 })
    expect(host.game.store.dice).toBe(3)
    expect(host.game.piece('blue-1')).toMatchObject({ at: [12_000, 34_000], hidden: false, unit: 'blue-unit' })
    expect(host.game.journal.entries.every(entry => 'by' in entry && entry.by === 'umpire')).toBe(true)
    playOn(host, 5, 4)
    const { host: again } = load([toy], save(host))
    expect(standing(again.run)).toBe(standing(host.run))
    expect(again.game.piece('blue-1')).toEqual(host.game.piece('blue-1'))
    expect(playOn(host, 6).over).toBe(true)
  })

  const rows: [string, (host: Host) => void, string][] = [
    [
      'an unknown piece',
      host => host.overrule('piece', 'nobody', {}),
      'UMPIRE-2: umpire: unknown name: piece "nobody"',
    ],
    ['an unknown table', host => host.overrule('__proto__' as never, 'x', {}), 'UMPIRE-2'],
    ['the game itself', host => host.overrule('game' as never, 'game', {}), 'UMPIRE-2'],
    ['an unknown field', host => host.overrule('piece', 'red-1', { wings: 2 }), 'HS-UMPIRE-2'],
    ['a wrong value', host => host.overrule('piece', 'red-1', { at: 'here' }), 'HS-UMPIRE-3'],
    ['a side that is not there', host => host.overrule('piece', 'red-1', { side: 'pink' }), 'HS-UMPIRE-2'],
    ['a unit that is not there', host => host.overrule('piece', 'red-1', { unit: 'pink' }), 'HS-UMPIRE-2'],
    ['a kind that is not there', host => host.overrule('piece', 'red-1', { kind: 'pink' }), 'HS-SCEN-4'],
    ['an id that is taken', host => host.place({ id: 'red-1', side: 'red', kind: 'scout' }), 'HS-UMPIRE-3'],
    ['a piece without an id', host => host.place({ side: 'red', kind: 'scout' }), 'HS-UMPIRE-1'],
    ['a piece of no side', host => host.place({ id: 'x', kind: 'scout' }), 'HS-UMPIRE-1'],
    ['a piece of an unknown kind', host => host.place({ id: 'x', side: 'red', kind: 'pink' }), 'HS-SCEN-4'],
    ['nothing at all', host => host.place(null), 'HS-UMPIRE-3'],
    ['away with nobody', host => host.remove('nobody'), 'UMPIRE-2'],
    ['a roll of no dice', host => host.roll('luck', 0), 'HS-UMPIRE-3'],
    ['a roll of half a die', host => host.roll('luck', 0.5), 'HS-UMPIRE-3'],
    ['dice without faces', host => host.roll('luck', 1, 1), 'HS-UMPIRE-3'],
    ['dice that show more than they can', host => host.roll('luck', 2, 6, [3, 7]), 'HS-UMPIRE-3'],
    ['fewer dice than he rolled', host => host.roll('luck', 2, 6, [3]), 'HS-UMPIRE-3'],
  ]
  test.each(rows)('may not do this: %s; and nothing has changed', (_, act, says) => {
    const host = toyHost()
    const before = standing(host.run)
    expect(() => act(host)).toThrow(says)
    expect(standing(host.run)).toBe(before)
  })

  test('waits for a settled point', () => {
    const host = toOrders(toyHost())
    host.decide('red', order('red-1', [30_000, 26_000]))
    expect(() => host.overrule('side', 'red', { score: 1 })).toThrow('UMPIRE-1: umpire: something is being worked out')
    host.undo('red')
    host.overrule('side', 'red', { score: 1 })
    expect(host.game.side('red')).toMatchObject({ score: 1 })
  })

  test('is not undone by a player', () => {
    const host = searching()
    host.pass('red')
    host.overrule('side', 'red', { score: 5 })
    expect(() => host.undo('red')).toThrow('the umpire has intervened since')
    expect(host.game.side('red')).toMatchObject({ score: 5 })
  })

  test('who breaks the rules has done nothing', () => {
    const brittle = {
      ...toy,
      phases: toy.phases.map(phase => ({
        ...phase,
        run(game: Parameters<typeof phase.run>[0]) {
          if ((game.side('red') as { score?: number }).score === 13) throw new TypeError('unlucky')
          return phase.run(game)
        },
      })),
    }
    const host = new Host(brittle, toySource()).start()
    const before = standing(host.run)
    expect(() => host.overrule('side', 'red', { score: 13 })).toThrow('unlucky')
    expect(standing(host.run)).toBe(before)
    expect(playOn(host, 1).over).toBe(true)
  })
})

test('dice that nobody chose, through a whole game, and everybody can see that afterwards', () => {
  const dice = { from: 'commitment', secret: 'a long and random secret', nonces: ['red nonce', 'blue nonce'] } as const
  for (let seed = 1; seed <= Math.max(2, times(10)); seed++) {
    const host = playOn(toyHost(['red', 'blue'], { dice }), seed)
    const { journal, store } = host.game
    const rolls = journal.entries.filter(entry => entry.type === 'roll')
    const check = (list = rolls) => verifyRolls(commit(dice.secret), dice.secret, dice.nonces, list, store.dice)
    expect(check()).toEqual({ ok: true })
    const [first, ...rest] = rolls as [(typeof rolls)[0], ...typeof rolls]
    const die = ((first.dice[0] as number) % first.faces) + 1
    expect(check([{ ...first, dice: [die, ...first.dice.slice(1)] }, ...rest]).ok).toBe(false)
    expect(check(rest).ok).toBe(false)
    expect(standing(load([toy], save(host)).host.run)).toBe(standing(host.run))
  }
})

describe('dice that somebody types', () => {
  const rows: [string, unknown, string][] = [
    ['no list', 6, 'expected a list of dice, found 6'],
    ['nothing', null, 'expected a list of dice'],
    ['too few', [1], 'dice given: 1'],
    ['a face that there is not', [1, 7], 'not 7'],
    ['a card that there is not', ['sun', 'ace'], 'not "ace"'],
    ['half a die', [1, 0.5], 'not 0.5'],
    ['something else', [{}, []], 'not {}'],
  ]
  test.each(rows)('%s is thrown back, and they are still wanted', (_, dice, says) => {
    const host = atSearch('sneak', { dice: { from: 'people' } })
    const before = standing(host.run)
    expect(() => host.enter(dice as never)).toThrow(says)
    expect(standing(host.run)).toBe(before)
    expect(host.wanted).toMatchObject({ purpose: 'card', count: 2 })
  })

  test('go on to the next that are wanted', () => {
    const host = atSearch('sneak', { dice: { from: 'people' } })
    host.enter(['sun', 'moon'])
    host.enter([3, 3])
    expect(host.wanted).toBeNull()
    expect(host.waitingFor).toEqual(['red'])
    expect(() => host.enter([1])).toThrow('no dice are wanted now')
    expect(() => toyHost().enter([1])).toThrow('DICE-2: Sandtable rolls the dice of this game, so none can be typed')
  })
})

test('when it is over nobody is asked, and there is an outcome', () => {
  const host = toyHost()
  expect(host.outcome).toBeNull()
  playOn(host, 2)
  expect(host.outcome).toMatchObject({ says: text`It is over.` })
  expect(host.waitingFor).toEqual([])
  expect(() => host.decide('red', { action: 'pass' })).toThrow('red is not asked')
})

test('a fork plays on by itself, and the game it came from stands as it stood', () => {
  const host = atSearch()
  const before = standing(host.run)
  const fork = host.fork(seeded('elsewhere'))
  expect(standing(fork.run)).toEqual(before)
  playOn(fork, 3)
  expect(fork.over).toBe(true)
  expect(standing(host.run)).toEqual(before)
})
