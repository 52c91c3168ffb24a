import type { SetPanels } from '../panels.ts'
import { GoodbyeFloats } from './floats.tsx'

export const panels: SetPanels = { Floats: GoodbyeFloats }
