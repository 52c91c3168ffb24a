import { canonical, followTrusted, Host, load, openTrusted, SaveWriter, save, UMPIRE } from '@sandtable/kernel'
import { ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { random } from './random.ts'
import { played, rulesOf, scenariosOf, sourceOf } from './scenarios.fixture.ts'

/** Everything that a table could ask of a game. */
const asked = (host: Host): string =>
  canonical([
    host.view(UMPIRE),
    host.game.store.dice,
    host.outcome,
    host.game.sides.map(({ id }) => [host.view(id), host.news(id, 0), host.prompt(id), host.whyNoUndo(id)]),
  ])

const DECISIONS = 60

describe.each(played)('%s', set => {
  test.each(scenariosOf(set))('%s opens without the rules as it does with them, and can be followed', name => {
    const rules = rulesOf(set)
    const host = new Host(rules, sourceOf(set, name), { dice: { from: 'seed', seed: 5 } }).start()
    const bots = new Map(host.game.sides.map(({ id }) => [id, random(id)]))
    const writer = new SaveWriter()
    let following = new SaveWriter()
    let follower: Host | null = null
    for (let n = 0; n < DECISIONS && !host.over; n++) {
      const [side = ''] = host.waitingFor
      host.decide(side, (bots.get(side) as ReturnType<typeof random>).decide(host.seat(side)))
      if (n % 10 === 3) host.rest()
      const { from = 0, rows = [] } = writer.grown(host) ?? {}
      if (follower && follower.run.waiting.size === 0) {
        followTrusted(follower, rows)
        expect(following.grown(follower)).toEqual({ from, rows })
      } else follower = null // answers that wait were not told to it
      if (n % 12 !== 0) continue
      const text = save(host)
      const trusted = openTrusted(ruleSets, text) as Host
      expect(asked(trusted)).toBe(asked(load(ruleSets, text).host))
      expect(save(trusted)).toBe(text)
      follower = trusted
      following = new SaveWriter()
      following.resume(follower, text.split(/(?<=\n)/))
      expect(following.grown(follower)).toBeNull()
    }
    const text = save(host)
    expect(openTrusted(ruleSets, text.replace('"type":"change"', '"type":"chance"'))).toBeNull()
    expect(openTrusted(ruleSets, text.slice(0, -30))).toBeNull()
  })
})

test('a writer finds what was taken back and what is done again', () => {
  const host = new Host(rulesOf('plastic'), sourceOf('plastic', 'tutorial'), {
    dice: { from: 'seed', seed: 5 },
  }).start()
  const writer = new SaveWriter()
  let rows: string[] = []
  let backs = 0
  const write = (): void => {
    const grown = writer.grown(host)
    if (grown) rows = [...rows.slice(0, grown.from), ...grown.rows]
    expect(rows.join('')).toBe(save(host))
  }
  const bot = random('undo')
  for (let n = 0; n < 40 && !host.over; n++) {
    const [side = ''] = host.waitingFor
    host.decide(side, bot.decide(host.seat(side)))
    if (n % 3) write()
    if (host.whyNoUndo(side) === null) {
      host.undo(side)
      backs += 1
      if (n % 2) write()
      host.redo(side)
    }
    write()
    if (n % 5 === 0) host.rest()
  }
  expect(backs).toBeGreaterThan(3)
  expect(writer.grown(host)).toBeNull()
})
