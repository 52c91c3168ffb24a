import { Host, type Seat } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import type { Advice, Bot } from './bot.ts'
import { adviser, botAt, levelIn, levelNames, levels } from './level.ts'
import { nextDecision } from './play.ts'
import { played, rulesOf, sourceOf } from './scenarios.fixture.ts'

const begun = (set: string, seed = 1): Host =>
  new Host(rulesOf(set), sourceOf(set, 'tutorial'), { dice: { from: 'seed', seed } }).start()

/** The first decisions of a game in which this level plays all sides. */
function decisions(set: string, level: (typeof levels)[number], count: number) {
  const host = begun(set)
  const bots = new Map(host.game.sides.map(({ id }) => [id, botAt(level, id)]))
  return Array.from({ length: count }, () => {
    const { side, decision } = nextDecision(host, id => bots.get(id))
    expect(host.refusal(side, decision)).toBeNull()
    host.decide(side, decision)
    return decision
  })
}

/** Playouts take long; a few decisions show as much as many. */
const some: readonly (readonly [string, (typeof levels)[number], number])[] = [
  ...played.flatMap(set => [[set, 'recruit', 20] as const, [set, 'veteran', 2] as const]),
  ['plastic', 'general', 2],
]

test.each(some)('%s: a %s decides the same again, and only what is allowed', { timeout: 240_000 }, (set, level, n) => {
  expect(decisions(set, level, n)).toEqual(decisions(set, level, n))
})

test('the names of earlier versions still mean something', () => {
  expect(levelNames.map(levelIn)).toEqual([...levels, 'recruit', 'regular'])
  expect(levelIn('hard')).toBeNull()
})

/** The steps in which a seat is thought about. */
function steps(bot: Bot, seat: Seat): readonly Advice[] {
  const all: Advice[] = []
  const work = bot.ponder?.(seat)
  for (let step = work?.next(); step && !step.done; step = work?.next()) all.push(step.value)
  return all
}

const thinkers = [
  ['a general', () => botAt('general', 1)],
  ['an adviser', adviser],
] as const

test.each(thinkers)('whoever stops %s early gets a decision that is allowed', { timeout: 120_000 }, (_, thinker) => {
  const host = begun('plastic')
  const bots = new Map(host.game.sides.map(({ id }) => [id, botAt('regular', id)]))
  let longest: readonly Advice[] = []
  for (let made = 0; made < 8; made++) {
    const [side = ''] = host.waitingFor
    const seat = host.seat(side)
    const thought = steps(thinker(), seat)
    for (const { decision, weighed } of thought) {
      expect(seat.allows(decision)).toBe(true)
      if (weighed.length > 0) expect(weighed[0]?.decision).toEqual(decision)
    }
    if (thought.length > longest.length) longest = thought
    const answer = nextDecision(host, id => bots.get(id))
    host.decide(answer.side, answer.decision)
  }
  expect(longest.length).toBeGreaterThan(50)
  expect(longest.at(-1)?.weighed.every(({ value }) => value >= 0 && value <= 1)).toBe(true)
})
