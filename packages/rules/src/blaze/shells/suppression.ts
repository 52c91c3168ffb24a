import { because, type Id, inside, type Point, type Procedure, type Reason, text, the } from '@sandtable/kernel'
import { whyOutOfArc } from '../fire/aiming.ts'
import { cardOf } from '../fire/permission.ts'
import { fired } from '../fire/records-of-fire.ts'
import type { Blaze, Stand } from '../records.ts'
import { hullOf, middleOf } from '../stands/measure.ts'
import { isAircraft, isWreck, kindOf, standing } from '../stands/stand.ts'
import type { Weapon } from '../tables.ts'
import { whyNotInReach } from './reach.ts'
import { spotterFor } from './spotting.ts'
import { discAt, halfUnder } from './template.ts'
import { spendVolley, whyNoVolley } from './volleys.ts'

/** Suppressive area fire: it causes no losses and stops movement. */

export const whyNoTemplate = (game: Blaze, side: Id): readonly Reason[] =>
  game.side(side).suppressiveTemplates > 0
    ? []
    : [because('templates', text`no suppressive template is left`, 'BA-SUPP-5')]

/** A stand on Aimed Fire uses it as its fire, where a spotter sees the ground: BA-RUL-112. */
export function whyNotSuppress(game: Blaze, firer: Stand, weapon: Weapon, at: Point): readonly Reason[] {
  const reasons: Reason[] = [...whyNoTemplate(game, firer.side)]
  if (cardOf(game, firer) !== 'aimed-fire')
    reasons.push(because('card', text`${the.piece(firer)} is not on Aimed Fire`, 'BA-SUPP-1', 'BA-RUL-112'))
  if (!weapon.indirect && !weapon.mortar) reasons.push(because('indirect', text`only artillery lays it`, 'BA-SUPP-1'))
  reasons.push(...whyNotInReach(game, firer, weapon, at, 'indirect'), ...whyOutOfArc(game, firer, at))
  if (!spotterFor(game, firer.side, at))
    reasons.push(because('spotter', text`no spotter sees the place`, 'BA-RUL-112', 'BA-SUPP-1'))
  return [...reasons, ...whyNoVolley(firer, weapon)]
}

/** The template is placed freely, without a die; it takes effect at the end of the Aimed Fire step. */
export function* fireSuppressive(game: Blaze, firer: Stand, weapon: Weapon, at: Point): Procedure {
  const cites = ['BA-SUPP-1', 'BA-SUPP-6']
  fired(game, firer, cites)
  spendVolley(game, firer, weapon)
  takeTemplate(game, firer.side)
  const { calls } = game.side(firer.side)
  const call = { kind: 'suppressive', by: firer.id, at: [at], piece: null, target: null, overruled: false } as const
  game.change('side', firer.side, { calls: [...calls, call] }, cites)
  game.say(text`Suppressive fire is laid at ${the.place(at)}.`, cites, undefined, undefined, at)
}

export function takeTemplate(game: Blaze, side: Id): void {
  const { suppressiveTemplates } = game.side(side)
  game.change('side', side, { suppressiveTemplates: suppressiveTemplates - 1 }, ['BA-SUPP-5'])
}

/** An overruled call never happened: its template is available again. */
export function giveBackTemplate(game: Blaze, side: Id, cites: readonly string[]): void {
  const { suppressiveTemplates } = game.side(side)
  game.change('side', side, { suppressiveTemplates: suppressiveTemplates + 1 }, cites)
}

/** Every unit under a template, friend or enemy, with its passengers, may not move and fires as if disordered until the turn ends. */
export function suppress(game: Blaze, at: Point, side: Id): void {
  const under = standing(game).filter(stand => isUnder(game, stand, at))
  const isSeen = under.some(stand => stand.side === side || !stand.hidden)
  const falls = isSeen
    ? text`The suppressive fire falls at ${the.place(at)}.`
    : text`The suppressive fire falls at ${the.place(at)}; nobody is seen under it.`
  game.say(falls, ['BA-SUPP-2', 'BA-RUL-112'], undefined, [side], at)
  for (const stand of under) {
    const cites = ['BA-SUPP-2', 'BA-SUPP-3']
    game.change('piece', stand.id, { suppressed: true }, cites, { is: 'suppressed', cause: 'artillery' })
    game.say(text`${the.piece(stand)} is suppressed.`, cites, [stand.id])
  }
}

function isUnder(game: Blaze, stand: Stand, at: Point): boolean {
  if (isAircraft(game, stand) || kindOf(game, stand).class === 'marker' || isWreck(stand)) return false
  const disc = discAt(game, at)
  const byShare = game.ruling('BA-RUL-40') === 'area'
  return byShare ? halfUnder(hullOf(game, stand), disc) : inside(disc, middleOf(game, stand))
}
