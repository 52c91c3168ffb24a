import type { SetPanels } from '../panels.ts'
import { GoodbyeFloats } from './floats.tsx'
import { Unordered } from './unordered.tsx'

export const panels: SetPanels = { Floats: GoodbyeFloats, Drafted: Unordered }
