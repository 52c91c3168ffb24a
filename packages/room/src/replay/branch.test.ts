import { play, scripted } from '@sandtable/bots'
import { Host, load, type RuleSet, UMPIRE } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { scenarioText } from '../rooms.fixture.ts'
import { branchOff, settledFor } from './branch.ts'

const opened = (set: string): Host => {
  const file = `${set}/tutorial`
  const rules = ruleSets.find(({ id }) => id === set) as RuleSet
  return new Host(rules, readYaml(scenarioText(file), file), { dice: { from: 'seed', seed: 2 } }).start()
}
const bots = (host: Host) => Object.fromEntries(host.game.sides.map(({ id }) => [id, scripted(`2 ${id}`)]))

function some(set: string, decisions: number): Host {
  const host = opened(set)
  const players = bots(host)
  for (let i = 0; i < decisions && !host.over; i++) {
    const [side] = host.waitingFor as [string]
    host.decide(side, (players[side] as ReturnType<typeof scripted>).decide(host.seat(side)))
  }
  return host
}
const over = (set: string): Host => {
  const host = opened(set)
  play(host, bots(host))
  return host
}

describe('while a game runs', () => {
  test('nobody branches off where something is hidden', () => {
    const host = some('blaze', 40)
    expect(host.over).toBe(false)
    for (const { id } of host.game.sides) {
      expect(settledFor(host, id)).toEqual([])
      expect(() => branchOff(host, id, { at: 0, seed: 1, played: 'by hand' })).toThrow(/PLAY-4/)
    }
  })

  test('where everything stands open, everybody may', () => {
    const host = some('plastic', 20)
    const [side] = host.game.sides
    expect(settledFor(host, side?.id ?? '').length).toBeGreaterThan(5)
  })
})

describe.each(['plastic', 'muzzleflash', 'goodbye', 'blaze'])('when it is over, %s', set => {
  const host = over(set)

  test('branches off at every settled point, told to anybody', () => {
    const { entries, settled } = host.game.journal
    expect(settledFor(host, UMPIRE).map(({ played }) => played)).toEqual(settled)
    for (const { id } of host.game.sides)
      for (const { played, told } of settledFor(host, id).filter((_, i) => i % 25 === 0))
        expect(told).toBe(host.news(id, 0).length - host.news(id, played).length)
    expect(settled.every(at => at <= entries.length)).toBe(true)
  })

  test('goes on with other dice to another end, and the save says so', () => {
    const points = settledFor(host, UMPIRE)
    const { told: at, played } = points[Math.floor(points.length / 2)] as (typeof points)[number]
    const { save, outcome, turn } = branchOff(host, UMPIRE, { at, seed: 77, played: 'by the computer' })
    expect(outcome).not.toBeNull()
    const { host: branch, notes } = load(ruleSets, save)
    expect(notes).toEqual([])
    expect(branch.over).toBe(true)
    expect((branch.game.state as { turn: number }).turn).toBe(turn)
    expect(branch.game.journal.entries.slice(0, played)).toEqual(host.game.journal.entries.slice(0, played))
    expect(branch.game.journal.entries).not.toEqual(host.game.journal.entries)
  })
})
