import { describe, expect, test } from 'vitest'
import { jsonSource, Place } from '../book/source.ts'
import { decisions } from '../play/deciding.ts'
import { Host } from '../play/host.ts'
import type { Decision } from '../play/prompt.ts'
import type { RuleSet } from '../ruleset.ts'
import { playOn, toy, toyHost, toySource } from '../toy.fixture.ts'
import { type Muster, type Opening, positionOf, quickBattle } from './muster.ts'

/** Hide and Seek sells nothing, but its scouts hide before play begins, which is enough of a muster. */
const hiding: Muster = {
  sizes: [
    { id: 'two', says: 'two scouts a side', points: 2, minutes: 5 },
    { id: 'few', says: 'a few', points: 3, minutes: 9 },
  ],
  open: () => {
    const head = { title: 'A hunt', summary: 'For tests.', turns: 3, minutes: 5, briefing: { red: 'Hide.' } }
    return { ...head, ...(toySource().value as Pick<Opening, 'table' | 'sides' | 'start'>) }
  },
  decide: () => ({ action: 'ready' }),
  isReady: game => game.state.phase !== 'hide',
}
const rules: RuleSet = { ...toy, muster: hiding }

describe('a quick battle', () => {
  test('is played through the rules until both sides are ready, and begins there', () => {
    const battle = quickBattle(rules, { seed: 1, size: 'two' })
    expect(battle).toMatchObject({ title: 'A hunt', ruleset: 'toy', turns: 3 })
    const { game } = new Host(rules, battle.source).start()
    expect(game.state).toMatchObject({ turn: 1, phase: 'orders' })
    expect(game.pieces.map(p => p.id)).toEqual(['red-1', 'red-2', 'blue-1', 'blue-2'])
    expect(game.piece('red-1').at).toEqual(new Host(toy, toySource()).game.piece('red-1').at)
  })

  test('is the same for the same wish', () => {
    const [a, b] = [1, 2].map(() => quickBattle(rules, { seed: 'x', size: 'two' }))
    expect(a?.source.value).toEqual(b?.source.value)
  })

  test('to be bought by its players begins before they buy', () => {
    const battle = quickBattle(rules, { seed: 1, size: 'two', toBuy: true })
    expect(new Host(rules, battle.source).start().game.state).toMatchObject({ phase: 'hide' })
  })

  test('of a rule set that sells nothing, or of a size that there is not, is an error', () => {
    expect(() => quickBattle(toy, { seed: 1, size: 'two' })).toThrow('sells no forces')
    expect(() => quickBattle(rules, { seed: 1, size: 'huge' })).toThrow('size "huge"')
    expect(() => quickBattle(rules, { seed: 1, size: 'two', land: 'beach' })).toThrow('land "beach"')
  })

  test('that is never ready is an error, not a game without end', () => {
    const first: Muster['decide'] = (game, prompt) => [...decisions(game, prompt)].at(-1) as Decision
    const endless = { ...rules, muster: { ...hiding, decide: first, isReady: () => false } }
    expect(() => quickBattle(endless, { seed: 1, size: 'two' })).toThrow('the sides never finish buying their forces')
  })
})

describe('a position written down', () => {
  const place = new Place(jsonSource('toy.json', null), 'cm')

  test('is the same when it is read again, whenever that is', () => {
    const seen = new Set<string | null>()
    for (let count = 0; count < 24; count++) {
      const { game, over } = playOn(toyHost(), count, count)
      if (over) continue
      const given = { ...(toySource().value as object), ...positionOf(game, place) }
      const again = new Host(toy, jsonSource('toy.json', given)).game
      expect(again.pieces, `${count}`).toEqual(game.pieces)
      expect(again.store.all('unit')).toEqual(game.store.all('unit'))
      expect(again.state).toEqual(game.state)
      for (const { id, mines, card } of game.sides as never as readonly { id: string; mines: number; card: string }[])
        expect(again.side(id)).toMatchObject({ mines, card })
      seen.add(game.state.side)
    }
    expect(seen).toEqual(new Set([null, 'red', 'blue']))
  })

  test('leaves out what every scout has', () => {
    const { pieces, start } = positionOf(toyHost().game, place)
    expect(pieces).toContainEqual({ id: 'red-1', side: 'red', unit: 'red-unit', kind: 'scout', at: [30, 20] })
    expect(start).toEqual({ turn: 1, phase: 'hide', last: 3 })
  })
})
