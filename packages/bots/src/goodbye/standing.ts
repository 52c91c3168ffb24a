import { cm, type Decision } from '@sandtable/kernel'
import { goodbyeRules } from '@sandtable/rules'
import { squared } from '../chart/distance.ts'
import { BLOCKED, COVERED } from './chart.ts'
import { type Man, type Scene, stake } from './scene.ts'
import type { Gun } from './soldiers.ts'

/** A pinned man may be shot at only from this near: GB-PIN-9. */
export const soughtOut = ({ game }: Scene): number => game.rows(goodbyeRules.distances)['sought-out']
/** An enemy this near can reach melee in a turn. */
const RUSH = cm(16)
/** In a beaten zone every man takes a D6 of the shots. */
const SHARE = 3.5

/** The band of a distance, squared; -1 out of range. */
export function bandOf({ bands }: Gun, distance2: number): number {
  for (let i = 0; i < bands.length; i++) if (distance2 <= (bands[i] as number)) return i
  return -1
}

/** The chance that a volley kills a man with one wound, behind this sort of cover. */
export function killChance({ odds }: Scene, gun: Gun, band: number, cover: number, shots = gun.shots): number {
  const save = gun.row.cover === 0 ? 0 : (odds.saves[cover] as number)
  const one = (gun.hits[band] as number) * (1 - save) * (gun.wounds[band] as number)
  return shots === 1 ? one : 1 - (1 - one) ** shots
}

/** The chance that at least one shot is on target. */
export const hitChance = (gun: Gun, band: number, shots = gun.shots): number =>
  1 - (1 - (gun.hits[band] as number)) ** shots

/** A figure's cover at a place against a visible line: an index of the saves. */
export const coverAt = (line: number, prone: boolean): number => (line === COVERED ? 2 : prone ? 1 : 0)

/** The chance that this enemy kills a figure at a place in his next turn, if he chooses to. */
function threat(scene: Scene, foe: Man, at: number, x: number, y: number, prone: boolean): number {
  const distance2 = squared(foe, x, y)
  let most = 0
  let line = 0
  for (const gun of foe.soldier.guns) {
    const band = bandOf(gun, distance2)
    if (band < 0 || gun.use === 'bundle') continue
    if (gun.use === 'bomb' || gun.use === 'shell') {
      const chance = gun.use === 'bomb' ? BOMB : SHELL
      if (chance > most) most = chance
      continue
    }
    line ||= scene.chart.look(foe.at, at)
    if (line === BLOCKED) return most
    const shots = gun.use === 'zone' ? SHARE : gun.shots
    const chance = killChance(scene, gun, band, coverAt(line, prone), shots)
    if (chance > most) most = chance
  }
  return most
}
const BOMB = 0.25
const SHELL = 0.08

/** The chance to be hit at a place. Many enemies have many targets, so they will not all fire at the same man. */
export function danger(scene: Scene, { at, x, y }: Man, prone: boolean): number {
  let spared = 1
  for (const foe of scene.foes) {
    if (goodbyeRules.isRouting(foe.figure)) continue
    const chance = threat(scene, foe, at, x, y, prone)
    if (chance > 0) spared *= 1 - chance * (foe.steady ? scene.weights.attention : scene.weights.shaken)
    else if (squared(foe, x, y) < RUSH * RUSH) spared *= 1 - scene.weights.menace
  }
  return 1 - spared
}

/** The best result of a shot from a place. */
export function opportunity(scene: Scene, man: Man, moved: number): number {
  const { weights } = scene
  let most = 0
  for (const gun of man.soldier.guns) {
    if (moved > gun.moves) continue
    for (const foe of scene.foes) {
      if (foe.tank && gun.damage === 0) continue
      const distance2 = squared(foe, man.x, man.y)
      const band = bandOf(gun, distance2)
      if (band < 0) continue
      const value =
        foe.prize * (foe.tank ? (gun.damage * (gun.hits[band] as number)) / TANK : roughly(scene, gun, band))
      if (value <= most) continue
      if (gun.use !== 'bomb' && gun.use !== 'shell') {
        const line = scene.chart.look(man.at, foe.at)
        if (line === BLOCKED || (!foe.steady && distance2 > soughtOut(scene) ** 2)) continue
        if (line === COVERED) {
          const less = value * (1 - (scene.odds.saves[2] as number))
          if (less > most) most = less
          continue
        }
      }
      most = value
    }
  }
  return most * (1 + weights.pin)
}
/** The points that a tank can take, roughly. */
const TANK = 4

function roughly(scene: Scene, gun: Gun, band: number): number {
  if (gun.use === 'bomb') return BOMB * 2
  if (gun.use === 'shell') return SHELL * 4
  if (gun.use === 'zone') return killChance(scene, gun, band, 0, SHARE) * 2
  return killChance(scene, gun, band, 0)
}

/** Lying down in the open, under fire and with nothing better to do: the only cost is getting up again. */
export function dropping(scene: Scene, man: Man): Decision | null {
  const { aim, chart, foes, weights } = scene
  const { figure, soldier } = man
  if (figure.prone || man.tank || goodbyeRules.isRouting(figure) || figure.acted) return null
  if (foes.length === 0 || foes.every(foe => chart.look(foe.at, man.at) === COVERED)) return null
  const spared = (danger(scene, man, false) - danger(scene, man, true)) * stake(scene, man) * weights.fear
  const cost = aim.type === 'reach' && !soldier.fixed ? weights.rising : aim.type === 'hunt' ? weights.rising / 2 : 0.01
  return spared > cost ? { action: 'drop', piece: figure.id } : null
}
