import { inch } from '@sandtable/kernel'
import { squared } from '../chart/distance.ts'
import type { Man, Scene } from './scene.ts'

const TURN = inch(6)
/** How near defenders stay to what they defend. */
const AROUND = inch(9)
/** A figure without a gun goes all the way. */
const CONTACT = inch(4)

/** What a place is worth for the objective. */
export function pull(scene: Scene, man: Man, post: number): number {
  const { aim, chart, weights } = scene
  const { commands, reserve, support } = man.soldier
  if (reserve && aim.type !== 'exit') return 0
  if (!aim.field) return hunting(scene, man, post)
  const near = commands ? weights.company * company(scene, man, post) : 0
  const far = chart.far(aim.field, post)
  if (aim.type === 'hold') return near + holding(scene, man, far) + closing(scene, post, far)
  if (aim.type === 'stop') return near + (scene.behind ? hunting(scene, man, post) : 0)
  const drive = (support || commands) && aim.type !== 'exit' ? weights.drive * weights.support : weights.drive
  return near + (far === 0 ? weights.foothold : 0) - (drive * far) / TURN + closing(scene, post, far)
}

/** How many friends a leader could help from there; at most a handful. */
export function company({ chart, men }: Scene, man: Man, post: number): number {
  const [x, y] = chart.at(post)
  let count = 0
  for (const other of men)
    if (!other.soldier.reserve && other.figure.id !== man.figure.id && squared(other, x, y) <= TURN * TURN)
      count += other.soldier.support ? 1.5 : 1
  return Math.min(count, 6)
}

/** Some must be in the held place; the others stay around it, since a crowd falls together. */
function holding({ game, weights, keepers, rivals }: Scene, man: Man, far: number): number {
  if (far > 0 && rivals.length > 0) return (-weights.alarm * far) / TURN
  if (far > 0) return -Math.max(0, (far - AROUND) / TURN) * 0.3
  // a machine gun belongs where it can fire, and holds the place itself only if no one else does
  if (man.soldier.support && game.state.phase === 'deploy') return 0
  const others = keepers.has(man.figure.id) ? keepers.size - 1 : keepers.size
  return others < (man.soldier.support ? 1 : weights.guards) ? weights.foothold / (1 + others) : 0
}

/** Enemies at the place who must not be there are sought out. */
function closing({ chart, weights, rivals }: Scene, post: number, far: number): number {
  if (rivals.length === 0 || far > AROUND) return 0
  let nearest = AROUND
  for (const rival of rivals) nearest = Math.min(nearest, chart.far(rival, post))
  return (weights.drive * (AROUND - nearest)) / TURN
}

/** Towards the nearest enemy, until he is in reach. */
function hunting({ foes, chart, weights }: Scene, man: Man, post: number): number {
  const { gun, shell } = man.soldier
  const range = shell ? shell.range : gun ? gun.range : CONTACT
  const [x, y] = chart.at(post)
  let nearest = Infinity
  for (const foe of foes) nearest = Math.min(nearest, squared(foe, x, y))
  return nearest === Infinity ? 0 : (-weights.drive * Math.max(0, Math.sqrt(nearest) - range * 0.7)) / TURN
}
