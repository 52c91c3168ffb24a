import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rosterFrom } from './index.ts'
import { Walker } from './walk.fixture.ts'

const walker = (battle: string, seed: number): Walker => {
  const file = new URL(`../../../../scenarios/${battle}.yaml`, import.meta.url)
  return new Walker(rosterFrom(readFileSync(file, 'utf8'), `${battle}.yaml`), seed)
}

test.each(['plastic/tutorial', 'muzzleflash/tutorial', 'goodbye/tutorial', 'blaze/tutorial'])(
  '%s: a turn goes through at a real table, whatever people answer',
  battle => {
    const people = walker(battle, 11)
    for (let i = 0; i < 12 && people.view.outcome === null; i++) people.step(i % 3 === 2)
    // to the end of the turn, whatever is still to be done
    const { turn } = people.view
    for (let i = 0; i < 30 && people.view.outcome === null && people.view.turn === turn; i++) people.step(true)
    expect(people.view.outcome !== null || people.view.turn > turn).toBe(true)
    expect(people.done.filter(({ is }) => is === 'done').length).toBeGreaterThan(8)
    expect(people.view.steps.filter(({ now }) => now)).toHaveLength(people.view.outcome === null ? 1 : 0)
  },
  120_000,
)
