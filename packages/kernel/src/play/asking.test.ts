import { describe, expect, test } from 'vitest'
import { flag, id, maybe } from '../book/schema.ts'
import type { Game } from '../game/game.ts'
import type { Point } from '../geometry/shape.ts'
import type { RuleSet } from '../ruleset.ts'
import { draw } from '../showing/drawing.ts'
import type { Showing } from '../showing/showing.ts'
import { text } from '../text/message.ts'
import { toOrders, toy, toySource } from '../toy.fixture.ts'
import { Host } from './host.ts'
import { perform, prompt } from './procedure.ts'
import { action, allowed, because, choice, pathOf, pieceChoice, plain, Refusal, whyNotWhole } from './prompt.ts'

const at: Point = [1000, 2000]
const says = text`here`
const ring = draw.ring('range', at, 5, says)

/** It shows how many pieces the game has that it is given, and who asks. */
const showing: Showing = {
  drawings: (game, side, draft) => [draw.ring('range', at, game.pieces.length, text`${{ name: side + draft.action }}`)],
  measure: (game, side) => ({ distance: game.pieces.length, says: text`${{ name: side }}`, sight: null }),
  sheet: (_, side, piece) => ({ title: text`${{ name: side + piece }}`, lines: [] }),
  glance: (_, side) => (side === 'red' ? ['pinned'] : []),
  lens: (_, side, piece, lens, turns) => [draw.ring('range', at, turns, text`${{ name: side + piece + lens }}`)],
  aura: () => [ring],
  traces: (_, _side, news) => news.map(() => ring),
  roster: (_, side) => [
    { unit: null, says: text`${{ name: side }}`, cites: [], orders: null, worn: null, groups: [], ails: null },
  ],
  route: (_, _side, _piece, to, draft) => (draft ? [at, to] : [to]),
}
const { lens: _l, aura: _a, traces: _t, roster: _ro, route: _r, ...least } = showing
const seatOf = (rules: Partial<RuleSet>, side = 'red') =>
  toOrders(new Host({ ...toy, ...rules } as RuleSet, toySource()).start()).seat(side)

describe('what a seat can be shown', () => {
  const seat = seatOf({ showing })

  test('comes from the rules, for its side', () => {
    expect(seat.drawings({ action: 'order' })).toEqual([draw.ring('range', at, 2, text`${{ name: 'redorder' }}`)])
    expect(seat.measure('red-1', at)).toMatchObject({ says: text`${{ name: 'red' }}` })
    expect(seat.sheet('red-1')?.title).toEqual(text`${{ name: 'redred-1' }}`)
    expect(seat.glance('red-1')).toEqual(['pinned'])
    expect(seat.lens('red-1', 'arcs', 3)).toEqual([draw.ring('range', at, 3, text`${{ name: 'redred-1arcs' }}`)])
    expect(seat.aura('red-1')).toEqual([ring])
    expect(seat.traces(seat.news().entries)).toHaveLength(seat.news().entries.length)
    expect(seat.roster()).toHaveLength(1)
    expect(seat.route('red-1', [5, 5])).toEqual([[5, 5]])
    expect(seat.route('red-1', [5, 5], { action: 'order' })).toEqual([at, [5, 5]])
  })

  test('is made of what it knows: red knows of its own two scouts', () => {
    expect(seat.measure(at, [0, 0])?.distance).toBe(2)
  })

  test.each(['blue-1', 'nobody'])('is nothing for %s, hidden or not there at all', piece => {
    expect(seat.measure(piece, at)).toBeNull()
    expect(seat.measure(at, piece)).toBeNull()
    expect([seat.sheet(piece), seat.route(piece, at)]).toEqual([null, null])
    expect([seat.glance(piece), seat.lens(piece, 'sight', 1), seat.aura(piece)]).toEqual([[], [], []])
  })

  test('is nothing where the rules show nothing, or not this', () => {
    for (const poor of [seatOf({}), seatOf({ showing: least })]) {
      expect([poor.lens('red-1', 'sight', 1), poor.aura('red-1'), poor.traces([]), poor.roster()]).toEqual([
        [],
        [],
        [],
        [],
      ])
      expect(poor.route('red-1', at)).toBeNull()
    }
    const none = seatOf({})
    expect([none.drawings({ action: 'order' }), none.glance('red-1'), none.goals()]).toEqual([[], [], []])
    expect([none.measure('red-1', at), none.sheet('red-1')]).toEqual([null, null])
  })

  test('has no drawings for somebody who is not asked', () => {
    expect(seatOf({ showing }, 'nobody').drawings({ action: 'order' })).toEqual([])
  })

  test('goals are those of a side; a spectator has none', () => {
    const goals = (_: Game, side: string) => [text`${{ name: side }}`]
    expect(seatOf({ goals }).goals()).toEqual([text`${{ name: 'red' }}`])
    expect(seatOf({ goals }, 'nobody').goals()).toEqual([])
  })

  test('nobody shares a screen while orders are secret', () => {
    expect(seat.mayShare('blue')).toBe(false)
    expect([seat.canRedo, seat.over, seat.outcome]).toEqual([false, false, null])
    expect(seat.sideNames).toEqual({ red: 'Red', blue: 'Blue' })
  })

  test('a seat that rested is told the same', () => {
    const before = [seat.news(), seat.known().pieces]
    seat.rest()
    expect([seat.news(), seat.known().pieces]).toEqual(before)
  })
})

