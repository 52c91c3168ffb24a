import { describe, expect, test } from 'vitest'
import type { Game } from '../game/game.ts'
import type { Id, PieceRecord } from '../game/store.ts'
import { ask, type Procedure } from '../play/procedure.ts'
import type { Action } from '../play/prompt.ts'
import type { RuleSet } from '../ruleset.ts'
import { text, the } from '../text/message.ts'
import { times } from '../times.fixture.ts'
import { toy, toySource } from '../toy.fixture.ts'
import { generalInvariants } from './general.ts'
import { conform } from './suite.ts'
import type { Twins } from './twins.ts'

const soak = times(1, 10)
/** An order stands until the turn is over, even if the scout is gone. */
const invariants = generalInvariants({ remembering: ['side.order'] })
const sources = [toySource(), toySource(['red', 'blue', 'green'])]

/** Blue's scouts stand elsewhere, with or without mines: red must not know. */
function twins(): readonly Twins[] {
  const world = (dx: number, mines: number) => {
    const { pieces } = toySource().value as { pieces: { side: string; at: [number, number] }[] }
    return toySource(undefined, {
      sides: [{ id: 'red' }, { id: 'blue', mines }],
      pieces: pieces.map(p => (p.side === 'blue' ? { ...p, at: [p.at[0] + dx, p.at[1]] } : p)),
    })
  }
  return Array.from({ length: 12 * soak }, (_, i) => [world(0, 0), world(1 + (i % 40), i % 3), 'red'] as const)
}

test('the toy rules keep everything that the suite asks for, at every decision', { timeout: 300_000 * soak }, () => {
  const report = conform(toy, sources, { games: 20 * soak, seed: 1, every: 1, twins, invariants })
  expect(report.failures).toEqual([])
  expect(report.games).toBe(20 * soak)
  expect(report.decisions).toBeGreaterThan(report.games * 10)
  expect(report.longest).toBeLessThanOrEqual(10)
})

test('the same seed gives the same report', () => {
  const once = () => conform(toy, sources, { games: 3, seed: 9, invariants })
  expect(once()).toEqual(once())
})

const withAction = (name: string, change: Partial<Action>): RuleSet => ({
  ...toy,
  actions: { ...toy.actions, [name]: { ...(toy.actions[name] as Action), ...change } },
})
const withPhase = (name: string, run: (game: Game) => Procedure): RuleSet => ({
  ...toy,
  phases: toy.phases.map(phase => (phase.phase === name ? { ...phase, run } : phase)),
})
const original = (name: string, game: Game): Procedure =>
  (toy.phases.find(phase => phase.phase === name) as (typeof toy.phases)[0]).run(game)

function* askOften(game: Game): Procedure {
  for (let i = 0; i < 41; i++) yield* ask(game, 'red', { says: text`Again?`, actions: ['pass'], cites: ['HS-GO-1'] })
  yield* original('end', game)
}

function* askOddly(game: Game): Procedure {
  yield* ask(game, 'red', { says: text`Odd?`, actions: ['pass'], cites: ['HS-GO-1'], context: (() => 1) as never })
  yield* original('end', game)
}

/** Does something before the phase runs as it should. */
function first(name: string, act: (game: Game) => void): RuleSet {
  function* run(game: Game): Procedure {
    act(game)
    yield* original(name, game)
  }
  return withPhase(name, run)
}

let outside = 0

describe('rules with a fault in them are found out', () => {
  const rows: [string, RuleSet, string][] = [
    [
      'nothing may be answered',
      withAction('order', { refuse: () => [{ word: 'far', says: text`no`, cites: [] }] }),
      'has no legal answer to "Order a scout"',
    ],
    [
      'it never ends',
      withPhase('end', function* (game) {
        game.change('game', 'game', { phase: 'orders' }, ['HS-END-2'])
      }),
      'it has not ended after 40 decisions',
    ],
    [
      'what is listed is refused',
      withAction('search', {
        refuse: (_, { at }) =>
          (at as number[] | undefined)?.[0] === 50_000 ? [{ word: 'far', says: text`not there`, cites: [] }] : [],
      }),
      'is listed, but refused: far: not there',
    ],
    ['a refusal gives no reason', { ...toy, outOfPlace: () => [] }, 'refused without a reason'],
    [
      'a refusal cites no rule of the book',
      { ...toy, outOfPlace: () => [{ word: 'turn', says: text`no`, cites: ['HS-NO-1'] }] },
      'cites HS-NO-1, which is no rule',
    ],
    [
      'a refusal cites what does not decide it',
      { ...toy, outOfPlace: () => [{ word: 'turn', says: text`no`, cites: ['HS-GO-1', 'HS-GO-2', 'HS-GO-3'] }] },
      'cites HS-GO-1, HS-GO-2, HS-GO-3: more rules than decide anything',
    ],
    [
      'a spoilt decision breaks it',
      withAction('hide', {
        refuse: (game, { piece }) => ((game.find('piece', piece as Id) as PieceRecord).gone ? [] : []),
      }),
      'it broke: TypeError',
    ],
    ['what is allowed breaks it', withAction('hide', { refuse: () => [] }), 'which was allowed and then broke'],
    [
      'asking whether it may be done changes it',
      withAction('ready', {
        refuse: game => {
          game.store.dice += 1
          return []
        },
      }),
      'looking at it has changed it',
    ],
    [
      'something outside the state decides',
      first('end', game => {
        game.change('side', 'red', { score: ++outside } as never, ['HS-GO-4'])
      }),
      'saved and loaded, it is not the same',
    ],
    [
      'a record is changed in place',
      first('end', game => {
        Object.assign(game.side('red'), { score: 77 })
      }),
      'red was changed in place',
    ],
    [
      'the state is written to behind the journal',
      first('end', game => {
        game.store.put('side', 'red', { ...game.side('red'), score: 77 } as never)
      }),
      'red was changed, and the journal does not know of it',
    ],
    [
      'a change cites nothing',
      first('end', game => game.change('game', 'game', { side: 'red' }, [])),
      'a change of game cites no rule',
    ],
    [
      'a change cites what is not there',
      first('end', game => game.say(text`Hm.`, ['HS-NO-1'])),
      'cites HS-NO-1, which is no rule',
    ],
    ['a question is no plain value', withPhase('end', askOddly), 'not a JSON value'],
    [
      'too many answers between two settled points',
      withPhase('end', askOften),
      '41 answers between two settled points',
    ],
    ['a secret answer shows', { ...toy, sees: () => true }, 'sees whether'],
    [
      'a hidden scout shows',
      { ...toy, sees: (table, record, side) => table === 'piece' || toy.sees(table, record, side) },
      'red can tell the worlds apart at decision 0',
    ],
    [
      'a refusal tells a secret',
      withAction('hide', {
        refuse: (game, decision, prompt) =>
          (toy.actions.hide as Action).refuse(game, decision, prompt).map(reason => ({
            ...reason,
            says: text`It is at ${the.name(String(game.find('piece', String(decision.piece))?.at))}.`,
          })),
      }),
      'red gets two answers at decision',
    ],
  ]
  test.each(rows)('%s', (_, rules, says) => {
    const maxDecisions = says.includes('ended') ? 40 : 200
    const twin = says.startsWith('red ') ? { twins } : {}
    const { failures } = conform(rules, sources, { games: 4, seed: 1, every: 2, maxDecisions, invariants, ...twin })
    expect(failures.join('\n')).toContain(says)
    expect(failures[0]).toMatch(/^toy\.json, seed \d+, (decision|twins) \d+: /)
  })
})
