import { inch } from '@sandtable/kernel'
import { type Man, type Scene, squared } from './scene.ts'

const TURN = inch(6)
/** Defenders stay about so near to what they defend. */
const AROUND = inch(9)
/** Men in the open fire from about so far. */
const STAND_OFF = inch(16)
/** One roll in three keeps a figure from moving. */
const DELAY = 1.4

/** What it is worth to be there for the sake of the objective. */
export function pull(scene: Scene, man: Man, post: number): number {
  const { aim, chart, weights, left } = scene
  const { support, reserve } = man.soldier
  if (reserve || !aim.field) return aim.field ? 0 : hunting(scene, man, post)
  const far = chart.far(aim.field, post)
  if (aim.type === 'hold') return holding(scene, far)
  if (aim.type === 'stop') return 0
  const late = (far / TURN) * DELAY + 1 >= left
  const drive = late ? weights.haste : support ? weights.drive / 3 : weights.drive
  return (far === 0 ? weights.foothold : 0) - (drive * far) / TURN
}

/** Some must be in what is held; the others stay around it. */
function holding({ weights }: Scene, far: number): number {
  return far === 0 ? weights.foothold / 2 : -Math.max(0, (far - AROUND) / TURN) * 0.3
}

/** Nobody has to be anywhere: towards the enemy, as far as one needs to see him. */
function hunting({ foes, chart, weights }: Scene, man: Man, post: number): number {
  const [x, y] = chart.at(post)
  let nearest = Infinity
  for (const foe of foes) nearest = Math.min(nearest, squared(foe, x, y))
  if (nearest === Infinity || man.soldier.support) return 0
  return -weights.drive * Math.max(0, (Math.sqrt(nearest) - STAND_OFF) / TURN)
}