describe('parts of a decision', () => {
  test('a way is a path, an end, or nothing', () => {
    expect(pathOf({ path: [at, [0, 0]], to: [5, 5] })).toEqual([at, [0, 0]])
    expect(pathOf({ to: at })).toEqual([at])
    expect(pathOf({})).toEqual([])
  })

  test('a choice may be made unless there is a reason', () => {
    const reason = because('far', text`too far`, 'HS-GO-1')
    expect(allowed(choice('a', says))).toBe(true)
    expect(allowed(pieceChoice({ id: 'red-1' }, [reason]))).toBe(false)
    expect(pieceChoice({ id: 'red-1' })).toEqual({ value: 'red-1', says: text`${{ piece: 'red-1' }}`, no: [] })
    expect(new Refusal([reason, because('turn', text`not now`)]).message).toBe('far: too far (HS-GO-1); turn: not now')
  })

  test('an action needs its fields, but not those that may be missing', () => {
    const fire = action()({ says, fields: { piece: id, aimed: maybe(flag) } })
    expect(fire.needs).toEqual(['piece'])
    expect(fire.next({} as never, { action: 'fire' }, {} as never)).toBeNull()
    expect(fire.refuse({} as never, {} as never, {} as never)).toEqual([])
    expect(whyNotWhole(fire as never, { action: 'fire' })).toMatchObject([{ word: 'missing' }])
    expect(whyNotWhole(fire as never, { action: 'fire', piece: 'a' })).toEqual([])
    const { needs: _, ...bare } = fire
    expect(whyNotWhole(bare as never, { action: 'fire' })).toEqual([])
    expect(plain(says, { idle: true })).toMatchObject({ idle: true, needs: [], fields: {} })
  })

  test('a prompt is whole, whatever was left out', () => {
    const asked = { says, actions: ['pass'], cites: ['HS-GO-1'] }
    expect(prompt('red', asked)).toEqual({ side: 'red', ...asked, about: [], context: null, default: null })
    const more = { ...asked, under: ['HS-GO-2'], about: ['red-1'], context: 3, default: { action: 'pass' } }
    expect(prompt('red', more)).toEqual({ side: 'red', ...more })
  })

  test('an action that carries nothing out leaves it to who asked', () => {
    const { game } = new Host(
      { ...toy, actions: { idle: { ...toy.actions.pass, carryOut: undefined } } } as never,
      toySource(),
    )
    expect(perform(game, { action: 'idle' }, {} as never).next().done).toBe(true)
    expect(perform(game, { action: 'unknown' }, {} as never).next().done).toBe(true)
  })
})
