import { scripted } from '@sandtable/bots'
import { canonical, Host, Reel, type RuleSet, type View } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { scenarioText } from '../rooms.fixture.ts'
import { missedBy } from './missed.ts'
import { storyOfMissed } from './since.ts'

const opened = (set: string): Host => {
  const file = `${set}/tutorial`
  const rules = ruleSets.find(({ id }) => id === set) as RuleSet
  return new Host(rules, readYaml(scenarioText(file), file), { dice: { from: 'seed', seed: 3 } }).start()
}

/** Records by name: one that comes into sight again may have another place in the list. */
const known = ({ tables }: View): string =>
  canonical(
    Object.values(tables).map(records =>
      Object.fromEntries(records.map(record => [(record as { id: string }).id, record])),
    ) as never,
  )

describe.each(['plastic', 'muzzleflash', 'goodbye', 'blaze'])('in %s', set => {
  test('a side catches up with what the other has done, and nothing of its own', () => {
    const host = opened(set)
    const bot = scripted(3)
    let looked = 0
    for (let n = 0; n < 120 && !host.over; n++) {
      const side = host.waitingFor[0] as string
      const missed = missedBy(side, host.view(side), host.news(side, 0))
      if (missed) {
        const story = storyOfMissed(missed)
        looked += 1
        expect(story.entries.some(entry => entry.type === 'decision' && entry.side === side)).toBe(false)
        const end = new Reel(story.opening, story.entries).to(story.entries.length).view
        expect(known(end)).toBe(known(host.view(side)))
      }
      host.decide(side, bot.decide(host.seat(side)))
    }
    expect(looked).toBeGreaterThan(3)
  })

  test('nothing is told again while one side alone has decided', () => {
    const host = opened(set)
    const side = host.waitingFor[0] as string
    expect(missedBy(side, host.view(side), host.news(side, 0))).toBeNull()
  })
})
