import { readFileSync } from 'node:fs'
import { Host, inch, Stream } from '@sandtable/kernel'
import { plastic, plasticRules, readYaml } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { chartOf } from './chart.ts'
import { types } from './odds.ts'
import { HIDDEN, poses } from './sight.ts'
import { dummy, RADIUS } from './table.ts'

const { countsAs, coverOf, layLine, modifiersFor, weaponOf, whyNotShoot } = plasticRules
const folder = new URL('../../../../scenarios/plastic/', import.meta.url)

/** What the bot remembers of a shot matches the rules, for any two places and poses. */
test.each(['crossroads-house', 'cracking-the-bunker', 'break-out-at-dawn'])('in %s', name => {
  const source = readYaml(readFileSync(new URL(`${name}.yaml`, folder), 'utf8'), name)
  const { game } = new Host(plastic, source)
  const chart = chartOf(game)
  const sight = chart.sight(game)
  const stream = new Stream(name)
  const stands = chart.posts.flatMap(({ stand }, i) => (stand ? [i] : []))
  const weapon = { ...weaponOf(game, 'mg42'), range: inch(200) } as plasticRules.Weapon
  for (let i = 0; i < 1500; i++) {
    const [from, to] = [stands[stream.next(stands.length)] as number, stands[stream.next(stands.length)] as number]
    const [pose, targetPose] = [stream.next(3), stream.next(3)]
    const firer = dummy(chart.at(from), 'us', poses[pose])
    const target = dummy(chart.at(to), 'them', poses[targetPose])
    const cover = sight.cover(game, from, pose, to, targetPose)
    expect(cover === HIDDEN).toBe(whyNotShoot(game, firer, target, weapon).length > 0)
    if (cover === HIDDEN) continue
    const attack = { weapon, from: firer, help: [] }
    const behind = coverOf(game, target, layLine(game, firer, target))
    const modifiers = modifiersFor(game, attack, target, countsAs(game, target), behind)
    const sum = modifiers.reduce((total, { by }) => total + by, 0)
    const [x, y] = [chart.at(from)[0] - chart.at(to)[0], chart.at(from)[1] - chart.at(to)[1]]
    const band = chart.odds.band(x * x + y * y, 2 * RADIUS)
    const chance = chart.odds.chance(types.indexOf('automatic'), sight.counts(game, to, targetPose), cover, band, 0)
    expect(chance).toBe(Math.min(6, Math.max(0, sum + 1)) / 6)
  }
})
