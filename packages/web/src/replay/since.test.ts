import { scripted } from '@sandtable/bots'
import { Host, Reel } from '@sandtable/kernel'
import { plastic, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { missedBy } from './missed.ts'
import { storyOfMissed } from './since.ts'

const files = import.meta.glob<string>('../../../../scenarios/plastic/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const scenario = files['../../../../scenarios/plastic/tutorial.yaml'] as string

const opened = (): Host =>
  new Host(plastic, readYaml(scenario, 'tutorial.yaml'), { dice: { from: 'seed', seed: 3 } }).start()

test('a side catches up with what the other has done, and nothing of its own', () => {
  const host = opened()
  const bot = scripted(3)
  let looked = 0
  for (let n = 0; n < 60 && !host.over; n++) {
    const side = host.waitingFor[0] as string
    const missed = missedBy(side, host.view(side), host.news(side, 0))
    if (missed) {
      const story = storyOfMissed(missed)
      looked += 1
      expect(story.entries.some(entry => entry.type === 'decision' && entry.side === side)).toBe(false)
      const end = new Reel(story.opening, story.entries).to(story.entries.length).view
      expect(end).toEqual(host.view(side))
    }
    host.decide(side, bot.decide(host, side))
  }
  expect(looked).toBeGreaterThan(3)
})

test('nothing is told again while one side alone has decided', () => {
  const host = opened()
  const side = host.waitingFor[0] as string
  expect(missedBy(side, host.view(side), host.news(side, 0))).toBeNull()
})
