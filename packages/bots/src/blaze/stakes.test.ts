import { Host } from '@sandtable/kernel'
import { blaze, type blazeRules } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { nextDecision } from '../play.ts'
import { sourceOf } from '../scenarios.fixture.ts'
import { blazePlayer } from './player.ts'
import { type Scene, survey } from './scene.ts'
import { figureValue, patienceOf, stakeOf, standValue } from './stakes.ts'
import { keen, type Weights, weights } from './weights.ts'
import { figureWorth, worthOf } from './worth.ts'

/** The defender's view of the church and its houses, when the first turn begins. */
function defended(care: Weights): Scene {
  const host = new Host(blaze, sourceOf('blaze', 'crossroads-at-saint-martin'), { dice: { from: 'seed', seed: 7 } })
  host.start()
  const bot = blazePlayer('any')
  while (host.game.state.phase === 'deployment') {
    const { side, decision } = nextDecision(host, () => bot)
    host.decide(side, decision)
  }
  return survey(host.seat('defender').known() as blazeRules.Blaze, 'defender', care)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

test('the places that a side holds are shared out among those who stand there, and count for more near the end', () => {
  const scene = defended(keen)
  const points = sum(scene.objectives.filter(({ mine }) => mine).map(objective => objective.points))
  expect(points).toBeGreaterThan(30)
  const shared = (at: Scene): number => sum(at.mine.map(stand => stakeOf(at, stand).place))
  const last = survey(scene.game, scene.side, { ...keen, ripe: 1 })
  // a mortar in one of the houses is not there to hold it
  expect(shared(last)).toBeGreaterThan((points - 2) * keen.stakes)
  expect(shared(last)).toBeLessThanOrEqual(points * keen.stakes)
  expect(shared(scene)).toBeCloseTo(shared(last) * keen.ripe ** (scene.left - 1))
  const [keeper] = [...last.mine].sort((a, b) => stakeOf(last, b).place - stakeOf(last, a).place)
  if (!keeper) throw new Error('nobody holds anything')
  expect(patienceOf(last, keeper)).toBeGreaterThan(patienceOf(scene, keeper))
})

test('a figure of a platoon counts for what the platoon can lose with it', () => {
  const scene = defended({ ...keen, stakes: 0, brittle: 1 })
  const [section] = scene.mine.filter(stand => stand.kind === 'panzergrenadier-section')
  if (!section) throw new Error('there is no section')
  const fresh = figureValue(scene, section)
  expect(fresh).toBeGreaterThan(figureWorth(scene.game, section))
  expect(standValue(scene, section)).toBeCloseTo(fresh * section.figures)
})

test('the regular thinks of none of this', () => {
  const scene = defended(weights)
  for (const stand of scene.mine) {
    expect(figureValue(scene, stand)).toBe(figureWorth(scene.game, stand))
    expect(standValue(scene, stand)).toBe(worthOf(scene.game, stand))
    expect(patienceOf(scene, stand)).toBe(weights.patience)
  }
})
