import type { Showing } from '@sandtable/kernel'
import type { GoodbyeTables } from '../records.ts'
import { drawings } from './drawings.ts'
import { aura, lens, route } from './lens.ts'
import { glance, sheet } from './sheet.ts'
import { measure } from './sight-line.ts'
import { traces } from './traces.ts'

/** The displays of this set. Nothing on the table is hidden, so every side sees the same. */
export const showing: Showing<GoodbyeTables> = { drawings, measure, sheet, glance, lens, aura, route, traces }
