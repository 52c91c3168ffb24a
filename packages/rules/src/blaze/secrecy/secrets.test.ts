import { conform, cutEntries, Host, type Source } from '@sandtable/kernel'
import { expect, test } from 'vitest'
import { blaze } from '../index.ts'
import { destroy } from '../stands/losses.ts'
import { twins, worldWith } from './twins.fixture.ts'

/**
 * Two worlds that differ only in what red may not know give red the same bytes: its view, its news, its prompts, the answers it gets
 * when it asks, measures or tries something, who is waited for, what it may take back. Both are played alike, until the difference comes to light.
 */

/** How many decisions are played from the planning, and from the beginning of each step: in the gate a tenth in all. */
const [TURN, STEP] = process.env.SOAK ? [120, 30] : [18, 4]
const seeds = process.env.SOAK ? [1, 2] : [1]

/** The steps of a turn in which red decides, each with all of red on the card of that step. */
const steps = ['fall-back', 'charge', 'aimed-fire', 'move', 'move-fire', 'opportunity-fire'] as const

const apart = (here: Source, there: Source, seed: number, maxDecisions: number): readonly string[] =>
  conform(blaze as never, [here], { games: 0, seed, maxDecisions, twins: () => [[here, there, 'red']] }).failures

for (const [what, here, there, until] of twins)
  test(`red cannot tell ${what}`, () => {
    for (const seed of seeds) expect(apart(worldWith(here), worldWith(there), seed, TURN)).toEqual([])
    if (until === 'reveal') return
    for (const step of steps) expect(apart(worldWith(here, step), worldWith(there, step), 3, STEP), step).toEqual([])
  }, 120_000)

test('red cannot tell who fired unseen, while the losses of the step wait', () => {
  const hidden = { id: 'b2', side: 'blue', kind: 'rifle-section', hidden: true, facing: 180, at: [300, 900] }
  const source = worldWith({ phase: 'aimed-fire', pieces: [hidden] })
  const host = new Host(blaze as never, source, { dice: { from: 'seed', seed: 1 } }).start()
  const { game } = host
  const before = game.journal.length
  game.change('piece', 'r1', { pending: [{ figures: 1, by: 'b2', cites: ['BA-AIM-5'] }] } as never, ['BA-RUL-10'])
  for (const side of ['red', 'blue']) {
    expect(JSON.stringify(host.view(side))).not.toContain('BA-AIM-5')
    expect(cutEntries(blaze as never, game.journal.from(before), side)).toEqual([])
  }
  expect(JSON.stringify(host.view('umpire'))).toContain('BA-AIM-5')
})

test('red is not told that a hidden gun was destroyed under a barrage', () => {
  const gun = { id: 'b2', side: 'blue', kind: 'atg-50mm', hidden: true, facing: 180, at: [300, 900] }
  const host = new Host(blaze as never, worldWith({ phase: 'aimed-fire', pieces: [gun] })).start()
  const before = host.game.journal.length
  destroy(host.game as never, 'b2', ['BA-INDIR-6'], { cause: 'artillery', by: null }).next(undefined as never)
  const told = (side: string) => JSON.stringify(cutEntries(blaze as never, host.game.journal.from(before), side))
  expect(told('blue')).toContain('The gun of {0} is destroyed')
  expect(told('red')).not.toContain('b2')
})
