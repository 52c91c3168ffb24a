import { type Modifier, mm, type Procedure, roll } from '@sandtable/kernel'
import { crewRatings, toHitTable } from '../combat-tables.ts'
import type { InCover } from '../ground/cover.ts'
import type { Blaze, Stand } from '../records.ts'
import { near, type Thing } from '../stands/measure.ts'
import { classOf, isConcealed } from '../stands/stand.ts'
import { type Cover, coverModifier, covers, night } from '../tables.ts'
import { holdsFireCard } from './orders.ts'

/** The D10 that hit figures: small arms, machine guns, high explosive, strafing, bombs, flames. */

/** Within this a prone stand can be hit by direct fire, as in hard cover: BA-PRONE-3, BA-PRONE-4. At exactly 150 mm it can: BA-RUL-21. */
export const PRONE_REACH = mm(150)
/** What stands that fall back are hit on: BA-FALL-4. */
const FALLING_BACK = 8
/** Indirect and speculative fire: BA-INDIR-2, BA-SPEC-2. */
const INDIRECT = 2
/** A disordered stand needs one more: BA-RUL-36. */
const DISORDERED = 1
/** A 10 always hits: BA-ARMS-29. */
const MOST = 10

export interface Need {
  readonly need: number
  readonly cites: readonly string[]
}

/** What else is true of the fire, besides the cover of the target. */
interface Manner {
  readonly fallsBack?: boolean
  readonly indirect?: 'indirect' | 'speculative'
  /** The firer, where he can be disordered. */
  readonly firer?: Stand | null
  /** The second shot of an Excellent crew. */
  readonly second?: boolean
}

/** The row of the to-hit table: cavalry is easier, infantry and crews on a fire card are harder to hit. BA-RUL-33, BA-RUL-34. */
function rowFor(game: Blaze, target: Stand): { readonly row: string; readonly cites: readonly string[] } {
  if (classOf(game, target) === 'cavalry') return { row: 'cavalry', cites: ['BA-ARMS-28', 'BA-RUL-34'] }
  const row = holdsFireCard(target) ? 'firing' : 'normal'
  return { row, cites: row === 'firing' ? ['BA-ARMS-8', 'BA-ARMS-27', 'BA-RUL-33'] : ['BA-ARMS-26'] }
}

/** What a disordered or suppressed firer needs on top of his D10, at figures or at a softskin: BA-RUL-36. */
export function shakenBy(firer: Stand | null | undefined): Need {
  if (!firer || !(firer.disordered || firer.suppressed)) return { need: 0, cites: [] }
  return { need: DISORDERED, cites: ['BA-DIS-2', 'BA-RUL-36', ...(firer.suppressed ? ['BA-SUPP-4'] : [])] }
}

/** The score that hits this stand in this cover, never more than 10: BA-RUL-35. */
export function needed(game: Blaze, target: Stand, cover: Pick<InCover, 'cover' | 'cites'>, manner: Manner = {}): Need {
  const { row, cites } = rowFor(game, target)
  let need = game.rows(toHitTable)[row] as number
  if (cover.cover !== 'none') need += coverModifier[cover.cover]
  const rules = [...cites, ...cover.cites, 'BA-ARMS-29', 'BA-RUL-35']
  if (manner.fallsBack) {
    need = FALLING_BACK
    rules.push('BA-FALL-4', 'BA-RUL-261')
  }
  if (game.state.night) {
    need += night['infantry-to-hit']
    rules.push('BA-NIGHT-12')
  }
  if (manner.indirect) {
    need += INDIRECT
    rules.push(manner.indirect === 'indirect' ? 'BA-INDIR-2' : 'BA-SPEC-2')
  }
  const shaken = shakenBy(manner.firer)
  need += shaken.need
  rules.push(...shaken.cites)
  if (manner.second) {
    need -= game.rows(crewRatings).excellent?.['second-shot'] ?? 0
    rules.push('BA-GUN-9', 'BA-RUL-92')
  }
  return { need: Math.min(need, MOST), cites: rules }
}

const HARD: Pick<InCover, 'cover' | 'cites'> = { cover: 'hard', cites: ['BA-PRONE-4', 'BA-RUL-21', 'BA-TERR-21'] }

/** A prone stand within 150 mm counts as in hard cover, whatever it lies in. */
export const proneOr = (target: Stand, cover: InCover): Pick<InCover, 'cover' | 'cites'> =>
  target.prone && covers.indexOf(cover.cover) < covers.indexOf('hard' satisfies Cover) ? HARD : cover

/** Beyond 150 mm direct fire cannot hit a prone stand. */
export const isOutOfReachProne = (game: Blaze, firer: Thing, target: Stand): boolean =>
  target.prone && !near(game, firer, target, PRONE_REACH)

/** Who may see the dice for this stand: of one that is hidden or face down its owner alone, or the dice would tell of it. */
export const witnesses = (target: Stand, secret = false): { readonly to?: readonly string[] } =>
  secret || isConcealed(target) ? { to: [target.side] } : {}

/** Rolls D10 at a stand, and gives what they show and how many hit. */
export function* rollToHit(
  game: Blaze,
  purpose: 'hit' | 'flame' | 'overrun-casualty',
  dice: number,
  target: Stand,
  { need, cites }: Need,
  { secret = false, modifiers = [] }: { readonly secret?: boolean; readonly modifiers?: readonly Modifier[] } = {},
): Procedure<{ readonly shown: readonly number[]; readonly hits: number }> {
  const shown = yield* roll(game, purpose, dice, {
    faces: 10,
    need,
    cites,
    modifiers,
    about: [target.id],
    ...witnesses(target, secret),
  })
  return { shown, hits: shown.filter(die => die >= need).length }
}
