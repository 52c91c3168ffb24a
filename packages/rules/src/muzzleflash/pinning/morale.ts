import { type Cites, type Id, type Procedure, roll } from '@sandtable/kernel'
import type { Muzzleflash } from '../records.ts'

/** Rolls 2d6 for a morale test and returns the total, which must stay below the morale. */
export function* moraleDice(
  game: Muzzleflash,
  purpose: string,
  morale: number,
  cites: Cites,
  about?: readonly Id[],
): Procedure<number> {
  const [a, b] = yield* roll(game, purpose, 2, { need: morale - 1, cites, ...(about && { about }) })
  return (a as number) + (b as number)
}

/** A morale test: a total below the morale passes. */
export function* passes(
  game: Muzzleflash,
  purpose: string,
  morale: number,
  cites: Cites,
  about?: readonly Id[],
): Procedure<boolean> {
  return (yield* moraleDice(game, purpose, morale, cites, about)) < morale
}
