import { Host, jsonSource, type Value } from '@sandtable/kernel'
import { blaze } from './index.ts'
import type { Blaze } from './records.ts'

/** A game with nothing but these pieces on the table, and with these house rules. */
export const bareGame = (tables: { readonly [table: string]: Value } = {}, pieces: readonly Value[] = []): Blaze =>
  new Host(
    blaze,
    jsonSource('bare', {
      ruleset: 'blaze',
      table: { width: 1200, depth: 1200 },
      tables,
      sides: [{ id: 'red' }, { id: 'blue' }],
      pieces,
      start: { turn: 1, phase: 'move' },
    }),
  ).game
