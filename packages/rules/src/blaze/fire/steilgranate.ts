import { because, type Length, type Reason, text, the } from '@sandtable/kernel'
import { gunRanges } from '../combat-tables.ts'
import type { Blaze, Stand } from '../records.ts'
import type { Weapon } from '../tables.ts'
import { number } from '../values.ts'
import type { Gun } from './gunnery.ts'

/** The Steilgranate 41: a muzzle-loaded hollow charge for two German anti-tank guns. */

/** The same crew with the round: the gun's own suffix does not apply, BA-RUL-94. */
export const loadedWith = (game: Blaze, gun: Gun, { steilgranate }: Weapon): Gun => ({
  ...gun,
  group: number(game, 'steilgranate-group'),
  suffix: 0,
  round: steilgranate === 'short' ? 'BA-SG-2' : 'BA-SG-3',
})

/** The 37 mm at short range only, the 50 mm at medium range or less. */
export const sgReach = (game: Blaze, weapon: Weapon): Length =>
  game.rows(gunRanges)[weapon.steilgranate ?? 'short'] as Length

/** Does the shot use the round? One declared only as the gun fires counts as a normal one: BA-SG-5. */
export const usesSteilgranate = (stand: Stand, mode: string | undefined): boolean =>
  mode === 'steilgranate' && stand.sgLoaded

export const whyNoSteilgranate = (stand: Stand, weapon: Weapon): readonly Reason[] =>
  weapon.steilgranate
    ? []
    : [
        because(
          'steilgranate',
          text`${the.piece(stand)} has no Steilgranate for its ${the.term(weapon.name)}`,
          'BA-SG-1',
        ),
      ]
