import type { Point } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { BLOCKED } from './chart.ts'
import type { Option } from './moves/option.ts'
import type { Man, Scene } from './scene.ts'
import type { Gun } from './soldiers.ts'
import { bandOf, coverAt, hitChance, killChance } from './standing.ts'

const { distances, shotsOf } = goodbyeRules

const SHARE = 3.5

/** The beaten zone that does the enemy most harm, and friends none: nearest first, a D6 of shots each. */
export function bestZone(scene: Scene, man: Man, gun: Gun): Option | null {
  const { foes, men, game } = scene
  const { shots } = shotsOf(game, man.figure, gun.name, 'plain')
  const seen = [...foes, ...men.filter(other => other.figure.crewOf !== man.figure.id && other !== man)]
    .map(other => ({ other, far: squared(other, man.x, man.y), line: 0 }))
    .filter(({ far }) => bandOf(gun, far) >= 0)
    .map(entry => ({ ...entry, line: scene.chart.look(man.at, entry.other.at) }))
    .filter(({ line }) => line !== BLOCKED)
    .sort((a, b) => a.far - b.far)
  const half = game.rows(distances)['beaten-zone'] / 2
  let most: Option | null = null
  for (const { other: aim, far } of seen) {
    if (aim.figure.side === man.figure.side) continue
    const length = Math.sqrt(far)
    const dx = (aim.x - man.x) / length
    const dy = (aim.y - man.y) / length
    let left = shots
    let gain = 0
    for (const { other, far: distance2, line } of seen) {
      if (left <= 0) break
      const x = other.x - man.x
      const y = other.y - man.y
      if (x * dx + y * dy < 0 || Math.abs(x * dy - y * dx) > half) continue
      const count = Math.min(SHARE, left)
      left -= count
      gain += harm(scene, gun, other, bandOf(gun, distance2), line, count)
    }
    if (gain <= (most?.gain ?? LEAST)) continue
    const target: Point = [aim.x, aim.y]
    most = { gain, decision: { action: 'fire', piece: man.figure.id, weapon: gun.name, target } }
  }
  return most
}
const LEAST = 0.05

function harm(
  scene: Scene,
  gun: Gun,
  { figure, prize, soldier, tank }: Man,
  band: number,
  line: number,
  shots: number,
) {
  if (figure.side === scene.side.id)
    return -scene.weights.mercy * soldier.worth * killChance(scene, gun, band, 0, shots)
  if (tank) return 0
  const kill = killChance(scene, gun, band, coverAt(line, figure.prone), shots)
  return prize * (kill + (hitChance(gun, band, shots) - kill) * scene.weights.pin * 0.5)
}
