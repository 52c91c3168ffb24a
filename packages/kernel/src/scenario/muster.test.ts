import { describe, expect, test } from 'vitest'
import { decisions } from '../play/deciding.ts'
import { Host } from '../play/host.ts'
import type { Decision } from '../play/prompt.ts'
import type { RuleSet } from '../ruleset.ts'
import { toy, toySource } from '../toy.fixture.ts'
import { type Muster, type Opening, quickBattle } from './muster.ts'

/** Hide and Seek sells nothing, but its scouts hide before play begins, which is enough of a muster. */
const hiding: Muster = {
  sizes: [{ id: 'two', says: 'two scouts a side', points: 2, minutes: 5 }],
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

  test('of a rule set that sells nothing, or of a size that there is not, is an error', () => {
    expect(() => quickBattle(toy, { seed: 1, size: 'two' })).toThrow('sells no forces')
    expect(() => quickBattle(rules, { seed: 1, size: 'huge' })).toThrow('size "huge"')
  })

  test('that is never ready is an error, not a game without end', () => {
    const first: Muster['decide'] = (game, prompt) => [...decisions(game, prompt)].at(-1) as Decision
    const endless = { ...rules, muster: { ...hiding, decide: first, isReady: () => false } }
    expect(() => quickBattle(endless, { seed: 1, size: 'two' })).toThrow('the sides never finish buying their forces')
  })
})
