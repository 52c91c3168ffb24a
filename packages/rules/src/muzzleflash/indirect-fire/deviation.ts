import { type Point, type Procedure, roll } from '@sandtable/kernel'
import { numberOf } from '../basics/figures.ts'
import type { Muzzleflash } from '../records.ts'
import { byCompass } from '../scattered-shots/directions.ts'
import { inchesOf } from '../scattered-shots/flight.ts'
import { type Mode, scatterIndirect } from '../tables.ts'

const spottedRules = { aimed: 'MF-IND-12', deliberate: 'MF-IND-13', rapid: 'MF-IND-13', snap: 'MF-IND-14' }
const unspottedRules = { aimed: 'MF-IND-15', deliberate: 'MF-IND-16', rapid: 'MF-IND-16', snap: 'MF-IND-17' }

/** An indirect shot that misses: where it lands instead. */
export function* deviate(game: Muzzleflash, aim: Point, mode: Mode, spotted: boolean): Procedure<Point> {
  const rule = (spotted ? spottedRules : unspottedRules)[mode]
  const faces = numberOf(game, 'compass')
  const [die] = yield* roll(game, 'scatter-direction', 1, { faces, cites: ['MF-IND-9', 'MF-IND-10'] })
  const dice = game.rows(scatterIndirect)[spotted ? 'spotted' : 'unspotted']?.[mode] ?? 0
  const distance = yield* inchesOf(game, dice, [rule, !spotted && mode === 'rapid' ? 'MF-RUL-43' : 'MF-IND-11'])
  return byCompass(aim, die as number, distance, faces)
}
