import type { blazeRules } from '@sandtable/rules'
import type { Scene } from '../scene.ts'
import type { Manner, Shot } from '../shots.ts'
import { smokeOf } from './smoke.ts'
import { suppressionOf } from './suppression.ts'
import { speculationOf } from './suspicion.ts'

/** What a stand can fire at a place: smoke, shells at a suspected enemy, and suppressive shells. */
export function lobbed(scene: Scene, stand: blazeRules.Stand, manner: Manner): readonly Shot[] {
  if (manner !== 'still') return []
  return [smokeOf(scene, stand), speculationOf(scene, stand), suppressionOf(scene, stand)].filter(shot => shot !== null)
}
