import { load, UMPIRE } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { scenarioText } from '../rooms.fixture.ts'
import { Archive } from './archive.ts'

const golden = { type: 'golden', scenario: scenarioText('plastic/tutorial'), file: 'plastic/tutorial' } as const

describe('a game that was played', () => {
  const archive = new Archive()
  const tale = archive.story({ ...golden, viewer: UMPIRE })

  test('is told with how it ended and where it can branch off', () => {
    expect(tale).toMatchObject({ ruleset: 'plastic', viewer: UMPIRE, sides: ['allied', 'german'] })
    expect(tale.outcome).not.toBeNull()
    expect(tale.settled.length).toBeGreaterThan(5)
    expect(Object.keys(tale.verdicts)).toEqual(['allied', 'german'])
  })

  test('is told the same from its text', () => {
    const save = archive.text(golden)
    const again = archive.story({ type: 'save', save, file: 'kept', viewer: UMPIRE })
    expect(again.print).toBe(tale.print)
    expect(again.story.entries.length).toBe(tale.story.entries.length)
  })

  test('branches off and is played on', () => {
    const [at = 0] = tale.settled
    const { save, outcome } = archive.branch(golden, UMPIRE, { at, seed: 5, played: 'by hand' })
    expect(outcome).toBeNull()
    expect(load(ruleSets, save, 'branch').host.over).toBe(false)
    const ends = archive.playedOn(golden, UMPIRE, { at, first: 0, games: 2 })
    expect(ends.games).toBe(2)
    expect(Object.keys(ends.wins)).toEqual(['allied', 'german'])
  })
})
