import { players } from '../players.gen.ts'
import type { Drill } from './drill.ts'

export { type Drill, type Hand, hands, type Numbers, type Parts, partsOf } from './drill.ts'

/** What the player of this set can be drilled in; null where it has none of its own. */
export const drillFor = (set: string): Drill | null => players[set]?.drill ?? null
