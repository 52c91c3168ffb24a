import { type Message, type Modifier, type Procedure, roll, text } from '@sandtable/kernel'
import { crewRatings, toHitModifiers, toHitTable } from '../combat-tables.ts'
import type { InCover } from '../ground/cover.ts'
import type { Blaze, Stand } from '../records.ts'
import { near, type Thing } from '../stands/measure.ts'
import { classOf, isConcealed } from '../stands/stand.ts'
import { type Cover, coverModifier, covers, night } from '../tables.ts'
import { reach, score } from '../values.ts'
import { holdsFireCard } from './orders.ts'

/** The D10 that hit figures: small arms, machine guns, high explosive, strafing, bombs, flames. */

/** The score a D10 needs: the table's and the final one. */
export interface Need {
  /** The score a die must reach. */
  readonly need: number
  /** The score in the table. */
  readonly row: number
  readonly cites: readonly string[]
  /** The modifiers between the two. */
  readonly modifiers: readonly Modifier[]
}

/** Other conditions of the fire, besides the target's cover. */
interface Manner {
  readonly fallsBack?: boolean
  readonly indirect?: 'indirect' | 'speculative'
  /** The firer, if it can be disordered. */
  readonly firer?: Stand | null
  /** The second shot of an Excellent crew. */
  readonly second?: boolean
}

/** A note that explains a number without changing it. */
export const note = (says: Message, ...cites: string[]): Modifier => ({ says, by: 0, cites })

/** The row of the to-hit table: cavalry is easier to hit, infantry and crews on a fire card harder. BA-RUL-33, BA-RUL-34. */
function rowFor(game: Blaze, target: Stand, fallsBack: boolean): Pick<Need, 'row' | 'cites'> {
  if (fallsBack) return { row: game.rows(toHitTable)['falling-back'] as number, cites: ['BA-FALL-4'] }
  const rows = game.rows(toHitTable)
  if (classOf(game, target) === 'cavalry') return { row: rows.cavalry as number, cites: ['BA-ARMS-28'] }
  if (holdsFireCard(target)) return { row: rows.firing as number, cites: ['BA-ARMS-27', 'BA-ARMS-8'] }
  return { row: rows.normal as number, cites: ['BA-ARMS-26'] }
}

/** The modifiers of the score needed. */
const harder = (game: Blaze, why: 'indirect' | 'speculative' | 'disordered'): number =>
  game.rows(toHitModifiers)[why] as number

/** The modifier of a disordered or suppressed firer's D10 score, against figures or a softskin: BA-RUL-36. */
export const shaken = (game: Blaze, firer: Stand | null | undefined): readonly Modifier[] =>
  firer?.suppressed
    ? [{ says: text`suppressed`, by: -harder(game, 'disordered'), cites: ['BA-SUPP-4', 'BA-DIS-2'] }]
    : firer?.disordered
      ? [{ says: text`disordered`, by: -harder(game, 'disordered'), cites: ['BA-DIS-2'] }]
      : []

/** The score that hits this stand in this cover, at most 10: BA-RUL-35. A stand falling back has no cover: BA-RUL-261. */
export function needed(game: Blaze, target: Stand, cover: Sheltered, manner: Manner = {}): Need {
  const { row, cites } = rowFor(game, target, manner.fallsBack === true)
  const parts = sheltered(game, cover)
  const modifiers: Modifier[] = manner.fallsBack ? parts.map(({ says }) => note(says, 'BA-FALL-4')) : [...parts]
  if (game.state.night)
    modifiers.push({ says: text`night`, by: -game.rows(night)['infantry-to-hit'], cites: ['BA-NIGHT-12'] })
  if (manner.indirect === 'indirect')
    modifiers.push({ says: text`indirect fire`, by: -harder(game, 'indirect'), cites: ['BA-INDIR-2'] })
  if (manner.indirect === 'speculative')
    modifiers.push({ says: text`speculative fire`, by: -harder(game, 'speculative'), cites: ['BA-SPEC-2'] })
  modifiers.push(...shaken(game, manner.firer))
  if (manner.second)
    modifiers.push({
      says: text`second shot`,
      by: game.rows(crewRatings).excellent?.['second-shot'] ?? 0,
      cites: ['BA-GUN-9'],
    })
  const most = score(game, 'always')
  const over = modifiers.reduce((need, { by }) => need - by, row) - most
  if (over > 0) modifiers.push({ says: text`a 10 always hits`, by: over, cites: ['BA-ARMS-29'] })
  return { need: over > 0 ? most : over + most, row, cites, modifiers }
}

/** A cover and its rules. */
type Sheltered = Pick<InCover, 'cover' | 'cites'>

/** Cover as a modifier of the score; ground without cover gets a note. */
function sheltered(game: Blaze, { cover, cites }: Sheltered): readonly Modifier[] {
  if (cover === 'none') return cites.length > 0 ? [note(text`no cover`, ...cites)] : []
  const rules = [...cites, cover === 'hard' ? 'BA-TERR-21' : 'BA-TERR-20'].slice(0, 2)
  return [
    {
      says: cover === 'hard' ? text`hard cover` : text`soft cover`,
      by: -game.rows(coverModifier)[cover],
      cites: rules,
    },
  ]
}

const HARD: Sheltered = { cover: 'hard', cites: ['BA-PRONE-4'] }

/** A prone stand within 150 mm counts as in hard cover, wherever it is. */
export const proneOr = (target: Stand, cover: InCover): Sheltered =>
  target.prone && covers.indexOf(cover.cover) < covers.indexOf('hard' satisfies Cover) ? HARD : cover

/** Beyond 150 mm direct fire cannot hit a prone stand. */
export const isOutOfReachProne = (game: Blaze, firer: Thing, target: Stand): boolean =>
  target.prone && !near(game, firer, target, reach(game, 'prone'))

/**
 * Who may see the dice of this fire: only the owner of what is hidden or face down, or their number and their
 * modifiers would say what it is. Where both are, nobody but the umpire: BA-HIDE-4, BA-HIDE-5.
 */
export function witnesses(
  target: Stand,
  firer: Stand | null = null,
  secret = false,
): { readonly to?: readonly string[] } {
  const owners = [
    ...(secret || isConcealed(target) ? [target.side] : []),
    ...(firer && isConcealed(firer) ? [firer.side] : []),
  ]
  return owners.length === 0 ? {} : { to: new Set(owners).size === 1 ? owners.slice(0, 1) : [] }
}

/** How the dice are recorded: the firer, if it might be hidden, and whether they are kept from others anyway. */
interface Rolled {
  readonly cites: readonly string[]
  readonly notes?: readonly Modifier[]
  readonly firer?: Stand | null
  readonly secret?: boolean
}

/** Rolls D10 at a stand and returns the dice and the number of hits. Notes say where the dice come from. */
export function* rollToHit(
  game: Blaze,
  purpose: 'hit' | 'flame' | 'overrun-casualty',
  dice: number,
  target: Stand,
  { need, row, modifiers }: Need,
  { cites, notes = [], firer = null, secret = false }: Rolled,
): Procedure<{ readonly shown: readonly number[]; readonly hits: number }> {
  const shown = yield* roll(game, purpose, dice, {
    faces: 10,
    need: row,
    modifiers: [...notes, ...modifiers],
    cites,
    about: [target.id],
    ...witnesses(target, firer, secret),
  })
  return { shown, hits: shown.filter(die => die >= need).length }
}
