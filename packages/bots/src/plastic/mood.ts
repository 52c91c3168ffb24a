import { inch } from '@sandtable/kernel'
import type { Aim } from './aim.ts'
import type { PlasticChart } from './chart.ts'
import type { Man } from './scene.ts'
import type { Weights } from './weights.ts'

const TURN = inch(6)
/** Do not wait for stragglers for ever. */
const SHARE = 0.3

/**
 * What a side values now. While there is time it goes from cover to cover; when the time left is just enough to get
 * there and clear the place, all go at once, since a man who goes alone is shot alone; in the end lives are not saved
 * for later.
 */
export function moodOf(care: Weights, chart: PlasticChart, aim: Aim, men: readonly Man[], left: number): Weights {
  // an attacker seeks the contact that others fear
  const mine = aim.type === 'take' || aim.type === 'exit' ? { ...care, menace: 0 } : care
  if (left <= 2) return desperate(mine, left)
  return isTime(mine, chart, aim, men, left) ? storming(mine) : mine
}

const desperate = (care: Weights, left: number): Weights => ({
  ...storming(care),
  fear: (care.fear * (left - 1)) / 3,
  care: (care.care * left) / 3,
  chance: (care.chance * (left - 1)) / 3,
})

const storming = (care: Weights): Weights => ({
  ...care,
  fear: care.fear * care.nerve,
  drive: Math.max(care.drive, care.haste),
})

function isTime(care: Weights, chart: PlasticChart, { type, field }: Aim, men: readonly Man[], left: number): boolean {
  if (!field || (type !== 'take' && type !== 'exit')) return false
  const ways = new Float64Array(men.length)
  let count = 0
  for (const { soldier, at } of men) if (!soldier.support && !soldier.reserve) ways[count++] = chart.far(field, at)
  const far = ways.subarray(0, count).sort()[Math.floor(count * SHARE)]
  return far !== undefined && (far / TURN) * care.delay + (type === 'take' ? care.clearing : 0) >= left
}
