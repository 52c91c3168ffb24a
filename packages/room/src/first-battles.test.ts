import { scripted } from '@sandtable/bots'
import { Host, type Id, type RuleSet, readScenario, rolesOf, targetsIn } from '@sandtable/kernel'
import { readYaml, ruleSets } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { worked } from './odds/chance.ts'
import { type Odds, oddsOf } from './odds/odds.ts'
import { replyTo } from './odds/reply.ts'
import { scenarioText } from './rooms.fixture.ts'

/** The first battle of a set with the dice of its lesson, when the player first acts; the computer plays the others. */
function begun(rules: RuleSet): { readonly host: Host; readonly player: Id } {
  const source = readYaml(scenarioText(`${rules.id}/tutorial`), 'tutorial.yaml')
  const { seed } = readScenario(ruleSets, source)
  if (seed === undefined) throw new Error(`${rules.id}: a lesson has dice of its own`)
  const host = new Host(rules, source, { dice: { from: 'seed', seed } }).start()
  const player = host.setup.sides[0]?.id as Id
  const bot = scripted(player)
  // choosing to go first is no deed yet
  while (!host.seat(player).waitingFor.includes(player) || host.prompt(player)?.actions[0] === 'choose') {
    const [asked = ''] = host.waitingFor
    host.decide(asked, bot.decide(host.seat(asked)))
  }
  return { host, player }
}

/** Has the player a shot that is more likely than this to do something to its target? */
function hasShot({ host, player }: ReturnType<typeof begun>, chance: number): boolean {
  const seat = host.seat(player)
  const roles = rolesOf(host.rules)
  const effect = ({ chances }: Odds, target: unknown): number =>
    chances.filter(({ piece }) => piece === target).reduce((sum, one) => sum + one.chance, 0)
  for (const decision of seat.decisions())
    if (decision.action === 'fire' && effect(worked(oddsOf(seat, decision)), targetsIn(decision, roles)[0]) > chance)
      return true
  return false
}

describe.each(ruleSets)('the first battle of $id', rules => {
  test('the player acts first, before anything has happened to anybody', () => {
    const { host, player } = begun(rules)
    const others = host.game.journal.entries.filter(entry => entry.type === 'decision' && entry.side !== player)
    const events = host.game.journal.entries.filter(entry => entry.type === 'change' && entry.event)
    expect({ others, events }).toEqual({ others: [], events: [] })
  })
})

test.each(['plastic', 'muzzleflash'])('%s: there is a good shot', set => {
  expect(hasShot(begun(ruleSets.find(({ id }) => id === set) as RuleSet), 0.6)).toBe(true)
})

test('plastic: the grenadier of the lesson is safe where he waits', () => {
  const { host, player } = begun(ruleSets.find(({ id }) => id === 'plastic') as RuleSet)
  const risks = worked(replyTo(host.seat(player), null, 40)).filter(({ piece }) => piece === 'grenadier')
  for (const { chance } of risks) expect(chance).toBeLessThan(0.1)
})
