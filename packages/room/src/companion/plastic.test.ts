import type { Answers, Decision, Game, Point } from '@sandtable/kernel'
import { plasticRules } from '@sandtable/rules'
import { describe, expect, test } from 'vitest'
import { compared, type Described } from './agreement.fixture.ts'

type Plastic = plasticRules.Plastic
const { near, reach, groundOf, coverOf, layLine, weaponOf } = plasticRules

/** What people would answer about a target, looking at the table of the case. Null where they are not asked. */
function seenFrom(game: Plastic, from: plasticRules.Figure, target: plasticRules.Figure): Answers | null {
  const line = layLine(game, from, target)
  const ground = groundOf(game)
  const uneven = line.groundA !== line.groundB || ground.height(from.at as Point) > 0
  const range = near(game, from, target, reach(game, 'short-range'))
    ? 'short'
    : near(game, from, target, reach(game, 'medium-range'))
      ? 'medium'
      : 'long'
  const cover = coverOf(game, target, line)
  const place = ground.placeAt(target.at as Point)
  const touched = ground.near(target.at as Point, target.radius + reach(game, 'touch'))
  const beside = target.pose === 'prone' ? touched[0] : undefined
  const behind = line.crossed.find(land => land.id === cover.behind)
  const against = cover.gives === 'none' ? undefined : touched[0] // it touches it, on the side that is fired at
  const land = place ?? beside ?? behind ?? against
  // two pieces at once, one over which the firer fires, or one of an unusual height: asked for one by one, or not at all
  const plain = line.crossed.every(one => one === land) && touched.length <= 1
  if (uneven || !plain || (land && land.feature.height !== usualHeight(land))) return null
  const isClose = land && near(game, target, nearestOf(land, target), reach(game, 'close'))
  return {
    [`range ${target.id}`]: range,
    [`shelter ${target.id}`]: land?.kind ?? 'open',
    ...(land && !place && { [`where ${target.id}`]: beside ? 'beside' : isClose ? 'close' : 'far' }),
  }
}

const usualHeight = (land: plasticRules.Land): number =>
  land.type.height ?? { 'leg-high': 635, 'waist-high': 1270, tall: 0, sunken: 0 }[land.class]

function nearestOf({ shape }: plasticRules.Land, { at }: plasticRules.Figure): Point {
  const [x, y] = at as Point
  const points = 'line' in shape ? shape.line : 'polygon' in shape ? shape.polygon : [[0, 0] as Point]
  const [xs, ys] = [points.map(p => p[0]), points.map(p => p[1])]
  const clamp = (n: number, all: readonly number[]): number => Math.max(Math.min(...all), Math.min(Math.max(...all), n))
  return [clamp(x, xs), clamp(y, ys)]
}

function fired(game: Game, decision: Decision): Described | null {
  if (decision.action !== 'fire') return null
  const plastic = game as Game<never> as Plastic
  const { piece, weapon, target, targets } = decision
  const firer = plastic.piece(String(piece))
  const ids = [...new Set((targets as readonly string[] | undefined) ?? (typeof target === 'string' ? [target] : []))]
  const named = String(weapon ?? firer.weapons[0])
  const arm = weaponOf(plastic, named)
  const shots = targets as readonly string[] | undefined
  if (ids.length === 0 || !arm || (shots && ids.length < arm.rof)) return null
  const seen = ids.map(id => seenFrom(plastic, firer, plastic.piece(id)))
  if (seen.includes(null)) return null
  const leader = plastic.pieces.find(
    one =>
      one.doing === 'lead' && one.side === firer.side && one.at && near(plastic, one, firer, reach(plastic, 'leading')),
  )
  const answers = Object.assign({ piece: firer.id, weapon: named, targets: ids, leader: leader?.id ?? 'none' }, ...seen)
  return { resolution: 'fire', answers }
}

describe('Simple Plastic Figures at a real table', () => {
  const all = compared('plastic', 'fire', fired)

  test('every shot of the cases that can be described needs and adds the same', () => {
    expect(all.length).toBeGreaterThan(40)
    expect(all.filter(({ engine, companion }) => engine.join() !== companion.join())).toEqual([])
  })
})
