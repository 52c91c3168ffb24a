import { type Decision, facingOf, type Id } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { bestBundle, bestFlame, bestThrow } from './area.ts'
import { BLOCKED } from './chart.ts'
import type { Option } from './moves/option.ts'
import { courageAt, type Man, type Scene } from './scene.ts'
import type { Gun } from './soldiers.ts'
import { bandOf, coverAt, hitChance, killChance, soughtOut } from './standing.ts'
import { bestZone } from './zone.ts'

const { crewAt, distances, needs, whyNotTarget, whyNotWeapon } = goodbyeRules

/** The expected value of a volley at this enemy; 0 if it cannot be fired. */
export function shotValue(scene: Scene, man: Man, gun: Gun, foe: Man, shots: number): number {
  const { weights, odds } = scene
  const distance2 = squared(foe, man.x, man.y)
  const band = bandOf(gun, distance2)
  if (band < 0 || foe.figure.inContact.length > 0) return 0
  if (foe.tank) return gun.damage === 0 ? 0 : onTank(gun, foe, band, shots)
  const down = foe.figure.pinned || foe.figure.suppressed
  if (down && distance2 > soughtOut(scene) ** 2) return 0
  if (foe.figure.sniper && !foe.figure.spottedBy.includes(man.figure.side)) return 0
  const line = scene.chart.look(man.at, foe.at)
  if (line === BLOCKED) return 0
  const kill = killChance(scene, gun, band, coverAt(line, foe.figure.prone), shots) * (foe.figure.armour ? 0.7 : 1)
  const pinned = down ? 0 : (hitChance(gun, band, shots) - kill) * (1 - odds.courage(courageOfFoe(scene, foe)))
  return foe.prize * (kill + pinned * weights.pin)
}

const onTank = (gun: Gun, foe: Man, band: number, shots: number): number =>
  foe.prize * Math.min(1, gun.damage * (gun.hits[band] as number) * shots) * (gun.row.damage?.critical ? 1.5 : 1)

/** Roughly: with or without a leader nearby. */
const courageOfFoe = (scene: Scene, foe: Man): number =>
  foe.soldier.leads ? foe.figure.courage : Math.min(8, courageAt(scene, foe) + 1)

/** The best shot of a figure with any of his weapons. */
export function bestShot(scene: Scene, man: Man): Option | null {
  const { game } = scene
  let most: Option | null = null
  for (const gun of man.soldier.guns) {
    if (man.figure.moved > gun.moves && !goodbyeRules.isHeroic(man.figure, 'move-and-fire')) continue
    if (whyNotWeapon(game, man.figure, gun.name).length > 0) continue
    const option = byUse(scene, man, gun, most?.gain ?? scene.weights.thrift)
    if (option && option.gain > (most?.gain ?? scene.weights.thrift)) most = option
  }
  return most
}

function byUse(scene: Scene, man: Man, gun: Gun, least: number): Option | null {
  switch (gun.use) {
    case 'zone':
      return man.figure.ready ? bestZone(scene, man, gun) : null
    case 'flame':
      return bestFlame(scene, man)
    case 'bomb':
    case 'shell':
      return bestThrow(scene, man, gun)
    case 'bundle':
      return bestBundle(scene, man, gun)
    default:
      return bestTarget(scene, man, gun, least)
  }
}

function bestTarget(scene: Scene, man: Man, gun: Gun, least: number): Option | null {
  const { game, foes } = scene
  const alone = gun.name === 'lmg' && crewAt(game, man.figure) === 1 ? game.rows(needs)['crew-shots'] : 0
  const shots =
    (gun.shots - alone) * (goodbyeRules.isHeroic(man.figure, 'double-attack') ? game.rows(needs)['heroic-times'] : 1)
  const worth = foes.map(foe => shotValue(scene, man, gun, foe, shots))
  const order: number[] = []
  for (let i = 0; i < foes.length; i++) if ((worth[i] as number) > least) order.push(i)
  order.sort((a, b) => (worth[b] as number) - (worth[a] as number))
  for (const i of order) {
    const foe = foes[i] as Man
    if (whyNotTarget(game, man.figure, foe.figure, gun.name).length > 0) continue
    const second = gun.name === 'lmg' ? secondOf(scene, man, foe, worth) : null
    const decision = { action: 'fire', piece: man.figure.id, weapon: gun.name, target: foe.figure.id }
    return { gain: worth[i] as number, decision: second === null ? decision : { ...decision, second } }
  }
  return null
}

/** Who gets the remaining shots of an LMG if the first man falls. */
function secondOf({ foes, game }: Scene, man: Man, first: Man, worth: readonly number[]): Id | null {
  const reach = game.rows(distances)['second-target']
  let best = 0
  let id: Id | null = null
  foes.forEach((foe, i) => {
    const value = worth[i] as number
    if (foe === first || foe.tank || value <= best || squared(foe, first.x, first.y) > reach * reach) return
    if (whyNotTarget(game, man.figure, foe.figure, 'lmg').length > 0) return
    best = value
    id = foe.figure.id
  })
  return id
}

/** A man without a target watches the enemy's likeliest approach. */
export function watch(scene: Scene, man: Man): Decision | null {
  let best = 0
  let facing: number | null = null
  for (const foe of scene.foes) {
    const near = 1 / (1 + squared(foe, man.x, man.y))
    if (foe.prize * near <= best) continue
    const value = foe.prize * near * (scene.chart.look(man.at, foe.at) === BLOCKED ? 0.5 : 1)
    if (value <= best) continue
    best = value
    facing = facingOf([man.x, man.y], [foe.x, foe.y])
  }
  return facing === null ? null : { action: 'overwatch', piece: man.figure.id, facing }
}
