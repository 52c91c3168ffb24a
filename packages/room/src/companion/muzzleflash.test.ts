import type { Decision, Game, Point } from '@sandtable/kernel'
import { muzzleflashRules } from '@sandtable/rules'
import { expect, test } from 'vitest'
import { compared, type Described } from './agreement.fixture.ts'

type Muzzleflash = muzzleflashRules.Muzzleflash
const { near, layLine, shelterOf, gunNamed, groundOf, isVehicle, isFigure, isAble, reachOf } = muzzleflashRules

const usualHeight = ({ type, kind }: muzzleflashRules.Land): number => (kind === 'high-wall' ? -1 : type.height)

/** What people would answer about a shot of small arms, looking at the table of the case. */
function fired(game: Game, decision: Decision): Described | null {
  if (decision.action !== 'fire' || typeof decision.target !== 'string') return null
  const mf = game as Game<never> as Muzzleflash
  const firer = mf.piece(String(decision.piece))
  const target = mf.piece(decision.target)
  const gun = gunNamed(mf, firer, decision.weapon === undefined ? undefined : String(decision.weapon))
  if (!gun?.small || isVehicle(mf, target) || !firer.at || !target.at) return null
  const line = layLine(mf, gun.holder, target)
  const shelter = shelterOf(mf, line)
  const heights = [line.aGround, line.bGround, groundOf(mf).height(target.at as Point)]
  // one piece of ground at the most, at the target, and no hills: more than that people judge by themselves
  if (
    heights.some(height => height > 0) ||
    line.crossed.some(({ land }) => land !== shelter.land && land.cover !== 'none')
  )
    return null
  if (shelter.gives !== 'none' && (!shelter.land || shelter.land.feature.height !== usualHeight(shelter.land)))
    return null
  const around = mf.pieces.filter(
    p => p.id !== target.id && isFigure(mf, p) && isAble(mf, p) && near(mf, p, target, reachOf(mf, 'pin')),
  )
  if (around.length > 4 || around.some(({ id }) => id === firer.id)) return null
  const { weapon, mode, intent } = decision
  if (intent !== undefined && intent !== 'direct') return null
  return {
    resolution: 'fire',
    answers: {
      piece: firer.id,
      ...(weapon !== undefined && { weapon }),
      target: target.id,
      range: near(mf, gun.holder, target, gun.small.short.max) ? 'short' : 'long',
      cover: shelter.land?.kind ?? 'open',
      near: around.map(({ id }) => id),
    },
    fields: { ...(mode !== undefined && { mode }), ...(weapon === undefined && { weapon: gun.name }) },
  }
}

test('Muzzleflash at a real table: the shots of the cases need and add the same', () => {
  const all = compared('muzzleflash', 'fire', fired)
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(({ engine, companion }) => engine.join() !== companion.join())).toEqual([])
})
